'use client'

import { LeaveWithoutSaving, useAllFormFields, useFormModified, useFormSubmitted, useTranslation } from '@payloadcms/ui'
import { inLanguage, label } from '../labels'

const unsaved = label(
  'Not saved yet: fill in what is marked.',
  'Aún sin guardar: complete lo marcado.',
  'Ainda não salvo: preencha o que está marcado.',
)

/**
 * Payload lets the editor leave what it saves by itself, though that takes a while after the last key, and though it stops
 * once a field was refused: this says how it is, and asks before what was written is lost.
 */
export function UnsavedNotice() {
  const [fields] = useAllFormFields()
  const modified = useFormModified()
  const submitted = useFormSubmitted()
  const { i18n } = useTranslation()
  const isValid = Object.values(fields).every(({ valid }) => valid !== false)
  if (!modified) return null
  return (
    <>
      {submitted && !isValid ? (
        <p role="status" className="unsaved-notice">
          {inLanguage(unsaved, i18n.language)}
        </p>
      ) : null}
      <LeaveWithoutSaving />
    </>
  )
}
