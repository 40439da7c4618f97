import type { FilterSection } from '@/read-model/filters/sections'
import type { Choice } from './selection'

/**
 * The query of an address with what is left of its vendors, species and places, on the page that the choice is on; what
 * else stands in it stays, so that sections are as far open as they were.
 */
export function correctedQuery(search: string, sections: readonly FilterSection[], { filters, page }: Choice): string {
  const params = new URLSearchParams(search)
  if (params.has('page')) params.set('page', String(page))
  for (const { key, complete } of sections) {
    if (complete || !params.has(key)) continue
    const left = filters[key]?.join(',')
    if (left) params.set(key, left)
    else params.delete(key)
  }
  return `?${params.toString()}`
}
