import type { TermTree } from '@/features/catalogue/model'
import { categoryTrees } from '../../catalogue/categories'
import type { Step } from '../step'
import type { Seeder, SeedItem } from '../upsert'

const flatten = (tree: TermTree, parent: string | null, seeder: Seeder): SeedItem[] => {
  const path = parent ? `${parent}/${tree.slug}` : tree.slug
  const own: SeedItem = {
    collection: 'categories',
    key: path,
    where: { path: { equals: path } },
    fingerprint: [tree.label, tree.icon],
    data: () => ({
      title: tree.label,
      slug: tree.slug,
      icon: tree.icon,
      parent: parent ? seeder.idOf('categories', parent) : null,
    }),
  }
  return [own, ...tree.children.flatMap((child) => flatten(child, path, seeder))]
}

export const categoryStep: Step = {
  name: 'Categories',
  items: ({ seeder }) => categoryTrees.flatMap((tree) => flatten(tree, null, seeder)),
}
