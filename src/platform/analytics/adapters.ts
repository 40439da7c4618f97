import type { Env } from '@/core/env'
import type { Tracked } from './events'

/** What the owner measures with, and where (ANL-01). */
export type Measuring = NonNullable<Env['analytics']>

type Global = Window & {
  plausible?: (event: string, options: { props: Tracked['detail'] }) => void
  umami?: { track: (event: string, detail: Tracked['detail']) => void }
  _paq?: unknown[][]
}

type Adapter = {
  /** The script below the owner's address, with the attributes that it reads. */
  readonly script: (measuring: Measuring) => { readonly path: string; readonly data?: Readonly<Record<string, string>> }
  /**
   * What has to stand there before the script is loaded.
   * @param earlier what the page has noted already, where the visitor had agreed to it
   */
  readonly prepare?: (page: Global, measuring: Measuring, earlier: readonly Tracked[]) => void
  readonly send: (page: Global, tracked: Tracked) => void
  /** Whether it keeps something in the browser or makes visitors known again, where the owner does not say. */
  readonly needsConsent: boolean
  /** The cookies that go when a visitor takes the consent back. */
  readonly cookies?: RegExp
}

/** How each kind is loaded and told of an event. A kind more is an entry here and in `analyticsKinds`. */
export const adapters: Readonly<Record<Measuring['kind'], Adapter>> = {
  plausible: {
    script: ({ site }) => ({ path: '/js/script.js', data: { domain: site } }),
    send: (page, { event, detail }) => page.plausible?.(event, { props: detail }),
    needsConsent: false,
  },
  umami: {
    script: ({ site }) => ({ path: '/script.js', data: { websiteId: site } }),
    send: (page, { event, detail }) => page.umami?.track(event, detail),
    needsConsent: false,
  },
  matomo: {
    script: () => ({ path: '/matomo.js' }),
    prepare: (page, { url, site, consent }) => {
      page._paq = [
        ...(consent === 'none' ? [['disableCookies']] : []),
        ['setTrackerUrl', `${url}/matomo.php`],
        ['setSiteId', site],
        ['trackPageView'],
      ]
    },
    send: (page, { event, detail }) => void page._paq?.push(['trackEvent', 'site', event, JSON.stringify(detail)]),
    needsConsent: true,
    cookies: /^(_pk_|mtm_)/,
  },
  'tag-manager': {
    script: ({ site }) => ({ path: `/gtm.js?id=${encodeURIComponent(site)}` }),
    // It sends on what it finds in the list: what was tracked before anybody agreed is not for it.
    prepare: (page, _measuring, earlier) => {
      page.dataLayer = [
        { event: 'gtm.js', 'gtm.start': Date.now() },
        ...earlier.map(({ event, detail }) => ({ event, ...detail })),
      ]
    },
    // `track` has put the event where the manager reads it.
    send: () => undefined,
    needsConsent: true,
    cookies: /^(_ga|_gid|_gat|_gcl|FP)/,
  },
}

/** Whether visitors must agree first; an owner who knows better says so in `ANALYTICS_CONSENT`. */
export const needsConsent = ({ kind, consent }: Pick<Measuring, 'kind' | 'consent'>): boolean =>
  consent === null ? adapters[kind].needsConsent : consent === 'ask'
