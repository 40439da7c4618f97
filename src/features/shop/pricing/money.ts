/** An amount in whole minor units (cents, yen) of a currency: money is never a fraction here. */
export type Money = { readonly amount: number; readonly currency: string }

const exponents = new Map<string, number>()

/** How many decimals a currency has (ISO 4217, as every runtime knows it); two for a code that is none. */
export function exponentOf(currency: string): number {
  const known = exponents.get(currency)
  if (known !== undefined) return known
  let exponent = 2
  try {
    const options = new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions()
    exponent = options.maximumFractionDigits ?? 2
  } catch {
    // A code that is none has cents, like most.
  }
  exponents.set(currency, exponent)
  return exponent
}

const shifted = (value: number, digits: number): number => {
  const moved = Number(`${value}e${digits}`)
  return Number.isNaN(moved) ? value * 10 ** digits : moved
}

/** A price as an editor writes it (`12.5`) in minor units; moved by its digits, since `1.005 * 100` is not 100.5. */
export const toMinor = (major: number, currency: string): number => Math.round(shifted(major, exponentOf(currency)))

/** Minor units as a decimal number: for forms, filters and structured data. */
export const toMajor = (minor: number, currency: string): number => shifted(minor, -exponentOf(currency))

export const times = ({ amount, currency }: Money, quantity: number): Money => ({ amount: amount * quantity, currency })

/** `12.50`, with a point and all decimals of the currency, for machines. */
export const decimalText = ({ amount, currency }: Money): string =>
  toMajor(amount, currency).toFixed(exponentOf(currency))
