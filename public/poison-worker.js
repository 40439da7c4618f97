/* Keeps one screen, the help after a poisoning, with what it is rendered with. Its scope is that screen alone. */
const store = 'sporeprint-poison-1'
const scope = self.registration.scope
/** Where it stands: its scope, unless the address of this script names the one that its scope leads to. */
const screen = new URL(new URLSearchParams(self.location.search).get('screen') ?? scope, scope).href
/** After this long without a response the kept screen is shown: somebody waits for a number to call. */
const patience = 4_000
/** The numbers of a younger copy are not fetched again. */
const freshFor = 12 * 60 * 60 * 1000

const kept = () => caches.open(store).then((cache) => cache.match(screen, { ignoreVary: true }))
const isGood = (response) => response.ok && !response.redirected

/** What the HTML of a screen names of the build. */
function partsOf(html) {
  const named = [...html.matchAll(/["'(](\/_next\/static\/[^"'()\\?]+)/g)].map((found) => found[1])
  return new Set(named.filter((part) => !part.endsWith('.woff2')))
}

/** Deletes the parts of earlier builds, which no kept screen of any language names any longer. */
async function forgetOld(cache) {
  const isPart = ({ url }) => new URL(url).pathname.startsWith('/_next/static/')
  const requests = await cache.keys()
  const screens = await Promise.all(requests.filter((one) => !isPart(one)).map((one) => cache.match(one.url)))
  const texts = await Promise.all(screens.map((one) => one?.text() ?? ''))
  const named = new Set(texts.flatMap((html) => [...partsOf(html)]))
  const old = requests.filter((one) => isPart(one) && !named.has(new URL(one.url).pathname))
  await Promise.all(old.map((one) => cache.delete(one)))
}

/** Keeps the screen and everything its HTML names, fonts apart; what is no good screen takes nothing's place. */
async function keep(response) {
  if (!isGood(response)) throw new Error(`The poison screen was answered with ${response.status}`)
  const cache = await caches.open(store)
  await cache.put(screen, response.clone())
  const parts = partsOf(await response.text())
  await Promise.allSettled([...parts].map(async (part) => (await cache.match(part)) ?? cache.add(part)))
  await forgetOld(cache)
}

const fetched = () => fetch(screen, { cache: 'no-cache' }).then(keep)

/** Fetches the screen again where its copy is missing or old. */
async function renew() {
  const age = Date.now() - Date.parse((await kept())?.headers.get('date') ?? '')
  if (!(age < freshFor)) await fetched()
}

/** What the server says, unless that is an error or takes too long and a good copy is there. */
async function answered(fresh) {
  const late = new Promise((resolve) => setTimeout(resolve, patience, null))
  const first = await Promise.race([fresh.catch(() => null), late])
  if (first && (first.ok || first.type === 'opaqueredirect')) return first
  return (await kept()) ?? fresh
}

self.addEventListener('install', (event) => {
  event.waitUntil(fetched().then(() => self.skipWaiting()))
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

self.addEventListener('message', (event) => {
  if (event.data === 'renew') event.waitUntil(renew().catch(() => undefined))
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  if (request.method !== 'GET') return
  const url = new URL(request.url)
  if (url.origin !== self.location.origin) return
  if (request.mode === 'navigate') {
    // A scope is the beginning of an address, and other pages may begin alike.
    if (url.pathname.replace(/\/+$/, '') !== new URL(scope).pathname) return
    const fresh = fetch(request)
    event.waitUntil(fresh.then((response) => keep(response.clone())).catch(() => undefined))
    event.respondWith(answered(fresh))
    return
  }
  if (url.pathname.startsWith('/_next/static/'))
    event.respondWith(caches.match(request, { ignoreSearch: true }).then((part) => part ?? fetch(request)))
})
