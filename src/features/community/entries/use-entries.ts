import { useCallback, useEffect, useRef, useState } from 'react'
import type { Locale } from '@/core/locales'
import type { FormDone } from '@/platform/forms/form-script.client'
import { jsonCall } from '@/platform/marks/json-call'
import { useOwn } from '@/platform/visitor/use-own'
import type { OwnEntry } from '../calls/own-entries'
import type { ContributionKind } from '../model'
import { queryWithSelection, type EntrySelection, type EntryPage, type EntryWindow } from './view'

export type ListOf = {
  readonly kind: ContributionKind
  /** `mushrooms:12` */
  readonly of: string
  readonly locale: Locale
  readonly window: EntryWindow
  /** Path of the document's page, where the list is on another page: its links lead to the document's page. */
  readonly home?: string
}

/** A list and its selection: first the entries rendered with the page, then what is fetched for another selection. */
export function useEntries({ kind, of, locale, home, window: steps }: ListOf, first: EntryPage, start: EntrySelection) {
  const [page, setPage] = useState(first)
  const [choice, setChoice] = useState(start)
  const [failed, setFailed] = useState(false)
  const [busy, setBusy] = useState(false)
  const latest = useRef(0)

  const read = useCallback(
    async (next: EntrySelection, isWanted: boolean): Promise<void> => {
      latest.current += 1
      const turn = latest.current
      // A response that comes after a later selection is dropped.
      const isLate = (): boolean => turn !== latest.current
      const query = new URLSearchParams({ kind, of, locale, order: next.order, shown: String(next.shown) })
      if (next.stars !== null) query.set('stars', String(next.stars))
      if (next.from > 0) query.set('from', String(next.from))
      setBusy(true)
      try {
        const { result } = await jsonCall('GET', `/api/entries?${query.toString()}`)
        if (isLate()) return
        setPage(result as EntryPage)
        setFailed(false)
      } catch (error) {
        console.error('The list could not be read', error)
        if (isLate()) return
        // A failed read in the background leaves the list as it was.
        setFailed(isWanted)
      }
      setBusy(false)
    },
    [kind, of, locale],
  )

  // COM-02: read again when something was sent from the page.
  useEffect(() => {
    const readAgain = ({ detail }: FormDone): void => {
      if (detail.kind === kind) void read(choice, false)
    }
    document.addEventListener('form:done', readAgain)
    return () => document.removeEventListener('form:done', readAgain)
  }, [kind, read, choice])

  const choose = (next: EntrySelection): void => {
    const { pathname, search, hash } = window.location
    if (home === undefined)
      window.history.replaceState(null, '', `${pathname}${queryWithSelection(search, kind, next, steps)}${hash}`)
    setChoice(next)
    void read(next, true)
  }

  return { page, choice, choose, failed, busy, again: () => void read(choice, true) }
}

const noEntries: readonly OwnEntry[] = []

/** The visitor's own unpublished entries of this kind about the document; fetched again after a form was sent. */
export function useOwnEntries({ kind, of, locale }: ListOf): readonly OwnEntry[] {
  const { who, own, set } = useOwn(noEntries)
  useEffect(() => {
    if (!who) return
    const readNow = (): void => {
      jsonCall('GET', `/api/entries/own?of=${of}&locale=${locale}`)
        .then(({ result }) => set(() => (result as { entries: OwnEntry[] }).entries.filter((one) => one.kind === kind)))
        .catch((error: unknown) => console.error('Own entries could not be read', error))
    }
    readNow()
    document.addEventListener('form:done', readNow)
    return () => document.removeEventListener('form:done', readNow)
  }, [who, kind, of, locale, set])
  return own
}
