'use client'

import { useEffect, useRef, useState, type ReactNode } from 'react'
import { formDone } from '@/platform/forms/form-script.client'

/** Takes the place of the fields once the form was accepted; until then it is hidden. */
export function Confirmed({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  const [isDone, setDone] = useState(false)
  useEffect(() => {
    const form = place.current?.closest('form')
    const confirm = (event: Event): void => {
      event.preventDefault()
      form?.setAttribute('data-done', '')
      setDone(true)
    }
    form?.addEventListener(formDone, confirm)
    return () => form?.removeEventListener(formDone, confirm)
  }, [])
  useEffect(() => {
    if (isDone) place.current?.focus()
  }, [isDone])
  return (
    <div ref={place} data-confirmation hidden={!isDone} role="status" tabIndex={-1} className="outline-none">
      {children}
    </div>
  )
}
