'use client'

import { SlidersHorizontal, X } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react'
import { archiveForm, formFields } from '../state/form-fields'
import { isWideScreen } from '../state/use-wide-screen'
import type { BrowserLabels } from './labels'

type DialogProps = {
  /** Rendered while the dialog is open. */
  children: () => ReactNode
  /** Number of results; null where it could not be fetched. */
  total: number | null
  chosen: number
  /** Whether the screen has room for the sidebar itself. */
  wide: boolean
  /** The selection in the address: when it changes (back or forward), the dialog closes. */
  address: string
  /** Whether its button was pressed before the page had hydrated. */
  wanted: boolean
  labels: BrowserLabels
  onOpen: () => void
  /** `keep` says whether the selection made in the dialog is kept. */
  onClose: (keep: boolean) => void
}

/** The dialog's `returnValue` when its selection is kept; empty when it is closed in any other way. */
const applied = 'applied'

/**
 * The sidebar of small screens: a modal titled Filters, with the live count on its button (FLT-08). That button keeps
 * the selection; closing in any other way restores the one before (SCR-02).
 */
export function FilterDialog({ children, total, chosen, wide, address, wanted, labels, onOpen, onClose }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const pressedOutside = useRef(false)
  const [open, setOpen] = useState(false)
  // Turning a tablet hides the dialog and shows the sidebar with the same selection; a modal left open would keep the
  // rest of the page inert.
  useEffect(() => {
    if (wide) dialog.current?.close(applied)
  }, [wide])
  useEffect(() => dialog.current?.close(), [address])
  const show = () => {
    if (!dialog.current) return
    dialog.current.returnValue = ''
    setOpen(true)
    onOpen()
    dialog.current.showModal()
  }
  // Hydration assumes a wide screen; only the render after it knows the real width.
  const asked = useRef(wanted)
  const openAsked = useEffectEvent(() => {
    if (!asked.current || (wide && !isWideScreen())) return
    asked.current = false
    if (!wide) show()
  })
  useEffect(() => openAsked(), [wide])
  return (
    <div className="lg:hidden">
      <button
        type="submit"
        form={archiveForm}
        name={formFields.shown}
        value="1"
        className="button button-secondary w-full"
        onClick={(event) => {
          event.preventDefault()
          show()
        }}
      >
        <SlidersHorizontal aria-hidden size={18} />
        {labels.open}
        {chosen > 0 ? <span className="tabular">({chosen})</span> : null}
      </button>
      <dialog
        ref={dialog}
        aria-labelledby="filter-dialog-title"
        onClose={({ currentTarget }) => {
          setOpen(false)
          onClose(currentTarget.returnValue === applied)
        }}
        // A drag that begins in the dialog, such as selecting text, and ends outside must not close it.
        onPointerDown={({ target, currentTarget }) => {
          pressedOutside.current = target === currentTarget
        }}
        onClick={({ target, currentTarget }) => {
          if (pressedOutside.current && target === currentTarget) currentTarget.close()
        }}
        className="bg-raised text-ink backdrop:bg-scrim m-0 h-dvh max-h-none w-full max-w-none p-0 sm:ms-auto sm:w-[26rem]"
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
                onClick={() => dialog.current?.close()}
                className="border-line grid size-11 place-items-center rounded-full border"
              >
                <X aria-hidden size={20} />
              </button>
            </div>
            <div className="flex-1 overflow-y-auto overscroll-contain px-4 py-2">{children()}</div>
            <div className="border-line border-t p-4">
              <p role="alert" className="text-amanita pb-2 empty:hidden">
                {total === null ? labels.filterFailed : null}
              </p>
              <button
                type="button"
                onClick={() => dialog.current?.close(applied)}
                className="button button-primary w-full"
              >
                <span>
                  {labels.apply} {total === null ? null : <span className="tabular">({total})</span>}
                </span>
              </button>
            </div>
          </div>
        ) : null}
      </dialog>
    </div>
  )
}
