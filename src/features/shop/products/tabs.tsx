import type { ReactNode } from 'react'

export type Tab = { readonly id: string; readonly title: string; readonly content: ReactNode }

/** Native disclosures of one name: one is open at a time, side by side where there is room, and all of it without scripts. */
export function Tabs({ tabs, name }: { tabs: readonly Tab[]; name: string }) {
  return (
    <div className="tabs" style={{ '--tabs': tabs.length } as React.CSSProperties}>
      {tabs.map(({ id, title, content }, index) => (
        <details key={id} id={id} name={name} open={index === 0}>
          <summary>
            <h2 className="text-lg">{title}</h2>
          </summary>
          <div className="py-6">{content}</div>
        </details>
      ))}
    </div>
  )
}
