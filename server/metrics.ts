import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import { registerMetrics } from '../src/core/shared/metrics'

/** The metrics of this process, in the format of Prometheus (OPS-08). */
const registry = new Registry()

collectDefaultMetrics({ register: registry, prefix: 'sporeprint_' })

const requests = new Counter({
  name: 'sporeprint_requests_total',
  help: 'Responses by route, method and status.',
  labelNames: ['route', 'method', 'status'],
  registers: [registry],
})

const durations = new Histogram({
  name: 'sporeprint_request_seconds',
  help: 'From the request to its response, before its body is sent.',
  labelNames: ['route'],
  buckets: [0.002, 0.01, 0.05, 0.1, 0.25, 1, 5],
  registers: [registry],
})

const kept = new Counter({
  name: 'sporeprint_pages_total',
  help: 'Pages by where they came from: HIT is memory, none was drawn for its reader.',
  labelNames: ['cache'],
  registers: [registry],
})

const sizes = new Gauge({
  name: 'sporeprint_size',
  help: 'What the site holds: documents of the read model, jobs that wait, jobs that failed.',
  labelNames: ['of'],
  registers: [registry],
})

export function count(route: string, method: string, status: number, seconds: number): void {
  requests.inc({ route, method, status })
  durations.observe({ route }, seconds)
}

export const countPage = (cache: string): void => kept.inc({ cache })

registerMetrics(async (held) => {
  for (const [of, number] of Object.entries(held)) sizes.set({ of }, number)
  return { text: await registry.metrics(), type: registry.contentType }
})
