import { formParameters } from '@/core/section-keys'

/**
 * The id of an archive's form, which works without scripts: every control is one of its fields or submits it, so that
 * ticks that are not applied yet are sent along (PRS-01).
 */
export const archiveForm = 'archive-form'
/** The id of a form without fields, which leads to the unfiltered archive. */
export const bareForm = 'archive-bare'

export const formFields = {
  /** A value to remove, as `section:value`. */
  without: 'without',
  /** A section just opened or closed, and those from before, as `section:1` (open) or `section:0`. */
  fold: 'fold',
  folded: 'folded',
  /** The filters of a small screen are open. */
  shown: 'filters',
  /** A town to be near, as `lat,lng`. */
  near: 'near',
} as const satisfies Record<string, (typeof formParameters)[number]>

/** The field names of the two ends of a range. */
export const endsOf = (section: string) => ({ from: `${section}.from`, to: `${section}.to` })

/** Whether only the form writes this parameter; the address that the page writes does not have it. */
export const isFormField = (name: string): boolean =>
  formNames.has(name) || name.endsWith('.from') || name.endsWith('.to')

const formNames: ReadonlySet<string> = new Set(formParameters)

/** Whether the address opens the filters: on a small screen they stay open for a visitor who works in them. */
export const showsFilters = (params: URLSearchParams): boolean =>
  params.has(formFields.shown) || params.has(formFields.fold)

const foldPattern = /^([\p{L}\p{N}._-]{1,200}):([01])$/u

/** Which sections an address opens (true) or closes; the last entry of a section counts. */
export function expandedFromQuery(params: URLSearchParams): Readonly<Record<string, boolean>> {
  const written = [...params.getAll(formFields.folded), ...params.getAll(formFields.fold)].slice(0, 100)
  return Object.fromEntries(
    written.flatMap((text) => {
      const [, section, open] = foldPattern.exec(text) ?? []
      return section === undefined ? [] : [[section, open === '1'] as const]
    }),
  )
}
