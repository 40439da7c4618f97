import { randomUUID } from 'node:crypto'
import { mkdir, open, readdir, readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { env } from '@/core/env'
import { isRecord } from '@/core/is-record'

const folder = path.join(env.dataDir, 'product-tables')

/** Identifies this process. Notes of any other were left behind by a killed one, since one process serves SQLite. */
const ours = `${process.pid}-${performance.timeOrigin}`

/** A table whose process ended while it was written: some of its products may be changed, others not. */
type CutOffTable = { readonly startedAt: string; readonly products: readonly string[] }

type Note = CutOffTable & { readonly process: string }

const isNote = (value: unknown): value is Note =>
  isRecord(value) &&
  typeof value.startedAt === 'string' &&
  typeof value.process === 'string' &&
  Array.isArray(value.products) &&
  value.products.every((one) => typeof one === 'string')

async function notes(): Promise<(Note & { readonly file: string })[]> {
  const names = await readdir(folder).catch(() => [])
  const read = await Promise.all(
    names.map(async (name) => {
      const file = path.join(folder, name)
      // A note that was itself cut off is ignored: no product was written before it was complete.
      const value: unknown = await readFile(file, 'utf8')
        .then((text): unknown => JSON.parse(text))
        .catch(() => null)
      return isNote(value) ? [{ ...value, file }] : []
    }),
  )
  return read.flat().toSorted((a, b) => (a.startedAt < b.startedAt ? -1 : 1))
}

/** Tables that were cut off, oldest first; the next table that is written clears them. */
export const interruptedImports = async (): Promise<CutOffTable[]> =>
  (await notes()).flatMap(({ process: by, startedAt, products }) => (by === ours ? [] : [{ startedAt, products }]))

/**
 * Keeps a file that lists the products while `write` runs without a transaction, so that a killed process leaves a
 * record of it. A table that is written without error deletes the records of earlier processes.
 */
export async function withImportRecord(products: readonly string[], write: () => Promise<void>): Promise<void> {
  await mkdir(folder, { recursive: true })
  const file = path.join(folder, `${randomUUID()}.json`)
  const note: Note = { startedAt: new Date().toISOString(), products: [...new Set(products)], process: ours }
  const handle = await open(file, 'w')
  try {
    await handle.writeFile(JSON.stringify(note))
    await handle.sync()
  } finally {
    await handle.close()
  }
  try {
    await write()
  } finally {
    await rm(file, { force: true })
  }
  for (const { process: by, file: old } of await notes()) if (by !== ours) await rm(old, { force: true })
}
