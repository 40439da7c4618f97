import { nearMeKey } from '@/read-model/filters/group'
import { facetKey, type FilterSection } from '@/read-model/filters/sections'
import { endsOf, formFields } from './form-fields'

const { near, ...pressed } = formFields
/** Keys that every archive reads, whatever its sections: sort, page and the fields of its form. */
const always: readonly string[] = ['sort', 'page', ...Object.values(pressed)]

const keysOf = (section: FilterSection): readonly string[] => {
  const key = facetKey(section)
  if (section.control === 'range') return [key, ...Object.values(endsOf(key))]
  return key === nearMeKey ? [key, near] : [key]
}

const read = new WeakMap<readonly FilterSection[], ReadonlySet<string>>()

function known(sections: readonly FilterSection[]): ReadonlySet<string> {
  const keys = read.get(sections) ?? new Set([...always, ...sections.flatMap(keysOf)])
  read.set(sections, keys)
  return keys
}

/** Whether a key of an archive's query changes what it shows (D-36); with any other the static page is served. */
export const isArchiveParameter = (sections: readonly FilterSection[], key: string): boolean => known(sections).has(key)
