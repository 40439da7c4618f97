import { takesOver } from '@/platform/early/replay-input'
import { archiveForm, bareForm } from '../state/form-fields'

/**
 * The forms that the controls of an archive belong to by name: they stand around the list, whose cards have forms of
 * their own. Without scripts every control sends them (PRS-01). What a browser would fill in again after going back
 * is no choice of the visitor, hence `autoComplete`.
 */
export function ArchiveForms({ path }: { path: string }) {
  return (
    <>
      <form id={archiveForm} method="get" action={path} autoComplete="off" hidden {...takesOver}>
        {/* The one that Enter presses in a field of numbers: of the others each does something of its own. */}
        <button type="submit" tabIndex={-1} />
      </form>
      <form id={bareForm} method="get" action={path} hidden />
    </>
  )
}
