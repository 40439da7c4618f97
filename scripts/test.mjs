// @ts-check
import { installed } from './lib/first-steps.mjs'

/** Runs every suite on both databases; this file runs before packages are installed, the rest is in scripts/test. */
await installed()
// From here on the packages are installed, so tsx can load TypeScript.
const { register } = await import('tsx/esm/api')
register()
const { testParts } = await import('./test/main.ts')
process.exit(await testParts(process.argv.slice(2)))
