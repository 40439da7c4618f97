'use client'

import { useForm, useFormProcessing, useFormSubmitted } from '@payloadcms/ui'
import { useEffect, useRef } from 'react'

/** Payload checks for changes this many milliseconds after the last one, and then revalidates a changed form. */
const settled = 500

/**
 * After a rejected save, Payload counts the form as unchanged: Save is disabled, and leaving it loses the input without
 * a question. This marks it as changed, once the server's field errors are in the form: earlier, a client-side
 * validation would remove them. A form still submitted after its call has ended was rejected.
 */
export function StillUnsaved() {
  const { setModified } = useForm()
  const processing = useFormProcessing()
  const submitted = useFormSubmitted()
  const wasProcessing = useRef(false)
  useEffect(() => {
    const isRefused = wasProcessing.current && !processing && submitted
    wasProcessing.current = processing
    if (!isRefused) return
    const timer = setTimeout(() => setModified(true), settled)
    return () => clearTimeout(timer)
  }, [processing, submitted, setModified])
  return null
}
