'use client'

import { ZoomIn } from 'lucide-react'
import { useRef } from 'react'

type ZoomProps = {
  picture: { src: string; srcSet: string; width: number; height: number; alt: string }
  labels: { zoom: string; close: string }
}

/** A picture at its full size, in a dialog; a link to the file where there are no scripts. */
export function Zoom({ picture, labels }: ZoomProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  return (
    <>
      <a
        href={picture.src}
        aria-label={`${labels.zoom}: ${picture.alt}`}
        onClick={(event) => {
          if (!dialog.current) return
          event.preventDefault()
          dialog.current.showModal()
          // Larger than the screen, its middle is seen first.
          const { scrollWidth, clientWidth, scrollHeight, clientHeight } = dialog.current
          dialog.current.scrollTo((scrollWidth - clientWidth) / 2, (scrollHeight - clientHeight) / 2)
        }}
        className="border-line bg-paper/90 absolute end-3 bottom-3 grid size-11 place-items-center rounded-full border print:hidden"
      >
        <ZoomIn aria-hidden size={18} />
      </a>
      <dialog
        ref={dialog}
        aria-label={picture.alt}
        className="bg-paper backdrop:bg-scrim m-auto max-h-[94dvh] max-w-[96vw] overflow-auto rounded-[10px] p-3"
      >
        <form method="dialog" className="sticky start-0 top-0 flex justify-end pb-2">
          <button type="submit" className="button button-secondary bg-paper">
            {labels.close}
          </button>
        </form>
        <img
          src={picture.src}
          loading="lazy"
          alt={picture.alt}
          width={picture.width}
          height={picture.height}
          className="h-auto max-w-none"
        />
      </dialog>
    </>
  )
}
