'use client'

import { ChevronDown } from 'lucide-react'
import { useState, type ReactNode } from 'react'

type QuestionDetailsProps = { isOpen: boolean; summary: ReactNode; children: ReactNode }

/** A question that stays open or closed as the visitor left it: an answer must not close it under the focus. */
export function QuestionDetails({ isOpen, summary, children }: QuestionDetailsProps) {
  const [atFirst] = useState(isOpen)
  return (
    <details open={atFirst} className="group border-line border-t last:border-b">
      <summary className="flex min-h-12 cursor-pointer items-center gap-3 py-2">
        {summary}
        <ChevronDown aria-hidden size={18} className="text-muted shrink-0 group-open:rotate-180" />
      </summary>
      <div className="pb-4">{children}</div>
    </details>
  )
}
