'use client'

import type { ReactNode } from 'react'
import type { Locale } from '@/core/locales'

type CartFormProps = {
  /** The form that it is sent to before the scripts and without them. */
  name: string
  locale: Locale
  /** What it sends beside what its visitor fills in. */
  values: Readonly<Record<string, string | number>>
  onSend: () => void
  className?: string
  children: ReactNode
}

/** A form of the cart, which scripts send in place. */
export function CartForm({ name, locale, values, onSend, className, children }: CartFormProps) {
  return (
    <form
      method="post"
      action={`/api/page-forms/${name}`}
      onSubmit={(event) => {
        event.preventDefault()
        onSend()
      }}
      // The server says what is wrong, in the visitor's language; the browser's own bubble would hide it.
      noValidate
      className={className}
    >
      {Object.entries({ locale, ...values }).map(([field, value]) => (
        <input key={field} type="hidden" name={field} value={value} />
      ))}
      {children}
    </form>
  )
}
