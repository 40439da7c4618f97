/**
 * One object of the whole process. `server/main.ts` and Next's bundle are module graphs of their own in it, and so are pages,
 * routes and hooks within that bundle, each with its own copy of every module; what they share stands under a name that
 * all of them know.
 */
export function ofProcess<T extends object>(name: string, first: T): T {
  const objects = globalThis as Record<symbol, T | undefined>
  return (objects[Symbol.for(`sporeprint.${name}`)] ??= first)
}
