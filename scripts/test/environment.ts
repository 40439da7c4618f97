import path from 'node:path'

/** The folder of everything that a test run writes. */
export const root = path.resolve('.data/test')

export type Environment = NodeJS.ProcessEnv

/** Empty values hide those of the shell and `.env`, so that no test reaches a real database or mail server. */
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
