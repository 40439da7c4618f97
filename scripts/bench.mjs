// @ts-check
import { installed } from './lib/first-steps.mjs'

/**
 * Measures the built site on this machine. Only what runs before packages are installed is here; the rest is in
 * scripts/bench.
 */
await installed()
// From here on the packages are installed, so tsx can load TypeScript.
const { register } = await import('tsx/esm/api')
register()
const { bench } = await import('./bench/main.ts')
process.exit(await bench(process.argv.slice(2)))
