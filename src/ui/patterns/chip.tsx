import type { ReactNode } from 'react'

/** Print drops backgrounds, so white letters would vanish: a deadly chip gets red letters in a double frame. */
const deadlyInPrint =
  'print:bg-transparent print:text-amanita print:outline print:outline-offset-1 print:outline-amanita'

const tones = {
  neutral: 'rounded-full border border-line text-muted bg-raised',
  lichen: 'rounded-full border border-transparent bg-lichen-wash text-lichen',
  indigo: 'rounded-full border-2 border-dotted border-indigo bg-indigo-wash text-indigo',
  chanterelle: 'rounded-full border border-transparent bg-chanterelle-wash text-chanterelle',
  plum: 'rounded-full border border-transparent bg-plum-wash text-plum',
  amanita: 'rounded-sm border-2 border-amanita bg-amanita-wash text-amanita',
  deadly: `rounded-none border-2 border-amanita bg-amanita text-paper font-bold ${deadlyInPrint}`,
  suspect: 'rounded-sm border-2 border-dashed border-amanita bg-raised text-amanita',
} as const

export type Tone = keyof typeof tones

/** A short label in a frame; those of harmful grades have corners, all others are round. */
export function Chip({ children, tone = 'neutral', icon }: { children: ReactNode; tone?: Tone; icon?: ReactNode }) {
  return (
    <span className={`inline-flex items-center gap-1.5 px-2.5 py-0.5 text-sm font-medium ${tones[tone]}`}>
      {icon}
      {children}
    </span>
  )
}
