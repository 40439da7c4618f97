'use client'

import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react'
import { Children, useCallback, useEffect, useRef, useState, type ReactNode } from 'react'
import { fill } from '@/core/fill'

type CarouselLabels = {
  previous: string
  next: string
  pause: string
  play: string
  slide: string
  carousel: string
  picture: string
}

type CarouselProps = {
  label: string
  labels: CarouselLabels
  children: ReactNode
  /** Milliseconds that a slide is shown, and that the move to the next one takes. */
  autoplay: number
  transition: number
}

const still = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches

/** Scrolls a track in `duration` ms, without snapping until it is there, then calls `onEnd`; returns how to stop it. */
function slideTo(track: HTMLElement, left: number, duration: number, onEnd: () => void): () => void {
  const from = track.scrollLeft
  const began = performance.now()
  let frame = 0
  const step = (now: number): void => {
    const part = Math.min(1, duration <= 0 ? 1 : (now - began) / duration)
    track.scrollLeft = from + (left - from) * (part * (2 - part))
    if (part < 1) {
      frame = requestAnimationFrame(step)
      return
    }
    track.style.scrollSnapType = ''
    onEnd()
  }
  track.style.scrollSnapType = 'none'
  frame = requestAnimationFrame(step)
  return () => {
    cancelAnimationFrame(frame)
    track.style.scrollSnapType = ''
  }
}

const button =
  'needs-script border-line bg-raised hover:border-ink inline-flex size-11 items-center justify-center rounded-full border'

/**
 * Slides side by side (WAI-ARIA Carousel). The track scrolls and snaps without scripts; these add buttons and autoplay,
 * which stops under the pointer, while it has the focus, in a background tab, and at a press of Pause (BLK-02).
 */
export function Carousel({ label, labels, children, autoplay, transition }: CarouselProps) {
  const track = useRef<HTMLUListElement>(null)
  /** The slide that the track is moving to: a second press counts from it. */
  const going = useRef<{ to: number; stop: () => void } | null>(null)
  const [paused, setPaused] = useState(false)
  const [held, setHeld] = useState(false)
  const count = Children.count(children)

  const move = useCallback(
    (by: number): (() => void) | undefined => {
      const list = track.current
      if (!list) return undefined
      const at = going.current?.to ?? Math.round(list.scrollLeft / Math.max(1, list.clientWidth))
      const to = (at + by + count) % count
      going.current?.stop()
      const halt = slideTo(list, to * list.clientWidth, still() ? 0 : transition, () => {
        going.current = null
      })
      const stop = (): void => {
        halt()
        going.current = null
      }
      going.current = { to, stop }
      return stop
    },
    [count, transition],
  )

  useEffect(() => {
    if (paused || held || count < 2 || still()) return undefined
    let stop: (() => void) | undefined
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') stop = move(1)
    }, autoplay)
    return () => {
      clearInterval(timer)
      stop?.()
    }
  }, [paused, held, count, autoplay, move])

  return (
    <section
      aria-roledescription={labels.carousel}
      aria-label={label}
      onPointerEnter={() => {
        setHeld(true)
      }}
      onPointerLeave={() => {
        setHeld(false)
      }}
      onFocus={() => {
        setHeld(true)
      }}
      onBlur={() => {
        setHeld(false)
      }}
    >
      <ul
        ref={track}
        tabIndex={0}
        aria-label={label}
        className="rounded-card flex snap-x snap-mandatory [scrollbar-width:thin] overflow-x-auto overscroll-x-contain"
      >
        {Children.map(children, (child, index) => (
          <li
            aria-roledescription={labels.picture}
            aria-label={fill(labels.slide, { number: index + 1, count })}
            className="w-full shrink-0 snap-start"
          >
            {child}
          </li>
        ))}
      </ul>
      {count > 1 ? (
        <div className="mt-3 flex justify-end gap-2">
          {/* With reduced motion there is no autoplay to pause. */}
          <button
            type="button"
            className={`${button} motion-reduce:hidden`}
            aria-label={paused ? labels.play : labels.pause}
            onClick={() => {
              setPaused(!paused)
            }}
          >
            {paused ? <Play aria-hidden size={18} /> : <Pause aria-hidden size={18} />}
          </button>
          <button type="button" className={button} aria-label={labels.previous} onClick={() => void move(-1)}>
            <ChevronLeft aria-hidden size={20} />
          </button>
          <button type="button" className={button} aria-label={labels.next} onClick={() => void move(1)}>
            <ChevronRight aria-hidden size={20} />
          </button>
        </div>
      ) : null}
    </section>
  )
}
