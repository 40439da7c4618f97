import { expect, test } from 'vitest'
import type { Reference } from '@/payload-types'
import { citationsOf, inOrder } from './citations'
import { asFile, bibtex, doiAddress, ris } from './formats'

const reference = (id: number, year: number | null, over: Partial<Reference> = {}): Reference => ({
  id,
  title: `Title ${id}`,
  summary: 'What it found.',
  link: `https://a.example/${id}`,
  year,
  createdAt: '',
  updatedAt: '',
  ...over,
})

const citing = (...ids: unknown[]) => ({
  root: {
    type: 'root',
    children: [
      {
        type: 'paragraph',
        children: ids.map((value) => ({ type: 'link', fields: { doc: { relationTo: 'references', value } } })),
      },
    ],
  },
})

test('BLK-10 references are sorted by year, newest first, then by title', () => {
  const list = inOrder([reference(1, 1999), reference(2, null), reference(3, 2024), reference(4, 1999, { title: 'A' })])
  expect(list.map(({ id }) => id)).toEqual([3, 4, 1, 2])
})

test('BLK-10 a citation has the number of its reference in the list', () => {
  const list = [reference(1, 1999), reference(3, 2024), reference(5, 2010, { summary: null }), 9]
  const { numbers, cited } = citationsOf([citing({ id: 1 }, 3, 5, 9, null, 'x'), null, 7], [list])
  expect([...numbers]).toEqual([
    [3, 1],
    [1, 2],
  ])
  expect([...cited].toSorted()).toEqual([1, 3])
})

test('BLK-10 a reference is exported as BibTeX and RIS, with its title escaped', () => {
  const odd = { ...reference(7, 2020, { title: 'On {spores}\n@misc{x, }', doi: '10.1000/x' }), key: 'sporeprint7' }
  expect(bibtex(odd)).toBe(
    '@misc{sporeprint7,\n  title = {On  spores @misc x,},\n  year = {2020},\n  doi = {10.1000/x},\n  url = {https://a.example/7},\n}\n',
  )
  expect(bibtex({ ...odd, title: '100% of R&D_1 for $5 #2' })).toContain(
    String.raw`title = {100\% of R\&D\_1 for \$5 \#2}`,
  )
  expect(ris(odd).split('\r\n')).toEqual([
    'TY  - GEN',
    'TI  - On  spores @misc x,',
    'PY  - 2020',
    'DO  - 10.1000/x',
    'UR  - https://a.example/7',
    'ER  - ',
    '',
  ])
  expect(asFile('a/b', 'x y\n')).toBe('data:a/b;charset=utf-8,x%20y%0A')
})

test.each([
  ['10.1000/xyz123', 'https://doi.org/10.1000/xyz123'],
  ['https://doi.org/10.1000/a(b)', 'https://doi.org/10.1000/a(b)'],
  ['doi: 10.1000/x', 'https://doi.org/10.1000/x'],
  ['javascript:alert(1)', null],
  ['', null],
  [null, null],
])('BLK-10 the DOI %j links to %j', (doi, address) => {
  expect(doiAddress(doi)).toBe(address)
})
