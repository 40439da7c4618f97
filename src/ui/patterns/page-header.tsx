import type { ReactNode } from 'react'

type PageHeaderProps = { title: ReactNode; lead?: ReactNode; over?: ReactNode; children?: ReactNode }

/** The head of a page: a line above, the title, a lead sentence. */
export function PageHeader({ title, lead, over, children }: PageHeaderProps) {
  return (
    <header className="pt-8 pb-8 sm:pt-12">
      {over ? <div className="text-muted mb-3 text-sm">{over}</div> : null}
      <h1 className="max-w-4xl text-4xl sm:text-5xl">{title}</h1>
      {lead ? <p className="text-muted mt-4 max-w-2xl text-lg">{lead}</p> : null}
      {children}
    </header>
  )
}
