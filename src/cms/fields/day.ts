import type { DateField } from 'payload'
import type { Localized } from '@/core/locales'

type Extras = Pick<DateField, 'index' | 'hooks'> & {
  readonly admin?: Pick<NonNullable<DateField['admin']>, 'position' | 'condition'>
}

/** Its form reads what is typed as the language of the admin writes dates (ADR 0165). */
const components = { Field: '/cms/admin/written-date.client#WrittenDate' }

/** In the filters of lists, which know no languages: a day is read as it is written there, and as nothing else. */
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

/** A moment: a day alone would be its noon, while the last day of something is meant to its end. */
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
