import { useCallback, useState } from 'react'
import { useVisitor } from './use-visitor'

/**
 * Something of the visitor's own. It begins anew where another signs in or out, in whatever tab: nothing of the last
 * one's is shown, and what comes of their calls later is dropped.
 * @returns `who`: the member, null of a visitor who is not signed in, undefined until the server has said. `set` changes what
 *   is of `of`, who is the one of this render where nobody is named: who presses early is known only afterwards.
 */
export function useOwn<T>(none: T) {
  const { member, ready } = useVisitor()
  const who = ready ? (member?.id ?? null) : undefined
  const [state, setState] = useState({ who, own: none })
  if (state.who !== who) setState({ who, own: none })
  const set = useCallback(
    (change: (before: T) => T, of: number | null | undefined = who): void =>
      setState((before) => (before.who === of ? { who: of, own: change(before.own) } : before)),
    [who],
  )
  return { who, own: state.own, set }
}
