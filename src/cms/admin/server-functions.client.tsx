'use client'

import {
  ServerFunctionsContext,
  useLocale,
  usePreferences,
  useServerFunctions,
  type ServerFunctionsContextType,
} from '@payloadcms/ui'
import { useMemo, type ReactNode } from 'react'
import { isRecord } from '@/core/is-record'

/**
 * Wraps two of Payload's server functions. Payload loads a drawer's form in the locale last chosen in any window, but
 * saves it in this window's, so strings could be stored in the wrong locale: the window first stores its own. And the
 * schedule drawer reports success whatever the response, but shows thrown errors.
 */
export function ServerFunctions({ children }: { children?: ReactNode }) {
  const functions = useServerFunctions()
  const { setPreference } = usePreferences()
  const { code } = useLocale()
  const mended = useMemo(
    (): ServerFunctionsContextType => ({
      ...functions,
      renderDocument: async (args) => {
        await setPreference('locale', code)
        return functions.renderDocument(args)
      },
      schedulePublish: async (args) => {
        const result = await functions.schedulePublish(args)
        if (isRecord(result) && typeof result.error === 'string') throw new Error(result.error)
        return result
      },
    }),
    [functions, setPreference, code],
  )
  return <ServerFunctionsContext value={mended}>{children}</ServerFunctionsContext>
}
