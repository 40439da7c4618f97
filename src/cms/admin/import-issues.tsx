import { getTranslation } from '@payloadcms/translations'
import { FieldLabel } from '@payloadcms/ui'
import type { JSONFieldServerProps } from 'payload'
import { inLanguage, label } from '../labels'

type Issue = { row: number; error: string }
type ImportIssuesProps = Pick<JSONFieldServerProps, 'field' | 'i18n' | 'path' | 'siblingData'>

const row = label('Row', 'Fila', 'Linha')

const isIssue = (value: unknown): value is Issue =>
  typeof value === 'object' &&
  value !== null &&
  typeof Reflect.get(value, 'row') === 'number' &&
  typeof Reflect.get(value, 'error') === 'string'

/** Lists the errors of an imported table by row; row 0 is the table as a whole. */
export function ImportIssues({ field, i18n, path, siblingData }: ImportIssuesProps) {
  const stored: unknown = siblingData[field.name]
  const issues = Array.isArray(stored) ? stored.filter(isIssue) : []
  return (
    <div className="field-type">
      <FieldLabel label={getTranslation(field.label || field.name, i18n)} path={path} />
      <ul>
        {issues.map((issue, index) => (
          <li key={index}>
            {issue.row > 0 ? `${inLanguage(row, i18n.language)} ${issue.row}: ` : ''}
            {issue.error}
          </li>
        ))}
      </ul>
    </div>
  )
}
