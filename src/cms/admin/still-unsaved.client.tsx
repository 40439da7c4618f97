'use client'

import { useForm, useFormProcessing, useFormSubmitted } from '@payloadcms/ui'
import { useEffect, useRef } from 'react'

/**
 * After a save that the server refused, Payload counts the form as unchanged: Save is disabled, and leaving loses what was
 * written without a question. A form that is still submitted when its call has ended was refused.
 */
export function StillUnsaved() {
  const { setModified } = useForm()
  const processing = useFormProcessing()
  const submitted = useFormSubmitted()
  const wasProcessing = useRef(false)
  useEffect(() => {
    if (wasProcessing.current && !processing && submitted) setModified(true)
    wasProcessing.current = processing
  }, [processing, submitted, setModified])
  return null
}
