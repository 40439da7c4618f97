import { isRated, type CardCollection } from '@/core/collections'
import { limits } from '@/core/limits'
import type { Place } from '@/read-model/engine/distance'
import { nearMeKey, switchedOn, type FilterGroup } from '@/read-model/filters/group'
import { defaultSort, isPlace, parseRange, sorts, type Sort } from '@/read-model/filters/values'
import { endsOf, formFields, isFormField } from './form-fields'

/** A visitor's selection in an archive, which is kept in the address (FLT-12). */
export type ArchiveSelection = {
  /** Section key to selected values. */
  readonly filters: Readonly<Record<string, readonly string[]>>
  readonly place: Place | null
  readonly sort: Sort
  readonly page: number
}

/** A selection as the key of its result. */
export const keyOf = (choice: ArchiveSelection): string => JSON.stringify(choice)

export const noSelection: ArchiveSelection = { filters: {}, place: null, sort: defaultSort, page: 1 }

/** The sorts that an archive offers. */
export const sortsOf = (collection: CardCollection, near: boolean): Sort[] =>
  sorts.filter(
    (sort) =>
      (sort !== 'distance' || near) &&
      (!sort.endsWith('price') || collection === 'products') &&
      (sort !== '-rating' || isRated(collection)),
  )

/** The sections and sorts that an archive accepts. Whether a value exists is not checked here, nor in an API call. */
export type AcceptedParameters = {
  /** The control of each section. */
  readonly sections: Readonly<Record<string, FilterGroup['control']>>
  readonly sorts: readonly Sort[]
}

const valuePattern = new RegExp(`^[\\p{L}\\p{N}._-]{1,${limits.filter.characters}}$`, 'u')

const isValue = (control: FilterGroup['control'], value: string): boolean => {
  if (control === 'toggle') return value === switchedOn
  return control === 'range' ? parseRange(value) !== null : valuePattern.test(value)
}

/** The place that `lat` and `lng` of an address name, or a town taken from the form; null where they name none. */
export function parsePlace(params: URLSearchParams): Place | null {
  const town = params.get(formFields.near) ? params.get(formFields.near)?.split(',') : undefined
  const [lat, lng] = ['lat', 'lng'].map((key, at) => {
    const text = town ? town[at] : params.get(key)
    return text && /^-?\d{1,3}(\.\d{1,6})?$/.test(text) ? Number(text) : Number.NaN
  })
  return isPlace({ lat, lng }) ? { lat: lat ?? 0, lng: lng ?? 0 } : null
}

/** Digits in groups of three with one separator, before decimals with the other. */
const groupedDigits = /^[1-9]\d{0,2}([.,])\d{3}(?:\1\d{3})*(?!\d|\1)/

/**
 * A number as an address writes it, from input in any locale: `12,50` is `12.50`. No price or rating has three
 * decimals, so `1.250` and `1,250` are both 1250. Returns '' where the input is no number.
 */
export const writtenNumber = (typed: string): string => {
  const text = typed.normalize('NFKC').replace(/\s/g, '')
  const plain = text.replace(groupedDigits, (whole) => whole.replace(/[.,]/g, '')).replace(',', '.')
  return /^(?=.?\d)\d{0,15}(?:\.\d*)?$/.test(plain) ? String(Math.round(Number(plain) * 100) / 100) : ''
}

/** A range from its two ends; '' where both are open. */
export const spanOf = (from: string, to: string): string => (from + to === '' ? '' : `${from}-${to}`)

/** The values of a section in an address: its own, or the two ends that the form sends. */
function valuesIn(params: URLSearchParams, key: string): string[] {
  const { from, to } = endsOf(key)
  if (params.has(from) || params.has(to)) {
    const [low, high] = [from, to].map((end) => writtenNumber(params.get(end) ?? ''))
    return [spanOf(low ?? '', high ?? '')]
  }
  return params.getAll(key).flatMap((value) => value.split(','))
}

/**
 * Reads a selection from an address. Malformed values and unknown sections are dropped, a page out of bounds is
 * clamped. A value that no document has is kept: it finds nothing, so that a link to it does not list everything.
 */
export function parseChoice(search: string, known: AcceptedParameters): ArchiveSelection {
  const params = new URLSearchParams(search)
  const here = parsePlace(params)
  const given = new Set(params.getAll(formFields.without))
  const filters: Record<string, readonly string[]> = {}
  for (const [key, control] of Object.entries(known.sections)) {
    // Near Me cannot filter without a place.
    if (key === nearMeKey && (!here || given.has(`${key}:${switchedOn}`))) continue
    if (Object.keys(filters).length === limits.filter.sections) break
    const isTown = key === nearMeKey && Boolean(params.get(formFields.near))
    const values = isTown
      ? [switchedOn]
      : [...new Set(valuesIn(params, key))].filter((one) => !given.has(`${key}:${one}`))
    const several = control === 'options' || control === 'icons'
    const valid = values.filter((value) => isValue(control, value)).slice(0, several ? limits.filter.values : 1)
    if (valid.length > 0) filters[key] = valid
  }
  // Selecting a town also sorts by distance (FLT-09).
  const sort = params.get(formFields.near) && nearMeKey in filters ? 'distance' : params.get('sort')
  const page = Number(params.get('page') ?? 1)
  return {
    filters,
    place: nearMeKey in filters ? here : null,
    sort: known.sorts.find((one) => one === sort && (one !== 'distance' || nearMeKey in filters)) ?? defaultSort,
    page: Number.isInteger(page) ? Math.min(Math.max(page, 1), limits.maxPage) : 1,
  }
}

/** Writes a selection as the query of an address, `''` for none. Unknown keys stay as they were. */
export function writeChoice(choice: ArchiveSelection, known: AcceptedParameters, search = ''): string {
  const params = new URLSearchParams(search)
  for (const key of [...Object.keys(known.sections), 'lat', 'lng', 'sort', 'page']) params.delete(key)
  for (const key of [...params.keys()]) if (isFormField(key)) params.delete(key)
  for (const [key, values] of Object.entries(choice.filters)) if (values.length > 0) params.set(key, values.join(','))
  if (choice.place) {
    params.set('lat', String(choice.place.lat))
    params.set('lng', String(choice.place.lng))
  }
  if (choice.sort !== defaultSort) params.set('sort', choice.sort)
  if (choice.page > 1) params.set('page', String(choice.page))
  const text = params.toString().replaceAll('%2C', ',')
  return text === '' ? '' : `?${text}`
}

export const isSelected = ({ filters, sort, page }: ArchiveSelection): boolean =>
  Object.keys(filters).length > 0 || sort !== defaultSort || page > 1
