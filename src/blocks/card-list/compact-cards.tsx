import { isWarning, warningsOf, type CardView } from '@/cards/card-view'
import { Chips } from '@/cards/chips'
import { documentKey } from '@/core/document-key'
import { CoveringLink } from '@/ui/patterns/covering-link'
import { Image } from '@/ui/patterns/image'
import { Price } from '@/ui/patterns/price'

/** One line: the line above the title, then badges and chips, except warnings, which are rendered as chips. */
const detail = ({ over, badges, chips }: CardView): string =>
  [over?.text, ...[...badges, ...chips].filter((one) => !isWarning(one)).map(({ label }) => label)]
    .filter(Boolean)
    .join(' · ')

/** Documents as the lines of a directory: a small picture, the name, and one line about it. */
export function CompactCards({ items }: { items: readonly CardView[] }) {
  return (
    <ul className="grid gap-x-10 sm:grid-cols-2 lg:grid-cols-3">
      {items.map((view) => {
        const { relationTo, id, href, title, lang, picture, pictureFit, price } = view
        return (
          <li
            key={id}
            data-card={documentKey(relationTo, id)}
            className="group border-line relative flex items-center gap-4 border-b py-3"
          >
            <Image
              picture={picture ? { ...picture, alt: '' } : null}
              sizes="80px"
              className={
                pictureFit === 'mark'
                  ? 'size-16 shrink-0 rounded-full object-cover'
                  : 'rounded-card aspect-[4/3] w-20 shrink-0 object-cover'
              }
              alt=""
            />
            <div className="min-w-0">
              <h3 className="text-lg">
                <CoveringLink href={href} text={title} lang={lang.title} />
              </h3>
              <p className="text-muted text-sm">{detail(view)}</p>
              <p className="mt-1 empty:hidden">
                <Chips chips={warningsOf(view)} />
              </p>
              {price ? <Price {...price} /> : null}
            </div>
          </li>
        )
      })}
    </ul>
  )
}
