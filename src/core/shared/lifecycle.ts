import { processSingleton } from './process-singleton'

type Lifecycle = {
  /** The server takes no new work. */
  stopping: boolean
  /** Waits for mails and publications that are under way. */
  jobsDone: (() => Promise<void>) | null
  /** Closes the database, with SQLite's journal folded into its file. */
  close: (() => Promise<void>) | null
  /** Moment (ms since 1970) at which the database was last found unreachable. */
  databaseAwayAt: number
}

/** The state of a shutdown: `server/main.ts` begins it, and the bundle registers what has to be closed. */
export const lifecycle = processSingleton<Lifecycle>('lifecycle', {
  stopping: false,
  jobsDone: null,
  close: null,
  databaseAwayAt: 0,
})
