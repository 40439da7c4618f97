import { nearMeKey } from '@/read-model/filters/group'
import { facetKey, type FilterSection } from '@/read-model/filters/sections'
import { endsOf, formFields } from './form-fields'

const { near, ...pressed } = formFields
/** What an archive understands whatever its sections are: its order, its page, and what its form says was pressed. */
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

/** Whether a key of an archive's address says what the archive shows (D-36); every other leaves it as it is. */
export const narrowsBy = (sections: readonly FilterSection[], key: string): boolean => known(sections).has(key)
