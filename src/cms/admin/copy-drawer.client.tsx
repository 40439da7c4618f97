'use client'

import { useForm, useFormFields } from '@payloadcms/ui'
import { useEffect } from 'react'

/**
 * Keeps a form and “Copy to locale” apart. The box of its drawer, “Overwrite existing field data”, counts as a field of the
 * entry: the form was saved by itself once it was ticked, after the copy, and its own editor was told that somebody else
 * had saved. The drawer opens over a form without changes alone, so that none are lost here.
 */
export function CopyDrawer() {
  const { setModified } = useForm()
  const overwrites = useFormFields(([fields]) => fields.overwriteExisting?.value)
  useEffect(() => {
    if (typeof overwrites === 'boolean') setModified(false)
  }, [overwrites, setModified])
  return null
}
