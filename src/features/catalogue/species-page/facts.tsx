import type { ReactNode } from 'react'

/** `lang` where the value is in another language than the page (D-21). */
type Fact = { label: string; value: ReactNode; lang?: string | undefined }

type FactsProps = {
  facts: readonly Fact[]
  columns?: string
  /** Rendered above the facts if any of them is known. */
  heading?: string
}

/** Facts as a list of terms; an unknown fact is not listed. */
export function Facts({ facts, columns = 'sm:grid-cols-2', heading }: FactsProps) {
  const known = facts.filter(({ value }) => value !== null && value !== undefined && value !== '')
  if (known.length === 0) return null
  return (
    <>
      {heading ? <h3 className="mt-10 mb-4 text-xl">{heading}</h3> : null}
      <dl className={`grid gap-x-5 gap-y-4 sm:gap-x-10 ${columns}`}>
        {known.map(({ label, value, lang }) => (
          <div key={label} className="border-line border-t pt-2">
            <dt className="text-muted text-sm">{label}</dt>
            <dd lang={lang}>{value}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}
