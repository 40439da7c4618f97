import fc from 'fast-check'
import { expect, test } from 'vitest'
import pt from '@messages/pt.json'
import { translateFormState } from './translate-form-state'
import { clearedForRoom, emptyState, stateCookies, stateFrom, type FormState } from './state'

/** The cookies that a browser stores for these Set-Cookie lines. */
function kept(lines: readonly string[]): (name: string) => string | undefined {
  const jar = new Map(
    lines.flatMap((line) => {
      const [pair = '', ...rest] = line.split('; ')
      return rest.includes('Max-Age=0') ? [] : [pair.split('=', 2) as [string, string]]
    }),
  )
  return (name) => jar.get(name)
}

const state = (values: FormState['values']): FormState => ({ values, errors: { name: 'Wrong' }, error: 'No' })

test('PRS-02 form values in any script round-trip through cookies with their errors', () => {
  fc.assert(
    fc.property(
      fc.dictionary(fc.stringMatching(/^[a-z]{1,12}$/), fc.array(fc.string({ unit: 'grapheme' }))),
      (values) => {
        const given = { ...state({}), values: { ...values } }
        const lines = stateCookies('login', given)
        expect(lines.every((line) => line.length < 4096)).toBe(true)
        expect(JSON.parse(JSON.stringify(stateFrom('login', kept(lines))))).toEqual(JSON.parse(JSON.stringify(given)))
      },
    ),
    { numRuns: 50 },
  )
})

test('I18-01 errors are in the locale of the page that shows them, not of the submission', () => {
  const problems = {
    values: {},
    errors: {
      text: { refusal: 'refusals.tooLong', n: 500 },
      own: { refusal: 'refusals.required', own: { en: 'Say it' } },
    },
    error: { refusal: 'refusals.sessionEnded' },
  } as const
  const shown = translateFormState(stateFrom('x', kept(stateCookies('x', problems))), 'pt')
  expect(shown.error).toBe(pt.refusals.sessionEnded)
  expect(shown.errors).toEqual({ text: pt.refusals.tooLong.replace('{n}', '500'), own: 'Say it' })
})

test('a value that is too long for cookies is dropped, and the errors are kept', () => {
  const noise = Array.from({ length: 4000 }, (_, at) => String.fromCodePoint(0x4e00 + ((at * 7919) % 20000))).join('')
  const lines = stateCookies('x', state({ long: [noise], short: ['a'] }))
  expect(lines.every((line) => line.length < 4096)).toBe(true)
  expect(stateFrom('x', kept(lines))).toEqual(state({ short: ['a'] }))
})

test('PRS-02 a large form state clears that of another form, so that the request header stays small', () => {
  const noise = Array.from({ length: 2900 }, (_, at) => String.fromCodePoint(0x4e00 + ((at * 7919) % 20000))).join('')
  const sent = (lines: readonly string[]) =>
    lines.flatMap((line) => (line.includes('Max-Age=0') ? [] : [line.split(';')[0] ?? ''])).join('; ')
  const [first, second] = ['comment', 'review'].map((form) => stateCookies(form, state({ text: [noise] }))) as [
    string[],
    string[],
  ]
  const session = `payload-token=x; ${sent(first)}; currency=form`
  expect(sent(first).length).toBeGreaterThan(6000)
  const cleared = clearedForRoom(session, 'review', second)
  const left = [...new Map([...first, ...cleared, ...second].map((line) => [line.split('=')[0], line])).values()]
  expect(left.filter((line) => line.startsWith('form-comment-')).every((line) => line.includes('Max-Age=0'))).toBe(true)
  expect(stateFrom('review', kept(left)).values).toEqual({ text: [noise] })
  // A form sent again replaces its own state, and short states fit together.
  expect(clearedForRoom(session, 'comment', first)).toEqual([])
  expect(clearedForRoom(session, 'review', stateCookies('review', state({ text: ['x'] })))).toEqual([])
})

test('T-1N a form state with a forged signature is ignored', () => {
  const cookieOf = kept(stateCookies('login', state({ email: ['a'] })))
  for (const forged of ['', '.', 'x.y', `${'0'.repeat(43)}.${cookieOf('form-login-0')?.split('.')[1] ?? ''}`]) {
    expect(stateFrom('login', (name) => (name.endsWith('-0') ? forged : undefined))).toEqual(emptyState)
  }
})
