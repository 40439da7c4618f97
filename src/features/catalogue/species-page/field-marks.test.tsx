import { prerender } from 'react-dom/static'
import { expect, test } from 'vitest'
import type { Mushroom } from '@/payload-types'
import { FieldMarks } from './field-marks'

const headings = async (specie: Partial<Mushroom['specie']>): Promise<string[]> => {
  const species = {
    id: 1,
    specie: { scientificName: 'Morchella esculenta', edibility: 'choice', ...specie },
  } as Mushroom
  const html = await new Response((await prerender(<FieldMarks species={species} locale="en" />)).prelude).text()
  return [...html.matchAll(/<h3[^>]*>([^<]*)</g)].map(([, title = '']) => title)
}

test('SPC-02 field marks and classification have a heading only when something is recorded under it', async () => {
  expect(await headings({})).toEqual([])
  expect(await headings({ habitat: 'Below ash' })).toEqual(['Field marks'])
  expect(await headings({ taxonomy: { genus: 'Morchella' } })).toEqual(['Classification'])
})
