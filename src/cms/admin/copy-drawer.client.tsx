'use client'

import { useForm, useFormFields } from '@payloadcms/ui'
import { useEffect } from 'react'

/**
 * Marks a form as unchanged when “Copy to locale” is used: Payload counts the drawer's checkbox “Overwrite existing
 * field data” as a field of the document, so autosave ran after the copy, and the editor was told that somebody else
 * had saved. The drawer opens only over a form without changes, so none are lost.
 */
export function CopyDrawer() {
  const { setModified } = useForm()
  const overwrites = useFormFields(([fields]) => fields.overwriteExisting?.value)
  useEffect(() => {
    if (typeof overwrites === 'boolean') setModified(false)
  }, [overwrites, setModified])
  return null
}
