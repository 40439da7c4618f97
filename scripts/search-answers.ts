import { writeFileSync } from 'node:fs'
import { searchTerms } from '@starter/catalogue/search-terms.data'
import { species } from '@starter/catalogue/species/index'
import { harms } from '@/core/dangers'
import { limits } from '@/core/limits'
import { mistyped } from './lib/mistyped'

/**
 * Writes docs/search-answers.md for review: the results of a running site for every name of every harmful species and
 * for every search term of a poisoning, with and without a typing error.
 * `npm run search:answers -- http://localhost:3000`; the site needs `RATE_LIMITS=off`, as it gets 2,000
 * requests.
 */
const site = process.argv[2] ?? 'http://localhost:3000'

type Group = { kind: string; items: { title: string; detail: string | null; danger?: string }[] }

const dangerous = species.filter(({ edibility }) => harms(edibility))
const wanted = [
  { title: 'Poisoning', queries: searchTerms.poisoning ?? [] },
  ...dangerous.map(({ slug, scientificName, synonyms, commonNames }) => ({
    title: scientificName,
    queries: [scientificName, ...synonyms, ...Object.values(commonNames).flat(), ...(searchTerms[slug] ?? [])],
  })),
]

async function resultsOf(query: string): Promise<{ first: boolean; text: string }> {
  const response = await fetch(
    `${site}/api/search?locale=en&q=${encodeURIComponent(query.slice(0, limits.search.characters))}`,
  )
  if (!response.ok)
    throw new Error(`${site} answered ${response.status} to “${query}”; it must be started with RATE_LIMITS=off`)
  const { groups } = (await response.json()) as { groups: Group[] }
  const items = groups.flatMap(({ kind, items }) => items.map((item) => ({ kind, ...item })))
  const [top] = items
  return {
    first: top !== undefined && (top.kind === 'help' || top.danger !== undefined),
    text: items
      .slice(0, 3)
      .map(({ kind, title, danger }) =>
        kind === 'mushrooms' ? `${title}${danger ? ` (${danger})` : ''}` : `${title} [${kind}]`,
      )
      .join('; '),
  }
}

const cell = (text: string): string => text.replaceAll('|', '\\|')

const parts: string[] = []
const wrong: string[] = []
for (const { title, queries } of wanted) {
  const rows: string[] = []
  for (const query of new Set(queries)) {
    const typo = mistyped(query)
    const [plain, other] = await Promise.all([resultsOf(query), typo === null ? null : resultsOf(typo)])
    if (!plain.first) wrong.push(`${query}: ${plain.text}`)
    if (other && !other.first) wrong.push(`${typo}: ${other.text}`)
    const same = other === null ? '—' : other.text === plain.text ? `${typo}: the same` : `${typo}: ${other.text}`
    rows.push(`| ${cell(query)} | ${cell(plain.text)} | ${cell(same)} |`)
  }
  parts.push(
    `## ${title}\n\n| Query | First three results | With a typing error |\n| --- | --- | --- |\n${rows.join('\n')}`,
  )
}

const head = `# What a search for danger finds

Written by \`npm run search:answers\` from a site with the whole starting catalogue; read it after every change of names, terms or search. A result names the grade of what harms; other than species have their kind in brackets.

Queries whose first result neither warns nor helps: ${wrong.length === 0 ? 'none' : `\n\n${wrong.map((one) => `- ${one}`).join('\n')}`}.
`
writeFileSync('docs/search-answers.md', `${head}\n${parts.join('\n\n')}\n`)
console.log(`${wanted.flatMap(({ queries }) => queries).length} queries, ${wrong.length} wrong`)
for (const one of wrong) console.log(one)
