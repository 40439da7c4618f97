import type { ReactNode } from 'react'

const tones = {
  neutral: 'border-line text-muted bg-raised',
  lichen: 'border-transparent bg-lichen-wash text-lichen',
  indigo: 'border-transparent bg-indigo-wash text-indigo',
  reishi: 'border-transparent bg-reishi-wash text-reishi',
  chanterelle: 'border-transparent bg-chanterelle-wash text-chanterelle',
  amanita: 'border-transparent bg-amanita-wash text-amanita',
} as const

export type Tone = keyof typeof tones

/** A short word in a rounded frame. */
export function Chip({ children, tone = 'neutral', icon }: { children: ReactNode; tone?: Tone; icon?: ReactNode }) {
  return (
    <span
      className={`inline-flex items-center gap-1.5 rounded-full border px-2.5 py-0.5 text-sm font-medium ${tones[tone]}`}
    >
      {icon}
      {children}
    </span>
  )
}
