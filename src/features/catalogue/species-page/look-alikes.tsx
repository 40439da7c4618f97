import { getTranslations } from 'next-intl/server'
import { langOf } from '@/cms/fallbacks'
import type { Locale } from '@/core/locales'
import type { Mushroom } from '@/payload-types'
import { toPicture } from '@/platform/media/picture'
import { ImageOrPlaceholder } from '@/ui/patterns/image-or-placeholder.client'
import { EdibilityChip } from '../edibility'

const danger = { deadly: 0, toxic: 1, inedible: 2, edible: 3 } as const

/** Look-alikes, the dangerous ones first, with what tells them apart (SPC-04). */
export async function LookAlikes({ species, locale }: { species: Mushroom; locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'species' })
  const list = (species.specie.lookAlikeSpecies ?? []).toSorted((a, b) => danger[a.edibility] - danger[b.edibility])
  return (
    <ul className="grid gap-5 sm:grid-cols-2">
      {list.map((entry) => {
        const picture = toPicture(entry.image)
        const grave = entry.edibility === 'deadly' || entry.edibility === 'toxic'
        return (
          <li
            key={entry.id}
            className={`rounded-card bg-raised flex flex-col gap-3 overflow-hidden border ${grave ? 'border-amanita' : 'border-line'}`}
          >
            <ImageOrPlaceholder
              picture={picture}
              sizes="(min-width: 640px) 400px, 100vw"
              className="aspect-[4/3] w-full object-cover"
              label={t('noPicture')}
            />
            <div className="flex flex-col gap-2 px-4 pb-4">
              <div>
                <EdibilityChip edibility={entry.edibility} locale={locale} />
              </div>
              <h3 className="text-xl">
                {entry.commonName ? (
                  <span lang={langOf(entry, 'commonName')} className="block">
                    {entry.commonName}
                  </span>
                ) : null}
                <span className="scientific text-muted text-base font-normal">{entry.species}</span>
              </h3>
              <p lang={langOf(entry, 'differences')}>{entry.differences}</p>
            </div>
          </li>
        )
      })}
    </ul>
  )
}
