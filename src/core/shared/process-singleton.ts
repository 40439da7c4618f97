/**
 * One object for the whole process, by name. `server/main.ts` and, within Next's bundle, pages, routes and hooks are
 * separate module graphs with copies of every module; `globalThis` holds what they share.
 */
export function processSingleton<T extends object>(name: string, first: T): T {
  const objects = globalThis as Record<symbol, T | undefined>
  return (objects[Symbol.for(`sporeprint.${name}`)] ??= first)
}
