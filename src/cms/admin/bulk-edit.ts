import type { Field, SanitizedConfig } from 'payload'
import { nested } from '../fields/row-labels'

/** Whether a form does not let a field be edited: it is hidden or read-only. */
const isLocked = ({ admin = {} }: Field): boolean =>
  ('hidden' in admin && Boolean(admin.hidden)) || ('readOnly' in admin && admin.readOnly === true)

function lockIn(fields: readonly Field[]): void {
  for (const field of fields) {
    if (isLocked(field)) field.admin = { ...field.admin, disableBulkEdit: true }
    // Lists are offered whole, and have the form of their rows.
    else if (field.type !== 'array' && field.type !== 'blocks') lockIn(nested(field))
  }
}

/**
 * Excludes hidden and read-only fields from Payload's bulk edit, where writing to them does nothing, or harm. Works on
 * the finished config, to which Payload has added upload fields and made virtual ones read-only.
 */
export function keepLockedFromBulkEdit(config: SanitizedConfig): SanitizedConfig {
  for (const { fields } of config.collections) lockIn(fields)
  return config
}
