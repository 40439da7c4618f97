import type { Reference, ReferencesBlock } from '@/payload-types'

const reference = (id: number): Reference => ({
  id,
  title: `Spore release in still air, part ${id}`,
  summary: 'Spores travel further than the wind that carries them.',
  link: `https://a.example/${id}`,
  doi: `10.1000/spore.${id}`,
  year: 1990 + id,
  _status: 'published',
  createdAt: '',
  updatedAt: '',
})

/** A filled block, for tests and the style guide. */
export const referencesFixture: ReferencesBlock = {
  blockType: 'references',
  title: 'Sources',
  references: Array.from({ length: 23 }, (_, at) => reference(at + 1)),
}
