import { markRays } from '@/core/mark'

/** The mark: half a spore print, rays of gills around a stem. */
export function Mark({ size = 30 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden className="text-lichen">
      <circle cx="16" cy="16" r="14.6" fill="none" stroke="currentColor" strokeWidth="1.6" />
      <path d={markRays} stroke="currentColor" strokeWidth="1.5" strokeLinecap="round" />
      <circle cx="16" cy="16" r="2.2" fill="currentColor" />
    </svg>
  )
}
