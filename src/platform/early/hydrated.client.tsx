'use client'

import { useEffect } from 'react'
import { fillKept } from './fill-kept'
import { replayInput } from './replay-input'

/** Stands last in the page, so that its effect runs behind those of everything else: from then on presses are heard. */
export function Hydrated() {
  useEffect(() => {
    document.documentElement.dataset.hydrated = ''
    delete document.documentElement.dataset.scriptless
    fillKept()
    void replayInput()
  }, [])
  return null
}
