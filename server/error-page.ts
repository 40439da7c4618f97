import { readFileSync } from 'node:fs'
import type { CardCollection } from '../src/core/collections'
import { archiveAt, poisonPath } from '../src/core/paths'
import standalone from '../messages/standalone.json' with { type: 'json' }

/** The messages of the error page by locale; the first locale has no prefix. */
const texts: Readonly<
  Record<
    string,
    { error: Record<'title' | 'text' | 'retry' | 'home' | 'poison', string>; failed: Record<CardCollection, string> }
  >
> = standalone
const style = readFileSync('public/error.css', 'utf8')
const [defaultLocale = 'en', ...prefixes] = Object.keys(texts)
const prefixed = new RegExp(`^/(${prefixes.join('|')})(?=[/?]|$)`)

/** `/es` of `/es/anything`; nothing of an address in the default language. */
export const localePrefix = (url: string): string => prefixed.exec(url)?.[0] ?? ''

/**
 * The page for what failed, in the language of the address: a document without scripts, for both themes. The poison screen
 * is kept by the browser and is there even now (SAF-05).
 */
export function errorPage(url: string): string {
  const [home = '/', locale = defaultLocale] = prefixed.exec(url) ?? []
  const text = texts[locale]
  if (!text) throw new Error(`No texts for ${locale}`)
  const t = text.error
  const archive = archiveAt(url.replace(prefixed, '').replace(/\?.*$/s, ''))
  const title = archive ? text.failed[archive] : t.title
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<link rel="icon" href="/icon.svg">
<style>${style}</style>
</head>
<body>
<main>
<h1>${title}</h1>
<p>${t.text}</p>
<nav><a href="">${t.retry}</a> <a href="${home}">${t.home}</a> <a href="${localePrefix(url)}${poisonPath}">${t.poison}</a></nav>
</main>
</body>
</html>
`
}
