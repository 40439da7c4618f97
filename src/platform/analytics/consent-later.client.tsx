'use client'

import { lazy, Suspense, type ComponentProps } from 'react'

/** Loaded lazily, so that pages of an owner without analytics do not load it. */
const ConsentBanner = lazy(async () => {
  const { ConsentBanner } = await import('./consent-banner.client')
  return { default: ConsentBanner }
})

export const ConsentLater = (props: ComponentProps<typeof ConsentBanner>) => (
  <Suspense>
    <ConsentBanner {...props} />
  </Suspense>
)
