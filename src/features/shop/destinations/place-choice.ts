import { getTranslations } from 'next-intl/server'
import type { Locale } from '@/core/locales'
import { countriesIn, statesIn } from '@/platform/place/names'
import { europeanUnion } from './bans.data'
import type { PlacePickerProps } from './place-picker.client'

type Shared = Pick<PlacePickerProps, 'locale' | 'countries' | 'states' | 'labels'>

/** Countries to choose from: the Americas and Europe, where the shop's vendors send to. */
const offered = [
  ...['US', 'CA', 'MX', 'BR', 'AR', 'CL', 'CO', 'CR', 'EC', 'GT', 'PA', 'PE', 'PY', 'UY', 'BO', 'VE', 'DO'],
  ...europeanUnion,
  ...['GB', 'CH', 'NO', 'IS', 'AU', 'NZ', 'JP'],
]

/** What the choice of a place is rendered with, on a product's page and in the cart. */
export async function placeChoice(locale: Locale): Promise<Shared> {
  const t = await getTranslations({ locale, namespace: 'destinations' })
  return {
    locale,
    countries: countriesIn(offered, locale),
    states: statesIn(locale),
    labels: {
      title: t('title'),
      country: t('country'),
      state: t('state'),
      choose: t('choose'),
      keep: t('keep'),
      yes: t('yes'),
      no: t('no'),
      byState: t('byState'),
    },
  }
}
