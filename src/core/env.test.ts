import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { parseEnv } from './env'

const secret = 'a-secret-of-more-than-thirty-two-characters'
const good = { PAYLOAD_SECRET: secret }

const bad: readonly (readonly [name: string, value: string | undefined, says: RegExp])[] = [
  ['PAYLOAD_SECRET', undefined, /PAYLOAD_SECRET is missing; run `npm start`, which writes one into \.env\./],
  ['PAYLOAD_SECRET', '', /PAYLOAD_SECRET is missing/],
  ['PAYLOAD_SECRET', 'x'.repeat(31), /PAYLOAD_SECRET must be at least 32 characters long\./],
  ['NODE_ENV', 'staging', /NODE_ENV must be development, test or production; it is "staging"\./],
  [
    'DATABASE_URL',
    'mysql://somewhere/db',
    /DATABASE_URL must begin with file: or postgres:\/\/, and name a database\./,
  ],
  ['DATABASE_URL', 'sporeprint.db', /DATABASE_URL must begin with file: or postgres:\/\//],
  // A file without a name is an in-memory database, which the site would lose.
  ['DATABASE_URL', 'file:', /DATABASE_URL must begin with .*name a database/],
  ['DATABASE_URL', 'file:/srv/site #1/a.db', /DATABASE_URL must be file:.* with %23 for a # of the path/],
  ['DATABASE_URL', 'file:/srv/100%/a.db', /DATABASE_URL must be file:.* %25 for a %/],
  ['DATABASE_URL', 'postgres://me:pa', /DATABASE_URL must be postgres:.* with %23 for a # of the password/],
  ['DATABASE_URL', 'postgres://me:pa#ss@db/spores', /DATABASE_URL must be postgres:\/\/user:password@host:5432\/name/],
  ['PORT', 'http', /PORT must be a port number, 1 to 65535; it is "http"\./],
  ['PORT', '0', /PORT must be a port number, 1 to 65535; it is "0"\./],
  ['PORT', '65536', /PORT must be a port number, 1 to 65535; it is "65536"\./],
  ['PORT', '30.5', /PORT must be a port number, 1 to 65535; it is "30\.5"\./],
  ['SITE_URL', 'sporeprint.example', /SITE_URL must be a full http\(s\) address; it is "sporeprint\.example"\./],
  ['SITE_URL', 'ftp://sporeprint.example', /SITE_URL must be a full http\(s\) address; /],
  ['SITE_URL', 'javascript:alert(1)', /SITE_URL must be a full http\(s\) address; /],
  ['SITE_URL', 'https://spores.example/guide', /SITE_URL must end with the host and its port/],
  ['SITE_URL', 'https://spores.example?x=1', /SITE_URL must end with the host and its port/],
  ['SITE_URL', 'https://me:secret@spores.example', /SITE_URL must end with .*; it is "https:\/\/…@spores\.example"\./],
  ['ADMIN_EMAIL', 'admin', /ADMIN_EMAIL must be an e-mail address; it is "admin"\./],
  ['ADMIN_PASSWORD', 'elevenchars', /ADMIN_PASSWORD must be at least 12 characters long\./],
  ['SMTP_URL', 'mail.example:25', /SMTP_URL must begin with smtp:\/\/ or smtps:\/\/\./],
  ['SMTP_URL', 'smtp://', /SMTP_URL must be smtp:\/\/user:password@host:port/],
  ['SMTP_URL', 'smtp://me:pa#ss@mail.example:25', /SMTP_URL must be .* with %23 for a # of the password/],
  ['SMTP_URL', 'smtps://me:12/ss@mail.example', /SMTP_URL must be .*\./],
  ['SMTP_URL', 'smtps://me:12?ss@mail.example', /SMTP_URL must be .*\./],
  ['MAIL_FROM', 'x', /MAIL_FROM must be one e-mail address, or a name with one/],
  ['MAIL_FROM', 'Sporeprint', /MAIL_FROM must be one e-mail address/],
  ['MAIL_FROM', 'Sporeprint <no-reply>', /MAIL_FROM must be one e-mail address/],
  ['MAIL_FROM', 'a@spores.example, b@spores.example', /MAIL_FROM must be one e-mail address/],
  ['SEED', 'everything', /SEED must be demo or knowledge; it is "everything"\./],
  ['SEED_PICTURE_WIDTH', 'small', /SEED_PICTURE_WIDTH must be a number of pixels; it is "small"\./],
  ['SEED_PICTURE_WIDTH', '480.5', /SEED_PICTURE_WIDTH must be a whole number of pixels; /],
  ['SEED_PICTURE_WIDTH', '0', /SEED_PICTURE_WIDTH must be 100 pixels or more; /],
  ['TRUST_PROXY', 'yes', /TRUST_PROXY must be true or false; it is "yes"\./],
  ['RATE_LIMITS', 'maybe', /RATE_LIMITS must be on or off; it is "maybe"\./],
  ['ANALYTICS', 'spyware', /ANALYTICS must be plausible, umami, matomo or tag-manager; it is "spyware"\./],
  ['ANALYTICS', 'plausible', /ANALYTICS needs ANALYTICS_URL and ANALYTICS_SITE\./],
  ['ANALYTICS_URL', 'stats.example', /ANALYTICS_URL must be a full http\(s\) address; /],
  ['ANALYTICS_SITE', '"><script>', /ANALYTICS_SITE must be the id that the site has there; /],
  ['ANALYTICS_CONSENT', 'perhaps', /ANALYTICS_CONSENT must be ask or none; it is "perhaps"\./],
]

describe('T-1I environment: every invalid value is rejected by its name', () => {
  test.each(bad)('%s=%s', (name, value, says) => {
    expect(() => parseEnv({ ...good, [name]: value })).toThrow(says)
    expect(() => parseEnv({ ...good, [name]: value })).toThrow(/^The environment is not usable\. /)
  })

  test('all invalid values are named at once, and no secret is repeated', () => {
    const secrets = {
      PAYLOAD_SECRET: 'hunter2',
      ADMIN_PASSWORD: 'hunter2',
      METRICS_TOKEN: 'hunter2',
      DATABASE_URL: 'postgres://me:hunter2',
      SMTP_URL: 'smtp://me:hunter2#@mail.example',
      SITE_URL: 'https://me:hunter2@spores.example',
    }
    let message = ''
    try {
      parseEnv(secrets)
    } catch (error) {
      message = String(error)
    }
    for (const name of Object.keys(secrets)) expect(message).toContain(name)
    expect(message).not.toContain('hunter2')
  })
})

describe('T-1I environment: defaults and valid values', () => {
  test('an empty value counts as not given', () => {
    const env = parseEnv({ ...good, PORT: '', SEED: '', DATABASE_URL: '', TRUST_PROXY: '' })
    expect(env).toMatchObject({ port: 3000, seedProfile: 'demo', postgres: false, trustProxy: false, rateLimits: true })
  })

  test.each([
    ['SMTP_URL', 'smtp://127.0.0.1:1025'],
    ['SMTP_URL', 'smtps://user%40spores.example:pa%23ss@mail.example:465/'],
    ['SMTP_URL', 'smtp://[::1]:25?pool=true'],
    ['MAIL_FROM', 'no-reply@localhost'],
    ['MAIL_FROM', 'Guía de setas <no-reply@spores.example>'],
    ['MAIL_FROM', '"Spores, Ltd." <no-reply@spores.example>'],
    ['MAIL_FROM', '<no-reply@spores.example>'],
  ])('%s may be %s', (name, value) => {
    expect(Object.values(parseEnv({ ...good, [name]: value }))).toContain(value)
  })

  test('the database file and the pictures are in the data folder', () => {
    const env = parseEnv({ ...good, DATA_DIR: '/srv/spores' })
    expect(env.databaseUrl).toBe('file:/srv/spores/sporeprint.db')
    expect(env.sqliteFile).toBe('/srv/spores/sporeprint.db')
    expect(env.mediaDir).toBe(path.join('/srv/spores', 'media'))
  })

  test.each(['/srv/100% #1?/ü x', '/srv/%20x', '/srv/a+b&c=d'])('the data folder may have any name: %s', (DATA_DIR) => {
    const env = parseEnv({ ...good, DATA_DIR })
    expect(env.databaseUrl).not.toMatch(/[#?]/)
    expect(env.sqliteFile).toBe(path.join(DATA_DIR, 'sporeprint.db'))
  })

  test.each([
    ['file:/srv/my%20site/a%231.db', '/srv/my site/a#1.db'],
    ['file:///srv/my site/a.db', '/srv/my site/a.db'],
    ['file:spores/a.db', path.resolve('spores/a.db')],
    ['postgres://u:p@db/spores', null],
  ])('the database file is read from its URL: %s', (DATABASE_URL, file) => {
    expect(parseEnv({ ...good, DATABASE_URL }).sqliteFile).toBe(file)
  })

  test('the site’s URL follows the port, is lower-cased and has no trailing slash', () => {
    expect(parseEnv({ ...good, PORT: '4711' }).siteUrl).toBe('http://localhost:4711')
    for (const written of ['https://spores.example//', 'https://SPORES.example', 'https://spores.example:443/'])
      expect(parseEnv({ ...good, SITE_URL: written }).siteUrl).toBe('https://spores.example')
  })

  test('cookies are secure exactly when the site is', () => {
    expect(parseEnv({ ...good, SITE_URL: 'https://spores.example' }).secureCookies).toBe(true)
    expect(parseEnv({ ...good, SITE_URL: 'http://spores.example' }).secureCookies).toBe(false)
  })

  test.each([
    ['postgres://u:p@db/spores', true],
    ['postgresql://u:p@db/spores', true],
    ['postgres://u:p@/spores?host=/var/run/postgresql', true],
    ['file:/tmp/x.db', false],
  ])('the kind of database is read from its URL: %s', (DATABASE_URL, postgres) => {
    expect(parseEnv({ ...good, DATABASE_URL })).toMatchObject({ databaseUrl: DATABASE_URL, postgres })
  })

  test('flags are set only by their exact word', () => {
    const env = parseEnv({ ...good, TRUST_PROXY: 'true', RATE_LIMITS: 'off', NODE_ENV: 'production' })
    expect(env).toMatchObject({ trustProxy: true, rateLimits: false, production: true, building: false })
    expect(parseEnv({ ...good, NEXT_PHASE: 'phase-production-build' }).building).toBe(true)
  })
})
