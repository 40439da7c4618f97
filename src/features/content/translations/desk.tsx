import { getTranslation } from '@payloadcms/translations'
import type { AdminViewServerProps } from 'payload'
import { DeskPages, deskPage } from '@/cms/admin/desk-pages'
import { OwnView, requireAdmin } from '@/cms/admin/own-view'
import { fill } from '@/core/fill'
import { defaultLocale, languageNames, languageTags, locales } from '@/core/locales'
import { firstValue } from '@/core/query'
import { deskLabels, type DeskLabels } from './desk-labels'
import {
  isTranslatedGlobal,
  translatedDocuments,
  translatedGlobal,
  translatedPlaces,
  type TranslatedDocument,
  type TranslatedPlace,
} from './read'
import { countOf, type TranslatedText } from './texts'

const perPage = 25
const path = '/admin/translations'
const targets = locales.filter((locale) => locale !== defaultLocale)

const addressOf = (query: Readonly<Record<string, string | number>>): string =>
  `${path}?${new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)])).toString()}`

/** The path of a document's form in the admin, in one locale. */
const formOf = (place: TranslatedPlace, id: number, locale: string): string =>
  `/admin/${isTranslatedGlobal(place) ? `globals/${place}` : `collections/${place}/${id}`}?locale=${locale}`

type I18n = AdminViewServerProps['initPageResult']['req']['i18n']

const nameOf = ({ labels }: TranslatedText, i18n: I18n): string =>
  labels
    .flatMap((each) => {
      const said: unknown = each ? getTranslation(each as string, i18n) : ''
      return typeof said === 'string' && said !== '' ? [said] : []
    })
    .join(' › ')

/** The documents of a collection, with the number of missing and outdated texts in each locale. */
function Overview({ docs, place, labels }: DocumentsProps) {
  return (
    <table className="sporeprint-translations">
      <thead>
        <tr>
          <th scope="col">{labels.document}</th>
          {targets.map((locale) => (
            <th key={locale} scope="col">
              {languageNames[locale]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {docs.map(({ id, title, texts }) => (
          <tr key={id}>
            <th scope="row">
              <a href={addressOf({ collection: place, id })}>{title}</a>
            </th>
            {targets.map((locale) => {
              const counts = (['missing', 'behind'] as const).map((state) => ({
                state,
                count: countOf(texts, locale, state),
              }))
              const rest = countOf(texts, locale, 'unknown') > 0 ? 'unknown' : 'fine'
              return (
                <td key={locale}>
                  {counts.every(({ count }) => count === 0) ? (
                    <span data-state={rest}>{labels[rest]}</span>
                  ) : (
                    counts.map(({ state, count }) =>
                      count > 0 ? (
                        <span key={state} data-state={state}>
                          {count} {labels[state]}
                        </span>
                      ) : null,
                    )
                  )}
                </td>
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

type DocumentsProps = {
  docs: readonly TranslatedDocument[]
  place: TranslatedPlace
  labels: DeskLabels
}

/** The texts of one document in all locales side by side, with the state of each translation. */
function SideBySide({ doc, place, labels, i18n, all }: SideBySideProps) {
  const { id, title, texts } = doc
  const areVersionsKept = targets.every((locale) => countOf(texts, locale, 'unknown') === 0)
  const shown = all
    ? texts
    : texts.filter(({ states }) => Object.values(states).some((state) => state === 'missing' || state === 'behind'))
  return (
    <>
      <h2>{title}</h2>
      <p className="sporeprint-desk-pages">
        {isTranslatedGlobal(place) ? null : <a href={addressOf({ collection: place })}>{labels.back}</a>}
        <a href={addressOf({ collection: place, id, ...(all ? {} : { all: 1 }) })}>
          {all ? labels.toDo : labels.everything}
        </a>
        {targets.map((locale) => (
          <a key={locale} href={formOf(place, id, locale)}>
            {fill(labels.write, { language: languageNames[locale] })}
          </a>
        ))}
      </p>
      {shown.length === 0 ? (
        <p>{areVersionsKept ? labels.done : labels.doneUnknown}</p>
      ) : (
        <table className="sporeprint-translations">
          <thead>
            <tr>
              <th scope="col">{labels.field}</th>
              {locales.map((locale) => (
                <th key={locale} scope="col">
                  {languageNames[locale]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map((text) => (
              <tr key={text.path}>
                <th scope="row">{nameOf(text, i18n)}</th>
                {locales.map((locale) => {
                  const state = text.states[locale]
                  return (
                    <td key={locale}>
                      {state ? <span data-state={state}>{labels[state]}</span> : null}
                      <p lang={languageTags[locale]}>{text.texts[locale]}</p>
                    </td>
                  )
                })}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </>
  )
}

type SideBySideProps = {
  doc: TranslatedDocument
  place: TranslatedPlace
  labels: DeskLabels
  i18n: I18n
  all: boolean
}

/** The admin view that lists missing and outdated translations, with links to the forms. */
export async function TranslationDesk(view: AdminViewServerProps) {
  requireAdmin(view, path)
  const { searchParams } = view
  const { payload, i18n } = view.initPageResult.req
  const labels = deskLabels(i18n.language)
  const place = translatedPlaces.find((known) => known === firstValue(searchParams?.collection)) ?? 'pages'
  const labelOf = (each: TranslatedPlace): string =>
    getTranslation(
      isTranslatedGlobal(each)
        ? (payload.globals.config.find(({ slug }) => slug === each)?.label ?? each)
        : payload.collections[each].config.labels.plural,
      i18n,
    )
  const id = Number(firstValue(searchParams?.id)) || undefined
  const page = deskPage(view)
  const { docs, pages } = isTranslatedGlobal(place)
    ? { docs: [await translatedGlobal(payload, place, labelOf(place))], pages: 1 }
    : await translatedDocuments(payload, place, { page, limit: perPage, ...(id === undefined ? {} : { id }) })
  const [doc] = id === undefined && !isTranslatedGlobal(place) ? [] : docs
  return (
    <OwnView view={view}>
      <h1>{labels.title}</h1>
      <p>{labels.lead}</p>
      <nav aria-label={labels.title}>
        {translatedPlaces.map((each) => (
          <a key={each} href={addressOf({ collection: each })} aria-current={each === place ? 'page' : undefined}>
            {labelOf(each)}
          </a>
        ))}
      </nav>
      {doc ? (
        <SideBySide doc={doc} place={place} labels={labels} i18n={i18n} all={firstValue(searchParams?.all) !== ''} />
      ) : (
        <>
          <Overview docs={docs} place={place} labels={labels} />
          <DeskPages
            page={page}
            pages={pages}
            addressOf={(other) => addressOf({ collection: place, page: other })}
            labels={labels}
          />
        </>
      )}
    </OwnView>
  )
}
