import { createPayloadRequest, type PayloadRequest, type SanitizedConfig } from 'payload'
import { guardForm, startOfForm, type SentForm } from '@/cms/guards/form-guard'
import { guardedForm } from '@/cms/guards/guarded'
import { asRefused } from '@/cms/guards/rate-limits'
import { callerLocale, fault, refusalIn, refusalOf, type Refusal } from '@/cms/guards/refusals'
import { notFound } from '@/cms/guards/request-guard'
import { requireAccountRead } from '@/cms/unread-account'
import { cut } from '@/core/cut'
import { errorEnvelope } from '@/core/errors'
import { env } from '@/core/env'
import { isRecord, recordsIn } from '@/core/is-record'
import { isLocale, type Locale } from '@/core/locales'
import { limits } from '@/core/limits'
import { localizedHref, localizedPath, loginPath } from '@/core/paths'
import { formErrorId } from '@/core/form-error-id'
import { longestPath } from '@/core/safe-path'
import type { AnyForm, CallResponse, Caller, FormContext, Outcome, Rules, Values } from './define'
import type { Problem } from './fields'
import { translateFormState } from './translate-form-state'
import { clearedCookies, clearedForRoom, clearedStates, stateCookies, type KeptState } from './state'

type RestHandler = (request: Request, context: { params: Promise<{ slug: string[] }> }) => Promise<Response>

/** Payload's own route handlers, and the config that they need. */
export type Rest = {
  readonly config: Promise<SanitizedConfig>
  readonly handlers: Readonly<Record<'POST' | 'PATCH' | 'DELETE', RestHandler>>
}

/** The messages that Payload returns for single fields. */
function fieldMessages(json: Record<string, unknown>, locale: Locale): Record<string, string> {
  const first: unknown = Array.isArray(json.errors) ? json.errors[0] : null
  const data = isRecord(first) && isRecord(first.data) ? first.data.errors : null
  return Object.fromEntries(
    recordsIn(data).flatMap(({ path, message }) =>
      typeof path === 'string' && typeof message === 'string' ? [[path, refusalIn(message, locale)]] : [],
    ),
  )
}

/** The visitor's headers that are passed on: by these Payload knows who calls, and whether from this site. */
const passedOn = ['cookie', 'origin', 'sec-fetch-site', 'x-forwarded-for', 'user-agent'] as const

const callerOf =
  (request: Request, { handlers }: Rest, locale: Locale): Caller =>
  async (method, path, body) => {
    const headers = new Headers({ 'content-type': 'application/json', 'accept-language': locale })
    for (const name of passedOn) {
      const value = request.headers.get(name)
      if (value !== null) headers.set(name, value)
    }
    const url = new URL(`/api${path}`, env.siteUrl)
    const sent = new Request(url, {
      method,
      headers,
      ...(method === 'DELETE' ? {} : { body: JSON.stringify(body ?? {}) }),
    })
    const slug = url.pathname.split('/').slice(2).map(decodeURIComponent)
    const response = await handlers[method](sent, { params: Promise.resolve({ slug }) })
    const json: unknown = await response.json().catch(() => null)
    const result = isRecord(json) ? json : {}
    const message = typeof result.message === 'string' ? result.message : fault
    return {
      ok: response.ok,
      status: response.status,
      json: result,
      message: refusalIn(response.status >= 500 && !refusalOf(message) ? fault : message, locale),
      fields: fieldMessages(result, locale),
      cookies: response.headers.getSetCookie(),
    } satisfies CallResponse
  }

/** Parses all values by their rules, or returns the problems by field. */
function readAll(
  rules: Rules,
  sent: SentForm,
  locale: Locale,
): { values: Values<Rules> } | { errors: Record<string, Problem> } {
  const values: Record<string, unknown> = {}
  const errors: Record<string, Problem> = {}
  for (const [name, rule] of Object.entries(rules)) {
    const read = rule.read(sent.all(name), locale)
    if ('problem' in read) errors[name] = read.problem
    else values[name] = read.value
  }
  return Object.keys(errors).length > 0 ? { errors } : { values }
}

