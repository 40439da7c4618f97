'use client'

import { useEffect, useId, useState } from 'react'
import { languageTags, type Locale } from '@/core/locales'
import { calculatorFields } from '@/core/paths'
import { anyNumber } from '@/core/typed-number'
import { EstimateTable } from './estimate-table'
import { dryGrams, shortName, type Potency } from './model'
import type { CalculatorStart } from './start'

export type CalculatorSpecies = {
  /** NAV-12: scientific name with dashes, then `_variation`. */
  key: string
  name: string
  scientificName: string
  /** The grade of a harmful species, and a warning that is shown before any number (SAF-01); null for any other. */
  harm: { grade: string; said: string } | null
  compounds: { slug: string; name: string; potency: Potency; source: string | null }[]
}

export type CalculatorLabels = Readonly<
  Record<
    | 'ageQuestion'
    | 'ageConfirm'
    | 'species'
    | 'chooseSpecies'
    | 'unknownSpecies'
    | 'weight'
    | 'unit'
    | 'grams'
    | 'ounces'
    | 'material'
    | 'dried'
    | 'fresh'
    | 'water'
    | 'waterHint'
    | 'compound'
    | 'low'
    | 'typical'
    | 'high'
    | 'unknown'
    | 'atLeast'
    | 'calculate'
    | 'result'
    | 'badWeight'
    | 'source',
    string
  >
>

type CalculatorProps = {
  species: readonly CalculatorSpecies[]
  /** The calculator's own address. */
  path: string
  start: CalculatorStart
  labels: CalculatorLabels
  locale: Locale
}

const control = 'mt-1 block min-h-11 w-full rounded-card border border-field-line bg-raised px-3'

/** Removes all but the species from the address, so that a shared one carries neither age nor weight. */
function forgetEntry(): void {
  const address = new URL(window.location.href)
  if (!address.searchParams.has(calculatorFields.ofAge)) return
  for (const name of Object.values(calculatorFields))
    if (name !== calculatorFields.species) address.searchParams.delete(name)
  window.history.replaceState(null, '', address)
}

type AgeProps = Pick<CalculatorProps, 'path' | 'labels'> & {
  /** The key of the species that the address names. */
  species: string
  onConfirm: () => void
}

function AgeQuestion({ path, labels, species, onConfirm }: AgeProps) {
  return (
    <form
      method="get"
      action={path}
      className="rounded-card border-line bg-raised border p-6"
      onSubmit={(event) => {
        event.preventDefault()
        onConfirm()
      }}
    >
      <p className="text-lg">{labels.ageQuestion}</p>
      {species ? <input type="hidden" name={calculatorFields.species} value={species} /> : null}
      <button type="submit" name={calculatorFields.ofAge} value="1" className="button button-primary mt-4">
        {labels.ageConfirm}
      </button>
    </form>
  )
}

/**
 * Calculates what a weighed amount contains. It names no dose, and asks for the visitor's age first (D-19). Both the
 * question and the calculator are forms that the server handles where there are no scripts (PRS-02).
 */
