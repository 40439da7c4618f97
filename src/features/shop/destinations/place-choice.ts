import { getTranslations } from 'next-intl/server'
import type { Locale } from '@/core/locales'
import { countriesIn, statesIn } from '@/platform/place/names'
import { everyCountry } from '@/platform/place/world.data'
import type { PlacePickerProps } from './place-picker.client'

type Shared = Pick<PlacePickerProps, 'locale' | 'countries' | 'states' | 'labels'>

/**
 * The props of PlacePicker on product and cart pages. It offers all countries, as the picker in the footer does: it has
 * to show what was chosen there, and a vendor may send anywhere.
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
