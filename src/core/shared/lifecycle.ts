import { ofProcess } from './of-process'

type Lifecycle = {
  /** The server takes no new work. */
  stopping: boolean
  /** Waits for mails and publications that are under way. */
  jobsDone: (() => Promise<void>) | null
  /** Puts the database in order before the process ends. */
  close: (() => Promise<void>) | null
  /** When the database was last found away, in milliseconds since 1970. */
  databaseAwayAt: number
}

/** How a stop goes: `server/main.ts` begins it, and the bundle knows what has to be closed. */
export const lifecycle = ofProcess<Lifecycle>('lifecycle', {
  stopping: false,
  jobsDone: null,
  close: null,
  databaseAwayAt: 0,
})
