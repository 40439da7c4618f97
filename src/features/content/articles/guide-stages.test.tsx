import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Growingguide } from '@/payload-types'
import { GuideStages } from './guide-stages'

type Stage = NonNullable<Growingguide['stages']>[number]

const drawn = async (stage: Partial<Stage>): Promise<string> => {
  const guide = { stages: [{ id: 'a', title: 'Spawn', ...stage }] } as Growingguide
  return renderToStaticMarkup(await GuideStages({ guide, locale: 'en' }))
}

test.each([
  [{ min: 10, max: 14 }, '10 to 14 days'],
  [{ min: 7, max: 7 }, '7 days'],
  [{ max: 14 }, '≤\u00a014 days'],
  [{ min: 1, max: null }, '≥\u00a01 day'],
])('DAT-11 a stage with the days %j shows how long it takes', async (days, words) => {
  expect(await drawn({ days })).toContain(`>${words}</dd>`)
})

test('DAT-11 a stage without numbers has no list of them', async () => {
  expect(await drawn({ days: {} })).not.toContain('<dl')
})
