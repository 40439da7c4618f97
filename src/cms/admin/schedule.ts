import { schedulePublishHandler } from '@payloadcms/ui/utilities/schedulePublishHandler'
import { inLanguage, label } from '../labels'

type Call = Parameters<typeof schedulePublishHandler>[0]

const past = label(
  'This moment is past, and nothing was scheduled. Choose one that is still to come.',
  'Ese momento ya ha pasado y no se ha programado nada. Elija uno que aún esté por venir.',
  'Esse momento já passou e nada foi agendado. Escolha um que ainda esteja por vir.',
)

/** Milliseconds: the drawer offers whole minutes, and the current one means now. */
const minute = 60_000

/**
 * Rejects a schedule in the past, which Payload would run at once: a wrong year would publish or unpublish immediately.
 */
export function schedule(call: Call): ReturnType<typeof schedulePublishHandler> {
  const { date, req } = call
  if (date && new Date(date).getTime() < Date.now() - minute)
    return Promise.resolve({ error: inLanguage(past, req.i18n.language) })
  return schedulePublishHandler(call)
}
