import type { Where } from 'payload'
import type { Localized } from '@/core/locales'
import { label } from '@/cms/labels'

/**
 * Categories of products that are spores or grow from them: those of psychoactive species are not shipped to some
 * states.
 */
export const sporeKinds = ['products/growing/genetics', 'products/microscopy/spores'] as const

/** The category that makes a species psychoactive, whatever else its record says. */
export const psychoactiveType = 'type/psychoactive'

/** The category of classifieds, most of which offer used things. */
export const classifieds = 'products/classifieds'

type Rule = {
  readonly paths: readonly string[]
  /** What goes wrong without them, as the end of a sentence. */
  readonly why: Localized
  /** Whether categories below one of them must stay below it too. */
  readonly isWhole?: true
}

/**
 * The categories whose path is used by rules in the code, and why: each must keep its path, and so must those above it.
 * Add a path here whenever a rule uses it.
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
    // The roots whose descendants fields and filters offer as options (D-14, FLT-03).
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

/** A path that a rule in the code may use. */
export type KeptPath = (typeof rules)[number]['paths'][number]

const places = rules.flatMap((rule: Rule) => rule.paths.map((path) => ({ path, ...rule })))

/** Whether a category's path is `root` or below it. */
export const isWithin = (path: string | null | undefined, root: string): boolean =>
  path === root || path?.startsWith(`${root}/`) === true

/** A filter for categories below a path, also where it occurs further down a path: Payload has no prefix query. */
export const belowPath = (path: string): Where => ({ path: { like: `${path}/` } })

export type PathLock = {
  /** Whether a rule uses the category's own path, one below it, or one that it must stay below. */
  readonly kind: 'itself' | 'above' | 'below'
  /** The path that a rule names. */
  readonly path: string
  readonly why: Localized
}

/**
 * Why a category may not move or be deleted; null where it may.
 * @param to its new path, null for a deletion
 */
export function pathLockOf(from: string, to: string | null): PathLock | null {
  if (from === to) return null
  const itself = places.find(({ path }) => path === from)
  if (itself) return { kind: 'itself', path: from, why: itself.why }
  const above = places.find(({ path }) => isWithin(path, from))
  if (above) return { kind: 'above', path: above.path, why: above.why }
  // A category below them may be deleted, which is possible only once nothing is filed under it.
  const below = to === null ? undefined : places.find(({ path, isWhole }) => isWhole && isWithin(from, path))
  return below && !isWithin(to, below.path) ? { kind: 'below', path: below.path, why: below.why } : null
}
