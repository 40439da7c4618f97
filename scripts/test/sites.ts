import path from 'node:path'
import { freePort, startSite } from '../lib/services'
import { baseEnvironment, root, type Environment } from './environment'
import { type Data } from './data'
import { startMailServer } from './mail-server'
import { type Database } from './parts'

export type Site = { environment: Environment; log: string; stop: () => Promise<void> }

/** Starts the built site and a mail server; `environment` tells a suite the addresses of both. */
export async function openSite(database: Database, data: Data, label: string): Promise<Site> {
  const mails = path.join(root, `mails-${label}`)
  const post = await startMailServer(mails)
  const port = String(await freePort())
  const environment = {
    ...baseEnvironment(data.folder),
    ...data.environment,
    PORT: port,
    SITE_URL: `http://localhost:${port}`,
    SMTP_URL: post.url,
    TEST_MAILS: mails,
  }
  try {
    const log = path.join(root, `site-${label}.log`)
    const site = await startSite(environment, log)
    return {
      log,
      environment: { ...environment, TEST_SITE: site.address, TEST_DATABASE: database },
      stop: async () => {
        await site.stop()
        await post.stop()
      },
    }
  } catch (error) {
    await post.stop()
    throw error
  }
}
