'use client'

import { DateTimeField, useForm, useTranslation } from '@payloadcms/ui'
import type { DateFieldClientComponent } from 'payload'
import { useRef, useState, type SyntheticEvent } from 'react'
import { fill } from '@/core/fill'
import { inLanguage } from '../labels'
import { dayFormats, momentFormats, unreadDate } from './written-dates'

/** As Payload keeps a day: its noon in UTC, which is that day nearly everywhere. */
const noonOf = (date: Date): Date => new Date(Date.UTC(date.getFullYear(), date.getMonth(), date.getDate(), 12))

/**
 * Payload's field of a date, which reads what is typed as the language of the admin writes dates and nothing else: its
 * own picker takes the rest for American, or drops it without a word.
 */
export const WrittenDate: DateFieldClientComponent = (props) => {
  const { field, path } = props
  const { i18n } = useTranslation()
  const { dispatchFields, setModified } = useForm()
  const typed = useRef('')
  const [unread, setUnread] = useState('')
  const given: { readonly pickerAppearance?: string } = field.admin?.date ?? {}
  const withTime = given.pickerAppearance === 'dayAndTime'
  const store = (date: Date | null): void => {
    typed.current = ''
    setUnread('')
    date?.setMilliseconds(0)
    const value = date && (withTime ? date : noonOf(date)).toISOString()
    dispatchFields({ type: 'UPDATE', path, value })
    setModified(true)
  }
  const say = (): void => setUnread(typed.current)
  const overrides = {
    dateFormat: inLanguage(withTime ? momentFormats : dayFormats, i18n.language),
    strictParsing: true,
    // Typing the day that stands there already is reading it, too.
    allowSameDay: true,
    placeholderText: undefined,
    onChange: store,
    onChangeRaw: (event?: SyntheticEvent) => {
      if (event?.target instanceof HTMLInputElement) typed.current = event.target.value.trim()
    },
    onCalendarClose: say,
    onBlur: say,
  }
  const admin = { ...field.admin, placeholder: undefined, date: { ...given, overrides } }
  return (
    <div className="field-type written-date">
      <DateTimeField {...props} field={{ ...field, admin }} />
      {unread && (
        <p role="alert" className="unread-date">
          {fill(inLanguage(unreadDate, i18n.language), { text: unread })}
        </p>
      )}
    </div>
  )
}
