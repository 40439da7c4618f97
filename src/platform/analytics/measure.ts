import { adapters, type Measuring } from './adapters'
import { onTracked, type Tracked } from './events'

/** Cookies are dropped for the host and for the domains above it, wherever the script has put them. */
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
 * Loads the owner's script, and tells it of every event from now on. What comes before it has loaded waits for it.
 * @param agreed whether the visitor had agreed before this page: what it has noted so far counts then
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
