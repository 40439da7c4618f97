/** Every event with what it carries (ANL-01). */
type Events = {
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

declare global {
  interface Window {
    /** What has been tracked, oldest first; a tag manager that the owner installs reads it. */
    dataLayer?: Record<string, unknown>[]
  }
}

/** Notes an event for whatever the owner measures with. Nothing leaves the browser by itself. */
export function track<K extends keyof Events>(event: K, detail: Events[K]): void {
  window.dataLayer ??= []
  window.dataLayer.push({ event, ...detail })
}
