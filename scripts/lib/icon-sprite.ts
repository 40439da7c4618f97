import * as lucide from 'lucide-react'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { filterGroups } from '@/cards/filters/groups'
import { benefits } from '@/features/catalogue/vocabulary/benefit-terms.data'
import { effects, flavors, fragrances, textures, types } from '@/features/catalogue/vocabulary/mushroom-terms.data'
import { productGroups } from '@/features/catalogue/vocabulary/product-groups.data'

type Named = { readonly icon: string; readonly children?: readonly Named[] }

const names = (terms: readonly Named[]): string[] =>
  terms.flatMap(({ icon, children }) => [icon, ...names(children ?? [])])

const groupNames = Object.values(filterGroups)
  .flat()
  .flatMap(({ options }) =>
    options.kind === 'terms' ? names(options.terms) : options.kind === 'parts' ? names(options.parts) : [],
  )

const component = (name: string): string =>
  name.replace(/(^|-)(\w)/g, (_, _dash: string, letter: string) => letter.toUpperCase())

/** The icons of the filters as one SVG file of symbols: the browser fetches it once, and no script carries them. */
export function iconSprite(): string {
  const wanted = new Set([
    ...groupNames,
    ...names(productGroups),
    ...[benefits, effects, flavors, fragrances, textures, types].flatMap((terms) => names(terms)),
  ])
  // Older names are exported too, but not listed in `icons`.
  const known = lucide as unknown as Readonly<Record<string, lucide.LucideIcon | undefined>>
  const symbols = [...wanted].sort().map((name) => {
    const icon = known[component(name)]
    if (!icon) throw new Error(`lucide has no icon ${name}`)
    const inner = renderToStaticMarkup(createElement(icon)).replace(/^<svg[^>]*>|<\/svg>$/g, '')
    return `<symbol id="${name}" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round">${inner}</symbol>`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('\n')}\n</svg>\n`
}
