/** Every event of the two parts with what it carries (P1 §7). */
type Events = {
  pagination_click: { page: number }
  filter_change: { section: string; value: string; action: 'add' | 'remove'; relation: string }
  near_me_toggle: { on: boolean }
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
