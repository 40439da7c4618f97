import type { DefaultServerCellComponentProps } from 'payload'
import { cache } from 'react'
import { isRecord } from '@/core/is-record'

type PlateCellProps = Pick<DefaultServerCellComponentProps, 'payload'> & { cellData?: unknown }

/** The first picture of a field: an upload, a list of them, or rows that hold one each. */
function firstOf(value: unknown): number | null {
  if (Array.isArray(value)) return firstOf(value[0])
  if (isRecord(value)) return firstOf(value.image ?? value.id)
  return typeof value === 'number' ? value : null
}

const fileOf = cache(async (payload: PlateCellProps['payload'], id: number): Promise<string | null> => {
  // The whole document, since Payload computes a file's URLs from its name and returns none if the name is not
  // selected.
  const media = await payload.findByID({
    collection: 'media',
    id,
    depth: 0,
    disableErrors: true,
    overrideAccess: true,
  })
  return media?.sizes?.small?.url ?? media?.url ?? null
})

/** Shows a document's picture in the admin's lists, since editors recognise a species by its plate before its name. */
export async function PlateCell({ cellData, payload }: PlateCellProps) {
  const id = firstOf(cellData)
  const file = id === null ? null : await fileOf(payload, id)
  return file ? (
    <img className="sporeprint-plate" src={file} alt="" width={56} height={42} loading="lazy" />
  ) : (
    <span className="sporeprint-plate" />
  )
}
