'use client'

import { useForm, useFormProcessing, useRouteTransition } from '@payloadcms/ui'
import { useLayoutEffect } from 'react'

/**
 * What was made new is shown by another page than the form it was written in, and until that page has come Payload unlocks
 * the old form: what is typed into it then is lost without a word. A form that is being left is locked, as while it is saved.
 */
export function LeavingForm() {
  const { setProcessing } = useForm()
  const processing = useFormProcessing()
  const { isTransitioning } = useRouteTransition()
  // Before the page is painted, so that no key is pressed in between.
  useLayoutEffect(() => {
    // A save ends after its transition has begun, and unlocks the form.
    if (isTransitioning && !processing) setProcessing(true)
  }, [isTransitioning, processing, setProcessing])
  useLayoutEffect(() => {
    if (!isTransitioning) return
    return () => setProcessing(false)
  }, [isTransitioning, setProcessing])
  return null
}
