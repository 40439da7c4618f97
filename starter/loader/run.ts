import type { Payload } from 'payload'
import { env } from '@/core/env'
import { samplesWereRemoved } from '../samples'
import { drawingProcess } from './drawing-process'
import { sharpOnCachedPixels } from './decoded-pictures'
import { pictureItem } from './pictures'
import { profileOf } from './profiles'
import { progressBar, type Report } from './progress'
import { richTextConverter } from './rich-text'
import { beginSeed, completeSeed } from './seed-mark'
import { createSeeder } from './upsert'

/**
 * Creates the first admin from the environment, unless there is an admin already.
 * @returns whether it created one
 */
export async function ensureAdmin(payload: Payload): Promise<boolean> {
  const { totalDocs } = await payload.count({
    collection: 'users',
    where: { roles: { in: ['admin'] } },
    overrideAccess: true,
  })
  if (totalDocs > 0 || !env.adminEmail || !env.adminPassword) return false
  await payload.create({
    collection: 'users',
    overrideAccess: true,
    context: { seed: true },
    data: { name: 'Sporeprint', email: env.adminEmail, password: env.adminPassword, roles: ['admin'] },
  })
  return true
}

/** Number of pictures drawn or uploaded at once: one more than the cores of a small machine. */
const concurrentPictures = 3

/**
 * Writes the starting catalogue of the configured profile and reports progress. Pictures and documents are written
 * concurrently, since drawing keeps one core busy and writing another; a document waits for its own pictures.
 */
export async function seed(payload: Payload, out: NodeJS.WriteStream = process.stdout, report?: Report): Promise<void> {
  payload.config.sharp = sharpOnCachedPixels
  const progress = progressBar(out, report)
  await beginSeed(payload)
  const richText = await richTextConverter(payload.config)
  const removed = await samplesWereRemoved(payload)
  if (removed) out.write('  The samples were removed earlier and stay away.\n')
  const { pictures, steps, leavesOut, holds = () => true } = profileOf(env.seedProfile, removed)
  const seeder = await createSeeder(payload, holds)

  const drawing = drawingProcess()
  const uploads = new Map<string, Promise<void>>()
  const upload = async (): Promise<void> => {
    const group = progress.begin('Pictures', pictures.length)
    const lanes = Array.from({ length: concurrentPictures }, () => Promise.resolve())
    for (const [index, picture] of pictures.entries()) {
      const lane = index % concurrentPictures
      const uploaded = (lanes[lane] ?? Promise.resolve()).then(async () => {
        const { written } = await seeder.upsert(pictureItem(picture, ({ key }) => drawing.svgOf(key)))
        group.step(written)
      })
      lanes[lane] = uploaded
      uploads.set(picture.key, uploaded)
    }
    await Promise.all(lanes)
  }

  const write = async (): Promise<void> => {
    for (const step of steps) {
      const items = step
        .items({ seeder, richText, leavesOut })
        .filter((item) => item.global !== undefined || holds(item.collection, item.key))
      const group = progress.begin(step.name, items.length)
      const queue = items.values()
      const work = async (): Promise<void> => {
        for (const item of queue) {
          for (const key of item.pictures ?? []) await uploads.get(key)
          const { written } = await seeder.upsert(item)
          group.step(written)
        }
      }
      await Promise.all(Array.from({ length: step.parallel ?? 1 }, work))
    }
  }

  await Promise.all([upload(), write()]).finally(drawing.end)
  await completeSeed(payload, env.seedProfile)
  progress.end()
}
