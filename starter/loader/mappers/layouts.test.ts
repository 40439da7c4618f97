import { expect, test } from 'vitest'
import { blockSlugs } from '@/core/blocks'
import { guides } from '../../catalogue/guides/index'
import { pages } from '../../catalogue/pages/index'
import { posts } from '../../catalogue/posts/index'
import { projects } from '../../catalogue/projects/index'
import { recipes } from '../../catalogue/recipes/index'
import type { StepContext } from '../step'
import type { Seeder } from '../upsert'
import { guideData, pageData, postData, projectData } from './articles'
import { homeData } from './home'
import { recipeData } from './recipe'

const richText = (text: unknown) => text as never
const seeder = {
  find: () => 1,
  pictureOf: () => 2,
  idsOf: (_: string, keys: readonly string[]) => keys.map((_key, at) => at + 1),
} as unknown as Seeder

const context: StepContext = { seeder, richText, leavesOut: new Set() }

test('every block type is on some page of the starting catalogue', () => {
  const layouts = [
    homeData(context).layout,
    ...pages.map((page) => pageData(page, seeder, richText, page.form ? 3 : null).layout),
    ...posts.map((post) => postData(post, seeder, richText, null).layout),
    ...guides.map((guide) => guideData(guide, seeder, richText, null).layout),
    ...projects.map((project) => projectData(project, seeder, richText, null).layout),
    ...recipes.map((recipe) => recipeData(recipe, seeder, richText, null).layout),
  ]
  const stand = new Set(layouts.flat().map(({ blockType }) => blockType))
  expect(blockSlugs.filter((slug) => !stand.has(slug))).toEqual([])
})
