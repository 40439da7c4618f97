import { defaultLocale, locales, type Locale } from '@/core/locales'
import { localizedPath, poisonPath } from '@/core/paths'

const key = 'sporeprint:poison-kept'
const script = '/poison-worker.js'

/** Visitors who save data get the screen in the language they read. */
const savesData = (): boolean =>
  'connection' in navigator && Boolean((navigator.connection as { saveData?: boolean }).saveData)

/**
 * Has the poison screens kept for when there is no connection, each by a worker that sees no other page. Done once a
 * day: the copies are renewed where they are old, and the day counts only when all are there.
 */
export async function keepScreens(locale: Locale): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  const languages = savesData() ? [locale] : locales
  const paths = languages.map((one) => localizedPath(one, poisonPath))
  const done = [new Date().toDateString(), ...paths].join(' ')
  if (localStorage.getItem(key) === done) return
  const scripts = paths.map((scope) => ({ script, scope }))
  // The server leads `/en/poison` on to the bare address, which nobody does without a connection.
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
