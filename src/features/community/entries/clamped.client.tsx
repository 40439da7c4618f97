'use client'

import { useEffect, useRef, useState } from 'react'

type ClampedProps = { text: string; lang: string | null; labels: { readFull: string; readLess: string } }

/** A member's text clamped to five lines, with a button for the rest where there is more (COM-02, COM-04). */
export function Clamped({ text, lang, labels }: ClampedProps) {
  const place = useRef<HTMLParagraphElement>(null)
  const [overflows, setOverflows] = useState(false)
  const [open, setOpen] = useState(false)
  useEffect(() => {
    const paragraph = place.current
    if (!paragraph || open) return
    const watcher = new ResizeObserver(() => setOverflows(paragraph.scrollHeight > paragraph.clientHeight + 1))
    watcher.observe(paragraph)
    return () => watcher.disconnect()
  }, [open])
  return (
    <>
      <p
        ref={place}
        dir="auto"
        lang={lang ?? undefined}
        className={`max-w-2xl whitespace-pre-line ${open ? '' : 'clamped'}`}
      >
        {text}
      </p>
      {overflows ? (
        <button
          type="button"
          aria-expanded={open}
          onClick={() => setOpen(!open)}
          className="text-lichen min-h-11 cursor-pointer underline underline-offset-4"
        >
          {open ? labels.readLess : labels.readFull}
        </button>
      ) : null}
    </>
  )
}
