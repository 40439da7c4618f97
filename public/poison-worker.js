/* Keeps one screen, the help after a poisoning, with what it is drawn with. Its scope is that screen alone. */
const store = 'sporeprint-poison-1'
const screen = self.registration.scope

/** Fetches the screen and everything its HTML names, and keeps them. */
async function keep() {
  const cache = await caches.open(store)
  const response = await fetch(screen, { cache: 'no-cache' })
  if (!response.ok || response.redirected) return
  await cache.put(screen, response.clone())
  const html = await response.text()
  const parts = new Set([...html.matchAll(/["'(](\/_next\/static\/[^"'()\\?]+)/g)].map((found) => found[1]))
  await Promise.allSettled([...parts].map(async (part) => (await cache.match(part)) ?? cache.add(part)))
}

self.addEventListener('install', (event) => {
  event.waitUntil(keep().then(() => self.skipWaiting()))
})

self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) =>
        Promise.all(
          names
            .filter((name) => name.startsWith('sporeprint-poison-') && name !== store)
            .map((name) => caches.delete(name)),
        ),
      )
      .then(() => self.clients.claim()),
  )
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  if (request.method !== 'GET') return
  const url = new URL(request.url)
  if (url.origin !== self.location.origin) return
  if (request.mode === 'navigate') {
    event.respondWith(
      fetch(request)
        .then((response) => {
          if (response.ok) event.waitUntil(keep().catch(() => undefined))
          return response
        })
        .catch(async () => (await caches.match(screen)) ?? Response.error()),
    )
    return
  }
  if (url.pathname.startsWith('/_next/static/'))
    event.respondWith(caches.match(request, { ignoreSearch: true }).then((kept) => kept ?? fetch(request)))
})
