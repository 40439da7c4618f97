import type { DateField } from 'payload'
import type { Localized } from '@/core/locales'

type Extras = Pick<DateField, 'index' | 'hooks'> & {
  readonly admin?: Pick<NonNullable<DateField['admin']>, 'position' | 'condition'>
}

/** The form accepts typed dates in the formats of the admin's language (ADR 0165). */
const components = { Field: '/cms/admin/written-date.client#WrittenDate' }

/** Filters of lists do not know the admin's language, so they accept one format only. */
const inFilters = (format: string) => ({
  dateFormat: [format],
  strictParsing: true,
  placeholderText: format.toUpperCase(),
})

/** A day, written so that month and day cannot be mistaken for each other. */
export const day = (name: string, label: Localized, { admin, ...extras }: Extras = {}): DateField => ({
  name,
  label,
  type: 'date',
  admin: { ...admin, components, date: { displayFormat: 'd MMM yyyy', overrides: inFilters('yyyy-MM-dd') } },
  ...extras,
})

/** A date with a time: a day alone would be stored as noon, while the last day of something lasts to its end. */
export const moment = (name: string, label: Localized): DateField => ({
  name,
  label,
  type: 'date',
  admin: {
    components,
    date: {
      pickerAppearance: 'dayAndTime',
      displayFormat: 'd MMM yyyy, HH:mm',
      timeFormat: 'HH:mm',
      overrides: inFilters('yyyy-MM-dd HH:mm'),
    },
  },
})
