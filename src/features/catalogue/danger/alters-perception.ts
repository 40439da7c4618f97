import type { Where } from 'payload'
import type { Mushroom } from '@/payload-types'
import { psychoactiveType } from '@/platform/catalogue/kept-categories'
import { populated } from '@/platform/populated'

/**
 * Whether a species is psychoactive by what its page may show: by its mark, its grade or its type. An editor who gives one
 * forgets the others; the goods of its spores go by the same three (`goodsOfSpecies`).
 */
export const altersPerception = ({ specie, categories }: Pick<Mushroom, 'specie' | 'categories'>): boolean =>
  specie.psychoactive === true ||
  specie.edibility === 'psychoactive' ||
  populated(categories).some(({ path }) => path === psychoactiveType)

/** The same as a filter. */
export const psychoactiveSpecies: Where = {
  or: [
    { 'specie.psychoactive': { equals: true } },
    { 'specie.edibility': { equals: 'psychoactive' } },
    { 'categories.path': { equals: psychoactiveType } },
  ],
}