const textsOf = (sent: SentForm, name: string): string[] =>
  sent.all(name).filter((value): value is string => typeof value === 'string')

const wantsJson = (request: Request): boolean => (request.headers.get('accept') ?? '').includes('application/json')

const withCookies = (response: Response, cookies: readonly string[]): Response => {
  for (const cookie of cookies) response.headers.append('Set-Cookie', cookie)
  return response
}

const seeOther = (path: string, cookies: readonly string[]): Response =>
  withCookies(new Response(null, { status: 303, headers: { Location: path } }), cookies)

/** Adds `tried` to the query of an address: only then the page shows the form state in the cookies. */
function triedAt(path: string, form: string): string {
  const url = new URL(path, env.siteUrl)
  url.searchParams.set('tried', form)
  return `${url.pathname}${url.search}#${formErrorId(form)}`
}

type Placed = Pick<AnyForm, 'name' | 'page'>

/** What is known of a form before it is parsed: its name, its page, and which of its fields are typed into. */
export type FormPlace = Placed & Pick<AnyForm, 'bytes' | 'refused'> & { readonly isTyped: (name: string) => boolean }

const pageOf = (form: Placed, sent: SentForm): string =>
  form.page((name) => cut(textsOf(sent, name)[0] ?? '', longestPath))

/**
 * Takes the fields that name the page from the referrer's query, for a form that could not be parsed: a form sent from
 * its error page already has them there.
 */
function sentFrom(request: Request): SentForm {
  const referrer = request.headers.get('referer')
  const query = referrer && URL.canParse(referrer) ? new URL(referrer).searchParams : new URLSearchParams()
  return { all: (name) => query.getAll(name), names: [...query.keys()] }
}

/** The Set-Cookie lines of a rejected form's state, with those that delete older states to make room. */
function keptIn(request: Request, form: Placed, state: KeptState): string[] {
  const own = stateCookies(form.name, state)
  return [...clearedForRoom(request.headers.get('cookie') ?? '', form.name, own), ...own]
}

/** Reports errors: as JSON to the page's script; without scripts by a redirect to the form's page. */
function showErrors(request: Request, form: Placed, sent: SentForm, state: KeptState, locale: Locale, status = 400) {
  if (wantsJson(request)) {
    const { error, errors } = translateFormState(state, locale)
    const [first] = Object.values(errors)
    const message = error ?? first ?? refusalIn(fault, locale)
    return Response.json({ ...errorEnvelope(message), error, fields: errors }, { status })
  }
  const to = triedAt(localizedPath(locale, pageOf(form, sent)), form.name)
  return asRefused(seeOther(to, keptIn(request, form, state)))
}

/** Redirects to the sign-in page, and from there back to the form with its state. */
function leadThroughSignIn(request: Request, form: Placed, sent: SentForm, state: KeptState, locale: Locale) {
  const back = triedAt(localizedPath(locale, pageOf(form, sent)), form.name)
  const to = `${localizedPath(locale, loginPath(back))}&done=ended`
  const cookies = keptIn(request, form, state)
  return wantsJson(request) ? withCookies(Response.json({ to }), cookies) : seeOther(to, cookies)
}

function localeOf(request: Request, sent: SentForm): Locale {
  const [requested] = textsOf(sent, 'locale')
  return isLocale(requested) ? requested : callerLocale(request)
}

async function outcomeOf(form: AnyForm, sent: SentForm, context: FormContext): Promise<Outcome> {
  const problem = form.check?.(sent, context.locale)
  if (problem) return problem
  const read = readAll(form.fields, sent, context.locale)
  if ('errors' in read) return { errors: read.errors }
  return form.send(read.values as never, context)
}

