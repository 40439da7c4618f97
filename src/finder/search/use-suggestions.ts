import { useEffect, useState } from 'react'
import type { Locale } from '@/core/locales'
import type { SuggestionGroup } from '../calls/suggestion'

/** Debounce in milliseconds, and the minimum number of letters for a request. */
const pause = 120
const fewest = 2

type Suggestions = {
  readonly groups: readonly SuggestionGroup[]
  /** Whether the server found nothing for the text as it stands. */
  readonly isEmpty: boolean
}

/** What the server suggests for a text; a response that a later text overtook is dropped. */
export function useSuggestions(text: string, locale: Locale): Suggestions {
  const [found, setFound] = useState<{ of: string; groups: readonly SuggestionGroup[] }>({ of: '', groups: [] })
  const wanted = text.trim()
  useEffect(() => {
    if (wanted.length < fewest) return
    const stop = new AbortController()
    const timer = setTimeout(() => {
      fetch(`/api/search?${new URLSearchParams({ q: wanted, locale }).toString()}`, { signal: stop.signal })
        .then(async (response) => {
          if (!response.ok) return
          setFound({ of: wanted, groups: ((await response.json()) as { groups: SuggestionGroup[] }).groups })
        })
        // Without suggestions the box still leads to the search page.
        .catch(() => undefined)
    }, pause)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [wanted, locale])
  if (wanted.length < fewest) return { groups: [], isEmpty: false }
  return { groups: found.groups, isEmpty: found.of === wanted && found.groups.length === 0 }
}
