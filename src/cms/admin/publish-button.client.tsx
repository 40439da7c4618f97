'use client'

import {
  PublishButton as PayloadsButton,
  ServerFunctionsContext,
  useServerFunctions,
  type ServerFunctionsContextType,
} from '@payloadcms/ui'
import { useMemo } from 'react'
import { isRecord } from '@/core/is-record'

/** Payload's button, whose drawer for a moment to come says that it was scheduled whatever the server said. */
export function PublishButton() {
  const functions = useServerFunctions()
  const telling = useMemo((): ServerFunctionsContextType => {
    const schedulePublish: ServerFunctionsContextType['schedulePublish'] = async (args) => {
      const result = await functions.schedulePublish(args)
      // The drawer shows what it catches.
      if (isRecord(result) && typeof result.error === 'string') throw new Error(result.error)
      return result
    }
    return { ...functions, schedulePublish }
  }, [functions])
  return (
    <ServerFunctionsContext value={telling}>
      <PayloadsButton />
    </ServerFunctionsContext>
  )
}
