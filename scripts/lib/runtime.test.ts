import { execFile } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import module from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'sporeprint-runtime-'))
  mkdirSync(path.join(folder, 'node_modules/.bin'), { recursive: true })
  const runtime = pathToFileURL(path.resolve('scripts/lib/runtime.mjs')).href
  writeFileSync(
    path.join(folder, 'begin.mjs'),
    `import { keepCompiled, onOwnNode } from ${JSON.stringify(runtime)}\nkeepCompiled()\nawait onOwnNode()\nconsole.log('went on as it began')`,
  )
})
afterEach(() => rmSync(folder, { recursive: true }))

const ownNode = () => path.join(folder, 'node_modules/.bin/node')
const write = (script: string) => writeFileSync(ownNode(), `#!/bin/sh\n${script}\n`, { mode: 0o755 })

const begun = (): Promise<{ code: unknown; out: string }> =>
  new Promise((resolve) => {
    const program = ['--conditions=production', 'begin.mjs', 'unit']
    const env = { ...process.env, NODE_COMPILE_CACHE: undefined }
    execFile(process.execPath, program, { cwd: folder, env }, (error, out) => resolve({ code: error?.code ?? 0, out }))
  })

describe('the Node version of the lock file', () => {
  test('is started with the same arguments, and its exit code is that of the command', async () => {
    write('[ "$1" = --version ] && exit 0; echo "$1 $(basename "$2") $3"; exit 7')
    expect(await begun()).toEqual({ code: 7, out: '--conditions=production begin.mjs unit\n' })
  })

  const kept = () => path.join(realpathSync(folder), 'node_modules/.cache/compiled')

  test('is given the folder of the compile cache', async () => {
    write('[ "$1" = --version ] || echo "$NODE_COMPILE_CACHE"')
    expect(await begun()).toEqual({ code: 0, out: `${kept()}\n` })
  })

  test.runIf('enableCompileCache' in module)(
    'where it is missing, the Node that runs writes the compile cache',
    async () => {
      await begun()
      expect(readdirSync(kept())).not.toEqual([])
    },
  )

  test('is deleted where it does not run, and the command continues on the Node that runs', async () => {
    write('exit 127')
    expect(await begun()).toEqual({ code: 0, out: 'went on as it began\n' })
    expect(existsSync(ownNode())).toBe(false)
  })

  test('is optional: without it the command runs', async () => {
    expect(await begun()).toEqual({ code: 0, out: 'went on as it began\n' })
  })
})
