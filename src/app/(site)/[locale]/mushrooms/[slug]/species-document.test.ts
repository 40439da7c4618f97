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
      meta: slug === 'toxic' ? { description: 'Written by an editor.' } : null,
      specie: { lead: 'Said to taste good.', edibility: slug },
    }),
}))

test.each([
  ['deadly', 'en', 'Deadly poisonous. Never eat it. Said to taste good.'],
  ['toxic', 'es', 'Venenosa. No la coma nunca. Written by an editor.'],
  ['choice', 'pt', 'Said to taste good.'],
])(
  'SAF-01 what search engines and shared links say of a %s species begins with it (%s)',
  async (slug, locale, said) => {
    const { description, openGraph } = await speciesMetadata({ params: Promise.resolve({ locale, slug }) })
    expect(description).toBe(said)
    expect(openGraph?.description).toBe(said)
  },
)
