import type { SettingsTerms } from './terms'

/** The terms of a site that nobody has changed (D-05). */
export const defaultTerms: SettingsTerms = {
  currency: 'USD',
  shippingPrice: 0,
  returnDays: 30,
  handlingDaysMin: 0,
  handlingDaysMax: 1,
  transitDaysMin: 1,
  transitDaysMax: 5,
  returnMethod: 'mail',
  returnFees: 'free',
}
