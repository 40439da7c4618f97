/** Every event with what it carries (ANL-01); docs/events.md says when each is tracked. */
export type Events = {
  pagination_click: { page: number }
  filter_change: { section: string; value: string; action: 'add' | 'remove'; relation: string }
  near_me_toggle: { on: boolean }
  expander_open: { height: number }
  expander_click: { open: boolean }
  breadCrumb_click: { path: string }
  /** `products:12` */
  like_click: { item: string; action: 'like' | 'unlike' }
  add_to_cart: { product: number }
  helpful_click: { item: string }
  submit_review_click: { item: string }
  card_click: { item: string }
  view_item: { item: string }
  view_store_click: { item: string }
}

type Detail = Readonly<Record<string, string | number | boolean>>

export type Tracked = { readonly event: keyof Events; readonly detail: Detail }

declare global {
  interface Window {
    /** What has been tracked on this page, oldest first. */
    dataLayer?: Record<string, unknown>[]
  }
}

const listeners = new Set<(tracked: Tracked) => void>()

/** The latest events of this page, since events are tracked before the analytics script has loaded. */
const noted: Tracked[] = []
const mostNoted = 100

/**
 * Calls `listener` with every event from here on; returns the unsubscribe function.
 * @param earlier whether to replay the page's earlier events first
 */
export function onTracked(listener: (tracked: Tracked) => void, earlier = false): () => void {
  if (earlier) for (const tracked of noted) listener(tracked)
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Tracks an event. By itself this sends nothing. */
export function track<K extends keyof Events>(event: K, detail: Events[K]): void {
  window.dataLayer ??= []
  window.dataLayer.push({ event, ...detail })
  noted.push({ event, detail })
  if (noted.length > mostNoted) noted.shift()
  for (const listener of listeners) listener({ event, detail })
}
