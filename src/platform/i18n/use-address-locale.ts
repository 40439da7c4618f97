import { useSyncExternalStore } from 'react'
import { defaultLocale, type Locale } from '@/core/locales'
import { splitLocale } from '@/core/paths'

const never = (): (() => void) => () => undefined
const current = (): Locale => splitLocale(window.location.pathname).locale

/** The language that the browser's address names, for what is rendered where nobody can tell; the default one on servers. */
export const useAddressLocale = (): Locale => useSyncExternalStore(never, current, () => defaultLocale)
