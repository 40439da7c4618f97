'use client'

import { createContext, useContext, useEffect, type ReactNode } from 'react'
import { currentMember } from '../visitor/use-visitor'
import { track } from '../analytics/events'
import { pageLikes } from './likes'
import { hasPending, takePending } from './pending-like'

export type LikeLabels = {
  /** `Like: {title}` */
  readonly like: string
  /** What is said of a press without scripts, how it is taken back, and what is said of that. */
  readonly liked: string
  readonly unlike: string
  readonly unliked: string
  /** What is said of a press that failed, where the server gave no reason. */
  readonly failed: string
}

const Labels = createContext<LikeLabels | null>(null)

export const useLikeLabels = (): LikeLabels | null => useContext(Labels)

/** Does what a visitor meant when they were sent to sign in. */
async function doPending(): Promise<void> {
  if (!hasPending() || (await currentMember()) === null) return
  const item = takePending()
  if (item) await pageLikes().likeNow(item)
}

/** What hearts are called, and what a page does for all of its cards. */
export function Hearts({ labels, children }: { labels: LikeLabels; children: ReactNode }) {
  useEffect(() => {
    doPending().catch((error: unknown) => console.error('Failed to like', error))
    const onClick = ({ target }: MouseEvent): void => {
      const card = target instanceof Element ? target.closest<HTMLElement>('[data-card]') : null
      if (card?.dataset.card && target instanceof Element && target.closest('a'))
        track('card_click', { item: card.dataset.card })
    }
    document.addEventListener('click', onClick)
    return () => document.removeEventListener('click', onClick)
  }, [])
  return <Labels value={labels}>{children}</Labels>
}
