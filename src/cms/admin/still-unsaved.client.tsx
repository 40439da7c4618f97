'use client'

import { useForm, useFormProcessing, useFormSubmitted } from '@payloadcms/ui'
import { useEffect, useRef } from 'react'

/** Payload looks for changes this long after the last one, and then has a changed form validated anew: in milliseconds. */
const settled = 500

/**
 * After a save that the server refused, Payload counts the form as unchanged: Save is disabled, and leaving loses what was
 * written without a question. A form that is still submitted when its call has ended was refused. It
 * counts as changed once the marks of the server are part of it: otherwise a validation that knows nothing of them would
 * take them away.
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
