import { useSyncExternalStore } from 'react'
import { defaultLocale, type Locale } from '@/core/locales'
import { splitLocale } from '@/core/paths'

const never = (): (() => void) => () => undefined
const current = (): Locale => splitLocale(window.location.pathname).locale

/** The locale of the browser's address, for components that are not given it; on the server the default one. */
export const useAddressLocale = (): Locale => useSyncExternalStore(never, current, () => defaultLocale)
