import config from '@payload-config'
import { readdirSync, readFileSync } from 'node:fs'
import { t } from '@payloadcms/translations'
import { expect, test } from 'vitest'
import { languageNames, locales } from '@/core/locales'
import { adminTexts } from './admin-texts'

const resolved = await config
const texts = await adminTexts(resolved)

/** Labels that are the same in every locale. */
const everywhere = [
  ...Object.values(languageNames),
  'CSV',
  'DOI',
  'Halal',
  'In vitro',
  'JSON',
  'Kosher',
  'Medicinal',
  'PT1H30M',
  'Volva',
]
const alike = {
  es: new Set([...everywhere, 'Asia', 'Muscimol', 'No', 'Roles', 'Zinc', 'Zinc (mg)']),
  pt: new Set([
    ...everywhere,
    ...['Dropshipping', 'E-mail', 'Habitat', 'Item', 'Latitude', 'Link', 'Links', 'Longitude', 'Muscimol', 'Oceania'],
  ]),
} as const

test('I18-01 every text of the admin has a string in all three languages', () => {
  expect(texts.length).toBeGreaterThan(500)
  expect(texts.filter(({ words }) => !words.en || !words.es || !words.pt)).toEqual([])
})

test.each(['es', 'pt'] as const)('I18-01 the admin’s texts are translated into %s', (locale) => {
  const english = texts.filter(({ words }) => words[locale] === words.en && !alike[locale].has(words.en ?? ''))
  expect(english.map(({ where, words }) => `${where}: ${String(words.en)}`)).toEqual([])
})

test('I18-01 no text of the admin is a key or a name of the code', () => {
  const raw = texts.flatMap(({ where, words }) =>
    locales.flatMap((locale) =>
      /^[a-z]+[A-Z]|:[a-z]\S+$/.test(words[locale] ?? '') ? [`${where}: ${String(words[locale])}`] : [],
    ),
  )
  expect(raw).toEqual([])
})

/**
 * Payload caches the fields of a form across users, in the language of the user who opened it first, so a label that is
 * a function would be shown to others in that language, also where versions are compared.
 */
test('I18-01 no label of a form is a function that is called when it is rendered', () => {
  const requested = texts.filter((text) => text.requested)
  expect(requested.map(({ where }) => where)).toEqual([])
})

/** Message keys that the components of the installed plugins use. */
const pluginKeys = readdirSync('node_modules/@payloadcms')
  .filter((name) => name.startsWith('plugin-'))
  .flatMap((name) => {
    const root = `node_modules/@payloadcms/${name}/dist`
    return readdirSync(root, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.js') && !file.includes('translations') && !file.endsWith('.spec.js'))
      .flatMap((file) => [...readFileSync(`${root}/${file}`, 'utf8').matchAll(/['"`](plugin-[a-z-]+:[\w-]+)['"`]/g)])
  })
  .map(([, key]) => key ?? '')

test.each(locales)('I18-01 every message key of the plugins has a string in %s', (locale) => {
  const keys = [...new Set(pluginKeys)]
  expect(keys.length).toBeGreaterThan(50)
  const translations = resolved.i18n.translations[locale] ?? {}
  expect(keys.filter((key) => t({ key, translations }) === key)).toEqual([])
})

test('I18-01 the Portuguese errors say whether a list has too few or too many rows', () => {
  const translations = resolved.i18n.translations.pt ?? {}
  const vars = { count: 1, label: 'linha' }
  expect(t({ key: 'validation:requiresAtLeast', translations, vars })).toContain('pelo menos 1 linha')
  expect(t({ key: 'validation:requiresNoMoreThan', translations, vars })).toContain('no máximo 1 linha')
})

test('I18-01 our strings for the plugins have only keys that exist', async () => {
  const { adminTranslations: adminWords } = await import('@/cms/admin/translations.data')
  const known = new Set(pluginKeys)
  for (const locale of locales) {
    const own = Object.entries(adminWords[locale]).flatMap(([space, words]) =>
      space.startsWith('plugin-') ? Object.keys(words).map((key) => `${space}:${key}`) : [],
    )
    expect(own.filter((key) => !known.has(key))).toEqual([])
  }
})
