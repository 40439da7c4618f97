import { LRUCache } from 'lru-cache'
import { setTimeout } from 'node:timers/promises'
import { headerOf, leave, pathOf, type Outgoing, type Step } from '../exchange'
import { isPage, saysChanged } from './pages'

type Running = { readonly generation: number; readonly ended: Promise<unknown> }

/** Next served a stale page, and renders it again in the background. */
const isStale = ({ headers }: Outgoing): boolean => headerOf(headers, 'x-nextjs-cache') === 'STALE'

/** How long to wait before checking a background render again, and how often; no page takes longer. */
const usual = { milliseconds: 50, most: 40 } as const

/** The most paths whose last response was stale; those not requested for the longest are dropped first. */
const mostPaths = 5000

/**
 * Next lets concurrent requests for a page share one render. A request made after a change must not get a render that
 * was begun before it, so it waits until that has ended, and Next renders the page again.
 */
export function joinedRenders(pause: { readonly milliseconds: number; readonly most: number } = usual): Step {
  const running = new Map<string, Set<Running>>()
  /** By path, the generation in which a stale page was served: its background render may still be running. */
  const stale = new LRUCache<string, number>({ max: mostPaths })
  let generation = 0

  /** Calls Next for a page after all renders that were begun before the last change have ended. */
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
