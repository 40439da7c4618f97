import type { NextConfig } from 'next'
import { prefixedPattern } from '../../core/locales'

type Headers = Awaited<ReturnType<NonNullable<NextConfig['headers']>>>

/** Hosts whose players may be embedded (T-1M). */
export const videoHosts = ['www.youtube.com', 'www.youtube-nocookie.com', 'player.vimeo.com'] as const

const directives = (extra: Readonly<Record<string, string>> = {}): string =>
  Object.entries({
    'default-src': "'self'",
    // Pages come from the route cache and cannot carry a nonce; see docs/adr/0004-csp-without-nonces.md.
    'script-src': "'self' 'unsafe-inline'",
    'script-src-attr': "'none'",
    'style-src': "'self' 'unsafe-inline'",
    'img-src': "'self' data: blob:",
    'font-src': "'self'",
    'connect-src': "'self'",
    'frame-src': videoHosts.map((host) => `https://${host}`).join(' '),
    'object-src': "'none'",
    'base-uri': "'none'",
    'form-action': "'self'",
    'frame-ancestors': "'self'",
    'manifest-src': "'self'",
    'worker-src': "'self'",
    ...extra,
  })
    .map(([name, value]) => `${name} ${value}`)
    .join('; ')

const common = [
  { key: 'X-Content-Type-Options', value: 'nosniff' },
  { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
  { key: 'X-Frame-Options', value: 'SAMEORIGIN' },
  { key: 'Permissions-Policy', value: 'geolocation=(self), camera=(), microphone=(), payment=(), usb=()' },
  { key: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
  { key: 'Strict-Transport-Security', value: 'max-age=31536000; includeSubDomains' },
]

/** The common headers by name, for API responses of server/main.ts itself. */
export const apiHeaders: Readonly<Record<string, string>> = Object.fromEntries(
  common.map(({ key, value }) => [key, value]),
)

/** The headers of pages by lower-case name, for pages that server/main.ts sends itself. */
export const pageHeaders: Readonly<Record<string, string>> = Object.fromEntries(
  [...common, { key: 'Content-Security-Policy', value: directives() }].map(({ key, value }) => [
    key.toLowerCase(),
    value,
  ]),
)

/** Security headers of every response (G7). */
export const securityHeaders: Headers = [
  {
    source: '/:path((?!admin(?:/|$)|api(?:/|$)).*)',
    headers: [...common, { key: 'Content-Security-Policy', value: directives() }],
  },
  {
    source: '/admin/:path*',
    headers: [
      ...common,
      { key: 'Content-Security-Policy', value: directives({ 'frame-src': "'self'", 'worker-src': "'self' blob:" }) },
      { key: 'Cache-Control', value: 'private, no-store' },
    ],
  },
  { source: '/api/:path*', headers: common },
  // Developers view the style guide in frames of several widths; in production it does not exist.
  ...['/styleguide', `/:locale(${prefixedPattern})/styleguide`].map((source) => ({
    source,
    headers: [{ key: 'Content-Security-Policy', value: directives({ 'frame-src': "'self'" }) }],
  })),
]
