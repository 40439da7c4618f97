import { describe, expect, test, vi } from 'vitest'
import { decodeSegment, localeAndPageOf, localeAndSegmentsOf, localeAndSlugOf, localeOf } from './params'

const { chosen } = vi.hoisted(() => ({ chosen: vi.fn() }))

vi.mock('next/navigation', () => ({
  notFound: () => {
    throw new Error('404')
  },
}))
vi.mock('next-intl/server', () => ({ setRequestLocale: chosen }))

const given = <T>(params: T): Promise<T> => Promise.resolve(params)

describe('NAV-15 locales of routes', () => {
  test.each(['en', 'es', 'pt'])('%s is a locale', async (locale) => {
    expect(await localeOf(given({ locale }))).toBe(locale)
    expect(chosen).toHaveBeenLastCalledWith(locale)
  })

  test.each(['de', 'EN', '', 'favicon.ico'])('NAV-17 %j is a 404', async (locale) => {
    await expect(localeOf(given({ locale }))).rejects.toThrow('404')
  })
})

describe('NAV-17 slugs of routes', () => {
  test('a slug of any script is read, encoded or not', async () => {
    expect(await localeAndSlugOf(given({ locale: 'es', slug: 'n%C3%ADscalo' }))).toEqual({
      locale: 'es',
      slug: 'níscalo',
    })
  })

  test.each(['a b', '..%2F..%2Fetc', '%E0%A4%A', '%00', 'a'.repeat(121), ''])('%j is a 404', async (slug) => {
    await expect(localeAndSlugOf(given({ locale: 'en', slug }))).rejects.toThrow('404')
  })
})

describe('NAV-14 segments of routes of any depth', () => {
  test('are decoded one by one', async () => {
    expect(await localeAndSegmentsOf(given({ locale: 'pt', path: ['products', 'n%C3%ADscalo'] }))).toEqual({
      locale: 'pt',
      segments: ['products', 'níscalo'],
    })
  })

  test.each(['a b', '..', '%2Fetc', '%E0%A4%A', ''])('a path with the segment %j is a 404', async (bad) => {
    await expect(localeAndSegmentsOf(given({ locale: 'en', path: ['products', bad] }))).rejects.toThrow('404')
  })

  test('a segment that cannot be decoded is empty', () => {
    expect(decodeSegment('ibotenic%20acid')).toBe('ibotenic acid')
    expect(decodeSegment('%E0%A4%A')).toBe('')
  })
})

describe('ARC-06 D-11: pages of archives', () => {
  test.each(['2', '10', '10000'])('page %s is valid', async (page) => {
    expect(await localeAndPageOf(given({ locale: 'en', page }))).toEqual({ locale: 'en', page: Number(page) })
  })

  test.each(['1', '0', '-1', '01', '2.0', '1e3', 'abc', '10001', '99999', '1000000000', ''])(
    '%j is a 404',
    async (page) => {
      await expect(localeAndPageOf(given({ locale: 'en', page }))).rejects.toThrow('404')
    },
  )
})
