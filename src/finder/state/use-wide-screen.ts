import { useSyncExternalStore } from 'react'

const wideScreen = '(min-width: 1024px)'

const onScreenChange = (listener: () => void) => {
  const query = window.matchMedia(wideScreen)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

export const isWideScreen = (): boolean => window.matchMedia(wideScreen).matches

/** Whether the screen has room for the sidebar; true on the server and during hydration, which render it. */
export const useWideScreen = (): boolean => useSyncExternalStore(onScreenChange, isWideScreen, () => true)
