import type { Media } from '@/payload-types'
import { Image } from '@/ui/patterns/image'
import { captionLang } from '../media/caption-lang'
import { toPicture } from '../media/picture'

/** A picture inside a rich text, with its caption; nothing if it has been deleted. */
export function Upload({ value }: { value: unknown }) {
  const isMedia = typeof value === 'object' && value !== null && 'filename' in value
  const media = isMedia ? (value as Media) : null
  const picture = toPicture(media)
  if (!picture) return null
  return (
    <figure>
      <Image
        picture={picture}
        sizes="(min-width: 760px) 704px, 100vw"
        className="rounded-card border-line h-auto w-full border"
      />
      {picture.caption ? (
        <figcaption lang={captionLang(media)} className="text-muted mt-2 text-sm">
          {picture.caption}
        </figcaption>
      ) : null}
    </figure>
  )
}
