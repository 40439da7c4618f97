import { schedulePublishHandler } from '@payloadcms/ui/utilities/schedulePublishHandler'
import { inLanguage, label } from '../labels'

type Call = Parameters<typeof schedulePublishHandler>[0]

const past = label(
  'This moment is past, and nothing was scheduled. Choose one that is still to come.',
  'Ese momento ya ha pasado y no se ha programado nada. Elija uno que aún esté por venir.',
  'Esse momento já passou e nada foi agendado. Escolha um que ainda esteja por vir.',
)

/** The drawer names whole minutes: who chooses the one that has begun means now, in milliseconds. */
const minute = 60_000

/**
 * What is scheduled for a moment that is past, in place of Payload's: that would be done at once, and a wrong year would
 * publish or take away what was to wait.
 */
export function schedule(call: Call): ReturnType<typeof schedulePublishHandler> {
  const { date, req } = call
  if (date && new Date(date).getTime() < Date.now() - minute)
    return Promise.resolve({ error: inLanguage(past, req.i18n.language) })
  return schedulePublishHandler(call)
}
