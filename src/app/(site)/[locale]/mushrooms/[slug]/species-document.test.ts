import { expect, test, vi } from 'vitest'
import { speciesMetadata } from './species-document'

vi.mock('@/finder/species/species-screen', () => ({}))
vi.mock('@/syndication/structured-data/species-data', () => ({}))
vi.mock('@/platform/breadcrumbs/breadcrumb-bar', () => ({}))
vi.mock('next-intl/server', () => ({ setRequestLocale: () => undefined }))
vi.mock('@/cms/public-find', () => ({ publicGlobal: () => Promise.resolve({ siteName: 'Sporeprint' }) }))
vi.mock('@/features/catalogue/server', () => ({
  findSpecies: (slug: string) =>
    Promise.resolve({
      title: 'Species',
      slug,
      meta: { description: slug === 'toxic' ? 'Written by an editor.' : 'Said to taste good.' },
      specie: {
        scientificName: 'Genus species',
        lead: 'Said to taste good.',
        edibility: slug,
        danger: slug === 'suspect' ? { course: 'Cramps within hours. They pass.' } : null,
      },
    }),
}))

test.each([
  ['deadly', 'en', 'Deadly poisonous. Never eat it. Species (Genus species).'],
  ['suspect', 'en', 'Suspected of harm. Do not eat it. Species (Genus species). Cramps within hours.'],
  ['toxic', 'es', 'Venenosa. No la coma nunca. Written by an editor.'],
  ['choice', 'pt', 'Said to taste good.'],
])(
  'SAF-01 SAF-04 what search engines and shared links say of a %s species begins with it, without its lead (%s)',
  async (slug, locale, said) => {
    const { description, openGraph } = await speciesMetadata({ params: Promise.resolve({ locale, slug }) })
    expect(description).toBe(said)
    expect(openGraph?.description).toBe(said)
  },
)
