import { getTranslations } from 'next-intl/server'
import { Chips } from '@/cards/chips'
import { gradeChipsOf } from '@/cards/grade-chip'
import type { Locale } from '@/core/locales'
import { comparePath, localizedPath, searchPath } from '@/core/paths'
import { lookAlikesOf } from '@/features/catalogue/server'
import { UnpublishedHarmWarning } from '@/features/catalogue/ui'
import { foundSpecies, listedSpecies, type KeyedSpecies } from '@/read-model/identify'
import type { RequestedSide } from './side'

/** Harmless results of a search that are offered at most; every harmful one is. */
const othersOffered = 8

/**
 * Species to choose a side from: those with the typed name, else the results of a search for it, else the look-alikes
 * of the other side. The most dangerous come first, and no harmful one is left out.
 */
async function offersFor(
  opposite: RequestedSide,
  asked: RequestedSide,
  locale: Locale,
): Promise<readonly KeyedSpecies[]> {
  if (asked.meant.length > 0) return asked.meant
  if (asked.query !== '' && !asked.isOther) return foundSpecies(asked.query, locale, othersOffered)
  if (!opposite.side) return []
  const { pages, naming } = await lookAlikesOf(opposite.side.species, locale)
  const ids = new Set([...pages.values(), ...naming].map(({ id }) => id))
  return listedSpecies([...ids], locale)
}

type ChooseSideProps = {
  name: 'a' | 'b'
  label: string
  /** What the address names on this side, which is not a single species. */
  asked: RequestedSide
  /** The other side: a species, or what was typed for it. */
  opposite: RequestedSide
  locale: Locale
}

/** Selects one of the two species: a field for its name, and links to the species it could be. */
export async function ChooseSide({ name, label, asked, opposite, locale }: ChooseSideProps) {
  const [t, search, offers] = await Promise.all([
    getTranslations({ locale, namespace: 'compare' }),
    getTranslations({ locale, namespace: 'search' }),
    offersFor(opposite, asked, locale),
  ])
  const { query, meant, isUnknown, isOther, hidden } = asked
  const isShared = meant.length > 0
  // A search may find more than is offered.
  const isFound = query !== '' && !isOther && !isShared
  const beside = opposite.side?.view.slug ?? opposite.query
  const said = isShared
    ? t('several', { query })
    : isUnknown
      ? t('notFound', { query })
      : isOther && opposite.side
        ? t('oneSpecies', { query, name: opposite.side.view.title })
        : null
  const offered = offers.filter(({ view }) => view.slug !== beside)
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
      {hidden ? (
        <div className="mt-3">
          <UnpublishedHarmWarning query={query} grade={hidden} locale={locale} />
        </div>
      ) : null}
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
            {offered.map(({ view, isGraded }) => (
              <li key={view.slug} className="flex flex-wrap items-center gap-x-3">
                <a
                  href={hrefOf(view.slug)}
                  className="inline-flex min-h-11 flex-wrap items-center gap-x-2 underline underline-offset-4"
                >
                  {view.title}
                  {view.over && view.over.text !== view.title ? (
                    <span className="scientific text-muted">{view.over.text}</span>
                  ) : null}
                </a>
                {isGraded ? <Chips chips={gradeChipsOf(view)} /> : null}
              </li>
            ))}
          </ul>
          {isFound ? (
            <a
              href={localizedPath(locale, searchPath({ q: query }))}
              className="inline-flex min-h-11 items-center underline underline-offset-4"
            >
              {search('all')}
            </a>
          ) : null}
        </>
      ) : null}
    </div>
  )
}
