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
 * What the admin asks of the server, where Payload's own would lose something.
 *
 * It loads the form of a drawer in the language that its user chose last in any window, and saves it in that of its own:
 * words of one language would be stored as another's. A window says which language it has before a drawer is loaded.
 *
 * And its drawer for a moment to come says that it was scheduled whatever the server said, but shows what it catches.
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
