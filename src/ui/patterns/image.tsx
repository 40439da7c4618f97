import type { Ref } from 'react'
import { PicturePlaceholder } from './picture-placeholder'

type Sized = { src: string; srcSet: string; width: number; height: number; focus?: string }

export type ToldPicture = Sized & { alt: string }

/** A picture has its own alternative text, or gets one by `alt`. */
type Described =
  | { picture: ToldPicture | null; alt?: string }
  /** Empty where the text beside the picture says the same. */
  | { picture: Sized | null; alt: string }

export type ImageProps = Described & {
  /** The CSS `sizes` of the place it stands in. */
  sizes: string
  className?: string
  /** The first picture a visitor sees is loaded at once; the others when they come near. */
  priority?: boolean
  onBroken?: () => void
  ref?: Ref<HTMLImageElement>
}

/** A picture with its stored sizes; a faint spore print where there is none. */
export function Image({ picture, sizes, className = '', priority = false, alt, onBroken, ref }: ImageProps) {
  if (!picture) return <PicturePlaceholder className={className} />
  return (
    // The sizes are made when a picture is stored, so Next's optimiser has nothing to add.
    <img
      ref={ref}
      onError={onBroken}
      src={picture.src}
      srcSet={picture.srcSet}
      sizes={sizes}
      width={picture.width}
      height={picture.height}
      alt={alt ?? (picture as { alt?: string }).alt}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : 'auto'}
      decoding={priority ? 'sync' : 'async'}
      // A plate is as bright as paper; beside the dark theme it would outshine the text.
      className={`stored-picture dark:brightness-85 print:brightness-100 ${className}`}
      {...(picture.focus ? { style: { objectPosition: picture.focus } } : {})}
    />
  )
}
