import path from 'node:path'
import { defineConfig } from 'vitest/config'

const alias = {
  '@payload-config': path.resolve('src/payload.config.ts'),
  '@messages': path.resolve('messages'),
  '@starter': path.resolve('starter'),
  '@': path.resolve('src'),
  // The package throws outside React's server build; tests of server code need not.
  'server-only': path.resolve('tests/setup/server-only.ts'),
}

export default defineConfig({
  resolve: { alias },
  oxc: { jsx: { runtime: 'automatic' } },
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['src/**/*.test.{ts,tsx}', '{starter,server,scripts}/**/*.test.ts'],
          setupFiles: ['tests/setup/unit.ts'],
          // The plates are drawn whole, on machines that do other things too.
          testTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'contract',
          include: ['tests/contract/**/*.test.ts'],
          setupFiles: ['tests/setup/site.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          fileParallelism: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'access',
          include: ['tests/access/**/*.test.ts'],
          setupFiles: ['tests/setup/site.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          fileParallelism: false,
        },
      },
    ],
  },
})
