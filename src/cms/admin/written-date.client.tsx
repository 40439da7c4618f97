'use client'

import { DateTimeField, useForm, useFormFields, useTranslation } from '@payloadcms/ui'
import type { DateFieldClientComponent } from 'payload'
import { useRef, useState, type SyntheticEvent } from 'react'
import { fill } from '@/core/fill'
import { inLanguage } from '../labels'
import { dayFormats, momentFormats, unreadDay, unreadMoment } from './written-dates'

/** Payload stores a day as noon UTC, which is the same day nearly everywhere. */
const noonOf = (date: Date): Date => new Date(Date.UTC(date.getFullYear(), date.getMonth(), date.getDate(), 12))

/**
 * Payload's date field, which accepts only formats of the admin's language: its own picker takes others for American
 * dates, or silently drops them.
 */
export const WrittenDate: DateFieldClientComponent = (props) => {
  const { field, path } = props
  const { i18n } = useTranslation()
  const { dispatchFields, setModified } = useForm()
  const value = useFormFields(([fields]) => fields[path]?.value)
  const typed = useRef('')
  /** The value before typing began. */
  const before = useRef<{ readonly value: unknown } | null>(null)
  const [unread, setUnread] = useState('')
  const given: { readonly pickerAppearance?: string } = field.admin?.date ?? {}
  const withTime = given.pickerAppearance === 'dayAndTime'
  const write = (written: unknown): void => {
    dispatchFields({ type: 'UPDATE', path, value: written })
    setModified(true)
  }
  const store = (date: Date | null): void => {
    typed.current = ''
    setUnread('')
    date?.setMilliseconds(0)
    write(date && (withTime ? date : noonOf(date)).toISOString())
  }
  /** Restores the earlier value where the input cannot be parsed, although its beginning may have been a valid date. */
  const leave = (): void => {
    if (typed.current && before.current && before.current.value !== value) write(before.current.value)
    setUnread(typed.current)
    before.current = null
  }
  const overrides = {
    dateFormat: inLanguage(withTime ? momentFormats : dayFormats, i18n.language),
    strictParsing: true,
    // Accepts typing the day that is already set.
    allowSameDay: true,
    placeholderText: undefined,
    onChange: store,
    onChangeRaw: (event?: SyntheticEvent) => {
      if (!(event?.target instanceof HTMLInputElement)) return
      before.current ??= { value }
      typed.current = event.target.value.trim()
    },
    onCalendarClose: leave,
    onBlur: leave,
  }
  const admin = { ...field.admin, placeholder: undefined, date: { ...given, overrides } }
  return (
    <div className="field-type written-date">
      <DateTimeField {...props} field={{ ...field, admin }} />
      {unread && (
        <p role="alert" className="unread-value">
          {fill(inLanguage(withTime ? unreadMoment : unreadDay, i18n.language), { text: unread })}
        </p>
      )}
    </div>
  )
}
