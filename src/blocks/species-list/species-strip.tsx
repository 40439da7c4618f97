import { warningsOf, type CardView } from '@/cards/card-view'
import { Chips } from '@/cards/chips'
import { documentKey } from '@/core/document-key'
import { CoveringLink } from '@/ui/patterns/covering-link'
import { Image } from '@/ui/patterns/image'

/** Small plates in a row, each with its common and its scientific name. */
export function SpeciesStrip({ cards }: { cards: readonly CardView[] }) {
  return (
    <ul className="grid grid-cols-2 gap-x-4 gap-y-6 sm:grid-cols-3 lg:grid-cols-6">
      {cards.map(({ relationTo, id, href, title, lang, over, picture, badges, chips }) => (
        <li key={id} data-card={documentKey(relationTo, id)} className="group relative">
          <Image
            picture={picture ? { ...picture, alt: '' } : null}
            sizes="(min-width: 1024px) 190px, (min-width: 640px) 32vw, 46vw"
            className="rounded-card border-line group-hover:border-lichen aspect-[4/3] w-full border object-cover transition-colors"
            alt=""
          />
          <h3 className="mt-2 text-lg">
            <CoveringLink href={href} text={title} lang={lang.title} />
          </h3>
          <p className="scientific text-muted text-sm">{over?.text}</p>
          <p className="mt-1 empty:hidden">
            <Chips chips={warningsOf({ badges, chips })} />
          </p>
        </li>
      ))}
    </ul>
  )
}
