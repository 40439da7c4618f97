import { readFileSync } from 'node:fs'
import vm from 'node:vm'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test, vi } from 'vitest'
import { themeColors } from '../theme/follow-theme'
import { EarlyScript } from './early-script'

type Heard = (event: object) => void

type Page = {
  kept?: (key?: string) => string | null
  dark?: boolean
  forms?: readonly object[]
  /** The form whose values may be in an address. */
  inAddress?: { readonly dataset: object; readonly values: readonly (readonly [string, string])[] }
  path?: string
  /** The input already stored for other pages. */
  waiting?: object
}

/** Runs the page's inline script on its own, without anything else of its modules. */
function run({ kept = () => null, dark = false, forms = [], inAddress, path = '/contact', waiting }: Page = {}) {
  const [, script = ''] = /<script>(.*)<\/script>/s.exec(renderToStaticMarkup(<EarlyScript />)) ?? []
  const heard: Record<string, Heard[]> = {}
  const listen = (kind: string, listener: Heard): void => void (heard[kind] ??= []).push(listener)
  const dataset: Record<string, string> = {}
  const style: Record<string, string> = {}
  const setProperty = (name: string, value: string): void => void (style[name] = value)
  const stored: Record<string, string> = waiting ? { 'sporeprint:typed': JSON.stringify(waiting) } : {}
  const window = {
    matchMedia: () => ({ matches: dark, addEventListener: listen }),
    addEventListener: listen,
    removeEventListener: (kind: string, listener: Heard) => {
      heard[kind] = (heard[kind] ?? []).filter((one) => one !== listener)
    },
    scrollY: 120,
  } as Record<string, unknown>
  vm.runInNewContext(script, {
    window,
    location: { pathname: path, search: '?sort=title', hash: '#list' },
    sessionStorage: {
      getItem: (key: string) => stored[key] ?? null,
      setItem: (key: string, value: string) => (stored[key] = value),
      removeItem: (key: string) => Reflect.deleteProperty(stored, key),
    },
    localStorage: { getItem: kept, setItem: (key: string, value: string) => (stored[key] = value) },
    getComputedStyle: () => ({ getPropertyValue: () => '' }),
    setTimeout: () => 0,
    URLSearchParams,
    FormData: function FormData(form: { values: object }) {
      return form.values
    },
    document: {
      documentElement: { dataset, style: { setProperty }, lang: 'en' },
      addEventListener: listen,
      querySelector: (selector: string) => (selector.includes('in-address') ? (inAddress ?? null) : null),
      querySelectorAll: (selector: string) => (selector.includes('form-') ? forms : []),
      createElement: () => ({ remove: () => undefined }),
      head: { append: () => undefined, prepend: () => undefined },
    },
  })
  const tell = (type: string, target: object, more: object = {}): void =>
    (heard[type] ?? []).forEach((listener) => listener({ type, target, ...more }))
  return { window, dataset, style, stored, tell }
}

type Element = {
  readonly dataset: object
  search?: string
  hash?: string
  readonly matches: (selector: string) => boolean
  readonly closest: (selector: string) => Element | null
  readonly getAttribute: (name: string) => string | null
  readonly setAttribute: (name: string, value: string) => void
}

/** An element as the event handlers read it. */
function element(attributes: Record<string, string>, kind: string, dataset: object = {}): Element {
  const one: Element = {
    ...attributes,
    dataset,
    matches: (selector: string) => selector === kind,
    closest: (selector: string) => (selector === kind ? one : null),
    getAttribute: (name) => attributes[name] ?? null,
    setAttribute: (name: string, value: string) => void (attributes[name] = value),
  }
  return one
}

