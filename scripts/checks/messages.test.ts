import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { argumentsOf, flatten, usedKeys } from './messages'

const keysOf = (text: string) =>
  usedKeys(ts.createSourceFile('a.tsx', text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)).map(({ key }) => key)

describe('argumentsOf', () => {
  it.each([
    ['plain', ''],
    ['{b} and {a}', 'a,b'],
    ['{count, plural, =0 {None} one {# of {total}} other {#}}', 'count:plural,total'],
    ['{day, date, medium} <b>{name}</b>', '<b>,day:date,name'],
    ["it's '{literal}'", ''],
  ])('%s', (message, expected) => {
    expect(argumentsOf(message)).toBe(expected)
  })

  it.each(['{open', '{n, plural, one {x}', 'shut}'])('rejects %s, whose braces do not close', (message) => {
    expect(() => argumentsOf(message)).toThrow('do not close')
  })
})

describe('flatten', () => {
  it('joins keys with dots', () => {
    expect([...flatten({ a: { b: 'x' }, c: 'y' })]).toEqual([
      ['a.b', 'x'],
      ['c', 'y'],
    ])
  })
})

describe('usedKeys', () => {
  it('follows a translator within its function only', () => {
    const text = `
      async function A() { const t = await getTranslations({ locale, namespace: 'a' }); return t('x') + t.rich('y') }
      function B() { const t = useTranslations('b'); return <p>{t('x')}</p> }
      async function C() { const [t, u] = await Promise.all([getTranslations('c'), other()]); return t('x') + u('z') }
      const d = (t) => t('free')`
    expect(keysOf(text)).toEqual(['a.x', 'a.y', 'b.x', 'c.x'])
  })
})
