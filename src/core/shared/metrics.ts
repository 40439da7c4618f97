import { ofProcess } from './of-process'

type Sizes = Readonly<Record<string, number>>
type Told = { readonly text: string; readonly type: string }
type Tell = (sizes: Sizes) => Promise<Told>

const metrics = ofProcess<{ tell: Tell | null }>('metrics', { tell: null })

/** Has the server in front tell what it counts (server/metrics.ts). */
export function offerMetrics(tell: Tell): void {
  metrics.tell = tell
}

/** What the server in front counted, with what the site holds beside it; null where no such server stands in front. */
export const toldMetrics = async (sizes: Sizes): Promise<Told | null> => (await metrics.tell?.(sizes)) ?? null
