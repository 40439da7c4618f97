import { readdirSync, readFileSync } from 'node:fs'
import type { Field } from 'payload'
import { expect, test } from 'vitest'
import { SiteSettings } from './site-settings'

const defaultsOf = (fields: readonly Field[]): [string, unknown][] =>
  fields.flatMap((field): [string, unknown][] => {
    if (!('name' in field)) return []
    if ('fields' in field) return defaultsOf(field.fields).map(([name, value]) => [`${field.name}.${name}`, value])
    return 'defaultValue' in field ? [[field.name, field.defaultValue]] : []
  })

/** The defaults that D-04, D-05, D-09, D-12 and the requirements of lists state. */
const stated = {
  'display.unratedDisplay': 'default',
  'display.showDraftReferences': true,
  'display.nearMeRadius': 100,
  'structuredData.currency': 'USD',
  'structuredData.returnDays': 30,
  'structuredData.returnCountry': 'US',
  'structuredData.returnMethod': 'mail',
  'structuredData.returnFees': 'free',
  'structuredData.shippingCountry': 'US',
  'structuredData.shippingPrice': 0,
  'structuredData.handlingDaysMin': 0,
  'structuredData.handlingDaysMax': 1,
  'structuredData.transitDaysMin': 1,
  'structuredData.transitDaysMax': 5,
  'structuredData.contactArea': 'US',
  'structuredData.weightUnit': 'oz',
  'structuredData.dimensionUnit': 'in',
  'structuredData.missingPrice': 0.01,
  'structuredData.speciesOfferPrice': 0,
  'dailyValues.fat': 78,
  'dailyValues.saturatedFat': 20,
  'dailyValues.cholesterol': 300,
  'dailyValues.sodium': 2300,
  'dailyValues.carbohydrates': 275,
  'dailyValues.fiber': 28,
  'dailyValues.protein': 50,
  'pace.carouselAutoplay': 5000,
  'pace.carouselTransition': 500,
  'pace.galleryAdvance': 5000,
  'pace.formLoadingDelay': 1000,
  'pace.expanderThreshold': 1000,
  'pace.expanderHeight': 50,
  'pace.vendorExpanderHeight': 25,
  'lists.comments': 3,
  'lists.impressions': 5,
  'lists.impressionsStep': 5,
  'lists.reviews': 3,
  'lists.reviewsWindow': 5,
  'lists.reviewsStep': 5,
  'lists.references': 10,
  'lists.referencesStep': 10,
  'lists.clampLines': 5,
} as const

test('D-05 COM-01 COM-02 COM-04 the defaults of the site settings are the stated values', () => {
  expect(Object.fromEntries(defaultsOf(SiteSettings.fields))).toEqual({ siteName: 'Sporeprint', ...stated })
})

test('D-05 the code reads every site setting', () => {
  const read = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|^migrations|^payload-types|\/settings\//.test(file))
    .map((file) => readFileSync(`src/${file}`, 'utf8'))
    .join('\n')
  const names = Object.keys(stated).map((path) => path.split('.').at(-1) ?? '')
  // Daily values are looked for by the nutrients' names, since code reads them as one table.
  // A constant of the same name in `limits`, which no owner can change, does not count as a read.
  expect(names.filter((name) => !new RegExp(`(?<!limits\\.)\\b${name}\\b`).test(read))).toEqual([])
})
