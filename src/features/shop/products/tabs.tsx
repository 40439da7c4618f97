import type { ReactNode } from 'react'

export type Tab = {
  readonly id: string
  readonly title: string
  /** The title's locale, where it is not the page's (D-21). */
  readonly lang?: string | undefined
  readonly content: ReactNode
}

/** `details` elements with one name: one is open at a time, styled as tabs on wide screens, without scripts. */
export function Tabs({ tabs, name }: { tabs: readonly Tab[]; name: string }) {
  return (
    <div className="tabs" style={{ '--tabs': tabs.length } as React.CSSProperties}>
      {tabs.map(({ id, title, lang, content }, index) => (
        <details key={id} id={id} name={name} open={index === 0}>
          <summary>
            <h2 lang={lang} className="text-lg">
              {title}
            </h2>
          </summary>
          <div className="py-6">{content}</div>
        </details>
      ))}
    </div>
  )
}
