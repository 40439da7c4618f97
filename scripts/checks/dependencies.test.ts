import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import manifest from '../../package.json'

/** Files that a site builds, serves or runs; tests, checks, benchmarks and scaffolding are left out. */
const files = ['src', 'starter', 'server', 'scripts'].flatMap((room) =>
  readdirSync(room, { recursive: true, encoding: 'utf8' })
    .map((file) => path.posix.join(room, file))
    .filter((file) => /\.(tsx?|mjs|cjs)$/.test(file))
    .filter((file) => !/\.(test|fixtures)\.tsx?$|^scripts\/((test|bench|checks)\/|new-block)/.test(file)),
)

/** Packages that a file imports; `import type` is left out, since it is erased. */
const packagesOf = (source: string): string[] =>
  [...source.matchAll(/^(?:import|export) (?!type )[^;]*? from '([^'.][^']*)'|\bimport\('([^'.][^']*)'\)/gm)].map(
    ([, from, dynamic]) => /^(@[^/]+\/)?[^/]+/.exec(from ?? dynamic ?? '')?.[0] ?? '',
  )

test('no file that a site runs imports a devDependency, which a first start leaves out', () => {
  const imported = files.flatMap((file) => packagesOf(readFileSync(file, 'utf8')).map((name) => ({ file, name })))
  expect(imported.length).toBeGreaterThan(1000)
  expect(imported.some(({ name }) => name === '@payloadcms/richtext-lexical')).toBe(true)
  expect(imported.filter(({ name }) => name in manifest.devDependencies)).toEqual([])
})
