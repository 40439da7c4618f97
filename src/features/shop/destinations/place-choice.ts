import { getTranslations } from 'next-intl/server'
import type { Locale } from '@/core/locales'
import { countriesIn, statesIn } from '@/platform/place/names'
import { everyCountry } from '@/platform/place/world.data'
import type { PlacePickerProps } from './place-picker.client'

type Shared = Pick<PlacePickerProps, 'locale' | 'countries' | 'states' | 'labels'>

/**
 * What the choice of a place is rendered with, on a product's page and in the cart. It offers what the foot of a page
 * does: whatever was chosen there stands here too, and a vendor may send anywhere.
 */
export async function placeChoice(locale: Locale): Promise<Shared> {
  const t = await getTranslations({ locale, namespace: 'destinations' })
  return {
    locale,
    countries: countriesIn(everyCountry, locale),
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
