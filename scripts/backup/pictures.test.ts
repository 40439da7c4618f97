import { mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { filesIn, namesIn } from './manifest'
import { copyPictures } from './pictures'

let folder: string
const [live, copy] = ['live', 'copy'].map((name) => () => path.join(folder, name)) as [() => string, () => string]
const keep = (name: string, text = name): void => writeFileSync(path.join(live(), name), text)

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'sporeprint-pictures-'))
  mkdirSync(live())
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

test('OPS-04 a picture replaced while the database is copied is in the backup, old and new', async () => {
  keep('old.webp')
  keep('half.webp', 'ha')
  keep('back.webp', 'cut')
  keep('back.webp.123456.kept', 'whole')
  await copyPictures(live(), copy())
  const since = Date.now()
  await new Promise((resolve) => setTimeout(resolve, 20))
  rmSync(path.join(live(), 'old.webp'))
  keep('new.webp')
  keep('half.webp', 'half')
  renameSync(path.join(live(), 'back.webp.123456.kept'), path.join(live(), 'back.webp'))
  await copyPictures(live(), copy(), since)
  expect(filesIn(copy())).toMatchObject({ 'old.webp': 8, 'new.webp': 8, 'half.webp': 4, 'back.webp': 5 })
})

test('OPS-04 files deleted while a backup copies do not end it', async () => {
  for (let index = 0; index < 300; index += 1) keep(`${index}.kept`)
  const copying = copyPictures(live(), copy())
  await expect.poll(() => namesIn(copy()), { interval: 1 }).not.toEqual([])
  const left = namesIn(live()).filter((name) => !namesIn(copy()).includes(name))
  for (const name of left.slice(1)) rmSync(path.join(live(), name))
  await copying
  expect(left.length).toBeGreaterThan(1)
  expect(namesIn(copy()).length).toBeLessThan(300)
})

test('OPS-04 the pictures of a linked folder are copied, and not the link', async () => {
  keep('cap.webp')
  symlinkSync(live(), path.join(folder, 'link'))
  await copyPictures(path.join(folder, 'link'), copy())
  rmSync(live(), { recursive: true })
  expect(readFileSync(path.join(copy(), 'cap.webp'), 'utf8')).toBe('cap.webp')
})
