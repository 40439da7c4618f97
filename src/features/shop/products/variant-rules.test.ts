import { describe, expect, test } from 'vitest'
import {
  combinationOf,
  eachChoiceOnce,
  eachCombinationOnce,
  eachIdentifierOnce,
  isFreeName,
  isKnownChoice,
  isKnownOption,
} from './variant-rules'

const keys = [
  { identifier: 'size', options: [{ identifier: '50g' }, { identifier: '100g' }] },
  { identifier: 'cut', options: [{ identifier: 'sliced' }] },
]

type Beside = { status?: string; event?: string; language?: string; key?: string }

/** The options that Payload passes to a validation, by default of a published product. */
const beside = ({ status = 'published', event = 'submit', language = 'en', key = 'size' }: Beside = {}) =>
  ({
    data: { _status: status, variants: { keys } },
    siblingData: { key },
    event,
    req: { i18n: { language }, t: (said: string) => said },
  }) as never

const variant = (...options: string[]) => ({
  options: options.map((one) => ({ key: one.split('=')[0], option: one.split('=')[1] })),
})
const twins = [variant('size=50g', 'cut=sliced'), variant('size=100g'), variant('cut=sliced', 'size=50g')]

describe('DAT-10 variants of a published product', () => {
  test('must name choices and options that the product has', () => {
    expect(isKnownChoice('size', beside())).toBe(true)
    expect(isKnownChoice('color', beside())).toMatch(/no choice “color”/)
    expect(isKnownOption('50g', beside())).toBe(true)
    expect(isKnownOption('sliced', beside())).toMatch(/choice “size” has no option “sliced”/)
  })

  test('with an unknown choice get no second error for its option', () => {
    expect(isKnownOption('red', beside({ key: 'color' }))).toBe(true)
  })

  test('must have different combinations of options, in whatever order these are', () => {
    expect(combinationOf(twins[0]?.options)).toBe(combinationOf(twins[2]?.options))
    expect(combinationOf([{ key: 'a', option: 'b=c' }])).not.toBe(combinationOf([{ key: 'a=b', option: 'c' }]))
    expect(eachCombinationOnce(twins, beside())).toMatch(/^Variants 1 and 3 have the same options/)
    expect(eachCombinationOnce(twins.slice(0, 2), beside())).toBe(true)
  })

  test('must have exactly one option of each choice', () => {
    expect(eachChoiceOnce([], beside())).toMatch(/which options/)
    expect(eachChoiceOnce(variant('size=50g', 'size=100g').options, beside())).toBe('“size” stands here twice.')
    expect(eachChoiceOnce(variant('cut=sliced').options, beside())).toMatch(/no option of the choice “size”/)
    expect(eachChoiceOnce(twins[0]?.options, beside())).toBe(true)
  })

  test('must have choices whose identifiers are unique', () => {
    expect(eachIdentifierOnce([...keys, { identifier: 'cut' }], beside())).toBe('“cut” stands here twice.')
    expect(eachIdentifierOnce(keys, beside())).toBe(true)
  })

  test('NAV-07 cannot have a choice named like another parameter of their address', () => {
    expect(isFreeName('variant', beside({ status: 'draft' }))).toMatch(/“variant” is taken/)
    expect(isFreeName('size', beside())).toBe(true)
  })

  test.each([
    ['es', '«size» no tiene la opción «$&»'],
    ['pt', 'A escolha “size” não tem a opção “$&”'],
  ])('are rejected in the editor’s language: %s', (language, words) => {
    expect(isKnownOption('$&', beside({ language }))).toContain(words)
  })
})

test.each([{ status: 'draft' }, { event: 'onChange' }])(
  'DAT-10 variants of a draft, or while they are typed, are not checked: %o',
  (unfinished) => {
    const options = beside(unfinished)
    expect(isKnownChoice('color', options)).toBe(true)
    expect(isKnownOption('sliced', options)).toBe(true)
    expect(eachCombinationOnce(twins, options)).toBe(true)
    expect(eachChoiceOnce([], options)).toBe(true)
    expect(eachChoiceOnce(variant('cut=sliced').options, options)).toBe(true)
  },
)

test('DAT-10 the greatest number of variants is checked in a draft too', () => {
  const options = { ...(beside({ status: 'draft' }) as object), maxRows: 2 } as never
  expect(eachCombinationOnce(twins, options)).toBe('validation:requiresNoMoreThan')
})
