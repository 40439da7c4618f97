import { randomUUID } from 'node:crypto'
import { RateLimiterMemory } from 'rate-limiter-flexible'
import { headerOf, type Outgoing, type Step } from '../exchange'
import { callerOf } from '../caller'
import { priceOfCall, routeOf } from '../route-of'
import { pointsOf } from './price'

/** Lines of a minute that one address can cause: more say nothing new, and would fill the disk. */
const linesAMinute = 60

const named = (response: Outgoing, id: string): Outgoing => ({
  ...response,
  headers: { ...response.headers, 'x-request-id': id },
})

/**
 * One line of JSON for each request that was rejected or failed: its id, which its response has too, route, status,
 * cost in points and how long it took. Nothing of the caller is in it: no address, no parameters, no strings.
 */
export function logLines(write: (line: string) => void = (line) => console.log(line)): Step {
  const limiter = new RateLimiterMemory({ points: linesAMinute, duration: 60 })
  return async (request, next) => {
    const begun = performance.now()
    const response = await next(request)
    if (response.status < 400) return response
    const id = headerOf(response.headers, 'x-request-id') || randomUUID()
    const isWritten = await limiter.consume(callerOf(request)).then(
      () => true,
      () => false,
    )
    const { method } = request
    const { status } = response
    const route = routeOf(request)
    const cost = priceOfCall(request) + pointsOf(request, response)
    const milliseconds = Math.round(performance.now() - begun)
    if (isWritten)
      write(JSON.stringify({ time: new Date().toISOString(), id, method, route, status, cost, milliseconds }))
    return named(response, id)
  }
}
