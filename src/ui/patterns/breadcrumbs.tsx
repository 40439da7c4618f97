type BreadcrumbsProps = {
  label: string
  /** From the first page down; the last one is the current page, and its `href` is not rendered. */
  items: readonly { label: string; href: string; lang?: string | undefined }[]
}

/** The breadcrumbs of a page (WAI-ARIA Breadcrumb); the last one is plain text (BLK-12). */
export function Breadcrumbs({ label, items }: BreadcrumbsProps) {
  return (
    <nav aria-label={label}>
      <ol className="flex flex-wrap gap-x-2">
        {items.map(({ label: text, href, lang }, index) => (
          <li key={href} className="flex gap-x-2">
            {index > 0 ? <span aria-hidden>/</span> : null}
            {index < items.length - 1 ? (
              <a href={href} lang={lang} className="hover:text-ink inline-block min-h-6 underline underline-offset-4">
                {text}
              </a>
            ) : (
              <span aria-current="page" lang={lang}>
                {text}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
