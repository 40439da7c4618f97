'use client'

import { lazy, Suspense, type ComponentProps } from 'react'

/** A page of an owner who measures nothing names it, and is not sent it. */
const ConsentBanner = lazy(async () => {
  const { ConsentBanner } = await import('./consent-banner.client')
  return { default: ConsentBanner }
})

export const ConsentLater = (props: ComponentProps<typeof ConsentBanner>) => (
  <Suspense>
    <ConsentBanner {...props} />
  </Suspense>
)
