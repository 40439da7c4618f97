import Database from 'libsql'
import { LRUCache } from 'lru-cache'
import type { BaseDatabaseAdapter, DatabaseAdapterObj } from 'payload'
import { wrapped } from './wrapped-database'

type Statement = { columns: () => readonly unknown[] }

type Connection = { prepare: (sql: string) => Statement }

/** The name of the patched function, by which another bundle of this process sees that libsql is patched already. */
const prepareOnce = 'prepareOnce'

/**
 * A few hundred statements are nearly all that the site runs; a large one of Payload's takes about a hundred kilobytes.
 */
const most = 300

/**
 * Only statements that change no schema. SQLite recompiles one by itself where another process has changed the schema.
 */
const isKept = (sql: string): boolean => /^\s*(?:select|insert|update|delete|with)\b/i.test(sql)

/**
 * Caches a statement's columns, which the client reads twice per call. A schema change affects them only where the
 * statement has a `*`.
 */
function withColumnsOnce(sql: string, statement: Statement): Statement {
  if (sql.includes('*')) return statement
  const { columns } = statement
  let known: readonly unknown[] | undefined
  statement.columns = () => (known ??= columns.call(statement))
  return statement
}

const statementsOf = new WeakMap<Connection, LRUCache<string, Statement>>()

function keptOf(connection: Connection): LRUCache<string, Statement> {
  const known = statementsOf.get(connection)
  if (known) return known
  const made = new LRUCache<string, Statement>({ max: most })
  statementsOf.set(connection, made)
  return made
}

/**
 * Caches compiled statements per SQLite connection: libsql's client compiles one at each call, 7 % of the work of a
 * site on SQLite. A statement runs to its end within the call and has its read mode set each time, so callers can share
 * it.
 */
export const withKeptStatements = <T extends BaseDatabaseAdapter>(
  adapter: DatabaseAdapterObj<T>,
): DatabaseAdapterObj<T> => wrapped(adapter, keepStatements)

/** Patches libsql once per process; every connection has its own cache. */
export function keepStatements(): void {
  const { prototype } = Database as { prototype: Connection }
  const { prepare } = prototype
  if (prepare.name === prepareOnce) return
  const kept = function (this: Connection, sql: string): Statement {
    const statements = keptOf(this)
    const known = statements.get(sql)
    if (known) return known
    const statement = prepare.call(this, sql)
    if (!isKept(sql)) return statement
    statements.set(sql, withColumnsOnce(sql, statement))
    return statement
  }
  Object.defineProperty(kept, 'name', { value: prepareOnce })
  prototype.prepare = kept
}
