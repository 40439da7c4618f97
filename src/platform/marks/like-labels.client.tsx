'use client'

import { createContext, useContext, useEffect, type ReactNode } from 'react'
import { currentMember } from '../visitor/use-visitor'
import { track } from '../analytics/events'
import { pageLikes } from './likes'
import { hasPending, takePending } from './pending-like'

export type LikeLabels = {
  /** `Like: {title}` */
  readonly like: string
  /** The messages after a press without scripts, and the label of its undo button. */
  readonly liked: string
  readonly unlike: string
  readonly unliked: string
  /** The message for a failed press, where the server gave no reason. */
  readonly failed: string
}

const Labels = createContext<LikeLabels | null>(null)

export const useLikeLabels = (): LikeLabels | null => useContext(Labels)

/** Likes the item that a visitor pressed before being sent to the sign-in page. */
async function doPending(): Promise<void> {
  if (!hasPending() || (await currentMember()) === null) return
  const item = takePending()
  if (item) await pageLikes().likeNow(item)
}

/** Provides the labels of like buttons, completes a pending like, and tracks clicks on cards. */
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
