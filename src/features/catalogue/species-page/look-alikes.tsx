import { MapPin } from 'lucide-react'
import { getTranslations } from 'next-intl/server'
import { langOf } from '@/cms/fallbacks'
import type { Locale } from '@/core/locales'
import { comparePath, documentPath, localizedPath } from '@/core/paths'
import type { Mushroom } from '@/payload-types'
import { toPicture } from '@/platform/media/picture'
import { ImageOrPlaceholder } from '@/ui/patterns/image-or-placeholder.client'
import type { Doubles } from '../danger/reads'
import { dangerRank, isDangerous } from '../danger/model'
import { EdibilityChip } from '../edibility'
import { edibilityLabel, isEdibility } from '../edibility-look'

type LookAlikesProps = { species: Mushroom; doubles: Doubles; locale: Locale }

/** Look-alikes, the dangerous ones first, with what tells them apart (SPC-04). */
export async function LookAlikes({ species, doubles, locale }: LookAlikesProps) {
  const [t, compare, danger] = await Promise.all([
    getTranslations({ locale, namespace: 'species' }),
    getTranslations({ locale, namespace: 'compare' }),
    getTranslations({ locale, namespace: 'danger' }),
  ])
  const list = (species.specie.lookAlikeSpecies ?? []).toSorted(
    (a, b) => dangerRank(a.edibility) - dangerRank(b.edibility),
  )
  return (
    <>
      <ul className="grid gap-5 sm:grid-cols-2">
        {list.map((entry) => {
          const picture = toPicture(entry.image)
          // A caption that names the species says nothing beside the heading; the legend of a pair does.
          const legend = picture?.caption?.includes(entry.species) ? null : picture?.caption
          const page = doubles.pages.get(entry.species)
          const grave = isDangerous(entry.edibility)
          const unseen =
            picture || !isDangerous(species.specie.edibility)
              ? 'noPicture'
              : grave || entry.edibility === 'inedible'
                ? 'notDrawnNeither'
                : 'notDrawnAlike'
          return (
            <li
              key={entry.id}
              className={`rounded-card bg-raised relative flex flex-col gap-3 overflow-hidden border ${grave ? 'border-amanita' : 'border-line'}`}
            >
              <ImageOrPlaceholder
                picture={picture}
                sizes="(min-width: 640px) 400px, 100vw"
                className="aspect-[4/3] w-full object-cover"
                label={t(unseen)}
              />
              {legend ? <p className="text-muted px-4 text-sm whitespace-pre-line print:hidden">{legend}</p> : null}
              <div className="flex flex-col gap-2 px-4 pb-4">
                <div className="flex flex-wrap gap-2">
                  <EdibilityChip edibility={entry.edibility} locale={locale} />
                  {grave && page ? (
                    <span
                      data-here={page.continents.join(' ')}
                      className="border-amanita text-amanita items-center gap-1.5 rounded-sm border px-2.5 py-0.5 text-sm font-medium"
                    >
                      <MapPin aria-hidden size={14} />
                      {danger('here')}
                    </span>
                  ) : null}
                </div>
                <h3 className="text-xl">
                  {entry.commonName ? (
                    <span lang={langOf(entry, 'commonName')} className="block">
                      {page ? (
                        <a
                          href={localizedPath(locale, documentPath('mushrooms', page.slug))}
                          className="underline underline-offset-4 after:absolute after:inset-0"
                        >
                          {entry.commonName}
                        </a>
                      ) : (
                        entry.commonName
                      )}
                    </span>
                  ) : null}
                  <span className="scientific text-muted text-base font-normal">{entry.species}</span>
                </h3>
                <p lang={langOf(entry, 'differences')}>{entry.differences}</p>
                {page ? (
                  <a
                    href={localizedPath(locale, comparePath(species.slug, page.slug))}
                    className="text-muted relative inline-flex min-h-11 items-center underline underline-offset-4 print:hidden"
                  >
                    {compare('sideBySide')}
                    <span className="sr-only">: {entry.commonName ?? entry.species}</span>
                  </a>
                ) : null}
              </div>
            </li>
          )
        })}
      </ul>
      {doubles.naming.length > 0 ? (
        <p className="mt-6">
          {danger('alsoTakenFor')}:{' '}
          {doubles.naming.map(({ slug, title, edibility }, at) => (
            <span key={slug}>
              {at > 0 ? ', ' : ''}
              <a
                href={localizedPath(locale, documentPath('mushrooms', slug))}
                className="inline-flex min-h-11 items-center underline underline-offset-4"
              >
                {title}
              </a>
              {isEdibility(edibility) && isDangerous(edibility) ? ` (${edibilityLabel(edibility, locale)})` : ''}
            </span>
          ))}
        </p>
      ) : null}
    </>
  )
}
