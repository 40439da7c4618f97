import { getTranslation } from '@payloadcms/translations'
import { FieldLabel } from '@payloadcms/ui'
import type { FieldLabelServerProps, NumberField, RelationshipField, SelectField, TextField } from 'payload'

type OwnHeadingProps = FieldLabelServerProps<NumberField | RelationshipField | SelectField | TextField>

/**
 * The label of a field inside a tab or group, for a heading of a list: Payload would put the tab's name before it.
 * A form says where on it the label stands, a list does not.
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
