'use client'

import { Search } from 'lucide-react'
import { useId, useState, type KeyboardEvent } from 'react'
import { fill } from '@/core/fill'
import { searchCharacters } from '@/core/script-limits'
import type { Locale } from '@/core/locales'
import type { SuggestionKind } from '../calls/suggestion'
import { SuggestionList } from './suggestion-list'
import { useSuggestions } from './use-suggestions'

export type SearchLabels = Readonly<Record<'label' | 'placeholder' | 'submit' | 'suggestions' | 'nothing', string>> & {
  readonly kinds: Readonly<Record<SuggestionKind, string>>
}

type SearchBoxProps = {
  locale: Locale
  action: string
  labels: SearchLabels
  /** Accessible name, where the page's header has a search box too. */
  name?: string
  query?: string
  className?: string
}

const overlay =
  'rounded-card border-line bg-raised shadow-overlay absolute start-0 top-full z-30 mt-2 w-full min-w-72 border lg:min-w-[24rem]'

/**
 * The search box: a form that works without scripts, and with them a combobox (ARIA 1.2) whose options are links
 * grouped by kind.
 */
export function SearchBox({ locale, action, labels, name = labels.label, query = '', className = '' }: SearchBoxProps) {
  const id = useId()
  const [text, setText] = useState(query)
  const [open, setOpen] = useState(false)
  const [at, setAt] = useState(-1)
  const { groups, isEmpty } = useSuggestions(open ? text : '', locale)
  const items = groups.flatMap((group) => group.items)
  const shown = open && items.length > 0
  const nothing = open && isEmpty ? fill(labels.nothing, { query: text.trim() }) : ''
  const optionId = (index: number) => `${id}-${index}`

  const move = (step: number) => {
    setOpen(true)
    const next = at + step
    const to = next < -1 ? items.length - 1 : next >= items.length ? -1 : next
    setAt(to)
    if (to >= 0) document.getElementById(optionId(to))?.scrollIntoView({ block: 'nearest' })
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      move(event.key === 'ArrowDown' ? 1 : -1)
    } else if (event.key === 'Escape' && shown) {
      event.preventDefault()
      setOpen(false)
      setAt(-1)
    } else if (event.key === 'Enter') {
      const chosen = shown ? items[at] : undefined
      if (!chosen) return
      event.preventDefault()
      window.location.assign(chosen.href)
    }
  }

  return (
    <form
      role="search"
      aria-label={name}
      action={action}
      className={`relative ${className}`}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false)
      }}
    >
      <input
        type="search"
        name="q"
        role="combobox"
        aria-label={name}
        aria-autocomplete="list"
        aria-expanded={shown}
        aria-controls={`${id}-list`}
        {...(shown && at >= 0 ? { 'aria-activedescendant': optionId(at) } : {})}
        autoComplete="off"
        enterKeyHint="search"
        maxLength={searchCharacters}
        placeholder={labels.placeholder}
        value={text}
        onChange={(event) => {
          setText(event.target.value)
          // The change event for text typed before hydration comes late, perhaps after the field lost focus.
          setOpen(document.activeElement === event.target)
          setAt(-1)
        }}
        onFocus={() => setOpen(true)}
        onKeyDown={onKeyDown}
        className="field bg-raised w-full rounded-full ps-4 pe-12"
      />
      <button
        type="submit"
        aria-label={labels.submit}
        className="text-muted hover:text-lichen absolute inset-y-0 end-0 grid w-11 place-items-center rounded-full"
      >
        <Search aria-hidden size={18} />
      </button>
      <span role="status" className="sr-only">
        {shown ? fill(labels.suggestions, { count: items.length }) : nothing}
      </span>
      <div
        id={`${id}-list`}
        role="listbox"
        aria-label={name}
        hidden={!shown}
        className={`${overlay} max-h-[70dvh] overflow-y-auto p-2`}
      >
        {shown ? <SuggestionList id={id} groups={groups} kinds={labels.kinds} active={at} optionId={optionId} /> : null}
      </div>
      {/* The status above announces this to screen readers. */}
      {nothing ? (
        <p aria-hidden className={`${overlay} text-muted p-4 break-words`}>
          {nothing}
        </p>
      ) : null}
    </form>
  )
}
