import config from '@payload-config'
import { generateImportMap } from 'payload'
import { generateTypes } from 'payload/node'

/** Writes src/payload-types.ts and the admin's import map from the content model. */
const resolved = await config
await generateTypes(resolved, { log: false })
await generateImportMap(resolved, { force: true, log: false })
process.exit(0)
