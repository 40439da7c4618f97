import { once } from 'node:events'
import { request as open, type IncomingMessage } from 'node:http'
import { connect } from 'node:net'
import { json } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { freePort, startSite } from '../../scripts/lib/services'
import { asAdmin, at, call } from '../setup/client'
import { docsOf } from '../setup/envelope'
import { cleanUp, makeOne, remember } from '../setup/fixtures'

const shared = process.env.TEST_DATABASE === 'postgres'
const callers = 60
/** More than the ten seconds for which a shutdown waits for requests under way. */
const patience = { timeout: 30_000, interval: 50 }

describe.runIf(shared)('a process that is stopped (PostgreSQL only, since SQLite allows no second process)', () => {
  let other: Awaited<ReturnType<typeof startSite>>
  let form: number

  beforeAll(async () => {
    const port = await freePort()
    other = await startSite({ ...process.env, PORT: String(port), SITE_URL: `http://localhost:${port}` })
    form = await makeOne('forms', { emails: [] })
  })
  afterAll(async () => {
    await other.stop()
    await cleanUp()
  })

  const address = () => `${other.address}/api/form-submissions`
  const body = (first: string) => JSON.stringify({ form, submissionData: [{ field: 'first', value: first }] })
  const type = { 'Content-Type': 'application/json' }

  /** The id of an acknowledged submission, or null. */
  const send = async (first: string): Promise<unknown> => {
    const response = await fetch(address(), { method: 'POST', headers: type, body: body(first) }).catch(() => null)
    return response?.status === 201 ? at(await response.json(), 'doc.id') : null
  }

  /** Sends the head and a part of a submission; returns a function that sends the rest. */
  const sendPart = async (first: string): Promise<() => Promise<unknown>> => {
    const whole = body(first)
    const headers = { ...type, 'Content-Length': whole.length, Expect: '100-continue' }
    const request = open(address(), { method: 'POST', headers })
    request.flushHeaders()
    await once(request, 'continue')
    request.write(whole.slice(0, 10))
    return async () => {
      const response = once(request, 'response') as Promise<[IncomingMessage]>
      request.end(whole.slice(10))
      const [reply] = await response
      expect(reply.statusCode).toBe(201)
      return at(await json(reply), 'doc.id')
    }
  }

  const takesCallers = (): Promise<boolean> =>
    new Promise((resolve) => {
      const socket = connect(Number(new URL(other.address).port), 'localhost')
      socket.once('error', () => resolve(false))
      socket.once('connect', () => {
        socket.destroy()
        resolve(true)
      })
    })

  /** Ids of the submissions in the database, read through the first process and registered for cleanup. */
  const storedIds = async (): Promise<number[]> => {
    const query = `where[form][equals]=${form}&limit=100&depth=0`
    const rows = docsOf(await call(`/api/form-submissions?${query}`, { token: await asAdmin() }))
    return rows.map((doc) =>
      remember('form-submissions', { status: 201, headers: new Headers(), text: '', json: { doc } }),
    )
  }

  test('R-12 finishes requests under way, loses no acknowledged row, and exits with 0 though stopped twice', async () => {
    const finish = await sendPart('slow')
    const sent = Array.from({ length: callers }, (_, index) => send(`caller ${index}`))
    // One was acknowledged, so the others are under way.
    expect(await Promise.race(sent)).toBeTypeOf('number')
    const stopped = other.stop()
    await expect.poll(takesCallers, patience).toBe(false)
    const stoppedAgain = other.stop()
    const acknowledged = [await finish(), ...(await Promise.all(sent)).filter((id) => id !== null)]
    expect([await stopped, await stoppedAgain]).toEqual([0, 0])
    expect(await storedIds()).toEqual(expect.arrayContaining(acknowledged))
  })
})
