type Told = { readonly text: string; readonly type: string }

type Metrics = { tell: ((sizes: Readonly<Record<string, number>>) => Promise<Told>) | null }

const key = Symbol.for('sporeprint.metrics')

const shared = globalThis as unknown as Record<symbol, Metrics | undefined>

const metrics = (shared[key] ??= { tell: null })

/**
 * What the server in front counted (server/metrics.ts), with what the site holds beside it; null where no such server
 * stands in front.
 */
export const toldMetrics = async (sizes: Readonly<Record<string, number>>): Promise<Told | null> =>
  (await metrics.tell?.(sizes)) ?? null
