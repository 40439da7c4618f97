import { describe, expect, test } from 'vitest'
import type { CallResponse, FormContext } from '@/platform/forms/define'
import { locales } from '@/core/locales'
import type { Form } from '@/payload-types'
import { definitionOf, redirectOf } from './definition'

const form = { id: 7, title: 'Contact', fields: [{ blockType: 'text', name: 'topic' }] } as unknown as Form

const answered = (over: Partial<CallResponse>): CallResponse => ({
  ok: false,
  status: 400,
  json: {},
  message: '',
  fields: {},
  cookies: [],
  ...over,
})

const sent = (locale: (typeof locales)[number], response: CallResponse) => {
  const call: FormContext['call'] = () => Promise.resolve(response)
  return definitionOf(form).send({}, { locale, call } as unknown as FormContext)
}

describe('FRM-02 ERR-01 the error that a form shows', () => {
  test.each(locales)('is the status and the message of the call (%s)', async (locale) => {
    const outcome = await sent(locale, answered({ status: 429, message: 'Espere.' }))
    expect(outcome).toEqual({ error: '429: Espere.' })
  })

  test.each([
    ['en', '503: Internal Server Error'],
    ['es', '503: Error interno del servidor'],
    ['pt', '503: Erro interno do servidor'],
  ] as const)('does not show the internal message of a 5xx (%s)', async (locale, words) => {
    const outcome = await sent(locale, answered({ status: 503, message: 'SQLITE_BUSY' }))
    expect(outcome).toEqual({ error: words })
  })

  test('is absent when the form was accepted, which redirects', async () => {
    const outcome = await sent('en', answered({ ok: true, status: 201 }))
    expect(outcome).toEqual({ to: expect.stringContaining('?sent=1') as string })
  })
})

describe('FRM-01 a number in a form', () => {
  const numbers = { id: 8, title: 'Order', fields: [{ blockType: 'number', name: 'kilos' }] } as unknown as Form
  const rule = definitionOf(numbers).fields['field-kilos']

  test('has a text input with a decimal keyboard', () => {
    expect(rule?.attributes).toMatchObject({ type: 'text', inputMode: 'decimal' })
  })

  test.each([
    ['en', '1.125'],
    ['es', '1,125'],
    ['pt', ' 1,125 '],
  ] as const)('is checked in the locale of the form, and passed on as it was typed (%s: %j)', (locale, typed) => {
    expect(rule?.read([typed], locale)).toEqual({ value: typed.trim() })
  })

  test('is rejected when it is no number in that locale', () => {
    expect(rule?.read(['1,5'], 'en')).toMatchObject({ problem: { refusal: 'refusals.number' } })
    expect(rule?.read(['uno'], 'es')).toMatchObject({ problem: { refusal: 'refusals.number' } })
  })
})

describe('T-1H the redirect of a form', () => {
  const leading = (redirect: object) => redirectOf({ ...form, confirmationType: 'redirect', redirect })

  test.each([
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    'javascript:alert(1)',
    '/api/users',
    '',
    null,
  ])('is not %j', (url) => {
    expect(leading({ type: 'custom', url })).toBeNull()
  })

  test('is a page of this site', () => {
    expect(leading({ type: 'custom', url: '/posts' })).toBe('/posts')
    expect(leading({ type: 'reference', reference: { value: { slug: 'thanks' } } })).toBe('/thanks')
    expect(leading({ type: 'reference', reference: { value: 12 } })).toBeNull()
  })
})
