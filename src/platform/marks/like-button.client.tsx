'use client'

import { useCallback, useState, useSyncExternalStore, type SubmitEvent } from 'react'
import { fill } from '@/core/fill'
import { track } from '../analytics/events'
import type { Heart, Item } from './like-store'
import { CallError } from './json-call'
import { useLikeLabels, type LikeLabels } from './like-labels.client'
import { likedPlace } from './liked-place'
import { pageLikes } from './likes'

type LikeButtonProps = Item & {
  /** The title of the item. */
  title: string
  /** On the picture of a card, or in a line of a page. */
  place?: 'card' | 'page'
}

const unread: Heart = { liked: false, count: null }

const looks = {
  card: 'bg-raised/90 min-w-11 justify-center px-2.5',
  page: 'border-line hover:border-lichen min-w-11 border px-4',
} as const

/**
 * The result of a press without scripts: hidden until it is the target of the address's fragment, and focused then, so
 * that screen readers announce it. A static page cannot know what a member likes, so this also offers to unlike
 * (LIK-03).
 */
function Said({ relationTo, id, labels }: Item & { labels: LikeLabels }) {
  const said = { role: 'status', tabIndex: -1, className: 'heart-note heart-said' } as const
  return (
    <>
      <div id={likedPlace('liked', relationTo, id)} {...said}>
        {labels.liked}
        <form method="post" action="/api/page-forms/unlike">
          <input type="hidden" name="item" value={`${relationTo}:${id}`} />
          <button type="submit">{labels.unlike}</button>
        </form>
      </div>
      <p id={likedPlace('unliked', relationTo, id)} {...said}>
        {labels.unliked}
      </p>
    </>
  )
}

/** A like button: optimistic, and reverted if the server rejects it (LIK-02). */
export function LikeButton({ relationTo, id, title, place = 'card' }: LikeButtonProps) {
  const labels = useLikeLabels()
  const subscribe = useCallback(
    (listener: () => void) => pageLikes().subscribe({ relationTo, id }, listener),
    [relationTo, id],
  )
  const { liked, count, failure } = useSyncExternalStore(
    subscribe,
    () => pageLikes().heart({ relationTo, id }),
    () => unread,
  )
  // With scripts the heart shows the result itself.
  const [isPressed, setPressed] = useState(false)
  if (!labels) return null
  const press = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault()
    setPressed(true)
    const wanted = await pageLikes().press({ relationTo, id })
    if (wanted !== null) track('like_click', { item: `${relationTo}:${id}`, action: wanted ? 'like' : 'unlike' })
  }
  return (
    <div className={place === 'card' ? 'absolute top-2 right-2 z-10' : undefined}>
      {/* Before hydration, and without scripts, the browser submits the form (docs/recipes/add-a-form.md). */}
      <form method="post" action="/api/page-forms/like" onSubmit={(event) => void press(event)}>
        <input type="hidden" name="item" value={`${relationTo}:${id}`} />
        <button
          type="submit"
          aria-pressed={liked}
          aria-label={fill(labels.like, { title })}
          className={`tabular inline-flex min-h-11 cursor-pointer items-center gap-1.5 rounded-full text-sm ${looks[place]}`}
        >
          <svg
            aria-hidden
            width="20"
            height="20"
            viewBox="0 0 24 24"
            fill={liked ? 'currentColor' : 'none'}
            stroke="currentColor"
            strokeWidth="2"
            strokeLinejoin="round"
            className={liked ? 'text-chanterelle' : 'text-muted'}
          >
            <path d="M12 20.5s-8-4.9-8-11a4.6 4.6 0 0 1 8-3 4.6 4.6 0 0 1 8 3c0 6.1-8 11-8 11z" />
          </svg>
          {count ? <span>{count}</span> : place === 'page' && count === 0 ? <span>0</span> : null}
        </button>
        {failure ? (
          <p role="alert" className="heart-note">
            {(failure instanceof CallError && failure.message) || labels.failed}
          </p>
        ) : null}
      </form>
      {isPressed ? null : <Said relationTo={relationTo} id={id} labels={labels} />}
    </div>
  )
}
