/** An amount in whole minor units (cents, yen) of a currency: money is never a fraction here. */
export type Money = { readonly amount: number; readonly currency: string }

const exponents = new Map<string, number>()

/** How many decimals a currency has (ISO 4217, from Intl); two for an invalid code. */
export function exponentOf(currency: string): number {
  const known = exponents.get(currency)
  if (known !== undefined) return known
  let exponent = 2
  try {
    const options = new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions()
    exponent = options.maximumFractionDigits ?? 2
  } catch {
    // Intl rejects an invalid code, which gets two decimals like most currencies.
  }
  exponents.set(currency, exponent)
  return exponent
}

const shifted = (value: number, digits: number): number => {
  const moved = Number(`${value}e${digits}`)
  return Number.isNaN(moved) ? value * 10 ** digits : moved
}

/** Converts an editor's price (`12.5`) to minor units; by its decimal string, since `1.005 * 100` is not 100.5. */
export const toMinor = (major: number, currency: string): number => Math.round(shifted(major, exponentOf(currency)))

/** Minor units as a decimal number: for forms, filters and structured data. */
export const toMajor = (minor: number, currency: string): number => shifted(minor, -exponentOf(currency))

export const times = ({ amount, currency }: Money, quantity: number): Money => ({ amount: amount * quantity, currency })

/** `12.50`, with a point and all decimals of the currency, for machines. */
export const decimalText = ({ amount, currency }: Money): string =>
  toMajor(amount, currency).toFixed(exponentOf(currency))
