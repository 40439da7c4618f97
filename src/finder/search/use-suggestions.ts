import { useEffect, useState } from 'react'
import type { Locale } from '@/core/locales'
import type { SuggestionGroup } from '../calls/suggestion'

/** A pause in typing, and the fewest letters worth a request. */
const pause = 120
const fewest = 2

/** What the server suggests for a text; a response that a later text overtook is dropped. */
export function useSuggestions(text: string, locale: Locale): readonly SuggestionGroup[] {
  const [groups, setGroups] = useState<readonly SuggestionGroup[]>([])
  const wanted = text.trim()
  useEffect(() => {
    if (wanted.length < fewest) return
    const stop = new AbortController()
    const timer = setTimeout(() => {
      fetch(`/api/search?${new URLSearchParams({ q: wanted, locale }).toString()}`, { signal: stop.signal })
        .then(async (response) => {
          if (response.ok) setGroups(((await response.json()) as { groups: SuggestionGroup[] }).groups)
        })
        // Without suggestions the box still leads to the search page.
        .catch(() => undefined)
    }, pause)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [wanted, locale])
  return wanted.length < fewest ? [] : groups
}
