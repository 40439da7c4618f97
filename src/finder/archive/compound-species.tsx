import { getTranslations } from 'next-intl/server'
import { Chips } from '@/cards/chips'
import type { CardView } from '@/cards/card-view'
import { gradeChipsOf } from '@/cards/grade-chip'
import { limits } from '@/core/limits'
import type { Locale } from '@/core/locales'
import { compoundPath } from '@/core/paths'
import { highestByUnit, type Compound, type CompoundAmount } from '@/features/catalogue/model'
import { speciesWithCompound } from '@/features/catalogue/server'
import { AmountBar } from '@/features/catalogue/ui'
import { chosenCards } from '@/read-model/lists'
import { breadcrumbList } from '@/platform/seo/structured-data/breadcrumb-list'
import { listing } from '@/platform/seo/structured-data/item-list'
import { JsonLd } from '@/platform/seo/structured-data/json-ld'
import { publishedBy } from '@/platform/seo/structured-data/published-by'
import { archiveTrail } from '@/platform/seo/structured-data/trail'
import { CountLine } from '@/ui/patterns/count-line'
import { CoveringLink } from '@/ui/patterns/covering-link'
import { Image } from '@/ui/patterns/image'
import { AllSpecies } from './all-species'

type RowProps = {
  card: CardView
  amount: CompoundAmount | null
  /** The highest amount in the same unit, which fills its bar. */
  top: number | null
  locale: Locale
  priority: boolean
}

function Row({ card, amount, top, locale, priority }: RowProps) {
  return (
    <li className="rounded-card border-line bg-raised hover:border-lichen focus-within:border-lichen relative grid grid-cols-[6rem_minmax(0,1fr)] gap-4 overflow-hidden border pe-4 transition-colors sm:grid-cols-[9rem_minmax(0,1fr)] lg:grid-cols-[11rem_minmax(0,2fr)_minmax(0,3fr)]">
      <Image
        picture={card.picture ? { ...card.picture, alt: '' } : null}
        sizes="(min-width: 1024px) 176px, (min-width: 640px) 144px, 96px"
        className="row-span-2 aspect-square w-full self-start object-cover sm:aspect-auto sm:size-full sm:min-h-24 lg:row-span-1"
        priority={priority}
        alt=""
      />
      <div className="flex flex-col items-start gap-1.5 pt-3 lg:py-4">
        <h3 className="text-xl" lang={card.lang.title ?? undefined}>
          <CoveringLink href={card.href} text={card.title} />
        </h3>
        <p className="scientific text-muted">{card.over?.text}</p>
        <div className="flex flex-wrap gap-1.5">
          <Chips chips={gradeChipsOf(card)} />
        </div>
      </div>
      <div className="flex flex-col gap-2 pb-3 lg:justify-center lg:py-4">
        <AmountBar amount={amount} top={top} locale={locale} />
      </div>
    </li>
  )
}

/** The species that contain a compound, the highest amount first, each with its amount (NAV-11). */
export async function CompoundSpecies({ compound, locale }: { compound: Compound; locale: Locale }) {
  const ranked = await speciesWithCompound(compound, locale)
  const shown = ranked.slice(0, limits.speciesOfPage)
  const [t, publisher, cards] = await Promise.all([
    getTranslations({ locale, namespace: 'species' }),
    publishedBy(locale),
    chosenCards(
      'mushrooms',
      shown.map(({ species }) => species.id),
      locale,
    ),
  ])
  const amounts = new Map(shown.map(({ species, amount }) => [species.id, amount]))
  const highest = highestByUnit(ranked)
  return (
    <>
      <JsonLd
        things={[
          listing({
            publisher,
            locale,
            path: compoundPath(compound.group, compound.slug),
            title: compound.name[locale],
            items: cards,
            total: ranked.length,
          }),
          breadcrumbList(
            [
              ...archiveTrail('mushrooms', locale),
              { name: compound.name[locale], path: compoundPath(compound.group, compound.slug) },
            ],
            locale,
          ),
        ]}
      />
      <CountLine>{t('compoundLead', { count: ranked.length })}</CountLine>
      <p className="text-muted mb-6 max-w-2xl">{t('chemistryIntro')}</p>
      <ol className="grid gap-3">
        {cards.map((card, index) => {
          const amount = amounts.get(card.id) ?? null
          return (
            <Row
              key={card.id}
              card={card}
              amount={amount}
              top={amount ? (highest.get(amount.unit) ?? null) : null}
              locale={locale}
              priority={index === 0}
            />
          )
        })}
      </ol>
      <AllSpecies
        shown={cards.length}
        total={ranked.length}
        query={`?main_chemistry=${compound.slug}`}
        locale={locale}
      />
    </>
  )
}
