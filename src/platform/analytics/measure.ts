import { adapters, type Measuring } from './adapters'
import { onTracked, type Tracked } from './events'

/** Deletes cookies for the host and all its parent domains, since the script may have set them for any. */
function dropCookies(named: RegExp): void {
  const labels = location.hostname.split('.')
  const domains = ['', ...labels.map((_, index) => `; domain=${labels.slice(index).join('.')}`)]
  for (const cookie of document.cookie.split(/;\s*/)) {
    const name = cookie.split('=', 1)[0] ?? ''
    if (named.test(name)) for (const domain of domains) document.cookie = `${name}=; max-age=0; path=/${domain}`
  }
}

let started = false

/**
 * Loads the analytics script and sends it every event; events before it has loaded are queued.
 * @param agreed whether the visitor had consented before this page, so that its earlier events are sent too
 */
export function startMeasuring(measuring: Measuring, agreed: boolean): void {
  if (started) return
  started = true
  const adapter = adapters[measuring.kind]
  const { path, data = {} } = adapter.script(measuring)
  const earlier: Tracked[] = []
  let waiting: Tracked[] | null = earlier
  onTracked((tracked) => {
    if (waiting) waiting.push(tracked)
    else adapter.send(window, tracked)
  }, agreed)
  adapter.prepare?.(window, measuring, earlier)
  const script = document.createElement('script')
  script.src = measuring.url + path
  script.async = true
  Object.assign(script.dataset, data)
  script.addEventListener('load', () => {
    for (const tracked of waiting ?? []) adapter.send(window, tracked)
    waiting = null
  })
  document.head.append(script)
}

/** A script cannot be unloaded: its cookies go, and the page is loaded again without it. */
export function stopMeasuring({ kind }: Measuring): void {
  const { cookies } = adapters[kind]
  if (cookies) dropCookies(cookies)
  if (started) location.reload()
}
