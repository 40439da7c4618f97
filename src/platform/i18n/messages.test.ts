import { createTranslator } from 'next-intl'
import { describe, expect, test } from 'vitest'
import en from '@messages/en.json'
import es from '@messages/es.json'
import pt from '@messages/pt.json'
import { locales } from '@/core/locales'

const messages = { en, es, pt } as const

/** Every message by its dotted key. */
function textsOf(tree: object, prefix = ''): Map<string, string> {
  const texts = new Map<string, string>()
  for (const [key, value] of Object.entries(tree) as [string, unknown][]) {
    if (typeof value === 'string') texts.set(prefix + key, value)
    else if (typeof value === 'object' && value !== null)
      for (const [inner, text] of textsOf(value, `${prefix}${key}.`)) texts.set(inner, text)
  }
  return texts
}

const branch = /(?:=\d+|zero|one|two|few|many|other)\s*\{((?:[^{}]|\{\w+\})*)\}/g

/** The names of a message's arguments: `{n}`, `{count, plural, …}`; not the text inside a plural's branches. */
const placeholders = (text: string): string[] => [
  ...new Set([...text.replace(branch, '$1').matchAll(/\{(\w+)[,}]/g)].map((match) => match[1] ?? '')),
]

const translate = (locale: (typeof locales)[number]) => createTranslator({ locale, messages: messages[locale] })

describe('messages whose English wording is fixed', () => {
  const t = translate('en')

  test('ARC-02 TXT-01 Showing X - Y of Z', () => {
    expect(t('archive.showing', { from: 21, to: 40, total: 1234 })).toBe('Showing 21 - 40 of 1234')
  })

  test.each([
    ['posts', 'Post', 'Posts'],
    ['projects', 'Project', 'Projects'],
    ['products', 'Product', 'Products'],
    ['mushrooms', 'Mushroom', 'Mushrooms'],
    ['growingguides', 'Growing Guide', 'Growing Guides'],
    ['vendors', 'Vendor', 'Vendors'],
    ['docs', 'Doc', 'Docs'],
  ] as const)('ARC-02 TXT-01 the label of %s', (collection, one, several) => {
    expect(t(`collections.${collection}`, { count: 1 })).toBe(one)
    expect(t(`collections.${collection}`, { count: 0 })).toBe(several)
    expect(t(`collections.${collection}`, { count: 20 })).toBe(several)
  })

  test('ARC-05 TXT-01 Page X of Y', () => {
    expect(t('archive.page', { page: 2, pages: 7 })).toBe('Page 2 of 7')
  })

  test('ARC-07 TXT-02 the empty archive', () => {
    expect(t('archive.empty')).toBe('Search produced no results.')
  })

  test('BLK-05 TXT-08 missing pictures', () => {
    expect(t('media.missing')).toBe('No media provided')
    expect(t('media.noImage')).toBe('no-image')
  })

  test('PRD-02 PRD-04 CRT-02 TXT-09 messages of the shop', () => {
    expect(t('product.sale')).toBe('Sale')
    expect(t('product.options', { n: 4 })).toBe('4 options')
    expect(t('product.options', { n: 1 })).toBe('1 option')
    expect(t('product.outOfStock')).toBe('out of stock')
  })

  test('BLK-07 TXT-09 messages of a vendor', () => {
    expect(t('vendor.about')).toBe('About This Vendor')
    expect(t('vendor.aboutSupplier')).toBe('About This Supplier')
  })

  test('SPC-01 SPC-08 TXT-05 messages of species', () => {
    expect(t('species.viewProducts')).toBe('View products')
    expect(t('species.none', { locale: 'English' })).toBe('No species available (in English)')
  })

  test('D-04: the accessible rating says when nobody has rated', () => {
    expect(t('species.unratedValue', { average: '5', best: '5' })).toMatch(/nobody has rated/i)
    expect(t('species.rating', { average: '4.5', best: '5', count: 1 })).toBe('4.5 of 5, from 1 rating')
    expect(t('species.rating', { average: '4.5', best: '5', count: 2 })).toBe('4.5 of 5, from 2 ratings')
  })
})

describe('I18-01 the three languages', () => {
  const english = textsOf(en)

  test('the helper that reads placeholders reads them', () => {
    expect(placeholders('Showing {from} - {to}')).toEqual(['from', 'to'])
    expect(placeholders('{count, plural, one {# rating} other {# ratings}} of {best}')).toEqual(['count', 'best'])
    expect(placeholders('{count, plural, =0 {nothing} one {seta} other {{n} setas}}')).toEqual(['count', 'n'])
    expect(placeholders('Plain')).toEqual([])
  })

  test.each(['es', 'pt'] as const)('%s has every message of en and no other', (locale) => {
    expect([...textsOf(messages[locale]).keys()].sort()).toEqual([...english.keys()].sort())
  })

  test.each(['es', 'pt'] as const)('%s has the same placeholders', (locale) => {
    const differing = [...textsOf(messages[locale])].filter(
      ([key, text]) =>
        placeholders(text).sort().join() !==
        placeholders(english.get(key) ?? '')
          .sort()
          .join(),
    )
    expect(differing).toEqual([])
  })

  test.each(locales)('%s has no empty message, and every one can be formatted', (locale) => {
    const faults: string[] = []
    const translator = createTranslator({
      locale,
      messages: messages[locale],
      onError: (error) => faults.push(error.message),
    })
    // A type without arguments per key, since the keys are not known statically.
    const translateAny = translator as unknown as { markup(key: string, values: Record<string, unknown>): string }
    for (const [key, text] of textsOf(messages[locale])) {
      const values = new Map<string, unknown>(placeholders(text).map((name) => [name, 2]))
      for (const [, tag = ''] of text.matchAll(/<(\w+)>/g)) values.set(tag, (inside: string) => inside)
      if (translateAny.markup(key, Object.fromEntries(values)).trim() === '') faults.push(`${key} is empty`)
    }
    expect(faults).toEqual([])
  })

  test('es addresses visitors as usted everywhere', () => {
    const familiar = /(?<!\p{L})(?:[Tt]us?|[Tt]uy[oa]s?|ti|contigo|Elige|pongas|Inténtalo)(?!\p{L})/u
    expect([...textsOf(es)].filter(([, text]) => familiar.test(text))).toEqual([])
  })

  test.each(['es', 'pt'] as const)('%s has its own plurals and wording', (locale) => {
    const t = translate(locale)
    expect(t('collections.mushrooms', { count: 1 })).not.toBe(t('collections.mushrooms', { count: 2 }))
    expect(t('archive.showing', { from: 1, to: 2, total: 3 })).toMatch(/1 - 2 .*3/)
    expect(t('archive.empty')).not.toBe(en.archive.empty)
  })
})
