import type { ReactNode } from 'react'

/** `lang` where the value is in another language than the page (D-21). */
export type Fact = { label: string; value: ReactNode; lang?: string | undefined }

/** Facts as a list of terms; an unknown fact is not listed. */
export function Facts({ facts, columns = 'sm:grid-cols-2' }: { facts: readonly Fact[]; columns?: string }) {
  const known = facts.filter(({ value }) => value !== null && value !== undefined && value !== '')
  if (known.length === 0) return null
  return (
    <dl className={`grid gap-x-5 gap-y-4 sm:gap-x-10 ${columns}`}>
      {known.map(({ label, value, lang }) => (
        <div key={label} className="border-line border-t pt-2">
          <dt className="text-muted text-sm">{label}</dt>
          <dd lang={lang}>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
