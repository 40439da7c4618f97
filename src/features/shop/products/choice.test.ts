import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { noteFallbacks } from '@/cms/fallbacks'
import { choiceOf, pickersOf, variantQuery, type Choosable } from './choice'

const now = new Date('2026-11-21T12:00:00.000Z')
const variant = (id: string, size: string, color: string, price: number) => ({
  id,
  options: [
    { key: 'size', option: size },
    { key: 'color', option: color },
  ],
  pricing: { price },
})
const options = (...identifiers: string[]) => identifiers.map((identifier) => ({ identifier, label: identifier }))

const hat: Choosable = {
  baseInventory: { unitPrice: 20 },
  enableVariants: true,
  variants: {
    keys: [
      { identifier: 'size', label: 'Size', options: options('s', 'm', 'l') },
      { identifier: 'color', label: 'Color', options: options('red', 'blue') },
    ],
    variants: [variant('1', 's', 'red', 20), variant('2', 's', 'blue', 18), variant('3', 'm', 'red', 20)],
  },
}

describe('NAV-07 the variant that an address selects', () => {
  test.each([
    [{ variant: '3' }, '3', false],
    [{ variant: '3', size: 's', color: 'blue' }, '3', false],
    [{ size: 's', color: 'red' }, '1', false],
    [{ size: 'm' }, '3', false],
    [{}, '2', false],
    [{ variant: '99' }, '2', true],
    [{ variant: ['3', '1'] }, '3', false],
    [{ variant: 'gone', size: 's', color: 'red' }, '1', false],
    [{ variant: 'gone', size: 's' }, '1', true],
    [{ size: 'l' }, '2', true],
    [{ page: '2' }, '2', false],
  ])('is, for %j, the variant %s', (query, id, unknown) => {
    const choice = choiceOf(hat, query, now)
    expect([choice.variant?.id, choice.unknown]).toEqual([id, unknown])
  })

  test('is none of a product without variants, and one that is named is unknown', () => {
    expect(choiceOf({ ...hat, enableVariants: false }, {}, now)).toEqual({ variant: null, unknown: false })
    expect(choiceOf({ ...hat, enableVariants: false }, { variant: '1' }, now)).toEqual({ variant: null, unknown: true })
  })

  test('is not taken from a choice named like an object’s property, unless the address names it', () => {
    const keys = [{ identifier: 'constructor', options: options('a') }]
    const made = [{ id: '1', options: [{ key: 'constructor', option: 'a' }], pricing: { price: 20 } }]
    const odd: Choosable = { ...hat, variants: { keys, variants: made } }
    expect(choiceOf(odd, {}, now)).toMatchObject({ variant: { id: '1' }, unknown: false })
    expect(choiceOf(odd, { constructor: 'b' }, now).unknown).toBe(true)
  })

  test('is found again when it was written into an address', () => {
    for (const each of hat.variants?.variants ?? []) {
      const query = Object.fromEntries(new URLSearchParams(variantQuery(each)))
      expect(choiceOf(hat, query, now)).toMatchObject({ variant: { id: each.id }, unknown: false })
    }
  })
})

describe('PRD-02 the pickers of a product’s options', () => {
  const shown = (id: string) => {
    const chosen = hat.variants?.variants?.find((each) => each.id === id) ?? null
    return pickersOf(hat, chosen).map(({ options: all }) =>
      all.map(({ option, isChosen, query }) => `${option}${isChosen ? '*' : ''}${query ? '' : '-'}`),
    )
  }

  test('disable an option that no variant has, or none has with the options selected above', () => {
    expect(shown('1')).toEqual([
      ['s*', 'm', 'l-'],
      ['red*', 'blue'],
    ])
    expect(shown('3')).toEqual([
      ['s', 'm*', 'l-'],
      ['red*', 'blue-'],
    ])
  })

  test('keep the other options at another selection if such a variant exists, or select one that exists', () => {
    const [size] = pickersOf(hat, variant('2', 's', 'blue', 18))
    expect(size?.options.find(({ option }) => option === 'm')?.query).toContain('variant=3')
    const [, color] = pickersOf(hat, variant('1', 's', 'red', 20))
    expect(color?.options.find(({ option }) => option === 'blue')?.query).toContain('variant=2')
  })

  test('D-21 give a label that exists in English alone its `lang` on a Spanish page', () => {
    const shown = structuredClone(hat)
    const spanish = { variants: { keys: [{ label: 'Talla', options: [{ label: 's' }, {}] }, { options: [{}] }] } }
    noteFallbacks(shown, [
      { locale: 'es', doc: spanish },
      { locale: 'en', doc: hat },
    ])
    const [size, color] = pickersOf(shown, null)
    expect([size?.lang, size?.options[0]?.lang]).toEqual([undefined, undefined])
    expect([color?.lang, size?.options[1]?.lang, color?.options[0]?.lang]).toEqual(['en-US', 'en-US', 'en-US'])
  })

  test('lead from every variant to every other', () => {
    const sizes = fc.constantFrom('s', 'm', 'l')
    const colors = fc.constantFrom('red', 'blue')
    fc.assert(
      fc.property(fc.uniqueArray(fc.tuple(sizes, colors), { selector: String, minLength: 1 }), (pairs) => {
        const variants = pairs.map(([size, color]) => variant(`${size}-${color}`, size, color, 5))
        const product = { ...hat, variants: { ...hat.variants, variants } }
        for (const from of variants)
          for (const to of variants) {
            const step = pickersOf(product, from)[0]?.options.find(({ option }) => option === to.options[0]?.option)
            const between = choiceOf(product, Object.fromEntries(new URLSearchParams(step?.query ?? '')), now).variant
            const last = pickersOf(product, between)[1]?.options.find(({ option }) => option === to.options[1]?.option)
            expect(last?.query).toContain(`variant=${to.id}`)
          }
      }),
    )
  })

  test('DAT-10 offer an option that only an old variant names, with its identifier as label', () => {
    const old = {
      ...hat,
      variants: { ...hat.variants, variants: [variant('1', 's', 'red', 20), variant('4', 'xs', 'red', 5)] },
    }
    const [size, color] = pickersOf(old, variant('1', 's', 'red', 20))
    expect(size?.options.map(({ option, label }) => [option, label])).toContainEqual(['xs', 'xs'])
    expect(size?.options.find(({ option }) => option === 'xs')?.query).toContain('variant=4')
    expect(color?.options).toHaveLength(2)
  })

  test('are none for a product without variants', () => {
    expect(pickersOf({ ...hat, enableVariants: false }, null)).toEqual([])
  })
})
