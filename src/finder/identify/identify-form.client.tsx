'use client'

import { useRouter, useSearchParams } from 'next/navigation'
import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  useTransition,
  type ChangeEvent,
  type SubmitEvent,
  type ReactNode,
} from 'react'
import { followAgain } from '@/platform/place/place-store'
import { useCountry } from '@/platform/place/use-place'

type IdentifyFormProps = {
  /** The address of the key without a query. */
  action: string
  /** The id of the results, which the button leads to. */
  results: string
  /** The value that answers a question with "not sure". */
  unsure: string
  /** The message that is shown while there is no connection. */
  away: string
  children: ReactNode
}

const queryOf = (form: HTMLFormElement): string =>
  new URLSearchParams(
    [...new FormData(form)].flatMap(([name, value]) =>
      typeof value === 'string' && value !== '' ? [[name, value]] : [],
    ),
  ).toString()

/** Sorts a query for comparison, as an address may name its answers in any order. */
const sorted = (query: string | URLSearchParams): string => {
  const parameters = new URLSearchParams(query)
  parameters.sort()
  return parameters.toString()
}

/** The questions as a GET form; with scripts every answer acts at once. */
export function IdentifyForm({ action, results, unsure, away, children }: IdentifyFormProps) {
  const router = useRouter()
  const form = useRef<HTMLFormElement>(null)
  const [isPending, startTransition] = useTransition()

  const [isAway, setAway] = useState(false)

  const isReturning = useRef(false)

  const show = (how: 'push' | 'replace') => {
    if (!form.current) return
    isReturning.current = false
    // Without a connection Next would fall back to the browser's error page, so answers wait in the form.
    setAway(!navigator.onLine)
    if (!navigator.onLine) return
    const query = queryOf(form.current)
    startTransition(() => router[how](query ? `${action}?${query}` : action, { scroll: false }))
  }
  /** Unticks "not sure" when an answer is ticked, and the other way round. */
  const onChange = ({ target }: ChangeEvent<HTMLFormElement>) => {
    if (target instanceof HTMLInputElement && target.type === 'checkbox' && target.checked && form.current)
      for (const other of form.current.querySelectorAll<HTMLInputElement>(`input[name="${target.name}"]:checked`))
        if ((other.value === unsure) !== (target.value === unsure)) other.checked = false
    show('push')
  }
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    show('replace')
    document.getElementById(results)?.focus()
  }

  // Answers from before hydration or without a connection are applied (PRS-01), and so are those that follow the place
  // (SAF-07).
  const catchUp = useEffectEvent(() => {
    const told = new URLSearchParams(window.location.search)
    told.delete('page')
    if (form.current && sorted(queryOf(form.current)) !== sorted(told)) show('replace')
    else setAway(false)
  })
  useEffect(() => {
    const onOnline = () => catchUp()
    onOnline()
    window.addEventListener('online', onOnline)
    return () => window.removeEventListener('online', onOnline)
  }, [])

  // Back undoes an answer: the form is reset to what was rendered for that address.
  const query = useSearchParams().toString()
  useEffect(() => {
    const onReturn = () => {
      isReturning.current = true
    }
    window.addEventListener('popstate', onReturn)
    return () => window.removeEventListener('popstate', onReturn)
  }, [])
  useEffect(() => {
    if (isReturning.current) form.current?.reset()
    isReturning.current = false
  }, [query])

  const country = useCountry()
  const followed = useRef(country)
  const follow = useEffectEvent(() => {
    if (!form.current) return
    followAgain(form.current)
    show('replace')
  })
  useEffect(() => {
    // Follows changes alone: the page was loaded with the first country.
    if (followed.current !== null && country !== followed.current) follow()
    followed.current = country
  }, [country])

  return (
    <form
      ref={form}
      action={`${action}#${results}`}
      onChange={onChange}
      onSubmit={onSubmit}
      aria-busy={isPending}
      // Scroll margins keep focused controls clear of the sticky header and of the sticky button at the bottom.
      className="min-w-0 [&>:not(:last-child)_:is(a,input,summary)]:scroll-mt-24 [&>:not(:last-child)_:is(a,input,summary)]:scroll-mb-40"
    >
      <p role="status" className="bg-paper text-amanita top-header sticky z-10 py-2 font-medium empty:hidden">
        {isAway ? away : ''}
      </p>
      {children}
    </form>
  )
}
