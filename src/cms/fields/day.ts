import type { DateField } from 'payload'
import type { Localized } from '@/core/locales'

/** A day, written so that month and day cannot be mistaken for each other. */
export const day = (name: string, label: Localized, extras: Pick<DateField, 'index'> = {}): DateField => ({
  name,
  label,
  type: 'date',
  admin: { date: { displayFormat: 'd MMM yyyy' } },
  ...extras,
})

/** A moment: a day alone would be its noon, while the last day of something is meant to its end. */
export const moment = (name: string, label: Localized): DateField => ({
  name,
  label,
  type: 'date',
  admin: { date: { pickerAppearance: 'dayAndTime', displayFormat: 'd MMM yyyy, HH:mm' } },
})
