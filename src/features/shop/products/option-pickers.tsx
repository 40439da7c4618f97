import type { Picker } from './choice'

const frame =
  'inline-flex min-h-11 items-center rounded-full border px-4 py-1.5 text-sm font-medium aria-[current=true]:border-lichen aria-[current=true]:bg-lichen-wash aria-[current=true]:text-lichen print:aria-[current=true]:outline print:aria-[current=true]:outline-lichen'

/** Options as links, each to the URL of the variant that it selects (NAV-07). */
export function OptionPickers({
  pickers,
  path,
  impossible,
}: {
  pickers: readonly Picker[]
  path: string
  /** The title of an option that no variant has together with the chosen ones. */
  impossible: string
}) {
  return pickers.map(({ key, label, lang, options }) => (
    <div key={key} role="group" aria-labelledby={`pick-${key}`} className="grid gap-2">
      <p id={`pick-${key}`} lang={lang} className="text-muted text-sm">
        {label}
      </p>
      <ul className="flex flex-wrap gap-2">
        {options.map(({ option, label: name, lang: langOfName, isChosen, query }) => (
          <li key={option}>
            {query ? (
              <a
                lang={langOfName}
                href={`${path}${query}#choice`}
                rel="nofollow"
                aria-current={isChosen}
                className={`${frame} border-line hover:border-ink`}
              >
                {name}
              </a>
            ) : (
              <span className={`${frame} border-line text-muted border-dashed line-through`} title={impossible}>
                <span lang={langOfName}>{name}</span> <span className="sr-only">{impossible}</span>
              </span>
            )}
          </li>
        ))}
      </ul>
    </div>
  ))
}
