import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { completed, missingFrom, type LockFile } from './lock'

const lock: LockFile = {
  packages: {
    '': {},
    'node_modules/drawer': {
      optionalDependencies: { '@drawer/binding-linux-x64-musl': '1.2.3', 'drawer-win32-ia32-msvc': '1.2.3' },
    },
    'node_modules/outer/node_modules/inner': { optionalDependencies: { near: '1.0.0', far: '1.0.0' } },
    'node_modules/outer/node_modules/near': {},
    'node_modules/far': {},
  },
}

describe('the lock file', () => {
  test('has every optional package that a locked one names, so that `npm ci` accepts it', () => {
    expect(missingFrom(JSON.parse(readFileSync('package-lock.json', 'utf8')) as LockFile)).toEqual([])
  })

  test.each(['react', 'react-dom', 'next', 'payload', 'graphql', 'drizzle-orm', 'lexical'])(
    'holds %s once, since two copies do not recognise each other’s objects',
    (name) => {
      const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as LockFile
      expect(Object.keys(packages).filter((place) => place.endsWith(`node_modules/${name}`))).toHaveLength(1)
    },
  )

  test('finds a package in the folders where npm looks for it, and in no other', () => {
    expect(missingFrom(lock).map(({ name }) => name)).toEqual([
      '@drawer/binding-linux-x64-musl',
      'drawer-win32-ia32-msvc',
    ])
  })

  test('is completed with system, processor and C library from the names of binaries', () => {
    const { packages } = completed(lock)
    expect(missingFrom({ packages })).toEqual([])
    expect(packages['node_modules/@drawer/binding-linux-x64-musl']).toEqual({
      version: '1.2.3',
      cpu: ['x64'],
      libc: ['musl'],
      optional: true,
      os: ['linux'],
    })
    expect(packages['node_modules/drawer-win32-ia32-msvc']).toEqual({
      version: '1.2.3',
      cpu: ['ia32'],
      optional: true,
      os: ['win32'],
    })
  })
})
