'use client'

import type { ReactNode } from 'react'

type PlayerProps = {
  /** The address that the iframe loads once a visitor agrees. */
  frame: string
  title: string
  /** The iframe's name, which a link targets where there are no scripts. */
  name: string
  cover: ReactNode
  /** The label of that link. */
  load: string
}

/** Sets the iframe's src once its details are open, which they may be before hydration. */
function fill(details: HTMLDetailsElement | null): void {
  const frame = details?.querySelector('iframe')
  if (details?.open && frame?.dataset.src && !frame.src) frame.src = frame.dataset.src
}

/**
 * An iframe without a src until it is opened: without scripts browsers ignore `loading="lazy"` and would load the
 * player with every page (BLK-04).
 */
export function Player({ frame, title, name, cover, load }: PlayerProps) {
  return (
    <details
      ref={fill}
      onToggle={({ currentTarget }) => {
        fill(currentTarget)
      }}
      className="group rounded-card border-line bg-raised max-w-4xl overflow-hidden border"
    >
      <summary className="grid aspect-video cursor-pointer place-items-center p-6 text-center group-open:hidden [&::-webkit-details-marker]:hidden">
        {cover}
      </summary>
      <noscript>
        <p className="p-3">
          <a href={frame} target={name} rel="nofollow" className="button button-secondary">
            {load}
          </a>
        </p>
      </noscript>
      <iframe
        data-src={frame}
        name={name}
        title={title}
        loading="lazy"
        allow="fullscreen; picture-in-picture; encrypted-media"
        referrerPolicy="strict-origin-when-cross-origin"
        sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
        className="aspect-video w-full border-0"
      />
    </details>
  )
}
