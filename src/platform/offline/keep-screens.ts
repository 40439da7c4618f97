import { defaultLocale, locales, type Locale } from '@/core/locales'
import { localizedPath, poisonPath } from '@/core/paths'

const key = 'sporeprint:poison-kept'
const script = '/poison-worker.js'

/** Visitors who save data get only the screen in their locale. */
const savesData = (): boolean =>
  'connection' in navigator && Boolean((navigator.connection as { saveData?: boolean }).saveData)

/**
 * Caches the poison screens for offline use, each by a service worker whose scope is only that page. Runs once a day,
 * to renew old copies; the day is marked as done only when all copies exist.
 */
export async function keepScreens(locale: Locale): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  const languages = savesData() ? [locale] : locales
  const paths = languages.map((one) => localizedPath(one, poisonPath))
  const done = [new Date().toDateString(), ...paths].join(' ')
  if (localStorage.getItem(key) === done) return
  const scripts = paths.map((scope) => ({ script, scope }))
  // Offline, there is no server to redirect `/en/poison` to the bare path, so it gets a worker of its own.
  if (languages.includes(defaultLocale))
    scripts.push({ script: `${script}?screen=${poisonPath}`, scope: `/${defaultLocale}${poisonPath}` })
  const workers = await Promise.all(
    scripts.map(({ script: one, scope }) => navigator.serviceWorker.register(one, { scope })),
  )
  for (const worker of workers) {
    if (!worker.active) continue
    worker.active.postMessage('renew')
    // A browser looks for a newer worker only when its screen is opened.
    worker.update().catch(() => undefined)
  }
  const kept = await Promise.all(paths.map((path) => caches.match(path)))
  if (kept.every(Boolean)) localStorage.setItem(key, done)
}
