import { getPayload, type Payload, type SanitizedConfig } from 'payload'
import { vi } from 'vitest'

type Migrations = { migrations: NonNullable<Parameters<Payload['db']['migrate']>[0]>['migrations'] }

/**
 * A real, empty SQLite database with every table in `folder`. The config is imported late because it reads the
 * environment when loaded; the loader itself may import neither the config nor the migrations, so only tests do.
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
