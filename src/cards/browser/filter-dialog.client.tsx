'use client'

import { SlidersHorizontal, X } from 'lucide-react'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import type { BrowserLabels } from './labels'

type DialogProps = {
  /** Drawn while the dialog is open. */
  children: () => ReactNode
  total: number
  chosen: number
  /** Whether the screen has room for the sidebar itself. */
  wide: boolean
  labels: BrowserLabels
}

/** The sidebar of small screens: a modal titled Filters, with the live count on its button (FLT-08). */
export function FilterDialog({ children, total, chosen, wide, labels }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [open, setOpen] = useState(false)
  const close = () => dialog.current?.close()
  // A tablet that is turned hides the dialog; left open, it would hold the whole page behind it.
  useEffect(() => {
    if (wide) dialog.current?.close()
  }, [wide])
  return (
    <div className="lg:hidden">
      <button
        type="button"
        className="button button-secondary w-full"
        onClick={() => {
          setOpen(true)
          dialog.current?.showModal()
        }}
      >
        <SlidersHorizontal aria-hidden size={18} />
        {labels.open}
        {chosen > 0 ? <span className="tabular">({chosen})</span> : null}
      </button>
      <dialog
        ref={dialog}
        aria-labelledby="filter-dialog-title"
        onClose={() => setOpen(false)}
        className="bg-raised text-ink backdrop:bg-ink/40 m-0 h-dvh max-h-none w-full max-w-none p-0 sm:ms-auto sm:w-[26rem]"
      >
        {open ? (
          <div className="flex h-full flex-col">
            <div className="border-line flex items-center justify-between border-b px-4 py-2">
              <h2 id="filter-dialog-title" className="text-2xl">
                {labels.title}
              </h2>
              <button
                type="button"
                aria-label={labels.close}
                onClick={close}
                className="border-line grid size-11 place-items-center rounded-full border"
              >
                <X aria-hidden size={20} />
              </button>
            </div>
            <div className="flex-1 overflow-y-auto overscroll-contain px-4 py-2">{children()}</div>
            <div className="border-line border-t p-4">
              <button type="button" onClick={close} className="button button-primary w-full">
                {labels.apply} <span className="tabular">({total})</span>
              </button>
            </div>
          </div>
        ) : null}
      </dialog>
    </div>
  )
}
