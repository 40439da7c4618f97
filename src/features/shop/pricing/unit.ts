import { rangeDash } from '@/platform/i18n/format'
import type { Money } from './money'
import { offersOf, type Inventory, type Offer, type Priced } from './price'

/** Formats units and amounts in a locale. */
type UnitWords = { name: (word: string, count?: number) => string; write: (quantity: number) => string }

/**
 * PRD-02: `{baseUnitQuantity} {baseUnit}`, or the kind of item, or nothing. An amount is written as the editor wrote
 * it, never scaled; over offers of several amounts it is the range of them.
 */
export function unitOf(
  inventory: Inventory | null | undefined,
  amounts: readonly number[],
  { name, write }: UnitWords,
): string | null {
  const unit = inventory?.baseUnit
  const known = amounts.filter((amount) => amount > 0)
  if (!unit || known.length === 0) return inventory?.itemType ? name(inventory.itemType) : null
  const [least, most] = [Math.min(...known), Math.max(...known)]
  const written = least === most ? write(least) : `${write(least)}${rangeDash}${write(most)}`
  return `${written}\u00a0${name(unit, most)}`
}

/** The amounts of a product's offers, in its unit. */
export const amountsOf = (product: Priced, now: Date): number[] =>
  offersOf(product, now).flatMap(({ amount }) => amount ?? [])

/** The units of unit prices: how many of each make a kilogram or a litre. */
const measures: Readonly<Record<string, { per: 'kg' | 'l'; units: number }>> = {
  g: { per: 'kg', units: 1000 },
  kg: { per: 'kg', units: 1 },
  mg: { per: 'kg', units: 1_000_000 },
  oz: { per: 'kg', units: 1000 / 28.349523125 },
  lb: { per: 'kg', units: 1000 / 453.59237 },
  ml: { per: 'l', units: 1000 },
  cl: { per: 'l', units: 100 },
  l: { per: 'l', units: 1 },
  'fl oz': { per: 'l', units: 1000 / 29.5735295625 },
}

/** Other spellings of these units that editors use. */
const spellings: Readonly<Record<string, readonly string[]>> = {
  g: ['gr', 'gram', 'grams', 'gramo', 'gramos', 'grama', 'gramas'],
  kg: ['kilo', 'kilos', 'kilogram', 'kilograms', 'kilogramo', 'kilogramos', 'quilo', 'quilos'],
  oz: ['ounce', 'ounces', 'onza', 'onzas', 'onça', 'onças'],
  lb: ['lbs', 'pound', 'pounds', 'libra', 'libras'],
  ml: ['milliliter', 'milliliters', 'millilitre', 'mililitro', 'mililitros'],
  l: ['liter', 'liters', 'litre', 'litres', 'litro', 'litros'],
  'fl oz': ['fl. oz', 'fl. oz.', 'floz', 'fluid ounce', 'fluid ounces'],
}

/** Finds a unit in `measures`, ignoring case, a final point and spelling. */
function measureOf(unit: string): (typeof measures)[string] | undefined {
  const word = unit.trim().toLowerCase()
  const bare = word.replace(/\.$/, '')
  const known = Object.keys(measures).find(
    (name) => name === bare || spellings[name]?.includes(word) || spellings[name]?.includes(bare),
  )
  return known === undefined ? undefined : measures[known]
}

/**
 * The price of a kilogram or a litre, for what is sold by weight or volume (EU directive 98/6/EC); none where the amount is
 * not known, as it would be a false one.
 */
export function unitPrice(
  offer: Pick<Offer, 'price' | 'amount' | 'isAmountKnown'>,
  unit: string | null | undefined,
): { price: Money; per: 'kg' | 'l' } | null {
  const measure = measureOf(unit ?? '')
  if (!measure || !offer.isAmountKnown || !offer.amount || offer.amount <= 0) return null
  const amount = Math.round((offer.price.amount * measure.units) / offer.amount)
  return { price: { amount, currency: offer.price.currency }, per: measure.per }
}
