import type { Field, SanitizedConfig } from 'payload'
import { nested } from '../fields/row-labels'

/** Whether a form lets nobody write a field: it is hidden there, or shown read-only. */
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
 * Payload offers hidden and read-only fields in its bulk edit, where writing to them does nothing, or harm. Which those
 * are is known of the finished config alone: it adds the fields of uploads, and makes virtual ones read-only.
 */
export function keepLockedFromBulkEdit(config: SanitizedConfig): SanitizedConfig {
  for (const { fields } of config.collections) lockIn(fields)
  return config
}
