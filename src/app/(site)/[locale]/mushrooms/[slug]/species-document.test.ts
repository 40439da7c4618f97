import { expect, test, vi } from 'vitest'
import { speciesMetadata } from './species-document'

vi.mock('@/finder/species/species-screen', () => ({}))
vi.mock('@/syndication/structured-data/species-data', () => ({}))
vi.mock('@/platform/breadcrumbs/breadcrumb-bar', () => ({}))
vi.mock('@/cms/public-find', () => ({ publicGlobal: () => Promise.resolve({ siteName: 'Sporeprint' }) }))
vi.mock('@/features/catalogue/server', () => ({
  findSpecies: (slug: string) =>
    Promise.resolve({
      title: 'Species',
      slug,
      meta: { title: 'Species: the tasty one', description: 'Delicious and safe to eat.' },
      specie: {
        scientificName: 'Genus species',
        lead: 'Said to taste good.',
        edibility: slug,
        danger: slug === 'suspect' ? { course: 'Cramps within hours. They pass.' } : null,
      },
    }),
}))

test.each([
  ['deadly', 'en', 'Species (Deadly)', 'Deadly poisonous. Never eat it. Species (Genus species).'],
  [
    'suspect',
    'en',
    'Species (Suspect)',
    'Suspected of harm. Do not eat it. Species (Genus species). Cramps within hours.',
  ],
  ['toxic', 'es', 'Species (Tóxico)', 'Venenosa. No la coma nunca. Species (Genus species).'],
  ['choice', 'pt', 'Species: the tasty one', 'Delicious and safe to eat.'],
])(
  'SAF-01 SAF-04 the metadata of a %s species begins with its grade where it harms, else it is the editor’s (%s)',
  async (slug, locale, called, said) => {
    const { title, description, openGraph } = await speciesMetadata({ params: Promise.resolve({ locale, slug }) })
    expect([title, description]).toEqual([called, said])
    expect([openGraph?.title, openGraph?.description]).toEqual([called, said])
  },
)
