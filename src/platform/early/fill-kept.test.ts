import { describe, expect, test, vi } from 'vitest'
import { keptKeys } from '../i18n/kept-keys'
import { fillKept } from './fill-kept'

class Field {
  value = ''
  closest = (): null => null
  dispatchEvent = (): void => undefined
}
class Input extends Field {}
class List extends Field {}
class TextArea extends Field {}

type Opened = { comment: string; weight: string; kept: unknown }

/** Opens a page with the input that an earlier page stored. */
function open(pathname: string, kept: object, lang = 'en'): () => Opened {
  const [comment, weight] = [new List(), new List()]
  const stored = new Map([[keptKeys.typed, JSON.stringify(kept)]])
  vi.stubGlobal('HTMLSelectElement', List)
  vi.stubGlobal('HTMLInputElement', Input)
  vi.stubGlobal('HTMLTextAreaElement', TextArea)
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  })
  vi.stubGlobal('window', {
    location: { pathname },
  })
  vi.stubGlobal('document', {
    documentElement: { lang },
    forms: { namedItem: (id: string) => (id === 'form-1' ? { elements: [comment, weight] } : null) },
  })
  fillKept()
  return () => ({
    comment: comment.value,
    weight: weight.value,
    kept: JSON.parse(stored.get(keptKeys.typed) ?? 'null'),
  })
}

const typed = { '/mushrooms/x': { 'form-1 0': 'A ring', 'form-1 1 en': '1,500' } }
const onSignIn = { '/login': { 'form-1 0': 'ada@example.org' } }

describe('COM-10 what was typed before the visitor signed in', () => {
  test('is kept across the account screens, and an account screen gets only its own input', () => {
    const kept = { ...typed, ...onSignIn }
    for (const path of [
      '/login',
      '/es/login',
      '/pt/sign-up',
      '/forgot-password',
      '/reset-password',
      '/verify',
      '/account',
    ])
      expect(open(path, kept)(), path).toMatchObject({
        comment: path.endsWith('/login') ? 'ada@example.org' : '',
        kept: typed,
      })
  })

  test('is filled in once, also in another locale, except numbers', () => {
    expect(open('/mushrooms/x', typed)()).toMatchObject({ comment: 'A ring', weight: '1,500', kept: null })
    const translated = open('/es/mushrooms/x', typed, 'es')()
    expect(translated).toMatchObject({ comment: 'A ring', weight: '', kept: null })
  })

  test.each(['/posts', '/', '/es', '/mushrooms/y', '/accounts', '/write/comment'])('is removed on %s', (path) => {
    expect(open(path, { ...typed, ...onSignIn })()).toMatchObject({ comment: '', kept: null })
  })

  test.each(['text', 5, [], { path: '/mushrooms/x', fields: {} }, { '/mushrooms/x': null }, { '/mushrooms/x': 5 }])(
    'is ignored and removed where it is malformed: %j',
    (kept) => expect(open('/mushrooms/x', kept as object)()).toMatchObject({ comment: '', kept: null }),
  )
})
