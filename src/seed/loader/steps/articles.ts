import { guides } from '../../catalogue/guides'
import { pages } from '../../catalogue/pages'
import { posts } from '../../catalogue/posts'
import { projects } from '../../catalogue/projects'
import { recipes } from '../../catalogue/recipes'
import type { PageSeed } from '../../catalogue/shapes'
import { guideData, pageData, postData, projectData } from '../mappers/articles'
import { withoutLinksTo } from '../links'
import { recipeArticle } from '../mappers/recipe'
import type { Step, StepContext } from '../step'

const bySlug = (slug: string) => ({ slug: { equals: slug } })

/** Without links into the void. It is this that is hashed, so that a later profile brings the links back. */
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
        fingerprint: guide,
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
      fingerprint: post,
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
      fingerprint: project,
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
        fingerprint: page,
        data: () => pageData(page, context.richText),
      }
    }),
}

/** Recipes stand among the posts, sorted under the kitchen. */
export const recipeStep: Step = {
  name: 'Recipes',
  items: ({ seeder, richText }) =>
    recipes.map((recipe) => ({
      collection: 'posts' as const,
      key: recipe.slug,
      where: bySlug(recipe.slug),
      fingerprint: recipeArticle(recipe),
      pictures: [`header/${recipe.slug}`],
      data: () => postData(recipeArticle(recipe), seeder, richText, seeder.pictureOf(`header/${recipe.slug}`)),
    })),
}
