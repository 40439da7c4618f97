'use client'

import type { ReactNode } from 'react'
import type { Locale } from '@/core/locales'

type CartFormProps = {
  /** The form of /api/page-forms that receives it before hydration and without scripts. */
  name: string
  locale: Locale
  /** Its hidden fields beside `locale`. */
  values: Readonly<Record<string, string | number>>
  onSend: () => void
  className?: string
  children: ReactNode
}

/** A form of the cart: with scripts `onSend` handles it, without them the browser posts it. */
export function CartForm({ name, locale, values, onSend, className, children }: CartFormProps) {
  return (
    <form
      method="post"
      action={`/api/page-forms/${name}`}
      onSubmit={(event) => {
        event.preventDefault()
        onSend()
      }}
      // The server's error is in the page's locale; native validation, in the browser's, would block the form first.
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
