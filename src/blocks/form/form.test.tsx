import { renderToReadableStream } from 'react-dom/server.browser'
import { describe, expect, test, vi } from 'vitest'
import { noteFallbacks } from '@/cms/fallbacks'
import type { Locale } from '@/core/locales'
import type { Form, FormBlock as FormBlockData } from '@/payload-types'
import { FormBlock } from './component'
import { formFixture } from './fixture'

vi.mock('@/cms/public-find', () => ({ publicGlobal: () => Promise.resolve({ pace: { formLoadingDelay: 1000 } }) }))

/** Fallbacks are noted per object, so `over` is filled up instead of copied. */
async function draw(over: Partial<Form> = {}, locale: Locale = 'en', ids: string[] = []): Promise<string> {
  const form = Object.assign(over, { ...(formFixture.form as Form), ...over })
  const blocks = [...(ids.length > 0 ? ids : [null])].map((id) => ({ ...formFixture, form, id }))
  const stream = await renderToReadableStream(
    blocks.map((block, at) => <FormBlock key={at} block={block} locale={locale} first={false} />),
  )
  await stream.allReady
  return new Response(stream).text()
}

describe('FRM-01 a form on a page', () => {
  test('has an input of the right kind for every field, with its label', async () => {
    const html = await draw()
    for (const kind of ['name="field-name"', 'type="email"', 'name="field-age"', '<textarea', 'type="checkbox"'])
      expect(html).toContain(kind)
    expect(html.match(/<option/g)?.length).toBe(3 + 250 + 52)
    expect(html).toContain('We answer within three days.')
    expect(html).toContain('Send it')
    expect(html).toContain('action="/api/page-forms/form-3"')
  })

  test.each([
    ['en', 'Germany', 'New York', 'Please choose'],
    ['es', 'Alemania', 'Nueva York', 'Elija una opción'],
    ['pt', 'Alemanha', 'Nova York', 'Escolha uma opção'],
  ] as const)('names countries and states in %s', async (locale, country, state, choose) => {
    const html = await draw({}, locale)
    for (const name of [country, state, choose]) expect(html).toContain(`>${name}</option>`)
  })

  test('T-1H has a hidden honeypot field outside the tab order', async () => {
    expect(await draw()).toMatch(
      /aria-hidden="true" class="absolute[^>]*>.*name="homepage_url" tabindex="-1"|tabindex="-1"[^>]*name="homepage_url"/s,
    )
  })

  test('FRM-03 has a confirmation in place unless it redirects within the site', async () => {
    expect(await draw()).toMatch(/data-confirmation="true" hidden=""[^>]*>.*Thank you\./s)
    const redirect = { type: 'custom' as const, url: '/about' }
    expect(await draw({ confirmationType: 'redirect', redirect })).not.toContain('data-confirmation="true"')
    // A redirect to another site is ignored.
    const away = { type: 'custom' as const, url: '//evil.example' }
    expect(await draw({ confirmationType: 'redirect', redirect: away })).toContain('data-confirmation="true"')
  })

  test('FRM-04 twice on a page has unique ids, and labels and messages that point to them', async () => {
    const html = await draw({}, 'en', ['a1', 'b2'])
    const all = (attribute: string): string[] =>
      [...html.matchAll(new RegExp(` ${attribute}="([^"]+)"`, 'g'))].flatMap(([, value]) => value?.split(' ') ?? [])
    const ids = all('id')
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([])
    for (const id of [...all('for'), ...all('aria-describedby')]) expect(ids).toContain(id)
    expect(ids).toContain('form-b2-field-email')
  })

  test.each([
    ['en', '(optional)'],
    ['es', '(opcional)'],
    ['pt', '(opcional)'],
  ] as const)('FRM-04 marks the optional fields (%s)', async (locale, optional) => {
    const html = await draw({}, locale)
    const marked = html.matchAll(/<label for="form-form-3-field-(\w+)"[^>]*>[^<]*<span[^>]*> ([^<]+)<\/span>/g)
    expect([...marked].map(([, name, said]) => [name, said])).toEqual([
      ['age', optional],
      ['country', optional],
      ['state', optional],
    ])
  })

  test('uses its editor’s placeholder and field widths', async () => {
    const fields: Form['fields'] = [
      { blockType: 'text', name: 'first', width: 50 },
      { blockType: 'select', name: 'topic', width: 33, placeholder: 'Any of these', options: [] },
      { blockType: 'email', name: 'mail', width: 1 },
      { blockType: 'textarea', name: 'long', width: 400 },
      { blockType: 'state', name: 'none' },
    ]
    const html = await draw({ fields })
    expect([...html.matchAll(/md:col-span-(\d+)/g)].map(([, columns]) => columns)).toEqual(['6', '4', '3', '12', '12'])
    expect(html.match(/<option value="" ?[^>]*>[^<]+/g)?.map((option) => option.replace(/.*>/, ''))).toEqual([
      'Any of these',
      'Please choose',
    ])
  })

  test('D-21 marks strings that fall back to English with lang', async () => {
    const form = structuredClone(formFixture.form as Form)
    const own = {
      ...form,
      submitButtonLabel: null,
      confirmationMessage: null,
      fields: form.fields?.map((field) => ({
        ...field,
        label: null,
        message: null,
        ...('options' in field ? { options: field.options.map(({ value }) => ({ value })) } : {}),
      })),
    }
    noteFallbacks(form, [
      { locale: 'es', doc: own },
      { locale: 'en', doc: structuredClone(form) },
    ])
    const html = await draw(form, 'es')
    for (const text of ['Name', 'What it is about', 'Message', 'Country', 'Send it', 'An order'])
      expect(html, text).toMatch(new RegExp(`<(span|button|option)[^>]* lang="en-US"[^>]*>${text}<`))
    expect(html).toMatch(/<label[^>]*><input[^>]*type="checkbox"[^>]*><span><span lang="en-US">I have read/)
    for (const text of ['We answer', 'Thank you'])
      expect(html, text).toMatch(new RegExp(`<div[^>]* lang="en-US"[^>]*>(<[^>]*>)*${text}`))
    expect(html.match(/ lang="en-US"/g)).toHaveLength(8 + 8 + 1 + 2 + 1 + 1)
  })

  test.each<Partial<Form>>([{ fields: [] }, { submitButtonLabel: null, confirmationMessage: null }])(
    'with %j still renders a form',
    async (over) => {
      expect(await draw(over)).toContain('<form')
    },
  )

  test('a deleted form renders nothing', () => {
    const block: FormBlockData = { ...formFixture, form: 3 }
    expect(FormBlock({ block, locale: 'en', first: false })).toBeNull()
  })
})
