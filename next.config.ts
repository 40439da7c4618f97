import { withPayload } from '@payloadcms/next/withPayload'
import type { NextConfig } from 'next'
import createNextIntlPlugin from 'next-intl/plugin'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { redirects, rewrites } from './src/platform/i18n/rewrites'
import { securityHeaders } from './src/platform/security/headers'

const withNextIntl = createNextIntlPlugin('./src/platform/i18n/request.ts')

const megabyte = 1024 * 1024

const config: NextConfig = {
  poweredByHeader: false,
  // The server in front compresses, once for all who ask for the same (server/steps/compression.ts).
  compress: false,
  // `npm run verify` checks types; a start need not wait for it again.
  typescript: { ignoreBuildErrors: true },
  reactStrictMode: true,
  trailingSlash: false,
  // For `npm run bench -- weight` alone, which says whose code a page is sent.
  productionBrowserSourceMaps: process.env.SOURCE_MAPS === 'true',
  // Pages live in memory only, within a bound: addresses somebody invents can fill neither disk nor memory.
  cacheMaxMemorySize: 256 * megabyte,
  cacheHandler: path.resolve('src/platform/route-cache/handler.cjs'),
  experimental: {
    isrFlushToDisk: false,
    // To keep what a build works out takes a third of its time: worth it where one was built before and is built again.
    turbopackFileSystemCacheForBuild: existsSync('.next/BUILD_ID'),
    // A site is ready a quarter sooner and takes a quarter less memory when a route's code is loaded as it is first asked for.
    preloadEntriesOnStart: false,
    // A build takes a quarter of the time without them, and stack traces of what is not minified can be read as they are.
    serverMinification: false,
    serverSourceMaps: false,
  },
  // What nobody asked for during a day is drawn anew before it is shown: a plate of the season, a sale that ended.
  expireTime: 24 * 60 * 60,
  serverExternalPackages: [
    // It carries its layout engine as a file of its own, which a bundle would lose.
    'satori',
    // Each route's bundle would hold a copy: Payload's parts without React are loaded from their packages, as in development.
    'payload',
    '@payloadcms/db-postgres',
    '@payloadcms/db-sqlite',
    '@payloadcms/email-nodemailer',
    '@payloadcms/plugin-redirects',
    // Half a megabyte of leaked passwords.
    '@zxcvbn-ts/language-common',
  ],
  images: { unoptimized: true },
  rewrites: () => Promise.resolve(rewrites),
  redirects: () => Promise.resolve(redirects),
  headers: () => Promise.resolve(securityHeaders),
}

const withCms = withPayload(withNextIntl(config), { devBundleServerPackages: false })

/**
 * Payload asks every visitor's browser for its colour scheme, and `Critical-CH` makes it ask for the page a second time.
 * Only the admin reads the answer.
 */
const headers = async () =>
  (await withCms.headers?.())?.map((rule) =>
    rule.headers.some(({ key }) => key === 'Critical-CH') ? { ...rule, source: '/admin/:path*' } : rule,
  ) ?? []

export default { ...withCms, headers }
