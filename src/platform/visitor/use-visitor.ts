import { useSyncExternalStore } from 'react'
import { accountPath, accountScreens, localizedPath, loginPath, splitLocale } from '@/core/paths'
import type { Locale } from '@/core/locales'
import { visitorKey as key } from './mark-visitor'
import type { Member, Visitor } from './model'

/**
 * The signed-in member, shared by all scripts of a page and by all tabs: fetched once per page, and stored so that the
 * next page can show it at once.
 */
type Known = Visitor & {
  /** True once the server has responded on this page; before that it is what the last page stored. */
  readonly ready: boolean
}

const unknown: Known = { member: null, ready: false }

let known: Known = unknown
let pending: Promise<void> | null = null
let remembered = false
const listeners = new Set<(now: Known, before: Known) => void>()

function set(next: Known): void {
  if (next.ready === known.ready && JSON.stringify(next.member) === JSON.stringify(known.member)) return
  const before = known
  known = next
  for (const listener of listeners) listener(next, before)
}

const isMember = (value: unknown): value is Member =>
  typeof value === 'object' && value !== null && 'id' in value && 'name' in value

function remember(text: string | null): Member | null {
  try {
    const value: unknown = JSON.parse(text ?? 'null')
    return isMember(value) ? value : null
  } catch {
    return null
  }
}

/** Browsers may forbid storage; then each page fetches for itself. */
function stored(): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** Writing to localStorage fires `storage` in other tabs. */
function store(member: Member | null): void {
  const text = member ? JSON.stringify(member) : null
  if (text === stored()) return
  try {
    if (text === null) localStorage.removeItem(key)
    else localStorage.setItem(key, text)
  } catch {
    // See above: storage may be forbidden.
  }
}

async function read(): Promise<void> {
  const response = await fetch('/api/visitor', { headers: { accept: 'application/json' } })
  if (!response.ok) return
  const { member } = (await response.json()) as Visitor
  store(member)
  set({ member, ready: true })
}

/** Fetches the visitor again: after signing in or out, or when the page is restored from the back/forward cache. */
export function refreshVisitor(): Promise<void> {
  // Offline, the stored member stays.
  pending = read().catch(() => undefined)
  return pending
}

function begin(): void {
  pending ??= refreshVisitor()
  if (remembered) return
  remembered = true
  if (!known.ready) set({ member: remember(stored()), ready: false })
  // After signing in or out, stores the member at once, so that the next page shows it from its first paint.
  document.addEventListener('form:done', ({ detail: { member } }) => {
    if (member !== undefined) store(isMember(member) ? member : null)
  })
  window.addEventListener('storage', (event) => {
    if (event.key === key || event.key === null) set({ member: remember(event.newValue), ready: true })
  })
  window.addEventListener('pageshow', (event) => {
    if (!event.persisted) return
    void refreshVisitor()
    // Shows the stored state at once, so that nothing private stays visible after signing out in another page.
    set({ member: remember(stored()), ready: true })
  })
}

/** Calls `listener` whenever the member or their name changes. */
export function subscribeToVisitor(listener: (now: Known, before: Known) => void): () => void {
  listeners.add(listener)
  begin()
  return () => listeners.delete(listener)
}

export const useVisitor = (): Known =>
  useSyncExternalStore(
    subscribeToVisitor,
    () => known,
    () => unknown,
  )

/**
 * The member as the server says, for scripts that must be sure before they act. `again` fetches anew, after a rejected
 * call: the session may have ended since.
 */
export async function currentMember(again = false): Promise<Member | null> {
  await ((!again && pending) || refreshVisitor())
  return known.member
}

/**
 * The address of the sign-in page that returns to the current page (LIK-03, COM-10); on a sign-in screen it keeps that
 * screen's own return address.
 */
export const loginHref = (locale: Locale): string => {
  const { pathname, search, hash } = window.location
  const { path } = splitLocale(pathname)
  const isOnTheWay = accountScreens.test(path) && path !== accountPath
  const back = isOnTheWay ? new URLSearchParams(search).get('redirect') : `${pathname}${search}${hash}`
  return localizedPath(locale, loginPath(back))
}
