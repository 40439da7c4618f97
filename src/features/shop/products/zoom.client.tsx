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
          // A picture larger than the screen starts at its centre.
          dialog.current.lastElementChild?.scrollIntoView({ block: 'center', inline: 'center' })
        }}
        className="zoom-link"
      >
        <ZoomIn aria-hidden size={18} />
      </a>
      <dialog ref={dialog} aria-label={picture.alt} className="zoom">
        <form method="dialog">
          <button type="submit" className="button button-secondary">
            {labels.close}
          </button>
        </form>
        <img src={picture.src} loading="lazy" alt={picture.alt} width={picture.width} height={picture.height} />
      </dialog>
    </>
  )
}
