import { guides } from '../../catalogue/guides/index'
import { pages } from '../../catalogue/pages/index'
import { pageBlocks } from '../../catalogue/pages/page-blocks'
import { posts } from '../../catalogue/posts/index'
import { projects } from '../../catalogue/projects/index'
import { recipes } from '../../catalogue/recipes/index'
import type { PageSeed } from '../../catalogue/shapes'
import { guideData, pageData, postData, projectData } from '../mappers/articles'
import { withoutLinksTo } from '../links'
import { recipeData } from '../mappers/recipe'
import type { Step, StepContext } from '../step'

/** Pictures that pages show, uploaded before them. */
const pagePictures = [...pageBlocks.plates.items.map(({ picture }) => picture), 'plate/amanita-caesarea']

const bySlug = (slug: string) => ({ slug: { equals: slug } })

/** Removes links to documents that are not loaded; the result is fingerprinted, so a later profile restores them. */
const within = <T extends PageSeed>(article: T, { leavesOut }: StepContext): T => ({
  ...article,
  content: withoutLinksTo(leavesOut, article.content),
})

export const guideStep: Step = {
  name: 'Growing guides',
  items: (context) =>
    guides.map((seed) => {
      const { seeder, richText } = context
      const guide = within(seed, context)
      return {
        collection: 'growingguides' as const,
        key: guide.slug,
        where: bySlug(guide.slug),
        fingerprint: { guide, sources: pageBlocks.sources },
        pictures: [`header/${guide.slug}`],
        data: () => guideData(guide, seeder, richText, seeder.pictureOf(`header/${guide.slug}`)),
      }
    }),
}

export const postStep: Step = {
  name: 'Posts',
  items: ({ seeder, richText }) =>
    posts.map((post) => ({
      collection: 'posts' as const,
      key: post.slug,
      where: bySlug(post.slug),
      fingerprint: { post, pageBlocks },
      pictures: [`header/${post.slug}`],
      data: () => postData(post, seeder, richText, seeder.pictureOf(`header/${post.slug}`)),
    })),
}

export const projectStep: Step = {
  name: 'Projects',
  items: ({ seeder, richText }) =>
    projects.map((project) => ({
      collection: 'projects' as const,
      key: project.slug,
      where: bySlug(project.slug),
      fingerprint: { project, growing: pageBlocks.growing },
      pictures: [`header/${project.slug}`],
      data: () => projectData(project, seeder, richText, seeder.pictureOf(`header/${project.slug}`)),
    })),
}

export const pageStep: Step = {
  name: 'Pages',
  items: (context) =>
    pages.map((seed) => {
      const page = within(seed, context)
      return {
        collection: 'pages' as const,
        key: page.slug,
        where: bySlug(page.slug),
        fingerprint: { page, pageBlocks },
        pictures: [...pagePictures],
        data: () =>
          pageData(page, context.seeder, context.richText, page.form ? context.seeder.find('forms', page.form) : null),
      }
    }),
}

export const recipeStep: Step = {
  name: 'Recipes',
  items: ({ seeder, richText }) =>
    recipes.map((recipe) => ({
      collection: 'recipes' as const,
      key: recipe.slug,
      where: bySlug(recipe.slug),
      fingerprint: { recipe, growing: pageBlocks.growing },
      pictures: [`header/${recipe.slug}`],
      data: () => recipeData(recipe, seeder, richText, seeder.pictureOf(`header/${recipe.slug}`)),
    })),
}
