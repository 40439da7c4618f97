import { markRays } from '@/core/mark'

function Mark({ size }: { size: string }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" className="sporeprint-mark" aria-hidden>
      <circle cx="16" cy="16" r="14.6" fill="none" stroke="currentColor" strokeWidth="1.6" />
      <path d={markRays} stroke="currentColor" strokeWidth="1.5" strokeLinecap="round" />
      <circle cx="16" cy="16" r="2.2" fill="currentColor" />
    </svg>
  )
}

/** The logo above the sign-in form. */
export function Logo() {
  return (
    <span className="sporeprint-logo">
      <Mark size="48" />
      Sporeprint
    </span>
  )
}

/** The icon in the header, which links to the dashboard. */
export function Icon() {
  return <Mark size="100%" />
}
