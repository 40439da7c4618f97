import { useSyncExternalStore } from 'react'
import { defaultLocale, type Locale } from '@/core/locales'
import { splitLocale } from '@/core/paths'

const never = (): (() => void) => () => undefined
const current = (): Locale => splitLocale(window.location.pathname).locale

/** The locale of the browser's address, for what is rendered where it is not known; the default one on servers. */
export const useAddressLocale = (): Locale => useSyncExternalStore(never, current, () => defaultLocale)
