import { getTranslations } from 'next-intl/server'
import { langOf } from '@/cms/fallbacks'
import type { Locale, Localized } from '@/core/locales'
import type { Mushroom } from '@/payload-types'
import { withheldTextsMessage } from '../danger/withheld-texts-message'
import { namesByLanguage } from '../mushrooms/model'
import { CommonNames } from './common-names'
import { SeasonStrip } from './season-strip'

type SpeciesSummaryProps = {
  species: Mushroom
  names: Localized<readonly string[]>
  locale: Locale
  harms?: boolean
}

/** The parts that the head of every species has: its lead, its names, and its season. */
export async function SpeciesSummary({ species, names, locale, harms = false }: SpeciesSummaryProps) {
  const t = await getTranslations({ locale, namespace: 'species' })
  const { specie } = species
  const withheld = withheldTextsMessage(species, locale)
  const [north, south] = [(specie.seasonNorth ?? []).map(Number), (specie.seasonSouth ?? []).map(Number)]
  return (
    <>
      {withheld ? <p className="text-amanita font-medium">{withheld}</p> : null}
      {specie.lead && !withheld ? (
        <p lang={langOf(specie, 'lead')} className="text-lg">
          {specie.lead}
        </p>
      ) : null}
      <CommonNames names={namesByLanguage(names, locale, species.title)} title={t('commonNames')} />
      {north.length + south.length > 0 ? (
        <SeasonStrip north={north} south={south} locale={locale} harms={harms} />
      ) : null}
    </>
  )
}
