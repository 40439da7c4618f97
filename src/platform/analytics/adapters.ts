import type { Env } from '@/core/env'
import type { Tracked } from './events'

/** The owner's analytics tool and its address (ANL-01). */
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
   * Sets globals that must exist before the script loads.
   * @param earlier the events tracked before, if the visitor had already consented
   */
  readonly prepare?: (page: Global, measuring: Measuring, earlier: readonly Tracked[]) => void
  readonly send: (page: Global, tracked: Tracked) => void
  /** Whether it stores anything in the browser or recognises visitors, unless the owner's setting says otherwise. */
  readonly needsConsent: boolean
  /** Its cookies, deleted when a visitor withdraws consent. */
  readonly cookies?: RegExp
}

/** How each tool is loaded and sent events. A new tool needs an entry here and in `analyticsKinds`. */
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
    // The tag manager forwards everything in its queue, so events tracked before consent must not be in it.
    prepare: (page, _measuring, earlier) => {
      page.dataLayer = [
        { event: 'gtm.js', 'gtm.start': Date.now() },
        ...earlier.map(({ event, detail }) => ({ event, ...detail })),
      ]
    },
    // `track` has already pushed the event onto the manager's queue.
    send: () => undefined,
    needsConsent: true,
    cookies: /^(_ga|_gid|_gat|_gcl|FP)/,
  },
}

/** Whether visitors must consent first; the owner may override it by `ANALYTICS_CONSENT`. */
export const needsConsent = ({ kind, consent }: Pick<Measuring, 'kind' | 'consent'>): boolean =>
  consent === null ? adapters[kind].needsConsent : consent === 'ask'
