import { describe, expect, test } from 'vitest'
import { locales } from '@/core/locales'
import { bans } from './bans.data'
import { dependsOnState, obstacle, placeCode, placeOf, reachOf } from './destinations'
import { regulatedGoods } from './regulated-goods.data'
import { destinationsOf } from './shipping'

const now = new Date('2026-11-21T12:00:00.000Z')
const at = (code: string) => placeOf(code) ?? { country: '', state: null }
const spores = { goods: ['psilocybin-spores'] }

describe('where a product may go', () => {
  test.each(['US-CA', 'US-FL', 'US-GA', 'US-ID', 'US-LA'])('spores of Psilocybe may not go to %s', (code) => {
    expect(obstacle(spores, at(code), now)).toMatchObject({ kind: 'ban', ban: { goods: 'psilocybin-spores' } })
  })

  test('spores of Psilocybe may go to another state, and to a country where only some states forbid them', () => {
    expect(obstacle(spores, at('US-OR'), now)).toBeNull()
    expect(obstacle(spores, at('US'), now)).toBeNull()
  })

  test('SHP-01 in a country where only some states have a ban it depends on the state', () => {
    expect(dependsOnState(spores, at('US'), now)).toBe(true)
    for (const code of ['US-CA', 'US-OR', 'ES']) expect(dependsOnState(spores, at(code), now)).toBe(false)
    expect(dependsOnState({ goods: ['soil'] }, at('US'), now)).toBe(false)
    expect(dependsOnState({ ...spores, shipsTo: ['ES'] }, at('US'), now)).toBe(false)
    expect(dependsOnState({ goods: ['amanita-muscaria'] }, at('US'), new Date('2005-08-07T12:00:00.000Z'))).toBe(false)
  })

  test('a ban holds from its first day on', () => {
    expect(obstacle(spores, at('US-FL'), new Date('2025-06-30T23:59:59.999Z'))).toBeNull()
    expect(obstacle(spores, at('US-FL'), new Date('2025-07-01T00:00:00.000Z'))).not.toBeNull()
  })

  test('soil may go into the European Union only from inside it', () => {
    expect(obstacle({ goods: ['soil'], from: 'US' }, at('DE'), now)).toMatchObject({ kind: 'ban' })
    expect(obstacle({ goods: ['soil'], from: 'ES' }, at('DE'), now)).toBeNull()
    expect(obstacle({ goods: ['soil'], from: 'US' }, at('US-CA'), now)).toBeNull()
  })

  test('SHP-01 soil may go into the United States from no other country', () => {
    for (const from of ['DE', 'CA', null])
      expect(obstacle({ goods: ['soil'], from }, at('US-CA'), now)).toMatchObject({
        kind: 'ban',
        ban: { country: 'US' },
      })
    expect(obstacle({ goods: ['soil'], from: 'US' }, at('US'), now)).toBeNull()
  })

  test('a vendor may send to some countries only', () => {
    expect(obstacle({ shipsTo: ['ES', 'PT'] }, at('FR'), now)).toEqual({ kind: 'vendor' })
    expect(obstacle({ shipsTo: ['ES', 'PT'] }, at('ES'), now)).toBeNull()
    expect(obstacle({ shipsTo: [] }, at('FR'), now)).toBeNull()
  })

  test('countries with a ban are no destinations of a product, even if its vendor names them', () => {
    const food = { goods: ['novel-food' as const], terms: { shipsTo: ['ES', 'US'] } }
    expect(destinationsOf(food, null, now)).toMatchObject({ isEverywhere: false, to: ['US'] })
    expect(destinationsOf({ ...food, terms: { shipsTo: ['ES'] } }, null, now).to).toEqual([])
    expect(destinationsOf({ goods: ['psilocybin-spores'], terms: {} }, null, now)).toMatchObject({
      isEverywhere: true,
      to: [],
      not: expect.arrayContaining(['US-CA']) as unknown,
    })
  })

  test('cards get its destinations as codes of countries and states', () => {
    expect(reachOf({ ...spores, shipsTo: ['US', 'US'] }, now)).toEqual({
      only: ['US'],
      not: ['US-CA', 'US-FL', 'US-GA', 'US-ID', 'US-LA'],
    })
  })
})

describe('T-1Q places as callers send them', () => {
  test.each(['ES', 'US-CA', 'BR-SP', 'XK'])('%s is a place', (code) => {
    const place = placeOf(code)
    expect(place && placeCode(place)).toBe(code)
  })

  test.each(['', 'es', 'US-', 'USA', 'US-CALI', "US-'", null, 5, ['US'], {}])('%j is no place', (code) => {
    expect(placeOf(code)).toBeNull()
  })
})

test('every ban has known goods, a reason in each locale, a source over https and a valid first day', () => {
  for (const ban of bans) {
    expect(regulatedGoods.map(({ slug }) => slug)).toContain(ban.goods)
    for (const locale of locales) expect(ban.reason[locale]).not.toBe('')
    expect(new URL(ban.source.url).protocol).toBe('https:')
    if (ban.effective) expect(new Date(ban.effective).toISOString()).toMatch(new RegExp(`^${ban.effective}`))
  }
})
