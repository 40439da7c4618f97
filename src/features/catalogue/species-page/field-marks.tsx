import { getTranslations } from 'next-intl/server'
import { langOf } from '@/cms/fallbacks'
import type { Locale } from '@/core/locales'
import type { Mushroom } from '@/payload-types'
import { rangeText } from '@/platform/i18n/range-text'
import { taxonRanks } from '../mushrooms/model'
import { continents } from '../vocabulary/support-terms.data'
import { Facts } from './facts'

/** Field marks and classification (SPC-02). */
export async function FieldMarks({ species, locale }: { species: Mushroom; locale: Locale }) {
  const [t, ranks] = await Promise.all([
    getTranslations({ locale, namespace: 'species' }),
    getTranslations({ locale, namespace: 'taxonomy' }),
  ])
  const { specie } = species
  const marks = specie.characteristics
  const places = (specie.continents ?? []).map(
    (slug) => continents.find((term) => term.slug === slug)?.label[locale] ?? slug,
  )
  const print = marks?.sporePrint ? (
    <span className="inline-flex items-center gap-2">
      {marks.sporePrintColor ? (
        <svg aria-hidden width="18" height="18" className="border-muted rounded-full border">
          <rect width="18" height="18" fill={marks.sporePrintColor} />
        </svg>
      ) : null}
      {marks.sporePrint}
    </span>
  ) : null
  return (
    <>
      <Facts
        heading={t('fieldMarks')}
        facts={[
          { label: t('cap'), value: marks?.cap, lang: marks && langOf(marks, 'cap') },
          { label: t('gills'), value: marks?.gills, lang: marks && langOf(marks, 'gills') },
          { label: t('bruising'), value: marks?.bruising, lang: marks && langOf(marks, 'bruising') },
          { label: t('sporePrint'), value: print, lang: marks && langOf(marks, 'sporePrint') },
          { label: t('capDiameter'), value: rangeText(marks?.capDiameter, 'cm', locale) },
          { label: t('stemLength'), value: rangeText(marks?.stemLength, 'cm', locale) },
          { label: t('stemWidth'), value: rangeText(marks?.stemWidth, 'cm', locale) },
          { label: t('habitat'), value: specie.habitat, lang: langOf(specie, 'habitat') },
          { label: t('substrates'), value: (specie.substrates ?? []).map(({ name }) => name).join(', ') },
          { label: t('continents'), value: places.join(', ') },
          {
            label: t('synonyms'),
            value: specie.synonyms?.length ? (
              <i className="scientific">{specie.synonyms.map(({ name }) => name).join(', ')}</i>
            ) : null,
          },
        ]}
      />
      <div className="species-screen">
        <Facts
          heading={t('taxonomy')}
          columns="grid-cols-1 min-[420px]:grid-cols-2 sm:grid-cols-3 lg:grid-cols-4"
          facts={taxonRanks.map((rank) => ({
            label: ranks(rank),
            value: specie.taxonomy?.[rank] ? (
              <i className={rank === 'genus' || rank === 'species' ? 'scientific' : 'not-italic'}>
                {specie.taxonomy[rank]}
              </i>
            ) : null,
          }))}
        />
      </div>
    </>
  )
}
