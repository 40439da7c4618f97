import { describe, expect, test, vi } from 'vitest'
import { noteFallbacks } from '@/cms/fallbacks'
import type { Locale } from '@/core/locales'
import { rendered } from '../rendered.fixtures'
import { RecipeBlock } from './component'
import { recipeFixture } from './fixture'

vi.mock('@/features/catalogue/server', () => ({
  scientificNames: () => Promise.resolve(new Set(['Boletus edulis'])),
}))
vi.mock('@/features/content/server', () => ({ siteFrame: () => Promise.resolve({ settings: { dailyValues: {} } }) }))

/** Fallbacks are noted per object, so `given` is filled up instead of copied. */
const draw = (given: object = {}, locale: Locale = 'en'): Promise<string> =>
  rendered(<RecipeBlock block={Object.assign(given, { ...recipeFixture, ...given })} locale={locale} first={false} />)

const step = (stepText: unknown) => ({ sections: [{ steps: [{ stepText }] }] })

describe('BLK-09 recipe', () => {
  test('shows times, yield and keywords, and the amounts for every multiple', async () => {
    const html = await draw()
    expect(html).toContain('1h 30m')
    for (const chip of ['eggs', 'quick', 'vegetarian'])
      expect(html).toMatch(new RegExp(`<li><span[^>]*>${chip}</span></li>`))
    expect(html).toContain(
      '<span data-times="0.5">2½ large eggs</span><span data-times="1">5 large eggs</span><span data-times="2">10 large eggs</span><span data-times="3">15 large eggs</span>',
    )
    expect(html).toContain('<span data-times="2">4 omelettes</span>')
    expect(html.match(/type="radio"/g)).toHaveLength(4)
  })

  test('numbers its steps through all sections', async () => {
    const html = await draw()
    expect(html).toMatch(/<ol start="1"/)
    expect(html).toMatch(/<ol start="2"/)
    expect(html).toContain('aria-label="Step 3 is done"')
    expect(html).toContain('The steps say how much for 1×.')
  })

  test.each([
    ['en', 'No content available'],
    ['es', 'Contenido no disponible'],
    ['pt', 'Conteúdo indisponível'],
  ] as const)('TXT-10 a step without a text shows a message in red (%s)', async (locale, words) => {
    for (const empty of [null, undefined, ''])
      expect(await draw(step(empty), locale)).toContain(`<p class="text-amanita">${words}</p>`)
  })

  test('TXT-10 ERR-01 a malformed step shows its plain text, else an error message', async () => {
    expect(await draw(step({ type: 'odd', children: [{ text: 'Stir well.' }] }))).toContain('<p>Stir well.</p>')
    for (const broken of [{}, { root: null }, { root: { children: {} } }, 7, []])
      expect(await draw(step(broken))).toContain('<p class="text-amanita">Content could not be rendered</p>')
  })

  test('names, pictures and steps may be stored per locale', async () => {
    const perLocale = {
      name: { en: 'Omelette', es: 'Tortilla' },
      images: { es: [{ image: recipeFixture.images?.[0]?.image, alt: { es: 'Una tortilla' } }] },
      sections: [{ sectionName: { es: 'Relleno' }, steps: { es: [{ stepText: { es: 'Derrita.' } }], en: [] } }],
    }
    const html = await draw(perLocale, 'es')
    for (const words of ['Tortilla', 'alt="Una tortilla"', 'Relleno', '<p>Derrita.</p>']) expect(html).toContain(words)
    expect(await draw({ name: perLocale.name }, 'pt')).toContain('Omelette')
  })

  test('DAT-01 scientific names in ingredients are in italics, for every multiple', async () => {
    const drawn = await draw({
      ingredients: [{ ingredient: '20 g Boletus edulis, dried' }, { ingredient: 'Boletus edulis powder' }],
    })
    const html = drawn.replaceAll('\u00a0', ' ')
    const name = '<span class="scientific">Boletus edulis</span>'
    expect(html).toContain(`20 g ${name}, dried`)
    expect(html).toContain(`40 g (1½ oz) ${name}, dried`)
    expect(html).toContain(`>${name} powder</li>`)
  })

  test('D-28 the nutrition label sums the ingredients per serving, and lists those not counted', async () => {
    const html = await draw()
    // (250 g × 143 + 30 g × 717) / 100 / 2 servings
    expect(html).toMatch(/286\s*<\/td>/)
    expect(html).toContain('Not counted: 1 pinch salt.')
    expect(await draw({ ingredients: [{ ingredient: 'Flour', grams: 100 }] })).not.toContain('Nutrition Facts')
  })

  test('D-28 the editor’s own nutrition panel wins, and its empty values are 0', async () => {
    const html = await draw({ nutrition: { calories: 210, servingSize: 180, servingSizeQty: 4 } })
    expect(html).toMatch(/210\s*<\/td>/)
    expect(html).toMatch(/Protein<\/span> 0/)
    expect(html).toContain('4 servings in all.')
    expect(html).not.toContain('Not counted')
  })

  test('D-21 fallbacks to English are marked with lang, and their numbers keep their meaning', async () => {
    const words = (text: string) => ({
      root: { type: 'root', children: [{ type: 'paragraph', children: [{ type: 'text', text }] }] },
    })
    const english = {
      name: 'Soup',
      yield: '1,500 g of soup, about 1.5 l',
      category: 'Starter',
      cuisine: 'French',
      keywords: 'soup, soup',
      ingredients: [{ ingredient: '2 leeks' }],
      sections: [{ sectionName: 'In the pot', steps: [{ stepText: words('Simmer.') }] }],
      nutrition: { calories: 210, type: 'Cooked' },
    }
    const nothing = {
      ingredients: [{}],
      sections: [{ steps: [{}] }],
      nutrition: { calories: 210 },
    }
    noteFallbacks(english, [
      { locale: 'es', doc: nothing },
      { locale: 'en', doc: structuredClone(english) },
    ])
    const html = await draw(english, 'es')
    expect(html).toMatch(/<dd lang="en-US"[^>]*><span.*>1\.5\skg [^<]* of soup/)
    expect(html).not.toMatch(/1,5\s(g|kg|l)\b/)
    for (const [tag, text] of [
      ['h2', 'Soup'],
      ['dd', 'Starter'],
      ['dd', 'French'],
      ['h3', 'In the pot'],
      ['span', 'cooked'],
    ])
      expect(html, text).toMatch(new RegExp(`<${tag}[^>]* lang="en-US"[^>]*>${text}<`))
    expect(html.match(/<li lang="en-US"><span[^>]*>soup</g)).toHaveLength(1)
    expect(html).toMatch(/<li lang="en-US"[^>]*>(<span[^>]*>)?[^<]*leek/)
    expect(html).toMatch(/<div[^>]* lang="en-US"[^>]*>(<[^>]*>)*Simmer\./)
    expect(await draw(structuredClone(english), 'es')).not.toContain('lang="en-US"')
  })
})
