import type { ReactNode } from 'react'
import { titleText } from './title-text'

type PageHeaderProps = {
  title: ReactNode
  lead?: ReactNode
  over?: ReactNode
  children?: ReactNode
  /** Languages of title and lead, where they are not the page's. */
  lang?: { readonly title?: string | undefined; readonly lead?: string | undefined }
}

/** The head of a page: a line above, the title, a lead sentence. */
export function PageHeader({ title, lead, over, children, lang }: PageHeaderProps) {
  return (
    <header className="pt-8 pb-8 sm:pt-12">
      {over ? <div className="text-muted mb-3 text-sm">{over}</div> : null}
      <h1 lang={lang?.title} className="max-w-4xl text-4xl sm:text-5xl">
        {typeof title === 'string' ? titleText(title) : title}
      </h1>
      {lead ? (
        <p lang={lang?.lead} className="text-muted mt-4 max-w-2xl text-lg text-pretty">
          {lead}
        </p>
      ) : null}
      {children}
    </header>
  )
}
