import { getTranslations } from 'next-intl/server'
import { Chips } from '@/cards/chips'
import type { CardView, ChipView } from '@/cards/card-view'
import type { Locale } from '@/core/locales'
import { comparePath, localizedPath } from '@/core/paths'
import { lookAlikesOf } from '@/features/catalogue/server'
import { searchKind } from '../calls/suggest-call'
import type { RequestedSide } from './side'

const mostOffered = 8

type Offer = {
  readonly slug: string
  readonly title: string
  readonly scientificName?: string | undefined
  /** What it is to eaters, where it harms them. */
  readonly harm?: ChipView | undefined
}

const offerOf = ({ slug, title, over }: CardView): Offer => ({ slug, title, scientificName: over?.text })

/** Species to compare another with: what its page names, those that have the name typed, what is like it, or nothing. */
async function offersFor(opposite: RequestedSide, asked: RequestedSide, locale: Locale): Promise<readonly Offer[]> {
  // All that have the name: what harms may be among them.
  if (asked.meant.length > 0)
    return asked.meant.map(({ view, key }) => ({ ...offerOf(view), harm: key.harms ? view.chips[0] : undefined }))
  if (asked.query !== '' && !asked.isOther)
    return (await searchKind(asked.query, locale, 'mushrooms', 1, mostOffered)).views.map(offerOf)
  if (!opposite.side) return []
  const { pages, naming } = await lookAlikesOf(opposite.side.species, locale)
  return [...new Map([...pages.values(), ...naming].map((one) => [one.id, one])).values()].slice(0, mostOffered)
}

type ChooseSideProps = {
  name: 'a' | 'b'
  label: string
  /** What the address names and is no species, or not one alone. */
  asked: RequestedSide
  /** The other side: a species, or what was typed for it. */
  opposite: RequestedSide
  locale: Locale
}

/** The choice of one of the two: a box for its name, and links to what it could be. */
export async function ChooseSide({ name, label, asked, opposite, locale }: ChooseSideProps) {
  const [t, offers] = await Promise.all([
    getTranslations({ locale, namespace: 'compare' }),
    offersFor(opposite, asked, locale),
  ])
  const { query, meant, isUnknown, isOther } = asked
  const isShared = meant.length > 0
  const beside = opposite.side?.view.slug ?? opposite.query
  const said = isShared
    ? t('several', { query })
    : isUnknown
      ? t('notFound', { query })
      : isOther && opposite.side
        ? t('oneSpecies', { query, name: opposite.side.view.title })
        : null
  const offered = offers.filter(({ slug }) => slug !== beside)
  const hrefOf = (slug: string): string =>
    localizedPath(locale, name === 'a' ? comparePath(slug, beside) : comparePath(beside, slug))
  return (
    <div className="min-w-0">
      <label className="block font-medium" htmlFor={`species-${name}`}>
        {label}
      </label>
      <input
        id={`species-${name}`}
        name={name}
        type="search"
        defaultValue={query}
        maxLength={120}
        autoComplete="off"
        aria-describedby={`species-${name}-hint`}
        className="border-field-line bg-raised mt-1 min-h-11 w-full rounded-md border px-3"
      />
      <p id={`species-${name}-hint`} className="text-muted mt-1 text-sm">
        {t('name')}
      </p>
      {said ? (
        <p role="status" className="mt-3">
          {said}
        </p>
      ) : null}
      {offered.length > 0 ? (
        <>
          <p className="mt-3 font-medium">
            {query === '' || isOther ? t('lookAlikes') : isShared ? t('which') : t('meant')}
          </p>
          <ul>
            {offered.map(({ slug, title, scientificName, harm }) => (
              <li key={slug} className="flex flex-wrap items-center gap-x-3">
                <a
                  href={hrefOf(slug)}
                  className="inline-flex min-h-11 flex-wrap items-center gap-x-2 underline underline-offset-4"
                >
                  {title}
                  {scientificName && scientificName !== title ? (
                    <span className="scientific text-muted">{scientificName}</span>
                  ) : null}
                </a>
                {harm ? <Chips chips={[harm]} /> : null}
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </div>
  )
}
