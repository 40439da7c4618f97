'use client'

import { useDocumentInfo } from '@payloadcms/ui'
import { useEffect } from 'react'

/**
 * Of an entry that was never published Payload counts no version that waits to be, and its drawer for a moment to come then
 * begins with Unpublish: whoever gives a time alone would have nothing published.
 */
export function NeverPublished() {
  const { hasPublishedDoc, unpublishedVersionCount, setUnpublishedVersionCount } = useDocumentInfo()
  const isUncounted = !hasPublishedDoc && unpublishedVersionCount === 0
  useEffect(() => {
    if (isUncounted) setUnpublishedVersionCount(1)
  }, [isUncounted, setUnpublishedVersionCount])
  return null
}
