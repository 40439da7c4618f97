import { readFileSync } from 'node:fs'
import type { CardCollection } from '../src/core/collections'
import { fill } from '../src/core/fill'
import { defaultLocale, locales, type Locale, type Localized } from '../src/core/locales'
import { archiveAt, poisonPath, splitLocale } from '../src/core/paths'
import failedLists from '../messages/failed-lists.json' with { type: 'json' }
import standalone from '../messages/standalone.json' with { type: 'json' }
import { pathOf, refusals } from './exchange'

type Texts = { readonly error: Readonly<Record<'title' | 'text' | 'retry' | 'home' | 'poison', string>> }

const texts: Localized<Texts> = standalone
const failed: Localized<Readonly<Record<CardCollection, string>>> = failedLists
const style = readFileSync('public/error.css', 'utf8')
const prefixes = locales.filter((locale) => locale !== defaultLocale)
const prefixed = new RegExp(`^/(${prefixes.join('|')})(?=[/?]|$)`)

/** `/es` of `/es/anything`; empty for an address in the default locale. */
export const localePrefix = (url: string): string => prefixed.exec(url)?.[0] ?? ''

type Said = { readonly title: string; readonly text: string }

/**
 * An HTML document without scripts, for both themes. Links to the poison screen, which the browser has cached (SAF-05).
 */
function pageThatSays({ title, text }: Said, url: string, locale: Locale): string {
  const t = texts[locale].error
  const prefix = localePrefix(url)
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
<p>${text}</p>
<nav><a href="">${t.retry}</a> <a href="${prefix || '/'}">${t.home}</a> <a href="${prefix}${poisonPath}">${t.poison}</a></nav>
</main>
</body>
</html>
`
}

/** The page for a fault, in the locale of the address. */
export function errorPage(url: string): string {
  const { locale, path } = splitLocale(pathOf(url))
  const { error } = texts[locale]
  const archive = archiveAt(path)
  return pageThatSays({ title: archive ? failed[locale][archive] : error.title, text: error.text }, url, locale)
}

/** The 429 page: nothing failed, and the page is available after `seconds`. */
export function waitPage(url: string, seconds: number): string {
  const { locale } = splitLocale(pathOf(url))
  const { tooManyPages, waitForPages } = refusals[locale]
  return pageThatSays({ title: tooManyPages, text: fill(waitForPages, { seconds }) }, url, locale)
}
