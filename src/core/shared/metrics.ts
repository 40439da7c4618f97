import { processSingleton } from './process-singleton'

type Sizes = Readonly<Record<string, number>>
type Told = { readonly text: string; readonly type: string }
type Tell = (sizes: Sizes) => Promise<Told>

const metrics = processSingleton<{ tell: Tell | null }>('metrics', { tell: null })

/** Registers the metrics of the server in front (server/metrics.ts). */
export function registerMetrics(tell: Tell): void {
  metrics.tell = tell
}

/** The metrics of the server in front, with `sizes` added; null where no such server runs. */
export const readMetrics = async (sizes: Sizes): Promise<Told | null> => (await metrics.tell?.(sizes)) ?? null
