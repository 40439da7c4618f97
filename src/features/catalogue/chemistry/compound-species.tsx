import { getTranslations } from 'next-intl/server'
import type { Locale } from '@/core/locales'
import { documentPath, localizedPath } from '@/core/paths'
import type { Mushroom } from '@/payload-types'
import { toPicture } from '@/platform/media/picture'
import { Image } from '@/ui/patterns/image'
import { EdibilityChip } from '../edibility'
import { amountText } from './amount-text'
import { RangeBar } from './range-bar'
import { highestByUnit, type RankedSpecies } from './ranking'
import { SourceText } from './source-text'

type RowProps = RankedSpecies<Mushroom> & { locale: Locale; top: number | null; priority: boolean }

async function Row({ species, amount, locale, top, priority }: RowProps) {
  const t = await getTranslations({ locale, namespace: 'species' })
  const { specie } = species
  return (
    <li className="rounded-card border-line bg-raised hover:border-lichen focus-within:border-lichen relative grid grid-cols-[6rem_minmax(0,1fr)] gap-4 overflow-hidden border pe-4 transition-colors sm:grid-cols-[9rem_minmax(0,1fr)] lg:grid-cols-[11rem_minmax(0,2fr)_minmax(0,3fr)]">
      <Image
        picture={toPicture(species.images?.[0])}
        sizes="(min-width: 1024px) 176px, (min-width: 640px) 144px, 96px"
        className="row-span-2 aspect-square w-full self-start object-cover sm:aspect-auto sm:size-full sm:min-h-24 lg:row-span-1"
        priority={priority}
        alt=""
      />
      <div className="flex flex-col items-start gap-1.5 pt-3 lg:py-4">
        <h3 className="text-xl">
          <a
            href={localizedPath(locale, documentPath('mushrooms', species.slug))}
            className="after:absolute after:inset-0 hover:underline hover:decoration-1 hover:underline-offset-4"
          >
            {species.title}
          </a>
        </h3>
        <p className="scientific text-muted">{specie.scientificName}</p>
        <EdibilityChip edibility={specie.edibility} locale={locale} />
      </div>
      <div className="flex flex-col gap-2 pb-3 lg:justify-center lg:py-4">
        {amount ? <RangeBar amount={amount} top={top} /> : null}
        <p className="tabular">{amount ? await amountText(amount, locale) : t('amountUnknown')}</p>
        {amount?.source ? (
          <p className="text-muted text-sm">
            <SourceText source={amount.source} locale={locale} />
          </p>
        ) : null}
      </div>
    </li>
  )
}

type CompoundSpeciesProps = { ranked: readonly RankedSpecies<Mushroom>[]; locale: Locale }

/** The species that hold a compound, the richest first, each with its amount (NAV-11). */
export function CompoundSpecies({ ranked, locale }: CompoundSpeciesProps) {
  const highest = highestByUnit(ranked)
  return (
    <ol className="grid gap-3">
      {ranked.map((row, index) => (
        <Row
          key={row.species.id}
          {...row}
          locale={locale}
          top={row.amount ? (highest.get(row.amount.unit) ?? null) : null}
          priority={index === 0}
        />
      ))}
    </ol>
  )
}
