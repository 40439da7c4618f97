import config from '@payload-config'
import { writeFileSync } from 'node:fs'
import { generateImportMap } from 'payload'
import { generateTypes } from 'payload/node'
import { iconSprite } from './lib/icon-sprite'

/**
 * Generates src/payload-types.ts and the admin's import map from the content model, and the icon sprite of the filters.
 */
const resolved = await config
await generateTypes(resolved, { log: false })
await generateImportMap(resolved, { force: true, log: false })
writeFileSync('public/icons.svg', iconSprite())
process.exit(0)
