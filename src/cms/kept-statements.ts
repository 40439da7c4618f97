import Database from 'libsql'
import { LRUCache } from 'lru-cache'
import type { BaseDatabaseAdapter, DatabaseAdapterObj } from 'payload'
import { wrapped } from './wrapped-database'

type Statement = { columns: () => readonly unknown[] }

type Connection = { prepare: (sql: string) => Statement }

/** Says that libsql keeps statements already, whichever bundle made it so. */
const prepareOnce = 'prepareOnce'

/** A few hundred make up nearly all that the site asks; one of Payload's larger takes about a hundred kilobytes. */
const most = 300

/** Statements that change no schema. SQLite compiles one anew by itself where another process has changed it. */
const isKept = (sql: string): boolean => /^\s*(?:select|insert|update|delete|with)\b/i.test(sql)

/**
 * The client asks a statement twice at each call which columns it has. They change with the schema only where the statement
 * does not name them.
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
 * A SQLite whose connections keep the statements they have compiled. libsql's client compiles each statement at each
 * call, which is 7 % of what a site on SQLite does, and offers no way to keep one. It runs a statement to its end within
 * the call, so that two callers never share one that is under way, and sets how it is read each time.
 */
export const withKeptStatements = <T extends BaseDatabaseAdapter>(
  adapter: DatabaseAdapterObj<T>,
): DatabaseAdapterObj<T> => wrapped(adapter, keepStatements)

/** Once a process: every connection that libsql opens keeps its own. */
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
