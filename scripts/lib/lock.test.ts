import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { releaseLock, takeLock } from './lock.mjs'

let folder: string
let file: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'sporeprint-lock-'))
  file = path.join(folder, 'server.lock')
})
afterEach(() => rmSync(folder, { recursive: true }))

const holder = () => Number(readFileSync(file, 'utf8'))

test('is taken in a folder that is made for it, kept by who has it, and given back', () => {
  const inner = path.join(folder, 'new')
  takeLock(inner)
  takeLock(inner)
  expect(readFileSync(path.join(inner, 'server.lock'), 'utf8')).toBe(String(process.pid))
  releaseLock(inner)
  expect(readdirSync(inner)).toEqual([])
})

test('of a process that has ended is taken over', () => {
  writeFileSync(file, String(spawnSync(process.execPath, ['-e', '']).pid))
  takeLock(folder)
  expect(holder()).toBe(process.pid)
  expect(readdirSync(folder)).toEqual(['server.lock'])
})

test('without a number in it is taken over', () => {
  writeFileSync(file, '')
  takeLock(folder)
  expect(holder()).toBe(process.pid)
})

test('of a living process refuses, and says whose it is', () => {
  writeFileSync(file, String(process.ppid))
  expect(() => takeLock(folder)).toThrow(`another server (process ${process.ppid}) is using ${folder}`)
  expect(holder()).toBe(process.ppid)
})

test('that cannot be written says so, and what to set', () => {
  writeFileSync(file, '')
  const inside = path.join(file, 'folder')
  expect(() => takeLock(inside)).toThrow(
    expect.objectContaining({ advice: 'Set DATA_DIR to a folder that this user may write.' }),
  )
  expect(existsSync(inside)).toBe(false)
})
