import { textIn, type Locale, type Text } from '@/core/locales'
import type { FilterGroup, OptionSource } from './group'
import { filterTree, type CategoryNode, type FilterTreeNode } from './tree'

export type FilterOption = { readonly value: string; readonly label: string; readonly icon: string | null }

/** P1 §3 Filter section, as the sidebar draws it (FLT-13). */
export type FilterSection = {
  readonly key: string
  readonly title: string
  readonly level: number
  readonly parentSection: string | null
  readonly isCategory: boolean
  readonly control: FilterGroup['control']
  readonly forceIconButtons: boolean
  readonly icon: string | null
  readonly options: readonly FilterOption[]
  readonly childSections: readonly FilterSection[]
}

/** What a group with options of kind `entries` offers: value to name. */
export type EntryLabels = Readonly<Record<string, ReadonlyMap<string, Text>>>

const allOf = { en: 'All', es: 'Todo', pt: 'Tudo' } as const

/**
 * Writes the sections of an archive in one language.
 * @param categories every category, parents before children
 */
export function filterSections(
  groups: readonly FilterGroup[],
  locale: Locale,
  categories: readonly CategoryNode[],
  entries: EntryLabels,
): FilterSection[] {
  const tree = filterTree(categories, locale)

  const option = ({ _name, _title, icon }: FilterTreeNode): FilterOption => ({ value: _name, label: _title, icon })

  const categorySection = (
    node: FilterTreeNode,
    key: string,
    level: number,
    parentSection: string | null,
    /** Whether everything below it can be chosen at once. */
    choosable = true,
  ): FilterSection => {
    const below = node._items
    const leaves = below.filter(({ _items }) => _items.length === 0).map(option)
    // A section that can be chosen whole: a sub-section, or a group without anything below it.
    const whole = !choosable ? [] : below.length === 0 ? [option(node)] : [{ ...option(node), label: allOf[locale] }]
    return {
      key,
      title: node._title,
      level,
      parentSection,
      isCategory: true,
      control: 'options',
      forceIconButtons: false,
      icon: node.icon,
      options: [...whole, ...leaves],
      childSections: below
        .filter(({ _items }) => _items.length > 0)
        .map((child) => categorySection(child, `${key}.${child._name}`, level + 1, key)),
    }
  }

  const optionsOf = (source: OptionSource, key: string): FilterOption[] => {
    switch (source.kind) {
      case 'terms':
        return source.terms.map(({ slug, label, icon }) => ({ value: slug, label: label[locale], icon }))
      case 'entries':
        return [...(entries[key] ?? [])]
          .map(([value, name]) => ({ value, label: textIn(name, locale), icon: null }))
          .sort((a, b) => a.label.localeCompare(b.label, locale))
      default:
        return []
    }
  }

  const sectionsOf = (group: FilterGroup): FilterSection[] => {
    const { key, title, control, options } = group
    const section: FilterSection = {
      key,
      title: title[locale],
      level: 0,
      parentSection: null,
      isCategory: false,
      control,
      forceIconButtons: control === 'icons',
      icon: null,
      options: optionsOf(options, key),
      childSections: [],
    }
    if (options.kind === 'branches') {
      const branches = tree.get(options.root)?._items ?? []
      return branches.map((node) => categorySection(node, node._name, 0, null))
    }
    if (options.kind === 'categories') {
      const root = tree.get(options.root)
      return root ? [{ ...categorySection(root, key, 0, null, false), ...pick(section) }] : []
    }
    if (options.kind === 'parts') {
      const childSections = options.parts.map((part) => ({
        ...section,
        key: `${key}.${part.slug}`,
        title: part.label[locale],
        level: 1,
        parentSection: key,
        icon: part.icon,
        options: part.children.map(({ slug, label, icon }) => ({ value: slug, label: label[locale], icon })),
      }))
      return [{ ...section, childSections }]
    }
    return [section]
  }
  return groups.flatMap(sectionsOf)
}

const pick = ({ title, control, forceIconButtons }: FilterSection) => ({ title, control, forceIconButtons })

/** The key a section's values stand under: sub-sections share the key of the section they belong to. */
export const facetKey = (section: Pick<FilterSection, 'key'>): string => section.key.split('.')[0] ?? section.key

/** Every option of a section and its sub-sections. */
export const everyOption = (section: FilterSection): FilterOption[] => [
  ...section.options,
  ...section.childSections.flatMap(everyOption),
]

/** The values a document has under each category section: every step of its paths below the section's root. */
export function categoryValues(
  groups: readonly FilterGroup[],
  paths: readonly string[],
): Record<string, readonly string[]> {
  const values: Record<string, string[]> = {}
  const add = (key: string, slugs: readonly string[]): void => {
    if (slugs.length > 0) values[key] = [...(values[key] ?? []), ...slugs]
  }
  for (const { key, options } of groups) {
    if (options.kind !== 'categories' && options.kind !== 'branches') continue
    const prefix = `${options.root}/`
    for (const path of paths) {
      if (!path.startsWith(prefix)) continue
      const steps = path.slice(prefix.length).split('/')
      if (options.kind === 'categories') add(key, steps)
      else add(steps[0] ?? '', steps)
    }
  }
  return values
}
