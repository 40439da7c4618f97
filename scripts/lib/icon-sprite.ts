import * as lucide from 'lucide-react'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { FilterGroup } from '@/read-model/filters/group'
import { collections } from '@/read-model/collections'
import { categoryTrees } from '@starter/catalogue/categories'

type Named = { readonly icon: string; readonly children?: readonly Named[] }

const names = (terms: readonly Named[]): string[] =>
  terms.flatMap(({ icon, children }) => [icon, ...names(children ?? [])])

/** Icons of a filter group's options; categories have the icons of the starting catalogue. */
function groupNames({ options }: FilterGroup): string[] {
  switch (options.kind) {
    case 'terms':
      return names(options.terms)
    case 'parts':
      return names(options.parts)
    case 'entries':
      return [options.icon]
    case 'categories':
    case 'branches':
      return names(categoryTrees.filter(({ slug }) => slug === options.root))
    case 'none':
      return []
  }
}

const component = (name: string): string =>
  name.replace(/(^|-)(\w)/g, (_, _dash: string, letter: string) => letter.toUpperCase())

/** An SVG sprite of the filters' icons, which the browser caches, so that no script bundle contains them. */
export function iconSprite(): string {
  const wanted = new Set(Object.values(collections).flatMap(({ groups }) => groups.flatMap(groupNames)))
  // lucide exports aliases too, which `icons` does not list.
  const known = lucide as unknown as Readonly<Record<string, lucide.LucideIcon | undefined>>
  const symbols = [...wanted].sort().map((name) => {
    const icon = known[component(name)]
    if (!icon) throw new Error(`lucide has no icon ${name}`)
    const inner = renderToStaticMarkup(createElement(icon)).replace(/^<svg[^>]*>|<\/svg>$/g, '')
    return `<symbol id="${name}" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round">${inner}</symbol>`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('\n')}\n</svg>\n`
}