export function DosageCalculator({ species, path, start, labels, locale }: CalculatorProps) {
  const id = useId()
  const [ofAge, setOfAge] = useState(start.ofAge)
  const [key, setKey] = useState(start.species || (species[0]?.key ?? ''))
  const [weight, setWeight] = useState(start.weight)
  const [unit, setUnit] = useState(start.unit)
  const [material, setMaterial] = useState(start.material)
  const [water, setWater] = useState(start.water)
  useEffect(forgetEntry, [])

  if (!ofAge) {
    return <AgeQuestion path={path} labels={labels} species={start.species} onConfirm={() => setOfAge(true)} />
  }

  const chosen = species.find((entry) => entry.key === key)
  // A thousands separator read as a decimal point would give a thousandth of the true amount.
  const read = (typed: string): number => anyNumber(typed, locale)
  const dry = dryGrams(read(weight), unit, material, read(water))
  // Names that would be abbreviated to the same string are written in full.
  const shorts = species.map((entry) => shortName(entry.scientificName))
  const shortOf = (name: string): string => {
    const short = shortName(name)
    return shorts.indexOf(short) === shorts.lastIndexOf(short) ? short : name
  }

  const exact = (typed: string): string =>
    new Intl.NumberFormat(languageTags[locale], { maximumSignificantDigits: 21 }).format(read(typed))
  const entered = [
    [labels.species, chosen ? `${chosen.name} (${chosen.scientificName})` : ''],
    [labels.weight, `${exact(weight)} ${unit}`],
    [labels.material, material === 'fresh' ? labels.fresh : labels.dried],
    ...(material === 'fresh' ? [[labels.water, exact(water)]] : []),
  ]

  return (
    <div className="grid gap-8 lg:grid-cols-[20rem_minmax(0,1fr)] print:block">
      <form
        method="get"
        action={path}
        className="grid content-start gap-4"
        onSubmit={(event) => event.preventDefault()}
        data-in-address=""
      >
        <input type="hidden" name={calculatorFields.ofAge} value="1" />
        <input type="hidden" name={calculatorFields.language} value={locale} />
        <label>
          {labels.species}
          <select
            className={control}
            name={calculatorFields.species}
            value={key}
            onChange={(event) => setKey(event.target.value)}
          >
            {chosen ? null : <option value={key}>{labels.chooseSpecies}</option>}
            {species.map((entry) => (
              <option key={entry.key} value={entry.key}>
                {entry.name} ({shortOf(entry.scientificName)}){entry.harm ? `: ${entry.harm.grade}` : ''}
              </option>
            ))}
          </select>
        </label>
        <div className="grid grid-cols-2 gap-3">
          <label>
            {labels.weight}
            <input
              className={control}
              name={calculatorFields.weight}
              inputMode="decimal"
              value={weight}
              onChange={(event) => setWeight(event.target.value)}
              aria-invalid={dry === null}
              aria-describedby={`${id}-problem`}
            />
          </label>
          <label>
            {labels.unit}
            <select
              className={control}
              name={calculatorFields.unit}
              value={unit}
              onChange={(event) => setUnit(event.target.value === 'oz' ? 'oz' : 'g')}
            >
              <option value="g">{labels.grams}</option>
              <option value="oz">{labels.ounces}</option>
            </select>
          </label>
        </div>
        <label>
          {labels.material}
          <select
            className={control}
            name={calculatorFields.material}
            value={material}
            onChange={(event) => setMaterial(event.target.value === 'fresh' ? 'fresh' : 'dried')}
          >
            <option value="dried">{labels.dried}</option>
            <option value="fresh">{labels.fresh}</option>
          </select>
        </label>
        {material === 'fresh' ? (
          <label>
            {labels.water}
            <input
              className={control}
              name={calculatorFields.water}
              inputMode="decimal"
              value={water}
              onChange={(event) => setWater(event.target.value)}
            />
            <span className="text-muted mt-1 block text-sm">{labels.waterHint}</span>
          </label>
        ) : null}
        {chosen ? null : <p role="alert">{labels.unknownSpecies}</p>}
        <p id={`${id}-problem`} role="status" className="text-amanita empty:hidden">
          {dry === null ? labels.badWeight : ''}
        </p>
        <button type="submit" className="without-script button button-primary">
          {labels.calculate}
        </button>
      </form>
      <div className="overflow-x-auto" aria-live="polite" tabIndex={0} hidden={!chosen}>
        {chosen?.harm ? (
          <p className="border-amanita mb-4 border-s-4 ps-4 text-lg font-semibold">
            {chosen.name}: {chosen.harm.said}
          </p>
        ) : null}
        {/* Repeats the input as it was read, since a dot may have been taken for a thousands separator. */}
        <p className={`mb-3 ${dry === null ? 'hidden print:block' : ''}`}>
          {dry === null ? labels.badWeight : entered.map(([label, value]) => `${label}: ${value}`).join(' · ')}
        </p>
        <EstimateTable species={chosen} dry={dry} labels={labels} locale={locale} />
      </div>
    </div>
  )
}
