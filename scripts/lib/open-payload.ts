import { reasonOf, sayWhy } from './say-why'
import config from '@payload-config'
import { getPayload, type Payload } from 'payload'
import { env } from '@/core/env'

/** Which database it is, without the login. */
const place = env.databaseUrl.replace(/\/\/.*@/, '//').replace(/\?.*/, '')

/**
 * Payload for a program beside the site. Where the database cannot be opened the program ends with 1 and one sentence:
 * whoever runs it can do nothing with a stack.
 */
export async function openPayload(): Promise<Payload> {
  try {
    return await getPayload({ config, disableOnInit: true })
  } catch (error) {
    const sentence = `the database ${place} cannot be opened (${reasonOf(error)})`
    sayWhy(sentence)
    process.stderr.write(`${sentence[0]?.toUpperCase()}${sentence.slice(1)}.\n`)
    process.exit(1)
  }
}
