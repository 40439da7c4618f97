import { prerender } from 'react-dom/static'
import { describe, expect, test, vi } from 'vitest'
import { noteFallbacks } from '@/cms/fallbacks'
import type { Locale } from '@/core/locales'
import type { Mushroom } from '@/payload-types'
import { messages } from '@/platform/i18n/translator'
import { DangerHero } from './danger-hero'
import { DangerSection } from './danger-section'
import { SpeciesHero } from './species-hero'

vi.mock('../danger/emergency-box', () => ({ EmergencyBox: () => null }))
vi.mock('@/platform/ratings/rating-line', () => ({ RatingLine: () => null }))
vi.mock('@/platform/marks/page-actions', () => ({ PageActions: () => null }))

const species = (danger: NonNullable<Mushroom['specie']['danger']>): Mushroom => ({
  id: 1,
  slug: 'found',
  title: 'Found',
  specie: { scientificName: 'Fungus inventus', variation: 'alba', edibility: 'toxic', danger },
  createdAt: '',
  updatedAt: '',
})

async function draw(danger: NonNullable<Mushroom['specie']['danger']>, locale: Locale): Promise<string> {
  const { prelude } = await prerender(
    <DangerHero species={species(danger)} names={{ en: [], es: [], pt: [] }} locale={locale} />,
  )
  return (await new Response(prelude).text()).replaceAll('<!-- -->', '')
}

test('SAF-01 SPC-01 the head of a harmful species shows its scientific name with its variety', async () => {
  expect(await draw({}, 'en')).toContain('Fungus inventus</span><span> (alba)</span>')
})

test('SAF-01 the danger section shows onset, course and first aid when edible once cooked, not when deadly', async () => {
  const drawn = async (edibility: 'edible-when-cooked' | 'deadly'): Promise<string> => {
    const found = species({ syndrome: 'gyromitrin', course: 'Raw it kills.', firstAid: 'Go to a hospital.' })
    const { prelude } = await prerender(
      <DangerSection species={{ ...found, specie: { ...found.specie, edibility } }} locale="en" />,
    )
    return new Response(prelude).text()
  }
  const [cooked, deadly] = [await drawn('edible-when-cooked'), await drawn('deadly')]
  for (const words of ['Shows 2 hours to 24 hours after the meal.', 'Raw it kills.', 'Go to a hospital.', '/poison"']) {
    expect(cooked).toContain(words)
    expect(deadly).not.toContain(words)
  }
})

describe('SAF-01 the onset of a poisoning', () => {
  test.each([
    ['en', 'Shows 5 minutes to 2 hours after alcohol, drunk with the meal or up to five days after it'],
    ['es', 'Aparece de 5 minutos a 2 horas después de beber alcohol, en la comida o hasta cinco días más tarde'],
    ['pt', 'Aparece de 5 minutos a 2 horas depois de beber álcool, na refeição ou até cinco dias mais tarde'],
  ] as const)('is counted from the alcohol where alcohol sets it off (%s)', async (locale, told) => {
    expect(await draw({ syndrome: 'coprine', onset: { min: 0.1, max: 2 } }, locale)).toContain(`>${told}</p>`)
  })

  test.each([
    ['en', 'Shows 6 hours to 24 hours after the meal'],
    ['es', 'Aparece de 6 horas a 24 horas después de comer'],
    ['pt', 'Aparece de 6 horas a 24 horas depois da refeição'],
  ] as const)('is counted from the meal otherwise (%s)', async (locale, told) => {
    expect(await draw({ syndrome: 'amatoxin', onset: { min: 6, max: 24 } }, locale)).toContain(`>${told}</p>`)
  })

  test('is shown as unknown when neither the record nor its syndrome has hours', async () => {
    expect(await draw({ syndrome: 'other', onset: {} }, 'en')).toContain(messages.en.danger.onsetUnknown)
  })

  test.each([
    [{}, '6 hours to 24 hours'],
    [{ min: 4 }, '4 hours to 24 hours'],
    [{ min: 24, max: 6 }, '6 hours to 24 hours'],
    // A single end only widens the syndrome's hours.
    [{ max: 4 }, '4 hours to 24 hours'],
    [{ min: 30 }, '6 hours to 30 hours'],
  ])('is never shown as unknown for a known syndrome (%j)', async (onset, hours) => {
    const html = await draw({ syndrome: 'amatoxin', onset }, 'en')
    expect(html).toContain(`>Shows ${hours} after the meal</p>`)
    expect(html).not.toContain(messages.en.danger.onsetUnknown)
  })
})

