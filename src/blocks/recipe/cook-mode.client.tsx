'use client'

import { Printer } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { keepAwake } from './keep-awake'

type Labels = { cook: string; asleep: string; print: string }

/** Cook mode and printing. The box works without scripts; they keep the screen on, also if ticked before hydration. */
export function CookMode({ labels, id }: { labels: Labels; id: string }) {
  const box = useRef<HTMLInputElement>(null)
  const [asleep, setAsleep] = useState(false)
  useEffect(() => (box.current ? keepAwake(box.current, setAsleep) : undefined), [])
  return (
    <div className="recipe-tools flex flex-wrap items-center gap-x-6 gap-y-3">
      <label htmlFor={id} className="inline-flex min-h-11 cursor-pointer items-center gap-3">
        <input ref={box} id={id} type="checkbox" className="recipe-cook accent-lichen size-5 shrink-0" />
        {labels.cook}
      </label>
      <button
        type="button"
        className="button button-secondary needs-script"
        onClick={() => {
          window.print()
        }}
      >
        <Printer aria-hidden size={16} /> {labels.print}
      </button>
      <p role="status" className="text-muted text-sm empty:hidden">
        {asleep ? labels.asleep : null}
      </p>
    </div>
  )
}
