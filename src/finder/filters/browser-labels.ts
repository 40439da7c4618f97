import { getTranslations } from 'next-intl/server'
import type { CardCollection } from '@/core/collections'
import type { Locale } from '@/core/locales'
import { recordOf } from '@/core/record-of'
import type { BrowserLabels } from './labels'
import { sorts } from '@/read-model/filters/values'
import { failedLists } from '@/platform/i18n/failed-lists'

const plain = [
  'title',
  'open',
  'apply',
  'close',
  'clear',
  'chosen',
  'nearMe',
  'locating',
  'refused',
  'city',
  'chooseCity',
  'from',
  'to',
  'set',
  'ownCurrency',
  'sortNow',
  'noOption',
  'sort',
  'emptyHint',
  'retry',
  'loading',
  'promoted',
] as const

/** Messages with placeholders that the browser fills in. */
const templates = [
  'remove',
  'nearMeHint',
  'nearCity',
  'search',
  'species',
  'category',
  'found',
  'full',
  'crowded',
] as const

/** The messages of the archive browser in one locale. */
export async function browserLabels(collection: CardCollection, locale: Locale): Promise<BrowserLabels> {
  const [t, errors, archive, labels] = await Promise.all([
    getTranslations({ locale, namespace: 'filters' }),
    getTranslations({ locale, namespace: 'filterErrors' }),
    getTranslations({ locale, namespace: 'archive' }),
    getTranslations({ locale, namespace: 'collections' }),
  ])
  return {
    ...recordOf(plain, (key) => t(key)),
    ...recordOf(templates, (key) => String(t.raw(key))),
    failed: failedLists[locale][collection],
    filterFailed: errors('failed'),
    showing: String(archive.raw('showing')),
    page: String(archive.raw('page')),
    navigation: archive('navigation'),
    previous: archive('previous'),
    next: archive('next'),
    // The message for products is prescribed (TXT-02).
    empty: String(t.raw(collection === 'products' ? 'empty' : 'noResults')),
    plainEmpty: archive('empty'),
    one: labels(collection, { count: 1 }),
    many: labels(collection, { count: 2 }),
    sorts: recordOf(sorts, (sort) => t(`sorts.${sort}`)),
  }
}
