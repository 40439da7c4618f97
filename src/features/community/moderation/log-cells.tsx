import type { DefaultServerCellComponentProps } from 'payload'
import { parseDocumentKey } from '@/core/document-key'
import { contributionKinds } from '../model'
import { deskLabels } from './desk-labels'

type LogCellProps = Pick<DefaultServerCellComponentProps, 'i18n'> & { cellData?: string | null }

const actions = ['publish', 'refuse', 'reopen'] as const

/** What was decided, in the admin's language. */
export function ActionCell({ cellData, i18n }: LogCellProps) {
  const action = actions.find((known) => known === cellData)
  return <>{action ? deskLabels(i18n.language)[action] : cellData}</>
}

/** The entry that was decided, by kind and id, linked to its record. */
export function EntryCell({ cellData, i18n }: LogCellProps) {
  const entry = parseDocumentKey(cellData ?? '', contributionKinds)
  if (!entry) return <>{cellData}</>
  const { collection, id } = entry
  return (
    <a href={`/admin/collections/${collection}/${id}`}>
      {deskLabels(i18n.language)[collection]} {id}
    </a>
  )
}
