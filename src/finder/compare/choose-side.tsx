import { getTranslations } from 'next-intl/server'
import type { Locale } from '@/core/locales'
import { comparePath, localizedPath } from '@/core/paths'
import { doublesOf } from '@/features/catalogue/server'
import { searchKind } from '../calls/suggest-call'
import type { Side } from './side'

const mostOffered = 8

type Offer = { readonly slug: string; readonly title: string }

/** Species to compare another with: what its page names, what was typed, or nothing. */
async function offersFor(other: Side | null, query: string, locale: Locale): Promise<readonly Offer[]> {
  if (query !== '') return (await searchKind(query, locale, 'mushrooms', 1, mostOffered)).views
  if (!other) return []
  const named = (other.species.specie.lookAlikeSpecies ?? []).map(({ species }) => species)
  const { pages, naming } = await doublesOf(other.species.specie.scientificName, named, locale)
  return [...named.flatMap((name) => pages.get(name) ?? []), ...naming].slice(0, mostOffered)
}

type ChooseSideProps = {
  name: 'a' | 'b'
  label: string
  /** What the address names and is no species. */
  query: string
  /** The species on the other side, where there is one. */
  other: Side | null
  locale: Locale
}

/** The choice of one of the two: a box for its name, and links to what it could be. */
export async function ChooseSide({ name, label, query, other, locale }: ChooseSideProps) {
  const [t, offers] = await Promise.all([
    getTranslations({ locale, namespace: 'compare' }),
    offersFor(other, query, locale),
  ])
  const offered = offers.filter(({ slug }) => slug !== other?.view.slug)
  const hrefOf = (slug: string): string => {
    const beside = other?.view.slug ?? null
    return localizedPath(locale, name === 'a' ? comparePath(slug, beside) : comparePath(beside, slug))
  }
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
        className="border-line bg-raised mt-1 min-h-11 w-full rounded-md border px-3"
      />
      <p id={`species-${name}-hint`} className="text-muted mt-1 text-sm">
        {t('name')}
      </p>
      {query === '' ? null : (
        <p role="status" className="mt-3">
          {t('notFound', { query })}
        </p>
      )}
      {offered.length > 0 ? (
        <>
          <p className="mt-3 font-medium">{query === '' ? t('lookAlikes') : t('meant')}</p>
          <ul>
            {offered.map(({ slug, title }) => (
              <li key={slug}>
                <a href={hrefOf(slug)} className="inline-flex min-h-11 items-center underline underline-offset-4">
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </div>
  )
}
