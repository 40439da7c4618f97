import { LRUCache } from 'lru-cache'
import { setTimeout } from 'node:timers/promises'
import { headerOf, leave, pathOf, type Outgoing, type Step } from '../exchange'
import { isPage, saysChanged } from './pages'

type Running = { readonly generation: number; readonly ended: Promise<unknown> }

/** Next served a page that had become old, and renders it anew behind the visitor. */
const isStale = ({ headers }: Outgoing): boolean => headerOf(headers, 'x-nextjs-cache') === 'STALE'

/** Until a render behind a visitor is looked for again, and how often; longer no page takes. */
const usual = { milliseconds: 50, most: 40 } as const

/** Paths of which an old page was served last; of those that nobody asks for again the first are forgotten. */
const mostPaths = 5000

/**
 * Next lets everybody who asks for a page that is being rendered wait for that one render. Who asks after a change must
 * not be given a page that was begun before it: they wait until it has ended, and Next renders it anew.
 */
export function joinedRenders(pause: { readonly milliseconds: number; readonly most: number } = usual): Step {
  const running = new Map<string, Set<Running>>()
  /** When an old page was served, whose render may still run behind its visitor. */
  const stale = new LRUCache<string, number>({ max: mostPaths })
  let generation = 0

  /** Asks Next for a page once those renders have ended that visitors wait for. */
  const ask: Step = async (request, next) => {
    const path = pathOf(request.url)
    const asked = generation
    const overtaken = [...(running.get(path) ?? [])].filter((render) => render.generation < asked)
    await Promise.allSettled(overtaken.map(({ ended }) => ended))
    const response = next(request)
    const render = { generation, ended: response }
    const renders = running.get(path) ?? new Set()
    running.set(path, renders.add(render))
    try {
      return await response
    } finally {
      renders.delete(render)
      if (renders.size === 0 && running.get(path) === renders) running.delete(path)
    }
  }

  return async (request, next) => {
    if (!isPage(request)) {
      const response = await next(request)
      if (saysChanged(response)) generation += 1
      return response
    }
    const path = pathOf(request.url)
    for (let turn = 0; ; turn++) {
      const response = await ask(request, next)
      if (!isStale(response)) {
        stale.delete(path)
        return response
      }
      const served = stale.get(path) ?? generation
      if (served === generation || turn === pause.most) {
        stale.set(path, generation)
        return response
      }
      leave(response)
      await setTimeout(pause.milliseconds)
    }
  }
}
