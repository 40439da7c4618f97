import { ChevronDown } from 'lucide-react'

type SectionIndexProps = { label: string; entries: readonly { id: string; title: string }[] }

/** The sections of a page: beside them where there is room, else a list that opens without script. */
export function SectionIndex({ label, entries }: SectionIndexProps) {
  return (
    <>
      <nav aria-label={label} className="pt-6 lg:hidden">
        <details className="group rounded-card border-line bg-raised border">
          <summary className="flex min-h-11 cursor-pointer items-center justify-between px-4 font-medium [&::-webkit-details-marker]:hidden">
            {label}
            <ChevronDown aria-hidden size={18} className="group-open:rotate-180" />
          </summary>
          <ul className="border-line grid border-t py-2 sm:grid-cols-2">
            {entries.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`} className="flex min-h-11 items-center px-4 underline underline-offset-4">
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </details>
      </nav>
      <nav aria-label={label} className="z-10 hidden pt-10 lg:block">
        {/* On a low screen it scrolls by itself. `:target-current` marks the section in view, where supported. */}
        <ul className="border-line top-below-header sticky max-h-[calc(100dvh-var(--spacing-below-header)-1rem)] overflow-y-auto overscroll-contain border-s py-1 [scroll-target-group:auto]">
          {entries.map(({ id, title }) => (
            <li key={id}>
              <a
                href={`#${id}`}
                className="text-muted hover:text-ink [&:target-current]:text-ink flex min-h-9 items-center ps-4 hover:underline focus-visible:-outline-offset-3 [&:target-current]:shadow-[inset_2px_0_var(--lichen)]"
              >
                {title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </>
  )
}
