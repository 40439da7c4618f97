import type { ReactNode } from 'react'

export type Deadly = { readonly id: number; readonly title: string; readonly href: string }

const look = 'border-amanita relative z-10 mt-1 block w-full border-s-4 ps-3 text-sm'

type DeadlyNowProps = {
  label: string
  deadly: readonly Deadly[]
  /** Shown where no deadly species is recorded, so that silence is not taken for safety. */
  none?: ReactNode
}

/** The names of deadly species in season, as links. */
export function DeadlyNow({ label, deadly, none }: DeadlyNowProps) {
  if (deadly.length === 0) return none ? <span className={look}>{none}</span> : null
  return (
    <span className={look}>
      <strong className="text-amanita">{label}</strong>{' '}
      {deadly.map(({ id, title, href }, at) => (
        <span key={id}>
          {at > 0 ? ', ' : ''}
          <a href={href} className="inline-block py-1 underline underline-offset-4">
            {title}
          </a>
        </span>
      ))}
    </span>
  )
}
