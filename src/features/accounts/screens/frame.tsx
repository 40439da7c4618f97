import type { ReactNode } from 'react'
import { PageHeader } from '@/ui/patterns/page-header'

/** A page of one short form. */
export function FormFrame({ title, lead, children }: { title: string; lead?: ReactNode; children: ReactNode }) {
  return (
    <div className="shell pb-16">
      <PageHeader title={title} lead={lead} />
      <div className="max-w-md">{children}</div>
    </div>
  )
}

export function TextLink({
  href,
  children,
  download = false,
}: {
  href: string
  children: ReactNode
  download?: boolean
}) {
  return (
    <a
      href={href}
      download={download || undefined}
      className="text-lichen inline-flex min-h-11 items-center underline underline-offset-4"
    >
      {children}
    </a>
  )
}
