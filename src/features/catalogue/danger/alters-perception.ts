import type { Where } from 'payload'
import type { Mushroom } from '@/payload-types'
import { psychoactiveType } from '@/platform/catalogue/kept-categories'
import { populated } from '@/platform/populated'

/**
 * Whether a species is psychoactive by its checkbox, its grade or its type, since an editor may set only one of them.
 * The shop reads the same three to regulate products of its spores (`goodsOfSpecies`).
 */
export const isPsychoactive = ({ specie, categories }: Pick<Mushroom, 'specie' | 'categories'>): boolean =>
  specie.psychoactive === true ||
  specie.edibility === 'psychoactive' ||
  populated(categories).some(({ path }) => path === psychoactiveType)

/** The condition of `isPsychoactive` as a query. */
export const psychoactiveSpecies: Where = {
  or: [
    { 'specie.psychoactive': { equals: true } },
    { 'specie.edibility': { equals: 'psychoactive' } },
    { 'categories.path': { equals: psychoactiveType } },
  ],
}
