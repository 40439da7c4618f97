import { compounds, type Term } from '@/features/catalogue/model'

type Listed = (typeof compounds)[number]
type Group = Listed['group']

/**
 * FLT-02 and D-13: the compounds the sidebar offers, in that order; cordysinin counts as psychoactive. All
 * others have pages of their own, and calls and addresses understand them too.
 */
const offered = {
  psychoactive: ['psilocin', 'psilocybin', 'baeocystin', 'norbaeocystin', 'aeruginascin', 'cordysinin'],
  medicinal: [
    'erinacin',
    'lentinan',
    'polysaccharides',
    'beta-glucans',
    'hericenones',
    'verpacamide',
    'triterpenes',
    'cordycepin',
    'lectins',
    'sterols',
    'eritadenine',
  ],
} as const satisfies { readonly [G in Group]: readonly Extract<Listed, { group: G }>['slug'][] }

const terms: readonly Term[] = compounds.map(({ slug, name }) => ({ slug, label: name, icon: 'flask-conical' }))

/** The compounds of one half of the chemistry section (FLT-02, FLT-06). */
export const offeredCompounds = (group: Group): readonly Term[] =>
  offered[group].flatMap((wanted) => terms.find(({ slug }) => slug === wanted) ?? [])

const isOffered = new Set<string>(Object.values(offered).flat())

export const otherCompounds: readonly Term[] = terms.filter(({ slug }) => !isOffered.has(slug))