describe('THM-01 the theme before hydration', () => {
  test.each([
    ['nothing kept', null, false, 'light', 'system'],
    ['a dark device', null, true, 'dark', 'system'],
    ['a choice', 'dark', false, 'dark', 'dark'],
    ['the choice of the device', 'system', true, 'dark', 'system'],
    ['something else', 'sepia', false, 'light', 'system'],
  ])('%s', (_, kept, dark, theme, themeChoice) => {
    expect(run({ kept: () => kept, dark }).dataset).toEqual({ theme, themeChoice })
  })

  test('a browser without storage gets the theme of the device', () => {
    const kept = (): never => {
      throw new Error('SecurityError')
    }
    expect(run({ kept, dark: true }).dataset).toEqual({ theme: 'dark', themeChoice: 'system' })
  })

  test('PRS-01 a selected theme applies at once and is stored', () => {
    const { tell, dataset, stored } = run()
    tell('change', element({ value: 'dark' }, '[data-sets-theme]'))
    expect(dataset).toEqual({ theme: 'dark', themeChoice: 'dark' })
    expect(stored).toEqual({ theme: 'dark' })
    tell('change', element({ value: 'system' }, '[data-sets-theme]'))
    expect(dataset).toEqual({ theme: 'light', themeChoice: 'system' })
  })
})

describe('NAV-13 the signed-in member of the last page, before hydration', () => {
  const kept = (member: unknown) => (key?: string) => (key === 'visitor' ? JSON.stringify(member) : null)

  test.each([
    [{ id: 1, name: 'Ada', alias: null, avatar: null }, '"A"', undefined],
    [{ id: 1, name: 'Ada', alias: ' 🍄 Fan', avatar: null }, '"🍄"', undefined],
    [{ id: 1, name: '"', alias: null, avatar: null }, String.raw`"\""`, undefined],
    [{ id: 1, name: 'Ada', alias: null, avatar: '/a "b".png' }, '""', String.raw`url("/a \"b\".png")`],
  ])('%j is shown by initial or picture', (member, initial, picture) => {
    const { dataset, style } = run({ kept: kept(member) })
    expect(dataset).toHaveProperty('member', '')
    expect(style).toMatchObject({ '--member-initial': initial })
    expect(style['--member-picture']).toBe(picture)
  })

  test.each([null, 'text', 5, {}, { name: 7 }])('no member is shown for %j', (member) => {
    const { dataset, style } = run({ kept: kept(member) })
    expect(dataset).not.toHaveProperty('member')
    expect(style).toEqual({})
  })
})

const leading = '[data-language],[data-keeps-typed],[aria-pressed]'
const toSpanish = (): Element => element({ pathname: '/es/contact' }, leading, { language: 'es' })

test('I18-02 PRS-01 a click on another locale keeps query, fragment and scroll position before hydration', () => {
  const { tell, stored } = run()
  const link = toSpanish()
  tell('click', link)
  expect(link).toMatchObject({ search: '?sort=title', hash: '#list' })
  expect(stored['sporeprint:scroll']).toBe('120')
  // Nothing was typed.
  expect(stored).not.toHaveProperty('sporeprint:typed')
})

test.each([
  ['all that its address says', { inAddress: '' }, 'q=cep'],
  ['beside what its address says already', {}, 'sort=title&q=cep'],
])('I18-02 a link to another locale takes along a form’s values: %s', (_, dataset, search) => {
  const { tell } = run({ inAddress: { dataset, values: [['q', 'cep']] } })
  const link = toSpanish()
  tell('click', link)
  expect(link).toMatchObject({ search })
})

const field = (type: string, more: object) => ({ type, inputMode: '', value: 'on', defaultValue: '', ...more })
const filled = {
  id: 'form-1',
  elements: [
    field('textarea', { value: 'A ring' }),
    field('text', { value: 'as served', defaultValue: 'as served' }),
    { type: 'fieldset' },
    field('select-one', { value: 'press' }),
    field('select-one', { value: '' }),
    field('checkbox', { checked: true, defaultChecked: false }),
    field('checkbox', { checked: false, defaultChecked: true }),
    field('radio', { checked: false, defaultChecked: false }),
    field('password', { value: 'secret' }),
    field('file', { value: 'C:\\fakepath\\a.png' }),
    field('text', { value: '1,500', inputMode: 'decimal' }),
  ],
}
const typed = {
  'form-1 0': 'A ring',
  'form-1 3': 'press',
  'form-1 5': true,
  'form-1 6': false,
  'form-1 10 en': '1,500',
}
const typedOf = (stored: Record<string, string>): unknown => JSON.parse(stored['sporeprint:typed'] ?? 'null')

