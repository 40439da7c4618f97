import { getTranslations } from 'next-intl/server'
import type { Locale } from '@/core/locales'
import { compoundPath, dosageCalculatorPath, localizedPath } from '@/core/paths'
import type { Mushroom } from '@/payload-types'
import { shownAmounts, type CompoundAmount } from '../chemistry/amounts'
import { amountKey } from '../chemistry/ranking'
import { isPsychoactive } from '../danger/alters-perception'
import { speciesKey } from '../mushrooms/model'
import { CompoundCard } from './compound-card'

type ChemistrySectionProps = {
  species: Mushroom
  locale: Locale
  /** Highest amounts of the guide (`highestOfGuide`). */
  highest: ReadonlyMap<string, number>
}

/** Chemistry cards, psychoactive and medicinal, each leading to its compound's page (SPC-03). */
export async function ChemistrySection({ species, locale, highest }: ChemistrySectionProps) {
  const [t, dosage] = await Promise.all([
    getTranslations({ locale, namespace: 'species' }),
    getTranslations({ locale, namespace: 'dosage' }),
  ])
  const amounts = shownAmounts(species)
  const groups = [
    { key: 'psychoactive', title: t('psychoactiveCompounds') },
    { key: 'medicinal', title: t('medicinalCompounds') },
  ] as const
  const of = (group: 'psychoactive' | 'medicinal'): CompoundAmount[] =>
    amounts.filter(({ section }) => section === group)
  return (
    <>
      {groups.map(({ key, title }) =>
        of(key).length > 0 ? (
          <div key={key} className="mb-10 last:mb-0">
            <h3 className="mb-4 text-xl">{title}</h3>
            <ul className="grid gap-4 sm:grid-cols-2">
              {of(key).map((amount) => (
                <li key={amount.compound.slug}>
                  <CompoundCard
                    amount={amount}
                    locale={locale}
                    top={highest.get(amountKey(amount)) ?? null}
                    href={localizedPath(locale, compoundPath(amount.compound.group, amount.compound.slug))}
                  />
                </li>
              ))}
            </ul>
          </div>
        ) : null,
      )}
      {isPsychoactive(species) ? (
        <a
          href={localizedPath(
            locale,
            dosageCalculatorPath(speciesKey(species.specie.scientificName, species.specie.variation)),
          )}
          className="button button-secondary"
        >
          {dosage('title')}
        </a>
      ) : null}
    </>
  )
}
