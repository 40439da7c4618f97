import { useSyncExternalStore } from 'react'
import { accountPath, accountScreens, localizedPath, loginPath, splitLocale } from '@/core/paths'
import type { Locale } from '@/core/locales'
import { visitorKey as key } from './mark-visitor'
import type { Member, Visitor } from './model'

/**
 * Who is signed in, for every script of a page: read once a page, kept for the next one so that it shows at once, and
 * the same in all tabs.
 */
type Known = Visitor & {
  /** The server has said so on this page; before that it is what the last page knew. */
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

/** Other tabs hear of what is written here. */
function store(member: Member | null): void {
  const text = member ? JSON.stringify(member) : null
  if (text === stored()) return
  try {
    if (text === null) localStorage.removeItem(key)
    else localStorage.setItem(key, text)
  } catch {
    // See above.
  }
}

async function read(): Promise<void> {
  const response = await fetch('/api/visitor', { headers: { accept: 'application/json' } })
  if (!response.ok) return
  const { member } = (await response.json()) as Visitor
  store(member)
  set({ member, ready: true })
}

/** Fetches again: after signing in or out, or when a page comes back from the browser's memory. */
export function refreshVisitor(): Promise<void> {
  // Offline it stays what the last page knew.
  pending = read().catch(() => undefined)
  return pending
}

function begin(): void {
  pending ??= refreshVisitor()
  if (remembered) return
  remembered = true
  if (!known.ready) set({ member: remember(stored()), ready: false })
  // A form that signs in or out says who the next page will find: it shows them from its first paint on.
  document.addEventListener('form:done', ({ detail: { member } }) => {
    if (member !== undefined) store(isMember(member) ? member : null)
  })
  window.addEventListener('storage', (event) => {
    if (event.key === key || event.key === null) set({ member: remember(event.newValue), ready: true })
  })
  window.addEventListener('pageshow', (event) => {
    if (!event.persisted) return
    void refreshVisitor()
    // What is private of a member who has signed out meanwhile is gone before the server has said so.
    set({ member: remember(stored()), ready: true })
  })
}

/** A listener hears of everybody who comes, goes or has another name. */
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
 * The response of the server, for scripts that must be sure before they act. It is asked again where a call was refused:
 * the session may have ended without this page.
 */
export async function currentMember(again = false): Promise<Member | null> {
  await ((!again && pending) || refreshVisitor())
  return known.member
}

/**
 * The sign-in page that leads back to where the visitor is now (LIK-03, COM-10). Where they are about to sign in already,
 * it leads where that leads.
 */
export const loginHref = (locale: Locale): string => {
  const { pathname, search, hash } = window.location
  const { path } = splitLocale(pathname)
  const isOnTheWay = accountScreens.test(path) && path !== accountPath
  const back = isOnTheWay ? new URLSearchParams(search).get('redirect') : `${pathname}${search}${hash}`
  return localizedPath(locale, loginPath(back))
}
