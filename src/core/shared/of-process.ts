/**
 * One object of the whole process. `server/main.ts` and Next's bundle are two module graphs in it, each with its own copy of
 * every module; what they tell each other stands under a name that both know.
 */
export function ofProcess<T extends object>(name: string, first: T): T {
  const objects = globalThis as unknown as Record<symbol, T | undefined>
  return (objects[Symbol.for(`sporeprint.${name}`)] ??= first)
}
