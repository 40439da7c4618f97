import type { Payload } from 'payload'
import { env } from '@/core/env'
import { samplesWereRemoved } from '../samples'
import { drawAhead } from './pictures'
import { progressBar } from './progress'
import { richTextConverter } from './rich-text'
import type { Step } from './step'
import { guideStep, pageStep, postStep, projectStep, recipeStep } from './steps/articles'
import { categoryStep } from './steps/categories'
import { commentStep, helpfulStep, impressionStep, memberStep, reviewStep } from './steps/community'
import { productStep, vendorStep } from './steps/shop'
import { headerPictures, headerStep, shopPictures, shopPictureStep } from './steps/shop-pictures'
import { homeStep, settingsStep } from './steps/site'
import { naturalPictures, referenceStep, speciesPictureStep, speciesStep } from './steps/species'
import { createSeeder } from './upsert'

/** Species, guides, posts and pages: what an owner keeps who opens a real shop. */
const knowledge: Step[] = [
  categoryStep,
  speciesPictureStep,
  headerStep,
  referenceStep,
  speciesStep,
  guideStep,
  postStep,
  recipeStep,
  projectStep,
  pageStep,
  homeStep,
  settingsStep,
]

/** Invented vendors, products, members and what they wrote, all marked as samples. */
const samples: Step[] = [
  shopPictureStep,
  vendorStep,
  productStep,
  memberStep,
  reviewStep,
  impressionStep,
  commentStep,
  helpfulStep,
]

const profiles = { knowledge, demo: [...knowledge, ...samples] } as const

/**
 * The first admin, from the environment, made only while nobody is one.
 * @returns whether it was made now
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
    data: { name: 'Sporeprint', email: env.adminEmail, password: env.adminPassword, roles: ['admin'] },
  })
  return true
}

/** Brings the starting catalogue about, in the profile of the environment, and tells how far it is. */
export async function seed(payload: Payload, out: NodeJS.WriteStream = process.stdout): Promise<void> {
  const progress = progressBar(out)
  const seeder = await createSeeder(payload, progress)
  const richText = await richTextConverter(payload.config)
  const removed = await samplesWereRemoved(payload)
  if (removed) out.write('  The samples were removed earlier and stay away.\n')
  const profile = removed ? 'knowledge' : env.seedProfile
  const pictures = [...naturalPictures, ...headerPictures, ...(profile === 'demo' ? shopPictures : [])]
  // Meanwhile the database is filled; steps that need a picture wait for it.
  void drawAhead(pictures.filter(({ key }) => seeder.pictureOf(key) === null))
  for (const step of profiles[profile]) {
    const items = step.items({ seeder, richText })
    progress.begin(step.name, items.length)
    const queue = items.values()
    const work = async (): Promise<void> => {
      for (const item of queue) await seeder.upsert(item)
    }
    await Promise.all(Array.from({ length: step.parallel ?? 1 }, work))
  }
  progress.end()
}
