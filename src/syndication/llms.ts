import 'server-only'
import { feedCollections } from '@/core/collections'
import { defaultLocale, languageNames, locales } from '@/core/locales'
import { archivePaths } from '@/core/paths'
import { translatorOf } from '@/platform/i18n/translator'
import { escapeMarkdown } from '@/platform/rich-text/markdown'
import { absolute, pageUrl } from '@/platform/seo/alternates'
import { cardContext } from '@/read-model/query'
import { readModel } from '@/read-model/read-model'
import { cachedText } from './cached-text'
import { items, parts } from './markdown/lines'
import { markdownCollections } from './markdown/page'
import { siteWords } from './site'

/** The most documents of a collection that are listed; the sitemap has all. */
const named = 1000

/** `/llms.txt`: what there is to read and where, for language models and their crawlers (llmstxt.org). */
export const llmsText = (): Promise<string> =>
  cachedText('llms', async () => {
    const [model, { name, description }] = await Promise.all([readModel(), siteWords(defaultLocale)])
    const t = translatorOf(defaultLocale)
    const context = cardContext(model, defaultLocale)
    const sections = markdownCollections.map((collection) => {
      const documents = model.indexes[collection].index.entries().map((entry) => entry.card(context))
      const lines = documents
        .toSorted((a, b) => a.title.localeCompare(b.title))
        .slice(0, named)
        .map((card) => {
          const says = [card.over?.text, ...card.chips.map(({ label }) => label)].filter(Boolean).join(', ')
          return `[${escapeMarkdown(card.title)}](${absolute(encodeURI(card.href))}.md)${says ? `: ${escapeMarkdown(says)}` : ''}`
        })
      return parts(`## ${t(`archive.titles.${collection}`)}`, items(lines))
    })
    const others = [
      ...locales.map((locale) => `[${languageNames[locale]}](${pageUrl(locale, '/')})`),
      `[${t('archive.titles.products')}](${absolute(archivePaths.products)})`,
      ...feedCollections.map(
        (collection) => `[${t(`archive.titles.${collection}`)} (Atom)](${absolute(archivePaths[collection])}/feed.xml)`,
      ),
      `[sitemap.xml](${absolute('/sitemap.xml')})`,
    ]
    return `${parts(
      `# ${escapeMarkdown(name)}`,
      description && `> ${escapeMarkdown(description)}`,
      t('species.safety'),
      ...sections,
      parts('## Optional', items(others)),
    )}\n`
  })
