import { readFileSync } from 'node:fs'
import standalone from '../messages/standalone.json' with { type: 'json' }

/** The messages of the error page by locale; the first locale has no prefix. */
const texts: Readonly<Record<string, { error: Record<'title' | 'text' | 'retry' | 'home', string> }>> = standalone
const style = readFileSync('public/error.css', 'utf8')
const [defaultLocale = 'en', ...prefixes] = Object.keys(texts)
const prefixed = new RegExp(`^/(${prefixes.join('|')})(?=[/?]|$)`)

/** `/es` of `/es/anything`; nothing of an address in the default language. */
export const localePrefix = (url: string): string => prefixed.exec(url)?.[0] ?? ''

/** The page for what failed, in the language of the address: a document without scripts, for both themes. */
export function errorPage(url: string): string {
  const [home = '/', locale = defaultLocale] = prefixed.exec(url) ?? []
  const t = texts[locale]?.error
  if (!t) throw new Error(`No texts for ${locale}`)
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${t.title}</title>
<link rel="icon" href="/icon.svg">
<style>${style}</style>
</head>
<body>
<main>
<h1>${t.title}</h1>
<p>${t.text}</p>
<nav><a href="">${t.retry}</a> <a href="${home}">${t.home}</a></nav>
</main>
</body>
</html>
`
}
