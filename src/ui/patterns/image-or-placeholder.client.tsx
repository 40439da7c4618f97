'use client'

import { useState } from 'react'
import { Image, type ImageProps } from './image'
import { PicturePlaceholder } from './picture-placeholder'

/** A picture that is replaced by a placeholder with a label if it is missing or does not load. */
export function ImageOrPlaceholder({ label, ...image }: ImageProps & { label: string }) {
  const [broken, setBroken] = useState(false)
  if (!image.picture || broken) return <PicturePlaceholder className={image.className} label={label} />
  return (
    <Image
      {...image}
      onBroken={() => setBroken(true)}
      // The picture may have failed before hydration attached the error handler.
      ref={(element) => {
        if (element?.complete && element.naturalWidth === 0) setBroken(true)
      }}
    />
  )
}
