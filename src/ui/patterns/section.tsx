import type { ReactNode } from 'react'

type SectionProps = { id?: string; title: ReactNode; intro?: ReactNode; children: ReactNode }

/** A section of a page with its heading, which an in-page index can link to. */
export function Section({ id, title, intro, children }: SectionProps) {
  const headingId = id ? `${id}-title` : undefined
  return (
    <section id={id} aria-labelledby={headingId} className="border-line border-t py-10 first:border-t-0">
      <h2 id={headingId} className="text-2xl sm:text-3xl">
        {title}
      </h2>
      {intro ? <p className="text-muted mt-3 max-w-2xl">{intro}</p> : null}
      <div className="mt-6">{children}</div>
    </section>
  )
}
