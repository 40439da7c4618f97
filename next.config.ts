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
  // Our own server compresses and caches the compressed bytes (server/steps/compression.ts).
  compress: false,
  // `npm run verify` checks types, so a start does not wait for them again.
  typescript: { ignoreBuildErrors: true },
  reactStrictMode: true,
  trailingSlash: false,
  // Only for `npm run bench -- weight`, which attributes the bytes of a page's scripts to packages.
  productionBrowserSourceMaps: process.env.SOURCE_MAPS === 'true',
  // Pages are cached in bounded memory only, so that requests for invented URLs fill neither the disk nor the memory.
  cacheMaxMemorySize: 256 * megabyte,
  cacheHandler: path.resolve('src/platform/route-cache/handler.cjs'),
  experimental: {
    isrFlushToDisk: false,
    // Writing Turbopack's cache takes a third of a build's time, which pays off only where sites are built repeatedly.
    turbopackFileSystemCacheForBuild: existsSync('.next/BUILD_ID'),
    // Loading a route's code at its first request makes the site ready a quarter sooner, with a quarter less memory.
    preloadEntriesOnStart: false,
    // Without both a build takes a quarter of the time, and stack traces of unminified code are readable anyway.
    serverMinification: false,
    serverSourceMaps: false,
  },
  // A page older than a day is rendered again before it is served: seasons and sales change with the date.
  expireTime: 24 * 60 * 60,
  serverExternalPackages: [
    // Satori loads its layout engine from a file beside its code, which bundling would leave behind.
    'satori',
    // Payload's packages without React are loaded from node_modules: bundled, each route would hold a copy of them.
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
 * Payload sends `Critical-CH` with every page, which makes browsers request the page a second time with their colour
 * scheme. Only the admin reads it, so the header is limited to the admin.
 */
const headers = async () =>
  (await withCms.headers?.())?.map((rule) =>
    rule.headers.some(({ key }) => key === 'Critical-CH') ? { ...rule, source: '/admin/:path*' } : rule,
  ) ?? []

export default { ...withCms, headers }
