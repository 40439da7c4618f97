import { takesOver } from '@/platform/early/replay-input'
import { archiveForm, bareForm } from '../state/form-fields'

/**
 * The forms of an archive's controls, which name them by id: they surround a list whose cards have forms of their own.
 * Without scripts every control submits them (PRS-01). `autoComplete` is off, so that a browser does not restore old
 * values after going back.
 */
export function ArchiveForms({ path }: { path: string }) {
  return (
    <>
      <form id={archiveForm} method="get" action={path} autoComplete="off" hidden {...takesOver}>
        {/* Enter in a number field presses this button; each of the others has an effect of its own. */}
        <button type="submit" tabIndex={-1} />
      </form>
      <form id={bareForm} method="get" action={path} hidden />
    </>
  )
}
