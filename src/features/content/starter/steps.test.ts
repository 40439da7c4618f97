import { expect, test } from 'vitest'
import { firstSteps } from './steps'

const fresh = {
  siteName: 'Sporeprint',
  description: 'Mushrooms.',
  siteUrl: 'http://localhost:3000',
  sendsMail: false,
}

const open = (begun: Partial<typeof fresh>): string[] =>
  firstSteps({ ...fresh, ...begun }).flatMap(({ key, done }) => (done ? [] : [key]))

test('each of the first steps is open until the owner has done it', () => {
  expect(open({})).toEqual(['name', 'address', 'mail'])
  expect(open({ siteName: 'Porcini', sendsMail: true })).toEqual(['address'])
  expect(open({ siteName: 'Porcini', description: '', sendsMail: true, siteUrl: 'https://a.test' })).toEqual(['name'])
})
