// @ts-check
import { installed } from './lib/first-steps.mjs'

/** Every suite, on both databases; what must run before the packages are there. The rest stands in scripts/test. */
await installed()
// From here on the packages are there, and with them what runs TypeScript.
const { register } = await import('tsx/esm/api')
register()
const { testParts } = await import('./test/main.ts')
process.exit(await testParts(process.argv.slice(2)))
