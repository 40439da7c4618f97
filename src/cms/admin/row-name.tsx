import { getTranslation } from '@payloadcms/translations'
import type { ArrayField, Option, PayloadRequest, RelationshipField, ServerComponentProps, UploadField } from 'payload'
import { LiveRowName } from './row-name.client'
import { sideBySide } from '../fields/row-labels'
import { isRecord } from '@/core/is-record'

type RowNameProps = Pick<ServerComponentProps, 'i18n' | 'req' | 'siblingData'> & {
  field: ArrayField
  rowNumber: number
  by: string
}

type Words = Record<string, string>

/** The title of the one document that a row points at, by its id. */
async function titleOf(
  { relationTo: target }: RelationshipField | UploadField,
  chosen: unknown,
  req: PayloadRequest,
): Promise<Words> {
  if (typeof target !== 'string' || (typeof chosen !== 'number' && typeof chosen !== 'string')) return {}
  const doc = await req.payload.findByID({
    collection: target,
    id: chosen,
    depth: 0,
    disableErrors: true,
    overrideAccess: false,
    req,
  })
  const { useAsTitle = 'id' } = req.payload.collections[target].config.admin
  const title: unknown = doc ? Reflect.get(doc, useAsTitle) : null
  return typeof title === 'string' ? { [chosen]: title } : {}
}

/** The labels of a select's options, by value. */
const optionWords = (options: Option[], i18n: RowNameProps['i18n']): Words =>
  Object.fromEntries(
    options.map((option) => {
      if (typeof option === 'string') return [option, option]
      const called: unknown = getTranslation(option.label, i18n)
      return [option.value, typeof called === 'string' ? called : option.value]
    }),
  )

/** The row label of a list. The server looks up labels of options and titles of documents for the client component. */
export async function RowName({ field, by, rowNumber, siblingData, i18n, req }: RowNameProps) {
  const naming = sideBySide(field.fields).find((each) => 'name' in each && each.name === by)
  const rows: unknown = siblingData[field.name]
  const row: unknown = Array.isArray(rows) ? rows[rowNumber - 1] : null
  const value: unknown = isRecord(row) ? row[by] : null
  const words =
    naming?.type === 'select'
      ? optionWords(naming.options, i18n)
      : naming?.type === 'relationship' || naming?.type === 'upload'
        ? await titleOf(naming, value, req)
        : null
  return <LiveRowName by={by} words={words} plain={getTranslation(field.labels?.singular ?? field.name, i18n)} />
}
