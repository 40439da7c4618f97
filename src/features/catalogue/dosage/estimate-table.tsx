import { Fragment } from 'react'
import { fill } from '@/core/fill'
import { languageTags, type Locale } from '@/core/locales'
import { sourceLang } from '../chemistry/source-lang'
import type { CalculatorLabels, CalculatorSpecies } from './dosage-calculator.client'
import { estimate, highestEstimate } from './model'

const cell = 'tabular py-2 ps-2 text-end sm:whitespace-nowrap'
const unknownCell = `${cell} text-muted text-xs`

type EstimateProps = {
  labels: CalculatorLabels
  locale: Locale
  species: CalculatorSpecies | undefined
  /** Dry weight in grams; null where the input cannot be read. */
  dry: number | null
}

/** The milligrams of each compound in a dry weight of a species. */
export function EstimateTable({ species, dry, labels, locale }: EstimateProps) {
  // Published ranges are no more precise than two significant digits.
  const numbers = new Intl.NumberFormat(languageTags[locale], { maximumSignificantDigits: 2 })
  const write = (amount: number | null): string => (amount === null ? labels.unknown : numbers.format(amount))
  return (
    <table className={`w-full text-start ${dry === null ? 'print:hidden' : ''}`}>
      <caption className="mb-3 text-start font-serif text-xl wrap-anywhere">
        {labels.result}: {species?.name}
      </caption>
      <thead>
        <tr className="border-ink border-b-2">
          <th scope="col" className="py-2 pe-2 text-start align-bottom">
            {labels.compound}
          </th>
          {[labels.low, labels.typical, labels.high].map((title) => (
            <th key={title} scope="col" className="py-2 ps-2 text-end align-bottom">
              {title} <span className="text-muted block text-sm font-normal">mg</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {(species?.compounds ?? []).map((compound) => {
          const amount = estimate(dry, compound.potency)
          const values = [amount.low, amount.typical, highestEstimate(amount)]
          return (
            <Fragment key={compound.slug}>
              <tr className="border-line border-t align-baseline">
                <th scope="row" className="py-2 pe-2 text-start font-semibold">
                  {compound.name}
                </th>
                {values[2] === null ? (
                  <td colSpan={3} className={unknownCell}>
                    {/* Without a weight the cell is empty: "unknown" would say that the compound was not measured. */}
                    {dry !== null && labels.unknown}
                  </td>
                ) : (
                  values.map((value, index) => (
                    <td key={index} className={value === null ? unknownCell : cell}>
                      {index === 2 && value !== null ? fill(labels.atLeast, { amount: write(value) }) : write(value)}
                    </td>
                  ))
                )}
              </tr>
              {compound.source ? (
                <tr>
                  <td colSpan={4} className="text-muted pb-3 text-sm">
                    {labels.source}: <span lang={sourceLang(languageTags[locale])}>{compound.source}</span>
                  </td>
                </tr>
              ) : null}
            </Fragment>
          )
        })}
      </tbody>
    </table>
  )
}
