import { formParameters } from '@/core/section-keys'

/**
 * What the form of an archive sends beside the sections themselves, while no script writes the address: every control
 * is one of its fields or submits it, so that what is ticked but not yet taken goes along (PRS-01).
 */
export const archiveForm = 'archive-form'
/** A form without fields, which leads back to the bare archive. */
export const bareForm = 'archive-bare'

export const formFields = {
  /** A value to give up, as `section:value`. */
  without: 'without',
  /** A section pressed open or shut, and those that were before, as `section:1` or `section:0`. */
  fold: 'fold',
  folded: 'folded',
  /** The filters of a small screen are open. */
  shown: 'filters',
  /** A town to be near, as `lat,lng`. */
  near: 'near',
} as const satisfies Record<string, (typeof formParameters)[number]>

/** The two ends of a span. */
export const endsOf = (section: string) => ({ from: `${section}.from`, to: `${section}.to` })

/** Everything of a query that the form wrote and that no address keeps. */
export const isFormField = (name: string): boolean =>
  formNames.has(name) || name.endsWith('.from') || name.endsWith('.to')

const formNames: ReadonlySet<string> = new Set(formParameters)

/** Whether the filters stand open: a small screen shows them to a visitor who works in them. */
export const showsFilters = (params: URLSearchParams): boolean =>
  params.has(formFields.shown) || params.has(formFields.fold)

const foldPattern = /^([\p{L}\p{N}._-]{1,200}):([01])$/u

/** Which sections an address opens or shuts; what was pressed last counts. */
export function foldsOf(params: URLSearchParams): Readonly<Record<string, boolean>> {
  const written = [...params.getAll(formFields.folded), ...params.getAll(formFields.fold)].slice(0, 100)
  return Object.fromEntries(
    written.flatMap((text) => {
      const [, section, open] = foldPattern.exec(text) ?? []
      return section === undefined ? [] : [[section, open === '1'] as const]
    }),
  )
}
