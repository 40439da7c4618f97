import { languageNames, languageTags } from '@/core/locales'
import type { NamesIn } from '../mushrooms/model'

/** The common names of a species, one line for each language, with its `lang`. */
export function CommonNames({ names, title }: { names: readonly NamesIn[]; title: string }) {
  if (names.length === 0) return null
  return (
    <div>
      <p className="text-muted text-sm">{title}</p>
      <dl className="divide-line mt-1 grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 divide-y">
        {names.map(({ locale, names: said }) => (
          <div key={locale} className="col-span-2 grid grid-cols-subgrid items-baseline py-1">
            <dt lang={languageTags[locale]} className="text-muted text-sm">
              {languageNames[locale]}
            </dt>
            <dd lang={languageTags[locale]}>{said.join(', ')}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
