'use client'

import { useState } from 'react'
import { Image, type ImageProps } from './image'
import { PicturePlaceholder } from './picture-placeholder'

/** A picture that matters where it stands: one that is missing or does not load is said to be missing. */
export function ImageOrPlaceholder({ label, ...image }: ImageProps & { label: string }) {
  const [broken, setBroken] = useState(false)
  if (!image.picture || broken) return <PicturePlaceholder className={image.className} label={label} />
  return (
    <Image
      {...image}
      onBroken={() => setBroken(true)}
      // The picture may have failed before this code was there to hear of it.
      ref={(element) => {
        if (element?.complete && element.naturalWidth === 0) setBroken(true)
      }}
    />
  )
}
