'use client'

import { useForm, useFormProcessing, useRouteTransition } from '@payloadcms/ui'
import { useLayoutEffect } from 'react'

/**
 * Locks a form that is being left: after creating a document, Payload shows it on another page, but unlocks the old
 * form until that page has loaded, and whatever is typed into it is silently lost.
 */
export function LeavingForm() {
  const { setProcessing } = useForm()
  const processing = useFormProcessing()
  const { isTransitioning } = useRouteTransition()
  // A layout effect, so that no key is pressed before the form is locked.
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
