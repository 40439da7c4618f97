// @ts-check
import { installed } from './lib/first-steps.mjs'

/** Measures the built site here; this file runs before packages are installed, the rest is in scripts/bench. */
await installed()
// From here on the packages are installed, so tsx can load TypeScript.
const { register } = await import('tsx/esm/api')
register()
const { bench } = await import('./bench/main.ts')
process.exit(await bench(process.argv.slice(2)))
