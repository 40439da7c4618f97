'use client'

import { LeaveWithoutSaving, useAllFormFields, useFormModified, useFormSubmitted, useTranslation } from '@payloadcms/ui'
import { inLanguage, label } from '../labels'

const unsaved = label(
  'Not saved yet: fill in what is marked.',
  'Aún sin guardar: complete lo marcado.',
  'Ainda não salvo: preencha o que está marcado.',
)

/**
 * Tells the editor of unsaved changes and confirms before they are lost: Payload lets editors leave a form with
 * autosave at any time, although autosave runs with a delay and stops once a field is rejected.
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
