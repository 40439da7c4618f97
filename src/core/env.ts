import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { z } from 'zod'
import { fileNamedBy } from './database-file'
import { emailAddress } from './email-address'

/** One of these words. */
const oneOf = <const Words extends readonly string[]>(...words: Words) =>
  z.enum(words, { error: `must be ${words.slice(0, -1).join(', ')} or ${words.at(-1)}` })

const flag = oneOf('true', 'false')
  .default('false')
  .transform((value) => value === 'true')

/** What an owner may measure with (ANL-01); see docs/operations/analytics.md. */
export const analyticsKinds = ['plausible', 'umami', 'matomo', 'tag-manager'] as const

/** Whether an address, if it is one, names a host alone. A browser sends that as its origin, to which sessions are held. */
function isOrigin(address: string): boolean {
  if (!URL.canParse(address)) return true
  const { pathname, search, hash, username, password } = new URL(address)
  return /^\/*$/.test(pathname) && `${search}${hash}${username}${password}` === ''
}

/**
 * Whether an address of a mail server names a host, and nothing behind it: a `#`, `/` or `?` of a password that is not
 * written in percent signs ends the host, and every mail would wait for one that does not exist.
 */
function isMailServer(address: string): boolean {
  if (!URL.canParse(address)) return false
  const { hostname, pathname, hash, search } = new URL(address)
  return hostname !== '' && /^\/?$/.test(pathname) && hash === '' && !search.includes('@')
}

/** Whether the address of a PostgreSQL server can be read; before a database on a socket no host stands. */
const isPostgres = (address: string): boolean => URL.canParse(address.replace('@/', '@localhost/'))

const escapes = 'with %23 for a # of the password, %2F for a / and %3F for a ?'

/** One address, alone or behind a name: mails of any other sender are taken by no server. */
const sender = /^(?:(?:"[^"\r\n]*" *|[^"<>@,;:\r\n]*)<[^<>@\s,;]+@[^<>@\s,;]+>|[^<>@\s,;]+@[^<>@\s,;]+)$/

const schema = z.object({
  NODE_ENV: oneOf('development', 'test', 'production').default('development'),
  PAYLOAD_SECRET: z
    .string({ error: 'is missing; run `npm start`, which writes one into .env' })
    .min(32, 'must be at least 32 characters long'),
  DATA_DIR: z.string().min(1).default('.data'),
  DATABASE_URL: z
    .string()
    .regex(/^(file:.|postgres(ql)?:\/\/)/, 'must begin with file: or postgres://, and name a database')
    .refine(
      (address) => !address.startsWith('postgres') || isPostgres(address),
      `must be postgres://user:password@host:5432/name, ${escapes}`,
    )
    .refine(
      (address) => !address.startsWith('file:') || fileNamedBy(address) !== null,
      'must be file:/path/of/the/database, with %23 for a # of the path, %3F for a ? and %25 for a %',
    )
    .optional(),
  PORT: z.coerce.number({ error: 'must be a port number, 1 to 65535' }).int().min(1).max(65535).default(3000),
  SITE_URL: z
    .url({ protocol: /^https?$/, error: 'must be a full http(s) address' })
    .refine(isOrigin, 'must end with the host and its port: the site stands at the root of its address')
    .optional(),
  ADMIN_EMAIL: z
    .string()
    .refine((text) => emailAddress(text) !== null, 'must be an e-mail address')
    .optional(),
  ADMIN_PASSWORD: z.string().min(12, 'must be at least 12 characters long').optional(),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//, 'must begin with smtp:// or smtps://')
    .refine(
      (address) => !/^smtps?:/.test(address) || isMailServer(address),
      `must be smtp://user:password@host:port, ${escapes}`,
    )
    .optional(),
  MAIL_FROM: z
    .string()
    .trim()
    .regex(sender, 'must be one e-mail address, or a name with one: Sporeprint <no-reply@example.org>')
    .default('Sporeprint <no-reply@localhost>'),
  // `test` is what `npm test` seeds for the tests of the calls.
  SEED: z.enum(['demo', 'knowledge', 'test'], { error: 'must be demo or knowledge' }).default('demo'),
  SEED_PICTURE_WIDTH: z.coerce
    .number({ error: 'must be a number of pixels' })
    .int('must be a whole number of pixels')
    .min(100, 'must be 100 pixels or more')
    .optional(),
  TRUST_PROXY: flag,
  METRICS_TOKEN: z.string().min(20, 'must be at least 20 characters long').optional(),
  ANALYTICS: oneOf(...analyticsKinds).optional(),
  ANALYTICS_URL: z.url({ protocol: /^https?$/, error: 'must be a full http(s) address' }).optional(),
  ANALYTICS_SITE: z
    .string()
    .regex(/^[\w.:-]{1,100}$/, 'must be the id that the site has there')
    .optional(),
  ANALYTICS_CONSENT: oneOf('ask', 'none').optional(),
  RATE_LIMITS: oneOf('on', 'off').default('on'),
  NEXT_PHASE: z.string().optional(),
})

