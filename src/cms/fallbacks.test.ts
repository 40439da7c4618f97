import { expect, test } from 'vitest'
import { langOf, noteFallbacks } from './fallbacks'

test('a string that falls back to another locale is marked with it, nested or not (D-21)', () => {
  const shown = {
    title: 'Porcini',
    lead: 'Un boleto.',
    body: { root: { type: 'root' } },
    specie: { desc: { root: {} }, tips: [{ tip: 'Brush it' }, { tip: 'Sécalo' }] },
    picture: { id: 3, alt: 'A plate' },
    size: 4,
  }
  const own = {
    title: null,
    lead: 'Un boleto.',
    body: null,
    specie: { desc: { root: {} }, tips: [{ tip: '' }, { tip: 'Sécalo' }] },
    picture: 3,
    size: null,
  }
  expect(noteFallbacks(shown, [{ locale: 'es', doc: own }])).toBe(true)
  expect(langOf(shown, 'title')).toBeUndefined()
  const english = { ...own, title: 'Porcini', body: {}, specie: { desc: {}, tips: [{ tip: 'Brush it' }] } }
  const found = [
    { locale: 'es', doc: own },
    { locale: 'en', doc: { ...english, body: null } },
    { locale: 'pt', doc: english },
  ] as const
  expect(noteFallbacks(shown, found)).toBe(false)
  expect(langOf(shown, 'title')).toBe('en-US')
  expect(langOf(shown, 'lead')).toBeUndefined()
  expect(langOf(shown, 'body')).toBe('pt-BR')
  expect(langOf(shown, 'size')).toBeUndefined()
  expect(langOf(shown.specie, 'desc')).toBeUndefined()
  expect(shown.specie.tips.map((row) => langOf(row, 'tip'))).toEqual(['en-US', undefined])
  expect(langOf(shown.picture, 'alt')).toBeUndefined()
})

test('without a comparison no string is marked', () => {
  expect(langOf({ title: 'Porcini' }, 'title')).toBeUndefined()
})
