import { expect, test, vi } from 'vitest'
import { plainCard } from '@/cards/card-view.fixtures'
import { subjectOf } from './subject'

const shared: { image: unknown } = { image: null }
vi.mock('@/cms/public-find', () => ({ publicFind: () => Promise.resolve({ docs: [{ meta: shared }] }) }))

vi.mock('@/read-model/read-model', () => ({
  readModel: () =>
    Promise.resolve({
      indexes: {
        mushrooms: {
          bySlug: (grade: string) => ({
            species: { edibility: grade },
            card: () => ({
              ...plainCard(1, 'mushrooms'),
              picture: { src: `/api/media/file/${grade}.webp`, srcSet: '', width: 4, height: 3 },
            }),
          }),
        },
      },
    }),
}))
vi.mock('@/read-model/query', () => ({ cardContext: () => ({}) }))
vi.mock('@/read-model/lists', () => ({
  newestCards: () => Promise.resolve(['deadly', 'suspect', 'choice', 'edible'].map((slug) => ({ slug }))),
}))
vi.mock('@/features/content/server', () => ({}))
vi.mock('../site', () => ({ siteWords: () => Promise.resolve({ name: 'Sporeprint', description: '' }) }))

test.each([
  ['deadly', 'en', 'Deadly'],
  ['deadly', 'es', 'Mortal'],
  ['toxic', 'pt', 'Tóxico'],
  ['suspect', 'en', 'Suspect'],
  ['choice', 'en', null],
] as const)(
  'SAF-01 the shared picture of a %s species has a warning exactly where it harms (%s)',
  async (grade, locale, warning) => {
    expect(await subjectOf('mushrooms', grade, locale)).toMatchObject({ warning })
  },
)

test('SAF-04 the shared picture of the archive shows no harmful species', async () => {
  expect(await subjectOf('archives', 'mushrooms', 'en')).toMatchObject({
    warning: null,
    picture: { file: 'choice.webp' },
  })
})

test('DAT-16 a document’s shared picture is the one its editor selected, shown whole', async () => {
  expect(await subjectOf('mushrooms', 'choice', 'en')).toMatchObject({ picture: { file: 'choice.webp' }, fit: 'left' })
  shared.image = { id: 3, filename: 'for sharing.webp' }
  expect(await subjectOf('mushrooms', 'choice', 'en')).toMatchObject({
    picture: { file: 'for sharing.webp' },
    fit: 'middle',
  })
})