/** What is wrong with these is said without their value: it may hold a password, and logs are kept. */
const secrets: ReadonlySet<string> = new Set([
  'PAYLOAD_SECRET',
  'ADMIN_PASSWORD',
  'METRICS_TOKEN',
  'DATABASE_URL',
  'SMTP_URL',
])

/** What a variable is, behind what it must be; of an address without the login. */
const asItIs = (name: string, value = ''): string =>
  value === '' || secrets.has(name) ? '' : `; it is ${JSON.stringify(value.replace(/\/\/.*@/, '//…@'))}`

/**
 * Reads and checks the environment.
 * @throws Error with one sentence a line, naming each bad variable.
 */
export function parseEnv(source: Record<string, string | undefined>) {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''))
  const result = schema.safeParse(given)
  if (!result.success) {
    const sentences = result.error.issues.map(({ path: [key], message }) => {
      const name = String(key)
      return `${name} ${message}${asItIs(name, given[name])}.`
    })
    throw new Error(`The environment is not usable. ${sentences.join(' ')}`)
  }
  const values = result.data
  const { ANALYTICS: kind, ANALYTICS_URL: measuredAt, ANALYTICS_SITE: site } = values
  if (kind && (!measuredAt || !site))
    throw new Error('The environment is not usable. ANALYTICS needs ANALYTICS_URL and ANALYTICS_SITE.')
  const dataDir = path.resolve(values.DATA_DIR)
  // An address: a folder may be named by what ends one.
  const databaseUrl = values.DATABASE_URL ?? `file:${pathToFileURL(path.join(dataDir, 'sporeprint.db')).pathname}`
  const sqliteFile = fileNamedBy(databaseUrl)
  // As browsers write it: in small letters, without the port that is usual.
  const siteUrl = new URL(values.SITE_URL ?? `http://localhost:${values.PORT}`).origin
  return {
    production: values.NODE_ENV === 'production',
    building: values.NEXT_PHASE === 'phase-production-build',
    payloadSecret: values.PAYLOAD_SECRET,
    dataDir,
    mediaDir: path.join(dataDir, 'media'),
    databaseUrl,
    postgres: sqliteFile === null,
    /** Where the database is a file of our own; null on PostgreSQL. */
    sqliteFile: sqliteFile === null ? null : path.resolve(sqliteFile),
    port: values.PORT,
    siteUrl,
    secureCookies: siteUrl.startsWith('https://'),
    adminEmail: values.ADMIN_EMAIL,
    adminPassword: values.ADMIN_PASSWORD,
    smtpUrl: values.SMTP_URL,
    mailFrom: values.MAIL_FROM,
    seedProfile: values.SEED,
    seedPictureWidth: values.SEED_PICTURE_WIDTH ?? Number.POSITIVE_INFINITY,
    trustProxy: values.TRUST_PROXY,
    metricsToken: values.METRICS_TOKEN,
    rateLimits: values.RATE_LIMITS === 'on',
    analytics:
      kind && measuredAt && site
        ? { kind, url: measuredAt.replace(/\/+$/, ''), site, consent: values.ANALYTICS_CONSENT ?? null }
        : null,
  }
}

export type Env = ReturnType<typeof parseEnv>

export const env: Env = parseEnv(process.env)
