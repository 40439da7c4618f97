'use client'

import {
  ServerFunctionsContext,
  useLocale,
  usePreferences,
  useServerFunctions,
  type ServerFunctionsContextType,
} from '@payloadcms/ui'
import { useMemo, type ReactNode } from 'react'

/**
 * Payload loads the form of a drawer in the language that its user chose last in any window, and saves it in that of its
 * own: words of one language would be stored as another's. A window says which language it has before a drawer is loaded.
 */
export function WindowLanguage({ children }: { children?: ReactNode }) {
  const functions = useServerFunctions()
  const { setPreference } = usePreferences()
  const { code } = useLocale()
  const inOwnLanguage = useMemo(
    (): ServerFunctionsContextType => ({
      ...functions,
      renderDocument: async (args) => {
        await setPreference('locale', code)
        return functions.renderDocument(args)
      },
    }),
    [functions, setPreference, code],
  )
  return <ServerFunctionsContext value={inOwnLanguage}>{children}</ServerFunctionsContext>
}
