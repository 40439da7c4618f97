import { ofProcess } from './of-process'

type Sizes = Readonly<Record<string, number>>
type Told = { readonly text: string; readonly type: string }
type Tell = (sizes: Sizes) => Promise<Told>

const metrics = ofProcess<{ tell: Tell | null }>('metrics', { tell: null })

/** Registers the metrics of the server in front (server/metrics.ts). */
export function offerMetrics(tell: Tell): void {
  metrics.tell = tell
}

/** The metrics of the server in front, with `sizes` added; null where no such server runs. */
export const toldMetrics = async (sizes: Sizes): Promise<Told | null> => (await metrics.tell?.(sizes)) ?? null
