import type { NextConfig } from 'next'
import { defaultLocale, locales } from '../../core/locales'

type Rewrites = Awaited<ReturnType<NonNullable<NextConfig['rewrites']>>>
type Redirects = Awaited<ReturnType<NonNullable<NextConfig['redirects']>>>

/** First segments that are not pages of the default locale. */
const others = [...locales, 'api', 'admin', '_next'].join('|')

/**
 * The default locale has no prefix (NAV-15): bare paths are mapped to its segment before Next looks for files.
 * A path with a dot is a file (`/robots.txt`).
 */
export const rewrites: Rewrites = {
  beforeFiles: [
    { source: '/', destination: `/${defaultLocale}` },
    // Browsers ask for it unasked, on pages without an icon of their own.
    { source: '/favicon.ico', destination: '/icon.svg' },
    { source: `/:path((?!(?:${others})(?:/|$))[^.]+)`, destination: `/${defaultLocale}/:path` },
  ],
  afterFiles: [],
  fallback: [],
}

export const redirects: Redirects = [
  { source: `/${defaultLocale}`, destination: '/', permanent: true },
  { source: `/${defaultLocale}/:path*`, destination: '/:path*', permanent: true },
]
