import config from '@payload-config'
import { getPayload } from 'payload'

const name = process.argv[2] ?? 'change'
const payload = await getPayload({ config, disableDBConnect: true, disableOnInit: true })
await payload.db.createMigration({ payload, migrationName: name, skipEmpty: true })
