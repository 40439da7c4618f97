import type { Where } from 'payload'
import type { Localized } from '@/core/locales'
import { label } from '@/cms/labels'

/** Kinds of products that are spores or grow from them: of a psychoactive species they are kept out of some states. */
export const sporeKinds = ['products/growing/genetics', 'products/microscopy/spores'] as const

/** The type that makes a species psychoactive, whatever else is said of it. */
export const psychoactiveType = 'type/psychoactive'

/** The group of products that are notices, most of them of used things. */
export const classifieds = 'products/classifieds'

type Rule = {
  readonly paths: readonly string[]
  /** What goes wrong without them, as the end of a sentence. */
  readonly why: Localized
  /** Whether what stands below one of them stays below it too. */
  readonly isWhole?: true
}

/**
 * The categories that rules of the product know by their path, and why: each of them keeps its path, and so does what
 * stands above it. Whoever adds a rule that names a path adds the path here.
 */
const rules = [
  {
    paths: sporeKinds,
    isWhole: true,
    why: label(
      'by it the shop knows spores of psychoactive species, which it keeps out of states that forbid them',
      'por ella la tienda reconoce las esporas de especies psicoactivas, que no envía a los estados que las prohíben',
      'por ela a loja reconhece os esporos de espécies psicoativas, que não envia aos estados que os proíbem',
    ),
  },
  {
    paths: [psychoactiveType, 'type/medicinal', 'type/culinary'],
    why: label(
      'pages, colors and warnings of species go by it',
      'por ella se rigen las páginas, los colores y las advertencias de las especies',
      'as páginas, as cores e os avisos das espécies se orientam por ela',
    ),
  },
  {
    paths: [classifieds],
    why: label(
      'search engines are not told that what is filed below it is new',
      'de lo que está en ella no se dice a los buscadores que sea nuevo',
      'do que está nela não se diz aos buscadores que é novo',
    ),
  },
  {
    paths: ['consumption-forms/other'],
    why: label(
      'whoever chooses it names a form of their own',
      'quien la elige escribe una forma propia',
      'quem a escolhe escreve uma forma própria',
    ),
  },
  {
    // The roots below which fields and filters find what they offer (D-14, FLT-03).
    paths: [
      'type',
      'flavor',
      'fragrance',
      'texture',
      'effects',
      'helps-with',
      'experiential-effects',
      'consumption-forms',
      'guides',
      'topics',
      'products',
    ],
    why: label(
      'fields and filters offer what stands below it',
      'los campos y los filtros ofrecen lo que está debajo de ella',
      'os campos e os filtros oferecem o que fica abaixo dela',
    ),
  },
] as const satisfies readonly Rule[]

/** A path that a rule of the product may name. */
export type KeptPath = (typeof rules)[number]['paths'][number]

const places = rules.flatMap((rule: Rule) => rule.paths.map((path) => ({ path, ...rule })))

/** Whether a category is another one or stands below it. */
export const isWithin = (path: string | null | undefined, root: string): boolean =>
  path === root || path?.startsWith(`${root}/`) === true

/** Finds the categories below one, and those whose path has it further down: Payload has no query for beginnings. */
export const belowPath = (path: string): Where => ({ path: { like: `${path}/` } })

export type Hold = {
  /** Whether the category is known by its path itself, stands above one that is, or must stay below one that is. */
  readonly kind: 'itself' | 'above' | 'below'
  /** The path that a rule names. */
  readonly path: string
  readonly why: Localized
}

/**
 * What keeps a category from another path, or from being deleted; null where nothing does.
 * @param to its new path, null for a deletion
 */
export function heldAt(from: string, to: string | null): Hold | null {
  if (from === to) return null
  const itself = places.find(({ path }) => path === from)
  if (itself) return { kind: 'itself', path: from, why: itself.why }
  const above = places.find(({ path }) => isWithin(path, from))
  if (above) return { kind: 'above', path: above.path, why: above.why }
  // A category below them is deleted only once nothing is filed under it.
  const below = to === null ? undefined : places.find(({ path, isWhole }) => isWhole && isWithin(from, path))
  return below && !isWithin(to, below.path) ? { kind: 'below', path: below.path, why: below.why } : null
}
