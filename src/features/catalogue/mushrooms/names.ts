import 'server-only'
import { getCms } from '@/cms/public-find'
import { readDocuments, readTable, toText } from '@/cms/sql'
import { locales, type Locale, type Localized } from '@/core/locales'

/**
 * The title and the common names of a published species in each locale, without fallbacks. Read by SQL, since Payload
 * would build a document for each locale.
 */
export async function speciesNames(id: number): Promise<Localized<string[]>> {
  const cms = await getCms()
  const [rows, common] = await Promise.all([
    readDocuments(cms, 'mushrooms', ['_status'], ['title'], [id]),
    readTable(cms, 'mushrooms_specie_common_names', ['_locale', '_order', 'name'], { key: '_parent_id', ids: [id] }),
  ])
  const row = rows.find(({ _status }) => _status === 'published')
  const inOrder = common.toSorted((one, other) => Number(one._order) - Number(other._order))
  const namesIn = (locale: Locale): string[] =>
    [row?.[`title_${locale}`], ...inOrder.flatMap(({ _locale, name }) => (_locale === locale ? [name] : []))]
      .map(toText)
      .filter((name): name is string => Boolean(name))
  const [en, es, pt] = locales.map((locale) => (row ? namesIn(locale) : []))
  return { en: en ?? [], es: es ?? [], pt: pt ?? [] }
}
