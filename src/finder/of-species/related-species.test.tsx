import { prerender } from 'react-dom/static'
import { expect, test, vi } from 'vitest'
import { plainCard } from '@/cards/card-view.fixtures'
import { RelatedSpecies } from './related-species'

const { chosenSpecies } = vi.hoisted(() => ({ chosenSpecies: vi.fn() }))
vi.mock('@/read-model/lists', () => ({ chosenSpecies }))

const porcini = { card: { ...plainCard(1, 'mushrooms'), href: '/mushrooms/porcini' }, grade: null }
const webcap = {
  card: { ...plainCard(2, 'mushrooms'), title: 'Webcap', href: '/es/mushrooms/webcap' },
  grade: 'deadly',
}

async function draw(chosen: readonly unknown[], eaten: boolean): Promise<string> {
  chosenSpecies.mockResolvedValue(chosen)
  const { prelude } = await prerender(<RelatedSpecies title="Especies" species={[1, 2]} locale="es" eaten={eaten} />)
  return new Response(prelude).text()
}

test('SAF-04 what is sold or cooked shows no card of a species that harms, but says that it does', async () => {
  const html = await draw([porcini, webcap], true)
  expect(html).toMatch(
    /href="\/es\/mushrooms\/webcap"[^>]*><span>Webcap<\/span><\/a>[^<]*(<!-- -->)?: (<!-- -->)?Mortal/,
  )
  expect(html.match(/<article/g)).toHaveLength(1)
  expect(html).toContain('href="/mushrooms/porcini"')
  expect(await draw([webcap], true)).not.toContain('<article')
})

test('SAF-04 what is only told of it shows its card', async () => {
  expect((await draw([porcini, webcap], false)).match(/<article/g)).toHaveLength(2)
})

test('nothing stands where no species is published', async () => {
  expect(await draw([], true)).toBe('')
})