function respondTo(request: Request, form: AnyForm, sent: SentForm, outcome: Outcome, locale: Locale): Response {
  if ('to' in outcome) {
    const to = localizedHref(locale, outcome.to)
    const states = outcome.signsOut ? clearedStates(request.headers.get('cookie') ?? '') : clearedCookies(form.name)
    const cookies = [...(outcome.cookies ?? []), ...states]
    return wantsJson(request) ? withCookies(Response.json({ ...outcome.data, to }), cookies) : seeOther(to, cookies)
  }
  const kept = Object.entries(form.fields).flatMap(([name, rule]) => (rule.keep ? [name] : []))
  const errors = Object.entries(outcome.errors ?? {}).flatMap(([name, said]) =>
    said === undefined ? [] : [[name, said] as const],
  )
  const state = {
    values: Object.fromEntries([...kept, ...(outcome.keep ?? [])].map((name) => [name, textsOf(sent, name)])),
    errors: Object.fromEntries(errors),
    error: outcome.error ?? null,
  }
  if (outcome.signsIn) return leadThroughSignIn(request, form, sent, state, locale)
  return withCookies(showErrors(request, form, sent, state, locale, outcome.status), outcome.cookies ?? [])
}

/** The most bytes read of a form that the guards rejected unread: about as much as its cookies can hold. */
const bytesUnread = 16 * 1024

/**
 * Forms that the guards rejected without reading them: rate limited, or with a file that is too large. They are read
 * here for their text, so that visitors need not type it twice (PRS-02).
 */
const unread: Readonly<Partial<Record<number, { words: Refusal; read: typeof guardForm }>>> = {
  429: { words: 'refusals.tooMany', read: guardForm },
  413: { words: 'refusals.tooLarge', read: startOfForm },
}

/** Without scripts, an error of the guards is shown on the form's page instead of as JSON. */
async function asPage(request: Request, form: FormPlace, response: Response): Promise<Response> {
  const rejectedByGuards = response.status >= 400 && !wantsJson(request) && ![403, 404].includes(response.status)
  if (!rejectedByGuards) return response
  const body: unknown = await response.json().catch(() => null)
  const said = isRecord(body) ? (body.error ?? body.message) : null
  const of = unread[response.status]
  const sent = of ? await of.read(request, bytesUnread).catch(() => null) : null
  if (!of || !sent || sent instanceof Response) {
    const locale = callerLocale(request)
    const error = typeof said === 'string' ? said : refusalIn(fault, locale)
    return showErrors(request, form, sentFrom(request), { values: {}, errors: {}, error }, locale)
  }
  const locale = localeOf(request, sent)
  const error = form.refused
    ? form.refused(response.status, refusalIn(of.words, locale), locale)
    : { refusal: of.words }
  const typed = sent.names.filter((name) => form.isTyped(name)).map((name) => [name, textsOf(sent, name)] as const)
  return showErrors(request, form, sent, { values: Object.fromEntries(typed), errors: {}, error }, locale)
}

/** Payload's request of the visitor, with their account where they have one. */
async function openRequest({ config }: Rest, { url, headers }: Request): Promise<PayloadRequest> {
  const request = new Request(url, { headers })
  const req = await createPayloadRequest({ config, request, canSetHeaders: true })
  if (!req.user) await requireAccountRead(req.payload, headers)
  return req
}

/**
 * Handles the POST of a page's form, behind the same guards as any call. A form that is read from the database is
 * fetched after the guards, too.
 */
export function receiveForm(
  place: FormPlace,
  rest: Rest,
  fetchForm: () => Promise<AnyForm | null>,
): (request: Request) => Promise<Response> {
  const receiveSent = async (sent: SentForm, request: Request): Promise<Response> => {
    const form = await fetchForm()
    if (!form) return notFound()
    const locale = localeOf(request, sent)
    let req: Promise<PayloadRequest> | null = null
    const context: FormContext = {
      locale,
      request,
      call: callerOf(request, rest, locale),
      req: () => (req ??= openRequest(rest, request)),
    }
    return respondTo(request, form, sent, await outcomeOf(form, sent, context), locale)
  }
  const { refused } = place
  const receive = guardedForm(
    place.bytes ?? limits.body.bytes,
    receiveSent,
    refused && ((message, status, locale) => ({ error: refused(status, message, locale) })),
  )
  return async (request) => asPage(request, place, await receive(request))
}