describe('SAF-01 the course of a poisoning and its first aid', () => {
  const { lead, sixHours, whatHappens } = messages.es.danger

  test('are those of the syndrome while no editor has written them', async () => {
    const html = await draw({ syndrome: 'amatoxin' }, 'es')
    expect(html).toMatch(/id="course".*falsa mejoría y luego fallo hepático.*id="first-aid"/s)
    expect(html).toContain(`${lead} ${sixHours}`)
    const unknown = await draw({}, 'es')
    expect(unknown).toContain(`${lead} ${sixHours}`)
    expect(unknown).not.toContain(whatHappens)
  })

  test('are the editor’s own once they are written', async () => {
    const html = await draw({ syndrome: 'amatoxin', course: 'Nada durante horas.', firstAid: 'Llame.' }, 'es')
    expect(html).toContain('>Nada durante horas.</p>')
    expect(html).toContain('>Llame.</p>')
    expect(html).not.toContain(lead)
  })

  test('stand after those of the syndrome while an editor has written them in another locale alone', async () => {
    const danger = { syndrome: 'amatoxin', course: 'Nothing for hours.', firstAid: 'Call.' } as const
    noteFallbacks(danger, [
      { locale: 'es', doc: {} },
      { locale: 'en', doc: danger },
    ])
    const html = await draw(danger, 'es')
    expect(html).toMatch(/falsa mejoría y luego fallo hepático\.<\/p><p lang="en-US"[^>]*>Nothing for hours\.<\/p>/)
    expect(html).toMatch(new RegExp(`>${lead} ${sixHours}</p><p lang="en-US"[^>]*>Call\\.</p>`))
  })
})

describe('SAF-04 the lead of a harmful species', () => {
  const type = (path: string, title: string) => ({ id: 1, title, slug: path, path, createdAt: '', updatedAt: '' })
  const drawn = async (...categories: ReturnType<typeof type>[]): Promise<string> => {
    const found = { ...species({}), categories }
    found.specie.lead = 'The finest of the wood.'
    const { prelude } = await prerender(<DangerHero species={found} names={{ en: [], es: [], pt: [] }} locale="en" />)
    return new Response(prelude).text()
  }

  test('is withheld while the species is under a culinary type, and a note says so', async () => {
    const html = await drawn(type('type/culinary', 'Culinary'))
    expect(html).not.toContain('The finest of the wood.')
    expect(html).toContain('grades Found as “Toxic”. What was written here when it counted as “Culinary”')
  })

  test('is shown without a type, and under the type “psychoactive”, which is no praise', async () => {
    expect(await drawn()).toContain('The finest of the wood.')
    expect(await drawn(type('type/psychoactive', 'Psychoactive'))).toContain('The finest of the wood.')
  })
})

test.each([
  [true, ['h1', 'aside', 'figure', 'safety']],
  [false, ['figure', 'h1', 'safety']],
])(
  'D-19 a warning comes before the plates on a psychoactive species’ page, and only there (psychoactive: %s)',
  async (psychoactive, order) => {
    const found = species({})
    const { prelude } = await prerender(
      <SpeciesHero
        species={{ ...found, specie: { ...found.specie, edibility: 'inedible', psychoactive } }}
        names={{ en: [], es: [], pt: [] }}
        locale="en"
        hasProducts={false}
      />,
    )
    const html = (await new Response(prelude).text()).replace(messages.en.species.safety, '<safety>')
    expect([...html.matchAll(/<(h1|aside|figure|safety)\b/g)].map(([, part]) => part)).toEqual(order)
  },
)
