import type { ReactNode } from 'react'
import { prerender } from 'react-dom/static'
import { expect, test, vi } from 'vitest'
import { plainCard } from '@/cards/card-view.fixtures'
import { HarmWarning } from './harm-warning'
import { RelatedSpecies } from './related-species'

const { chosenSpecies } = vi.hoisted(() => ({ chosenSpecies: vi.fn() }))
vi.mock('@/read-model/lists', () => ({ chosenSpecies }))

const porcini = { card: { ...plainCard(1, 'mushrooms'), href: '/mushrooms/porcini' }, grade: null }
const webcap = {
  id: 2,
  card: { ...plainCard(2, 'mushrooms'), title: 'Webcap', href: '/es/mushrooms/webcap' },
  grade: 'deadly',
} as const

async function drawn(chosen: readonly unknown[], element: ReactNode): Promise<string> {
  chosenSpecies.mockResolvedValue(chosen)
  const { prelude } = await prerender(element)
  return new Response(prelude).text()
}

const draw = (chosen: readonly unknown[], eaten: boolean): Promise<string> =>
  drawn(chosen, <RelatedSpecies title="Especies" species={[1, 2]} locale="es" eaten={eaten} />)

test('SAF-04 HarmWarning links to a harmful species and shows its grade', async () => {
  const html = await drawn([], <HarmWarning harmful={[webcap]} locale="es" />)
  expect(html).toMatch(
    /href="\/es\/mushrooms\/webcap"[^>]*><span>Webcap<\/span><\/a>[^<]*(<!-- -->)?: (<!-- -->)?Mortal/,
  )
})

test('SAF-04 HarmWarning shows only the grade of an unpublished species', async () => {
  const html = await drawn([], <HarmWarning harmful={[{ ...webcap, card: null }]} locale="pt" />)
  expect(html).toMatch(/role="note"[^>]*>Mortal/)
  expect(html).not.toContain('href')
})

test('SAF-04 an eaten product or recipe shows no card of a harmful species', async () => {
  const html = await draw([porcini, webcap], true)
  expect(html.match(/<article/g)).toHaveLength(1)
  expect(html).toContain('href="/mushrooms/porcini"')
  expect(await draw([webcap], true)).toBe('')
})

test('SAF-04 a text that is only about a harmful species shows its card', async () => {
  expect((await draw([porcini, webcap], false)).match(/<article/g)).toHaveLength(2)
})

test('without a published species nothing is rendered', async () => {
  expect(await draw([], true)).toBe('')
})
