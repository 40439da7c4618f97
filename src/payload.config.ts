import { en } from '@payloadcms/translations/languages/en'
import { es } from '@payloadcms/translations/languages/es'
import { pt } from '@payloadcms/translations/languages/pt'
import path from 'node:path'
import { buildConfig } from 'payload'
import sharp from 'sharp'
import { blocks } from '@/blocks/schemas'
import { keepLockedFromBulkEdit } from '@/cms/admin/bulk-edit'
import { listsPlugin } from '@/cms/admin/lists'
import { pluginLabelsPlugin } from '@/cms/admin/plugin-labels'
import { resolvedLabelsPlugin, withResolvedLabels } from '@/cms/admin/resolved-labels'
import { adminTranslations } from '@/cms/admin/translations.data'
import { unsavedNotices } from '@/cms/admin/unsaved-notice'
import { changesPlugin } from '@/cms/changes/plugin'
import { database, tuneDatabase } from '@/cms/db'
import { documentCachePlugin } from '@/cms/document-cache/plugin'
import { editor } from '@/cms/editor'
import { email } from '@/cms/email'
import { everyLocalePlugin } from '@/cms/every-locale'
import { danglingReferencesPlugin } from '@/cms/fields/dangling-references'
import { requiredTextsPlugin } from '@/cms/fields/required-texts'
import { richTextGuardPlugin } from '@/cms/fields/rich-text-guard'
import { rowLabelsPlugin } from '@/cms/fields/row-labels'
import { fitsShape } from '@/cms/guards/body-shape'
import { mapErrors } from '@/cms/guards/error-map'
import { graphQLSchema } from '@/cms/guards/graphql'
import { fitsNumber } from '@/cms/guards/number-texts'
import { operationGuardPlugin } from '@/cms/guards/operation-guard'
import { closePayloadCollections } from '@/cms/guards/payload-collections'
import { pluginCollectionsPlugin } from '@/cms/guards/plugin-collections'
import { savesInTurn } from '@/cms/guards/saves-in-turn'
import { beforeEveryWrite } from '@/cms/guards/sent-body'
import { fitsDate } from '@/cms/guards/sent-dates'
import { oneLanguagePlugin } from '@/cms/one-language'
import { retryScheduledPublishing } from '@/cms/retry-scheduled-publishing'
import { restorePlugin } from '@/cms/restore'
import { rejectStaleSaves } from '@/cms/guards/stale-saves'
import { rejectWaitingChanges } from '@/cms/guards/waiting-changes'
import { importExport } from '@/cms/import-export'
import { logger } from '@/cms/log'
import { jobsWith } from '@/cms/mail/jobs'
import { statsPlugin } from '@/cms/stats/plugin'
import { cardCollections, ratedCollections } from '@/core/collections'
import { env } from '@/core/env'
import { defaultLocale, languageNames, localeOrder, locales } from '@/core/locales'
import { limits } from '@/core/limits'
import { accountTasks, Users } from '@/features/accounts/schema'
import { Categories, categoryTreePlugin, Mushrooms, PoisonCenters, SearchTerms } from '@/features/catalogue/schema'
import {
  Comments,
  cascadeDeletePlugin,
  Helpfuls,
  Impressions,
  Likes,
  Moderations,
  Reports,
  Reviews,
} from '@/features/community/schema'
import { contentCollections, Footer, Header, SeedRecords, SiteSettings } from '@/features/content/schema'
import { formsPlugin } from '@/features/forms/plugin'
import {
  CartLines,
  Carts,
  gradedSpeciesPlugin,
  memberCartsPlugin,
  PriceRecords,
  Products,
  Vendors,
} from '@/features/shop/schema'
import { livePreview, previewPlugin } from '@/platform/preview/plugin'
import { movedDocumentsPlugin, redirectsPlugin } from '@/platform/redirects/plugin'

/** Collections that visitors read: their saves are followed by whatever keeps something of them. */
const followed = [
  ...cardCollections,
  'pages',
  'categories',
  'media',
  'references',
  'redirects',
  'searchterms',
  'poisoncenters',
  'forms',
]

