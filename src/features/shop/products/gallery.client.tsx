'use client'

import { Pause, Play } from 'lucide-react'
import { useEffect, useRef, useState, useSyncExternalStore, type ReactNode } from 'react'

type GalleryMotionProps = {
  count: number
  /** Milliseconds a picture stays (PRD-06). */
  pause: number
  labels: { pause: string; play: string }
  children: ReactNode
}

const still = '(prefers-reduced-motion: reduce)'

function onMotion(listener: () => void): () => void {
  const query = window.matchMedia(still)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

/** Advances a gallery; pauses on hover and focus, stops at any input, and does not start with reduced motion. */
export function GalleryMotion({ count, pause, labels, children }: GalleryMotionProps) {
  const frame = useRef<HTMLDivElement>(null)
  const [requested, setPlaying] = useState<boolean | null>(null)
  const mayMove = useSyncExternalStore(
    onMotion,
    () => !window.matchMedia(still).matches,
    () => true,
  )
  const playing = requested ?? (count > 1 && mayMove)

  useEffect(() => {
    const strip = frame.current?.querySelector<HTMLElement>('[data-strip]')
    if (!playing || !strip) return
    const done = new AbortController()
    const { signal } = done
    const timer = setInterval(() => {
      const looked = strip.matches(':hover, :focus-within') || document.hidden
      if (looked) return
      const next = (Math.round(strip.scrollLeft / strip.clientWidth) + 1) % count
      strip.scrollTo({ left: next * strip.clientWidth, behavior: 'smooth' })
    }, pause)
    const stop = (): void => setPlaying(false)
    for (const move of ['pointerdown', 'keydown', 'wheel'] as const)
      strip.addEventListener(move, stop, { passive: true, signal })
    return () => {
      clearInterval(timer)
      done.abort()
    }
  }, [playing, count, pause])

  return (
    <div ref={frame} className="relative">
      {children}
      {count > 1 ? (
        <button
          type="button"
          onClick={() => setPlaying(!playing)}
          aria-label={playing ? labels.pause : labels.play}
          className="needs-script border-line bg-paper/90 absolute start-3 top-3 grid size-11 place-items-center rounded-full border"
        >
          {playing ? <Pause aria-hidden size={18} /> : <Play aria-hidden size={18} />}
        </button>
      ) : null}
    </div>
  )
}
