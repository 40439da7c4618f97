import { documentPath, localizedPath } from '@/core/paths'
import { EdibilityChip, TypeChips } from '@/features/catalogue/ui'
import type { Mushroom } from '@/payload-types'
import { toPicture } from '@/platform/media/picture'
import { populated } from '@/platform/populated'
import { RatingLine } from '@/platform/ratings/rating-line'
import { CardFrame } from '@/ui/patterns/card-frame'
import { Image } from '@/ui/patterns/image'
import type { CardProps } from './card'

type CardSpecies = Pick<Mushroom, 'slug' | 'title' | 'categories' | 'images' | 'aggregateRating'> & {
  specie?: Mushroom['specie'] | null
}

/** A species: plate, name, scientific name, edibility and uses. Without species data it draws nothing (P2 §2). */
export function SpeciesCard({ item, locale, priority = false }: CardProps<CardSpecies>) {
  const { specie } = item
  if (!specie?.scientificName) return null
  return (
    <CardFrame
      href={localizedPath(locale, documentPath('mushrooms', item.slug))}
      picture={
        <Image
          picture={toPicture(item.images?.[0])}
          sizes="(min-width: 1024px) 400px, (min-width: 640px) 50vw, 100vw"
          className="size-full object-cover"
          priority={priority}
          alt=""
        />
      }
      title={item.title}
      over={<span className="scientific text-base">{specie.scientificName}</span>}
    >
      <div className="mt-auto flex flex-wrap gap-1.5 pt-1">
        <EdibilityChip edibility={specie.edibility} locale={locale} />
        <TypeChips categories={populated(item.categories)} except={specie.edibility} />
      </div>
      <RatingLine rating={item.aggregateRating} locale={locale} />
    </CardFrame>
  )
}