test.each(['/contact', '/es/contact', '/pt/contact'])(
  'I18-02 a click on another locale stores what was typed and ticked on %s, but no secret and no file',
  (path) => {
    const { tell, stored } = run({ forms: [filled], path })
    tell('click', toSpanish())
    expect(typedOf(stored)).toEqual({ '/contact': typed })
  },
)

const waiting = { '/mushrooms/x': { 'form-2 0': 'It smells' } }

test('COM-10 a link to sign in stores what was typed for the same page, and is not changed', () => {
  const { tell, stored } = run({ forms: [filled], path: '/es' })
  const link = element({ pathname: '/login', search: '?redirect=x' }, leading, { keepsTyped: '' })
  tell('click', link)
  expect(link).toMatchObject({ search: '?redirect=x' })
  expect(stored).not.toHaveProperty('sporeprint:scroll')
  expect(typedOf(stored)).toEqual({ '/': typed })
})

test('COM-10 another locale on the sign-in page keeps the input stored for the page before', () => {
  const nothingTyped = run({ path: '/login', waiting })
  nothingTyped.tell('click', toSpanish())
  expect(typedOf(nothingTyped.stored)).toEqual(waiting)
  const { tell, stored } = run({ path: '/login', waiting, forms: [filled] })
  tell('click', toSpanish())
  expect(typedOf(stored)).toEqual({ ...waiting, '/login': typed })
})

test('COM-10 a submitted form’s stored input is removed, but signing in keeps the rest', () => {
  const both = { 'form-1 0': 'A ring', 'form-10 0': 'It smells' }
  const { tell, stored } = run({ waiting: { ...waiting, '/contact': both } })
  tell('submit', { id: 'form-1', method: 'get' })
  expect(typedOf(stored)).toEqual({ ...waiting, '/contact': { 'form-10 0': 'It smells' } })
  const signIn = run({ path: '/login', waiting })
  signIn.tell('submit', { id: 'form-login', method: 'get' })
  expect(typedOf(signIn.stored)).toEqual(waiting)
})

test.each([
  ['/posts', null],
  ['/es', null],
  ['/es/login', waiting],
])(
  'COM-10 %s, restored from the back/forward cache, removes stored input unless it is a sign-in page',
  (path, left) => {
    const { tell, stored } = run({ path, waiting })
    tell('pageshow', {}, { persisted: false })
    expect(typedOf(stored)).toEqual(waiting)
    tell('pageshow', {}, { persisted: true })
    expect(typedOf(stored)).toEqual(left)
  },
)

test('PRS-01 a POST form is sent once before hydration, and as often as its script wants afterwards', () => {
  const { tell, dataset } = run()
  const form = { method: 'post' }
  const preventDefault = vi.fn()
  const submit = (target: object): void => tell('submit', target, { preventDefault })
  submit(form)
  submit({ method: 'post' })
  expect(preventDefault).not.toHaveBeenCalled()
  submit(form)
  expect(preventDefault).toHaveBeenCalledOnce()
  const search = { method: 'get' }
  submit(search)
  submit(search)
  tell('pageshow', {})
  submit(form)
  dataset.hydrated = ''
  submit(form)
  expect(preventDefault).toHaveBeenCalledOnce()
})

test('PRS-01 events before hydration are recorded until they are replayed, with their button’s label', () => {
  const { tell, window } = run()
  const button = element({ 'aria-label': 'Next' }, 'button[type=button]:not([popovertarget])')
  const field = element({ value: 'bo' }, 'input')
  tell('click', button)
  tell('click', field)
  tell('input', field)
  // A value that hydration restores must not replace what was typed.
  Object.assign(field, { value: '' })
  const take = window.sporeprintRemembered as () => unknown[]
  expect(take()).toMatchObject([
    { control: button, said: '||Next' },
    { control: field, said: '||', value: 'bo' },
  ])
  expect(button.getAttribute('data-pressed')).toBe('')
  // From here on the hydrated page handles events itself.
  expect(window.sporeprintRemembered).toBeUndefined()
  tell('click', button)
  expect(take()).toHaveLength(2)
})

test('THM-01 the theme color of the browser’s bar equals the palette’s paper', () => {
  const palette = readFileSync('src/app/(site)/palette.css', 'utf8')
  expect(palette).toContain(`--paper: light-dark(${themeColors.light}, ${themeColors.dark});`)
})
