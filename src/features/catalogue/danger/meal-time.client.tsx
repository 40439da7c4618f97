'use client'

import { createContext, useContext, useEffect, useId, useState, type ReactNode } from 'react'
import { fill } from '@/core/fill'
import { languageTags, type Locale } from '@/core/locales'
import { duration } from './duration'
import { canStillShow, hoursSince } from './meal-time'

const Hours = createContext<number | null>(null)

type MealTimeProps = {
  locale: Locale
  labels: Readonly<Record<'question' | 'since' | 'ahead' | 'meal' | 'hours' | 'eaters', string>>
  children: ReactNode
}

const units = { minutes: 'minute', hours: 'hour', days: 'day' } as const

/** `Intl` names the units in every locale, so the page needs no messages for them. */
function said(hours: number, locale: Locale): string {
  const { unit, count } = duration(hours)
  return new Intl.NumberFormat(languageTags[locale], {
    style: 'unit',
    unit: units[unit],
    unitDisplay: 'long',
  }).format(count)
}

const dated = (meal: string, locale: Locale): string =>
  new Intl.DateTimeFormat(languageTags[locale], { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(meal))

/**
 * Provides the hours since the meal to the rows inside. The time is neither sent nor stored; a switch of the locale
 * carries it over like every form (I18-02). In print both are filled in, or are lines to write on.
 */
export function MealTime({ locale, labels, children }: MealTimeProps) {
  const id = useId()
  const [{ meal, now }, setTime] = useState({ meal: '', now: 0 })
  const hours = hoursSince(meal, now)
  const since = hours === null ? '' : said(hours, locale)
  useEffect(() => {
    if (!meal) return
    const clock = setInterval(() => setTime({ meal, now: Date.now() }), 30_000)
    return () => clearInterval(clock)
  }, [meal])
  const status = since ? fill(labels.since, { time: since }) : meal ? labels.ahead : ''
  const paper = [
    { label: labels.meal, value: since ? dated(meal, locale) : '' },
    { label: labels.hours, value: since },
    { label: labels.eaters, value: '' },
  ]
  return (
    <Hours value={hours}>
      <form id="form-meal" method="dialog" className="needs-script mt-4 print:hidden">
        <label htmlFor={id} className="block font-semibold">
          {labels.question}
        </label>
        {/* Uncontrolled: a `value` set by React would count as the served one and not be carried to another locale. */}
        <input
          id={id}
          type="datetime-local"
          autoComplete="off"
          className="field mt-2 max-w-full"
          onChange={(event) => setTime({ meal: event.target.value, now: Date.now() })}
        />
        <p role="status" className="not-empty:mt-2">
          {status}
        </p>
      </form>
      <div className="mt-3 grid gap-3 print:grid-cols-2">
        {paper.map(({ label, value }) => (
          <p key={label} className="border-ink hidden max-w-none border-b print:block print:odd:last:col-span-2">
            {label}: {value}
            {/* Space to write on: the print styles leave out paddings. */}
            {value ? null : <span aria-hidden className="block h-[11mm]" />}
          </p>
        ))}
      </div>
      {children}
    </Hours>
  )
}

/** Marks a row whose syndrome may still begin; no row is marked as over, since no hour is a safe one. */
export function StillShows({ onsetHours, label }: { onsetHours: readonly [number, number] | null; label: string }) {
  const hours = useContext(Hours)
  if (hours === null || !canStillShow(onsetHours, hours)) return null
  return <strong className="border-amanita text-amanita block w-fit border-s-4 ps-2">{label}</strong>
}
