import type { GuideSeed, PageSeed, PostSeed, ProjectSeed } from '../../catalogue/shapes'
import type { RichText } from '../rich-text'
import type { Seeder } from '../upsert'
import { guideLayout, pageLayout, postLayout, projectLayout } from './layouts'

const bounds = (pair: readonly [number, number] | null) => ({ min: pair?.[0] ?? null, max: pair?.[1] ?? null })

type Blocks = readonly Readonly<Record<string, unknown>>[]

const article = (seed: PageSeed, richText: RichText, image: number | null, layout: Blocks) => ({
  _status: 'published',
  title: seed.title,
  slug: seed.slug,
  lead: seed.lead,
  image,
  content: richText(seed.content),
  layout,
  meta: { title: seed.title, description: seed.lead, image },
})

export const pageData = (page: PageSeed, seeder: Seeder, richText: RichText, form: number | null) =>
  article(page, richText, null, [
    ...pageLayout(page.slug, { seeder, richText }),
    ...(form === null ? [] : [{ blockType: 'form' as const, form }]),
  ])

export const postData = (post: PostSeed, seeder: Seeder, richText: RichText, image: number | null) => ({
  ...article(post, richText, image, postLayout(post, { seeder, richText })),
  categories: seeder.idsOf('categories', [`topics/${post.topic}`]),
  species: seeder.idsOf('mushrooms', post.species),
  publishedAt: new Date(`${post.publishedAt.slice(0, 10)}T09:00:00Z`).toISOString(),
  author: post.author,
})

export const projectData = (project: ProjectSeed, seeder: Seeder, richText: RichText, image: number | null) => ({
  ...article(project, richText, image, projectLayout(project, { seeder, richText })),
  categories: seeder.idsOf('categories', ['topics/science']),
  species: seeder.idsOf('mushrooms', project.species),
  stage: project.status,
  place: project.place,
  startedAt: new Date(`${project.startedAt.slice(0, 10)}T09:00:00Z`).toISOString(),
})

/** Logs and beds stand outdoors; everything else is grown under a roof. */
const outdoor = new Set(['shiitake-on-oak-logs', 'wine-cap-in-the-garden'])

export const guideData = (guide: GuideSeed, seeder: Seeder, richText: RichText, image: number | null) => ({
  ...article(guide, richText, image, guideLayout(guide, { seeder, richText })),
  categories: seeder.idsOf('categories', [
    outdoor.has(guide.slug)
      ? 'guides/outdoor'
      : guide.slug.startsWith('clean-technique')
        ? 'guides/laboratory'
        : 'guides/indoor',
  ]),
  species: seeder.idsOf('mushrooms', guide.species),
  difficulty: guide.difficulty,
  stages: guide.stages.map(({ title, description, temperatureC, humidityPct, days }) => ({
    title,
    description,
    temperature: bounds(temperatureC),
    humidity: bounds(humidityPct),
    days: bounds(days),
  })),
  yield: guide.yield,
  contamination: guide.contamination,
  supplies: seeder.idsOf(
    'categories',
    guide.supplies.map((path) => `products/${path}`),
  ),
})
