import { useCallback, useState } from 'react'
import { useVisitor } from './use-visitor'

/**
 * State that belongs to the current visitor: it is reset when another one signs in or out, in any tab, and late results
 * of the previous one's requests are dropped.
 * @returns `who`: the member's id, null for a visitor who is not signed in, undefined until the server has responded.
 * `set` changes the state of `of`, by default the visitor of this render; a press before the response must name them.
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
