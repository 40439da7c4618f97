import path from 'node:path'

/** Where everything stands that a run makes. */
export const root = path.resolve('.data/test')

export type Environment = NodeJS.ProcessEnv

/** Nothing of the shell or of `.env` may lead a test to a real database or mail server; an empty value hides both. */
export const baseEnvironment = (folder: string): Environment => ({
  ...process.env,
  NODE_ENV: 'production',
  DATA_DIR: folder,
  DATABASE_URL: '',
  PAYLOAD_SECRET: 'test-secret-test-secret-test-secret-test',
  ADMIN_EMAIL: 'admin@sporeprint.test',
  ADMIN_PASSWORD: 'test-admin-password',
  RATE_LIMITS: 'off',
  SEED: 'demo',
  SMTP_URL: '',
  TRUST_PROXY: '',
})
