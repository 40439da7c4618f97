import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { searchTerms } from '@starter/catalogue/search-terms.data'
import { species } from '@starter/catalogue/species/index'
import { at, call } from '../setup/client'
import { languages, makeNamed } from '../setup/catalogue'
import { cleanUp, make, unique } from '../setup/fixtures'

/** Deadly species, created under their own names, since the test catalogue leaves them out. */
const deadly = species.filter(({ edibility }) => edibility === 'deadly')

const commonNames = (one: (typeof deadly)[number]): string[] => Object.values(one.commonNames).flat()
const termsOf = (one: (typeof deadly)[number]): string[] => [...commonNames(one), ...(searchTerms[one.slug] ?? [])]

/** The slugs that each name has to find; several species share some names. */
const wanted = new Map<string, string[]>()

async function makeDeadly(one: (typeof deadly)[number]): Promise<void> {
  const slug = unique('t-deadly')
  const id = await makeNamed('mushrooms', one.scientificName, {
    slug,
    specie: {
      scientificName: one.scientificName,
      synonyms: one.synonyms.map((name) => ({ name })),
      edibility: 'deadly',
    },
  })
  await make('searchterms', { title: slug, means: 'species', species: id, terms: termsOf(one).join('\n') })
  for (const name of [one.scientificName, ...one.synonyms, ...termsOf(one)])
    wanted.set(name, [...(wanted.get(name) ?? []), slug])
}

beforeAll(async () => {
  for (let from = 0; from < deadly.length; from += 8) await Promise.all(deadly.slice(from, from + 8).map(makeDeadly))
})

afterAll(cleanUp)

/** What is wrong with the result for a name; empty if nothing. */
async function wrongWith(name: string, locale: (typeof languages)[number]): Promise<string[]> {
  const { status, json } = await call(`/api/search?${new URLSearchParams({ q: name, locale }).toString()}`)
  const groups = Array.isArray(json.groups) ? json.groups : []
  const items = groups.flatMap((group) => (at(group, 'kind') === 'mushrooms' ? at(group, 'items') : []))
  const found = items.map((item) => String(at(item, 'href')).split('/').at(-1) ?? '')
  const isFirst = typeof at(items[0], 'danger') === 'string'
  const isFound = wanted.get(name)?.some((slug) => found.includes(slug)) ?? false
  return status === 200 && isFirst && isFound ? [] : [`${name}: ${status} ${found.join(', ')}`]
}

describe('SAF-02 GET /api/search by every name of a deadly species', () => {
  test.each(languages)('in %s a harmful species comes first, and the species of that name is found', async (locale) => {
    // Each name is tested in one locale only, since names of all locales are understood in each.
    const names = [...wanted.keys()].filter((_, at) => languages[at % languages.length] === locale)
    expect(names.length).toBeGreaterThan(100)
    const wrong: string[] = []
    for (let from = 0; from < names.length; from += 8) {
      const results = await Promise.all(names.slice(from, from + 8).map((name) => wrongWith(name, locale)))
      wrong.push(...results.flat())
    }
    expect(wrong).toEqual([])
  })
})
