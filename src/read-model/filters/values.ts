/** Sorts a visitor may choose (D-16). */
export const sorts = ['createdAt', '-createdAt', 'title', 'price', '-price', '-rating', 'distance'] as const
export type Sort = (typeof sorts)[number]
export const defaultSort: Sort = 'createdAt'

const rangePattern = /^(?:\d{1,12}(?:\.\d{1,2})?)?-(?:\d{1,12}(?:\.\d{1,2})?)?$/

/** Parses a range written `10-50`, where either end may be left out; null where it is malformed. */
export function parseRange(value: string): { min: number | null; max: number | null } | null {
  if (!rangePattern.test(value) || value === '-') return null
  const [low = '', high = ''] = value.split('-')
  const [min, max] = [low === '' ? null : Number(low), high === '' ? null : Number(high)]
  return min !== null && max !== null && min > max ? { min: max, max: min } : { min, max }
}

export const isPlace = ({ lat, lng }: { lat?: number | undefined; lng?: number | undefined }): boolean =>
  lat !== undefined && lng !== undefined && Math.abs(lat) <= 90 && Math.abs(lng) <= 180
