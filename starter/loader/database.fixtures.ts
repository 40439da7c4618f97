import { getPayload, type Payload, type SanitizedConfig } from 'payload'
import { vi } from 'vitest'

type Migrations = { migrations: NonNullable<Parameters<Payload['db']['migrate']>[0]>['migrations'] }

/**
 * A real SQLite database of its own in `folder`, with every table and nothing in them. The environment must stand before
 * anything reads it, hence the late imports; the config and the migrations are no part of this room, and only tests put
 * them together here.
 */
export async function freshDatabase(folder: string): Promise<Payload> {
  vi.stubEnv('DATA_DIR', folder)
  vi.stubEnv('DATABASE_URL', '')
  vi.stubEnv('PAYLOAD_LOG_LEVEL', 'error')
  const { default: config } = await vi.importActual<{ default: Promise<SanitizedConfig> }>('@payload-config')
  const { migrations } = await vi.importActual<Migrations>('@/migrations/sqlite/index')
  const payload = await getPayload({ config, disableOnInit: true })
  await payload.db.migrate({ migrations })
  return payload
}
