import { getTranslations } from 'next-intl/server'
import { langOf } from '@/cms/fallbacks'
import type { Locale } from '@/core/locales'
import { compareRecords, type Likeness } from '@/features/catalogue/model'
import { markValues } from './mark-values'
import type { Side } from './side'

const titles = {
  decides: 'decides',
  varies: 'variesTitle',
  overlaps: 'overlaps',
  same: 'same',
  unknown: 'unknownTitle',
} as const satisfies Record<Likeness, string>

const looks: Record<Likeness, string> = {
  decides: 'border-chanterelle bg-chanterelle-wash font-medium',
  varies: 'border-chanterelle border-dashed',
  overlaps: 'border-line',
  same: 'border-line text-muted',
  unknown: 'border-line text-muted',
}

const columnId = (species: number | string): string => `compared-${species}`

type CompareTableProps = { a: Side; b: Side; locale: Locale }

/** All characters of two species, the deciding ones first (KEY-04). */
export async function CompareTable({ a, b, locale }: CompareTableProps) {
  const [t, words, marks] = await Promise.all([
    getTranslations({ locale, namespace: 'compare' }),
    getTranslations({ locale, namespace: 'species' }),
    markValues(locale),
  ])
  const sides = [a, b]
  const columnIds = sides.map(({ view }) => columnId(view.id))
  const rows = compareRecords(a.key, b.key)
  const groups = (Object.keys(titles) as Likeness[]).flatMap((likeness) => {
    const found = rows.filter((row) => row.likeness === likeness)
    return found.length > 0 ? [{ likeness, found }] : []
  })
  const texts = (['cap', 'gills'] as const).filter((part) =>
    sides.some(({ species }) => species.specie.characteristics?.[part]),
  )
  return (
    // Border spacing surrounds a table too: negative margins align its columns with the cards above.
    <table className="-mx-2 w-[calc(100%+var(--spacing)*4)] table-fixed border-separate border-spacing-x-2 border-spacing-y-0 text-start sm:-mx-6 sm:w-[calc(100%+3rem)] sm:border-spacing-x-6">
      <caption className="sr-only">{t('title')}</caption>
      <thead>
        <tr>
          {sides.map(({ view }) => (
            <th
              key={view.id}
              id={columnId(view.id)}
              scope="col"
              className="bg-paper border-line top-header sticky z-10 border-b py-2 text-start font-serif text-lg leading-tight [box-shadow:0.5rem_0_var(--paper)] sm:[box-shadow:1.5rem_0_var(--paper)]"
            >
              {view.title}
            </th>
          ))}
        </tr>
      </thead>
      {groups.map(({ likeness, found }) => (
        <tbody key={likeness}>
          <tr>
            <th colSpan={2} scope="rowgroup" className="pt-8 text-start">
              <span className="font-serif text-xl">{t(titles[likeness])}</span>
            </th>
          </tr>
          {found.map(({ at }) => {
            const values = sides.map((side) => marks.of(side, at))
            return (
              <MarkRow
                key={at}
                id={`mark-${at}`}
                label={marks.label(at)}
                note={likeness === 'decides' ? t('differs') : likeness === 'varies' ? t('varies') : null}
                cells={values.map((value, side) => ({
                  column: columnIds[side] ?? '',
                  text: value || t('unknown'),
                }))}
                look={looks[likeness]}
              />
            )
          })}
        </tbody>
      ))}
      {texts.length > 0 ? (
        <tbody>
          <tr>
            <th colSpan={2} scope="rowgroup" className="pt-8 text-start">
              <span className="font-serif text-xl">{t('inWords')}</span>
            </th>
          </tr>
          {texts.map((part) => (
            <MarkRow
              key={part}
              id={`mark-${part}`}
              label={words(part)}
              note={null}
              cells={sides.map(({ view, species: { specie } }) => ({
                column: columnId(view.id),
                text: specie.characteristics?.[part] || t('unknown'),
                lang: specie.characteristics ? langOf(specie.characteristics, part) : undefined,
              }))}
              look="border-line"
            />
          ))}
        </tbody>
      ) : null}
    </table>
  )
}

type MarkRowProps = {
  id: string
  label: string
  note: string | null
  cells: readonly { column: string; text: string; lang?: string | undefined }[]
  look: string
}

/**
 * A character in a row above its two values, as small screens have no room beside them. The scope of a header does not
 * reach the next row, so each cell names its headers itself.
 */
function MarkRow({ id, label, note, cells, look }: MarkRowProps) {
  return (
    <>
      <tr>
        <th id={id} colSpan={2} className="pt-4 pb-1 text-start text-sm font-semibold">
          {label}
          {note ? <span className="text-chanterelle ms-1 font-normal"> {note}</span> : null}
        </th>
      </tr>
      <tr>
        {cells.map(({ column, text, lang }) => (
          <td
            key={column}
            headers={`${column} ${id}`}
            lang={lang}
            className={`rounded-card border px-3 py-2 align-top hyphens-auto first-letter:uppercase ${look}`}
          >
            {text}
          </td>
        ))}
      </tr>
    </>
  )
}
