import { randomUUID } from 'node:crypto'
import { getTranslation } from '@payloadcms/translations'
import { APIError, type CollectionBeforeValidateHook, type Endpoint, type PayloadRequest } from 'payload'
import { z } from 'zod'
import { refusalLabel } from '@/cms/field-refusals'
import { inLanguage } from '@/cms/labels'
import { payloadsOwn } from '@/cms/own-endpoint'
import { fill } from '@/core/fill'
import { limits } from '@/core/limits'
import { defaultLocale, isLocale, type Locale } from '@/core/locales'
import type { Submitted } from './mail-values'
import { trapField } from './model'
import { earlierSubmission, sentKeys, type SentKeys } from './sent-once'
import { longest, ownMessage, readValue, type FormField, type Problem, type Value } from './values'

declare module 'payload' {
  interface RequestContext {
    /** Whether the honeypot was filled in, which only machines do. */
    trapped?: boolean
    submitted?: Submitted
    sentKeys?: SentKeys
  }
}

const submissionSchema = z.object({
  form: z.number().int().positive(),
  submissionData: z
    .array(
      z.object({
        field: z.string().min(1).max(limits.form.name),
        value: z.union([z.string(), z.number(), z.boolean()]),
      }),
    )
    // One more than a form has, for the honeypot.
    .max(limits.form.fields + 1),
})

const texts = {
  unusable: refusalLabel('refusals.form'),
  missing: refusalLabel('refusals.related'),
  required: refusalLabel('refusals.required'),
  selection: refusalLabel('refusals.selection'),
  input: refusalLabel('refusals.input'),
  address: refusalLabel('refusals.oneAddress'),
  number: refusalLabel('refusals.number'),
  text: refusalLabel('refusals.unusable'),
  length: refusalLabel('refusals.tooLong'),
} as const satisfies Record<Problem | 'unusable' | 'missing', unknown>

type Submission = { id: number; form?: unknown; submissionData?: unknown }

/** The locale that the form was filled in, which its submission names, or that of the call (FRM-02). */
const localeOf = (req: PayloadRequest): Locale =>
  [req.data?.locale, req.query.locale, req.i18n.language].find(isLocale) ?? defaultLocale

/** The locale whose number format applies; a call that names no locale writes numbers as programs do. */
const numbersOf = (req: PayloadRequest): Locale => [req.data?.locale].find(isLocale) ?? defaultLocale

const isFilled = (value: Value): boolean => String(value).trim() !== ''

/** Whether visitors type into a field, instead of selecting something. */
const isWritten = ({ blockType }: FormField): boolean => ['text', 'textarea', 'email', 'number'].includes(blockType)

/**
 * Validates a submission against its form: only its fields, each once and of its type, and the required ones present
 * (T-1H).
 * @throws APIError 400 with the reason
 */
export const checkSubmission: CollectionBeforeValidateHook<Submission> = async ({ data, operation, req, context }) => {
  if (operation !== 'create') return data
  const reject = (text: keyof typeof texts, own: string | null = null): never => {
    throw new APIError(own ?? fill(inLanguage(texts[text], localeOf(req)), { n: longest }), 400, null, true)
  }
  const parsed = submissionSchema.safeParse({ form: data?.form, submissionData: data?.submissionData ?? [] })
  if (!parsed.success) return reject('unusable')
  const rows = parsed.data.submissionData.filter(({ field }) => field !== trapField)
  context.trapped = parsed.data.submissionData.some(({ field, value }) => field === trapField && isFilled(value))
  if (context.trapped) return reject('unusable')
  const form = await req.payload.db.findOne<{ id: number; fields?: FormField[] }>({
    collection: 'forms',
    where: { id: { equals: parsed.data.form } },
    req,
  })
  if (!form) return reject('missing')
  // The mails of the submission are read in the locale of the request.
  const locale = localeOf(req)
  req.locale = locale
  const fields = new Map((form.fields ?? []).flatMap((field) => (field.name ? [[field.name, field] as const] : [])))
  const sent = new Map(rows.map(({ field, value }) => [field, value]))
  if (sent.size < rows.length || rows.some(({ field }) => !fields.has(field))) return reject('unusable')
  const stored: { field: string; value: string }[] = []
  for (const [name, field] of fields) {
    const value = sent.get(name)
    const read = readValue(field, value ?? '', numbersOf(req))
    if ('problem' in read) return reject(read.problem, ownMessage(field, localeOf(req)))
    if (value !== undefined) stored.push({ field: name, value: read.stored })
  }
  const left = [...fields.keys()].filter((name) => !sent.has(name))
  const submitted: Submitted = { rows: stored, left, locale, mark: randomUUID() }
  context.submitted = submitted
  const keys = sentKeys(req, {
    form: form.id,
    rows: stored,
    isWritten: stored.some(({ field, value }) => value !== '' && isWritten(fields.get(field) ?? { blockType: '' })),
  })
  context.sentKeys = keys
  // The key is unique, so that the database decides between two presses that race.
  const dedupeKey = (await earlierSubmission(req, keys))?.dedupeKey ?? keys.current
  return { ...data, submissionData: stored, locale, dedupeKey }
}

const route = { path: '/', method: 'post' } as const

/** The response that Payload gives to a submission. */
function accepted(req: PayloadRequest, doc: object, status: 200 | 201): Response {
  const label = getTranslation(req.payload.collections['form-submissions'].config.labels.singular, req.i18n)
  return Response.json({ doc, message: req.t('general:successfullyCreated', { label }) }, { status })
}

/** The submission stored before with the same content, as its own response returned it; or null. */
async function sentBefore(req: PayloadRequest): Promise<object | null> {
  const keys = req.context.sentKeys
  const earlier = keys && (await earlierSubmission(req, keys))
  return earlier ? Object.fromEntries(Object.entries(earlier).filter(([name]) => name !== 'dedupeKey')) : null
}

/**
 * POST of a submission: Payload's own; a machine that filled in the honeypot gets what looks like success; and the same
 * content sent again, by a second press or after a lost response, gets 200 with the first submission.
 */
export const receive: Omit<Endpoint, 'root'> = {
  ...route,
  handler: async (req) => {
    try {
      return await payloadsOwn(req, 'form-submissions', route)(req)
    } catch (error) {
      if (req.context.trapped === true) {
        const now = new Date().toISOString()
        return accepted(req, { id: Date.now(), ...req.data, updatedAt: now, createdAt: now }, 201)
      }
      const earlier = await sentBefore(req)
      if (!earlier) throw error
      return accepted(req, earlier, 200)
    }
  },
}
