import vm from 'node:vm'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { EarlyScript } from './early-script'

type Heard = (event: object) => void

/** Runs the script of a page as a browser does, without anything of its modules around it. */
function run({ kept = () => null, dark = false }: { kept?: (key?: string) => string | null; dark?: boolean } = {}) {
  const [, script = ''] = /<script>(.*)<\/script>/s.exec(renderToStaticMarkup(<EarlyScript />)) ?? []
  const heard: Record<string, Heard[]> = {}
  const listen = (kind: string, listener: Heard): void => void (heard[kind] ??= []).push(listener)
  const dataset: Record<string, string> = {}
  const style: Record<string, string> = {}
  const setProperty = (name: string, value: string): void => void (style[name] = value)
  const stored: Record<string, string> = {}
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
    location: { search: '?sort=title', hash: '#list' },
    sessionStorage: { setItem: (key: string, value: string) => (stored[key] = value) },
    localStorage: { getItem: kept, setItem: (key: string, value: string) => (stored[key] = value) },
    getComputedStyle: () => ({ getPropertyValue: () => '' }),
    setTimeout: () => 0,
    document: {
      documentElement: { dataset, style: { setProperty } },
      addEventListener: listen,
      querySelectorAll: () => [],
      createElement: () => ({ remove: () => undefined }),
      head: { append: () => undefined },
    },
  })
  const tell = (type: string, target: object): void =>
    (heard[type] ?? []).forEach((listener) => listener({ type, target }))
  return { window, dataset, style, stored, tell }
}

type Element = {
  search?: string
  hash?: string
  readonly matches: (selector: string) => boolean
  readonly closest: (selector: string) => Element | null
  readonly getAttribute: (name: string) => string | null
  readonly setAttribute: (name: string, value: string) => void
}

/** An element as the event handlers read it. */
function element(attributes: Record<string, string>, kind: string): Element {
  const one: Element = {
    ...attributes,
    matches: (selector: string) => selector === kind,
    closest: (selector: string) => (selector === kind ? one : null),
    getAttribute: (name) => attributes[name] ?? null,
    setAttribute: (name: string, value: string) => void (attributes[name] = value),
  }
  return one
}

describe('THM-01 the theme before the scripts', () => {
  test.each([
    ['nothing kept', null, false, 'light', 'system'],
    ['a dark device', null, true, 'dark', 'system'],
    ['a choice', 'dark', false, 'dark', 'dark'],
    ['the choice of the device', 'system', true, 'dark', 'system'],
    ['something else', 'sepia', false, 'light', 'system'],
  ])('%s', (_, kept, dark, theme, themeChoice) => {
    expect(run({ kept: () => kept, dark }).dataset).toEqual({ theme, themeChoice })
  })

  test('a browser that keeps nothing', () => {
    const kept = (): never => {
      throw new Error('SecurityError')
    }
    expect(run({ kept, dark: true }).dataset).toEqual({ theme: 'dark', themeChoice: 'system' })
  })

  test('PRS-01 a press counts at once and is kept', () => {
    const { tell, dataset, stored } = run()
    tell('change', element({ value: 'dark' }, '[data-sets-theme]'))
    expect(dataset).toEqual({ theme: 'dark', themeChoice: 'dark' })
    expect(stored).toEqual({ theme: 'dark' })
    tell('change', element({ value: 'system' }, '[data-sets-theme]'))
    expect(dataset).toEqual({ theme: 'light', themeChoice: 'system' })
  })
})

describe('NAV-13 whom the last page knew as signed in, before the scripts', () => {
  const kept = (member: unknown) => (key?: string) => (key === 'visitor' ? JSON.stringify(member) : null)

  test.each([
    [{ id: 1, name: 'Ada', alias: null, avatar: null }, '"A"', undefined],
    [{ id: 1, name: 'Ada', alias: ' 🍄 Fan', avatar: null }, '"🍄"', undefined],
    [{ id: 1, name: '"', alias: null, avatar: null }, String.raw`"\""`, undefined],
    [{ id: 1, name: 'Ada', alias: null, avatar: '/a "b".png' }, '""', String.raw`url("/a \"b\".png")`],
  ])('%j', (member, initial, picture) => {
    const { dataset, style } = run({ kept: kept(member) })
    expect(dataset).toHaveProperty('member', '')
    expect(style).toMatchObject({ '--member-initial': initial })
    expect(style['--member-picture']).toBe(picture)
  })

  test.each([null, 'text', 5, {}, { name: 7 }])('nobody: %j', (member) => {
    const { dataset, style } = run({ kept: kept(member) })
    expect(dataset).not.toHaveProperty('member')
    expect(style).toEqual({})
  })
})

test('I18-02 PRS-01 another language takes query, fragment and place along before the scripts', () => {
  const { tell, stored } = run()
  const link = element({}, 'a[data-language]')
  tell('click', link)
  expect(link).toMatchObject({ search: '?sort=title', hash: '#list' })
  expect(stored).toEqual({ 'sporeprint:scroll': '120' })
})

test('PRS-01 presses are remembered until they are taken, with what the button said', () => {
  const { tell, window } = run()
  const button = element({ 'aria-label': 'Next' }, 'button[type=button]:not([popovertarget])')
  const field = element({ value: 'bo' }, 'input')
  tell('click', button)
  tell('click', field)
  tell('input', field)
  // What a rendering puts back is no longer what was typed.
  Object.assign(field, { value: '' })
  const take = window.sporeprintRemembered as () => unknown[]
  expect(take()).toMatchObject([
    { control: button, said: '||Next' },
    { control: field, said: '||', value: 'bo' },
  ])
  expect(button.getAttribute('data-pressed')).toBe('')
  // From here on the page listens itself.
  expect(window.sporeprintRemembered).toBeUndefined()
  tell('click', button)
  expect(take()).toHaveLength(2)
})