const config = buildConfig({
  serverURL: env.siteUrl,
  secret: env.payloadSecret,
  cors: [env.siteUrl],
  csrf: [env.siteUrl],
  telemetry: false,
  admin: {
    user: 'users',
    importMap: { baseDir: path.resolve('src'), importMapFile: path.resolve('src/app/(payload)/admin/importMap.js') },
    meta: {
      titleSuffix: ' · Sporeprint',
      defaultOGImageType: 'off',
      icons: [{ rel: 'icon', type: 'image/svg+xml', url: '/icon.svg' }],
    },
    avatar: 'default',
    livePreview,
    dashboard: {
      widgets: [{ slug: 'contents', Component: '/cms/admin/contents#Contents', minWidth: 'full' }],
      defaultLayout: [{ widgetSlug: 'contents', width: 'full' }],
    },
    dateFormat: 'd MMM yyyy, HH:mm',
    components: {
      graphics: { Logo: '/cms/admin/mark#Logo', Icon: '/cms/admin/mark#Icon' },
      providers: ['/cms/admin/server-functions.client#ServerFunctions'],
      views: {
        moderation: { Component: '/features/community/moderation/desk#ModerationDesk', path: '/moderation' },
        mails: { Component: '/cms/admin/mails/mails-view#MailsView', path: '/mails' },
        productTable: { Component: '/features/shop/table/table-view#ProductTable', path: '/product-table' },
        translations: { Component: '/features/content/translations/desk#TranslationDesk', path: '/translations' },
      },
      beforeNavLinks: ['/cms/admin/desk-links#DeskLinks'],
      beforeDashboard: [
        '/features/content/starter/first-steps#FirstSteps',
        '/cms/admin/mails/mails-view#StuckMailsPanel',
        '/cms/admin/failed-schedules#FailedSchedules',
        '/features/community/waiting-panel#WaitingPanel',
        '/features/content/starter/samples-notice#SamplesNotice',
      ],
    },
  },
  localization: {
    locales: locales.map((code) => ({ code, label: languageNames[code], fallbackLocale: localeOrder(code).slice(1) })),
    defaultLocale,
    fallback: true,
  },
  i18n: { supportedLanguages: { en, es, pt }, fallbackLanguage: 'en', translations: adminTranslations },
  db: database,
  onInit: tuneDatabase,
  logger,
  editor,
  ...(email ? { email } : {}),
  sharp,
  blocks,
  collections: [
    Mushrooms,
    Categories,
    PoisonCenters,
    SearchTerms,
    Products,
    Vendors,
    Carts,
    CartLines,
    PriceRecords,
    Comments,
    Impressions,
    Reviews,
    Likes,
    Helpfuls,
    Reports,
    Moderations,
    ...contentCollections,
    Users,
    SeedRecords,
  ],
  globals: [SiteSettings, Header, Footer],
  plugins: [
    categoryTreePlugin,
    formsPlugin,
    redirectsPlugin,
    importExport,
    statsPlugin({
      likes: cardCollections,
      ratings: ratedCollections,
      helpfuls: ['reviews', 'impressions'],
    }),
    cascadeDeletePlugin,
    changesPlugin({
      collections: followed,
      globals: ['site-settings', 'header', 'footer'],
    }),
    memberCartsPlugin,
    gradedSpeciesPlugin,
    movedDocumentsPlugin,
    previewPlugin,
    restorePlugin,
    resolvedLabelsPlugin,
    pluginLabelsPlugin,
    listsPlugin,
    rowLabelsPlugin,
    danglingReferencesPlugin,
    requiredTextsPlugin,
    richTextGuardPlugin,
    pluginCollectionsPlugin,
    documentCachePlugin(followed),
    everyLocalePlugin,
    oneLanguagePlugin,
    unsavedNotices,
    // A picture takes its turn before its files are copied.
    savesInTurn(followed.filter((slug) => slug !== 'media')),
    rejectWaitingChanges,
    rejectStaleSaves,
    beforeEveryWrite(fitsShape, fitsDate, fitsNumber),
    operationGuardPlugin,
  ],
  graphQL: { maxComplexity: 150, disablePlaygroundInProduction: true, ...graphQLSchema },
  jobs: jobsWith(accountTasks),
  hooks: { afterError: [mapErrors] },
  upload: { limits: { fileSize: limits.upload.bytes }, abortOnLimit: true, limitHandler: undefined },
  defaultDepth: 1,
  maxDepth: limits.fetchDepth,
  defaultMaxTextLength: 2000,
  typescript: { autoGenerate: false, outputFile: path.resolve('src/payload-types.ts') },
})

export default config
  .then(closePayloadCollections)
  .then(withResolvedLabels)
  .then(keepLockedFromBulkEdit)
  .then(retryScheduledPublishing)
