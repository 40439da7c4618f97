'use client'

import { useEffect } from 'react'
import { fillKept } from './fill-kept'
import { replayInput } from './replay-input'

/** Rendered last in the page, so that its effect runs after all others: the page has hydrated. */
export function Hydrated() {
  useEffect(() => {
    document.documentElement.dataset.hydrated = ''
    delete document.documentElement.dataset.scriptless
    fillKept()
    void replayInput()
  }, [])
  return null
}
