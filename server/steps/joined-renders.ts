import { changedHeader } from '../../src/core/internal-headers'
import { headerOf, pathOf, type Step } from '../exchange'

type Running = { readonly generation: number; readonly ended: Promise<unknown> }

const isPage = (path: string): boolean => !/^\/(admin|api|_next)(\/|$)/.test(path)

/**
 * Next lets everybody who asks for a page that is being rendered wait for that one render. Who asks after a change must
 * not be given a page that was begun before it: they wait until it has ended, and Next renders it anew.
 */
export function joinedRenders(): Step {
  const running = new Map<string, Set<Running>>()
  let generation = 0

  return async (request, next) => {
    const path = pathOf(request.url)
    if (!isPage(path)) {
      const response = await next(request)
      if (headerOf(response.headers, changedHeader) !== '') generation += 1
      return response
    }
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
}
