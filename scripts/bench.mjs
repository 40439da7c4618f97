// @ts-check
import { installed } from './lib/first-steps.mjs'

/** Measures the built site on this machine; what must run before the packages are there. The rest stands in scripts/bench. */
await installed()
// From here on the packages are there, and with them what runs TypeScript.
const { register } = await import('tsx/esm/api')
register()
const { bench } = await import('./bench/main.ts')
process.exit(await bench(process.argv.slice(2)))
