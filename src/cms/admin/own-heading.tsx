import { getTranslation } from '@payloadcms/translations'
import { FieldLabel } from '@payloadcms/ui'
import type { FieldLabelServerProps, NumberField, RelationshipField, SelectField, TextField } from 'payload'

type OwnHeadingProps = FieldLabelServerProps<NumberField | RelationshipField | SelectField | TextField>

/**
 * The label of a field inside a tab or group as a column heading, where Payload would put the tab's name before it. In
 * a form `path` is set, in a list it is not.
 */
export function OwnHeading({ field, i18n, path }: OwnHeadingProps) {
  if (path === undefined) return getTranslation(field.label || field.name, i18n)
  return (
    <FieldLabel
      label={getTranslation(field.label || field.name, i18n)}
      localized={field.localized}
      path={path}
      required={field.required}
    />
  )
}
