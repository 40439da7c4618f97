import { Chip } from '@/ui/patterns/chip'
import type { SuggestionGroup, SuggestionKind } from '../calls/suggestion'

type ListProps = {
  id: string
  groups: readonly SuggestionGroup[]
  kinds: Readonly<Record<SuggestionKind, string>>
  /** Index of the option that the arrow keys selected; -1 for none. */
  active: number
  optionId: (index: number) => string
}

/** Suggestions by kind; the options are numbered through all groups. */
export function SuggestionList({ id, groups, kinds, active, optionId }: ListProps) {
  const firsts = groups.map((_, at) => groups.slice(0, at).reduce((sum, { items }) => sum + items.length, 0))
  return groups.map(({ kind, items }, at) => (
    <div key={kind} role="group" aria-labelledby={`${id}-${kind}`}>
      <p id={`${id}-${kind}`} className="text-muted px-2 pt-2 pb-1 text-xs font-semibold tracking-wide uppercase">
        {kinds[kind]}
      </p>
      {items.map(({ title, detail, href, picture, danger, tone }, index) => {
        const number = (firsts[at] ?? 0) + index
        return (
          <a
            key={href}
            id={optionId(number)}
            role="option"
            aria-selected={number === active}
            tabIndex={-1}
            href={href}
            className={`flex min-h-11 items-center gap-3 rounded-lg px-2 py-1 ${number === active ? 'bg-lichen-wash' : 'hover:bg-paper'}`}
          >
            {picture ? <img src={picture} alt="" width={44} height={33} className="rounded-sm" loading="lazy" /> : null}
            <span className="min-w-0">
              <span className="line-clamp-2 font-medium">{title}</span>
              {danger ? <Chip tone={tone}>{danger}</Chip> : null}
              {detail ? (
                <span className={`text-muted line-clamp-2 text-sm ${kind === 'mushrooms' ? 'scientific' : ''}`}>
                  {detail}
                </span>
              ) : null}
            </span>
          </a>
        )
      })}
    </div>
  ))
}
