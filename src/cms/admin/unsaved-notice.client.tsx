'use client'

import { LeaveWithoutSaving, useAllFormFields, useFormModified, useFormSubmitted, useTranslation } from '@payloadcms/ui'
import { inLanguage, label } from '../labels'

const unsaved = label(
  'Not saved yet: fill in what is marked.',
  'Aún sin guardar: complete lo marcado.',
  'Ainda não salvo: preencha o que está marcado.',
)

/**
 * Payload stops saving an entry by itself once a field was refused, goes on saying that it saves, and lets the editor
 * leave: this says how it is, and asks before what was written is lost.
 */
export function UnsavedNotice() {
  const [fields] = useAllFormFields()
  const modified = useFormModified()
  const submitted = useFormSubmitted()
  const { i18n } = useTranslation()
  const isValid = Object.values(fields).every(({ valid }) => valid !== false)
  if (!modified || !submitted || isValid) return null
  return (
    <p role="status" className="unsaved-notice">
      {inLanguage(unsaved, i18n.language)}
      <LeaveWithoutSaving />
    </p>
  )
}
