import { Section } from '@/ui/patterns/section'
import type { Suggestion } from '../calls/suggestion'

type FoundLinksProps = { id: 'compounds' | 'pages'; found: readonly Suggestion[]; title: string }

/** Search results without a card (compounds, pages), as links with a description. */
export function FoundLinks({ id, found, title }: FoundLinksProps) {
  if (found.length === 0) return null
  return (
    <Section id={id} title={title}>
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {found.map(({ title: name, detail, href }) => (
          <li key={href} className="rounded-card border-line bg-raised relative border p-4">
            <h3 className="text-lg">
              <a href={href} className="underline underline-offset-4 after:absolute after:inset-0">
                {name}
              </a>
            </h3>
            <p className="text-muted mt-1 line-clamp-3">{detail}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
