import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { z } from 'zod'
import { fileNamedBy, ownDatabaseFile } from './database-file.mjs'
import { emailAddress } from './email-address'

/** An enum whose error message lists its values. */
const oneOf = <const Words extends readonly string[]>(...words: Words) =>
  z.enum(words, { error: `must be ${words.slice(0, -1).join(', ')} or ${words.at(-1)}` })

const flag = oneOf('true', 'false')
  .default('false')
  .transform((value) => value === 'true')

/** The analytics services that an owner may select (ANL-01); see docs/operations/analytics.md. */
export const analyticsKinds = ['plausible', 'umami', 'matomo', 'tag-manager'] as const

/** Whether a URL (if it is one) is a bare origin: sessions are bound to the origin that browsers send. */
function isOrigin(address: string): boolean {
  if (!URL.canParse(address)) return true
  const { pathname, search, hash, username, password } = new URL(address)
  return /^\/*$/.test(pathname) && `${search}${hash}${username}${password}` === ''
}

/**
 * Whether the URL of a mail server ends after its host. An unescaped `#`, `/` or `?` in its password ends the host
 * early, and every mail would wait for a server that does not exist.
 */
function isMailServer(address: string): boolean {
  if (!URL.canParse(address)) return false
  const { hostname, pathname, hash, search } = new URL(address)
  return hostname !== '' && /^\/?$/.test(pathname) && hash === '' && !search.includes('@')
}

/** Whether a PostgreSQL URL can be parsed; one for a Unix socket has no host, which `URL` would not accept. */
const isPostgres = (address: string): boolean => URL.canParse(address.replace('@/', '@localhost/'))

const escapes = 'with %23 for a # of the password, %2F for a / and %3F for a ?'

/** One address, alone or after a display name: mail servers reject any other sender. */
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
  // `test` is the catalogue that `npm test` seeds for contract and access tests.
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

/** Error messages leave out the values of these: they may hold a password, and logs are kept. */
const secrets: ReadonlySet<string> = new Set([
  'PAYLOAD_SECRET',
  'ADMIN_PASSWORD',
  'METRICS_TOKEN',
  'DATABASE_URL',
  'SMTP_URL',
])

/** The end of an error message: the variable's value, without the login of a URL; '' for a secret. */
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
  // Escaped as a file URL: an unescaped `#` or `?` in the folder's name would end the path.
  const databaseUrl = values.DATABASE_URL ?? `file:${pathToFileURL(ownDatabaseFile(dataDir)).pathname}`
  const sqliteFile = fileNamedBy(databaseUrl)
  // Normalized as browsers send it: in lower case, without the default port.
  const siteUrl = new URL(values.SITE_URL ?? `http://localhost:${values.PORT}`).origin
  return {
    production: values.NODE_ENV === 'production',
    building: values.NEXT_PHASE === 'phase-production-build',
    payloadSecret: values.PAYLOAD_SECRET,
    dataDir,
    mediaDir: path.join(dataDir, 'media'),
    databaseUrl,
    postgres: sqliteFile === null,
    /** Absolute path of the SQLite database; null on PostgreSQL. */
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
