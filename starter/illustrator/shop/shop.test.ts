import { describe, expect, it } from 'vitest'
import { vendors } from '../../catalogue/vendors/index'
import type { IllustratedSpecies } from '../types'
import { headerPicture, homePicture, MARKS, PRODUCT_FORMS, productPicture, vendorMark, type HeaderKind } from './index'

const species = (slug: string, capShape: 'convex' | 'shelf' | 'icicle', color: string): IllustratedSpecies => ({
  slug,
  scientificName: slug,
  variation: null,
  substrate: capShape === 'convex' ? ['soil'] : ['hardwood logs'],
  morphology: {
    capShape,
    capColors: [color, '#c9a06a', '#6b4a2c'],
    capDiameterCm: [5, 12],
    gills: capShape === 'convex' ? 'gills' : capShape === 'icicle' ? 'teeth' : 'pores',
    gillColor: '#eadcc4',
    stipe:
      capShape === 'convex' ? { lengthCm: [5, 9], widthCm: [1, 2], color: '#efe4d0', ring: false, volva: false } : null,
    sporePrint: { color: 'brown', hex: '#5a3a28' },
    bruising: null,
    surface: 'smooth',
  },
})

const SHIITAKE = species('lentinula-edodes', 'convex', '#6b4226')
const OYSTER = species('pleurotus-ostreatus', 'shelf', '#8d8f94')
const MANE = species('hericium-erinaceus', 'icicle', '#f4efe2')

const brief = (form: string, slug = `${form}-one`) => ({
  slug,
  form,
  palette: ['#2f5d50', '#e86f4e'] as const,
  mark: 'leaf',
  vendorName: 'Cogumelos da Serra',
  species: SHIITAKE,
})

/** Ids that are referenced but not defined, or defined twice. */
function brokenNames(svg: string): string[] {
  const drawn = [...svg.matchAll(/ id="([^"]+)"/g)].map((match) => match[1] ?? '')
  const shown = [...svg.matchAll(/(?:href="#|url\(#)([^")]+)/g)].map((match) => match[1] ?? '')
  const twice = drawn.filter((name, i) => drawn.indexOf(name) !== i)
  return [...twice, ...new Set(shown.filter((name) => !drawn.includes(name)))]
}

describe('product pictures', () => {
  it.each(PRODUCT_FORMS)('draws %s as valid SVG in its vendor’s color, always the same for one slug', (form) => {
    const first = productPicture(brief(form))
    expect(productPicture(brief(form)) === first).toBe(true)
    expect(first.startsWith('<svg ')).toBe(true)
    expect(first.includes('viewBox="0 0 1600 1200"')).toBe(true)
    expect(/NaN|Infinity|undefined/.test(first)).toBe(false)
    expect(brokenNames(first)).toEqual([])
    expect(first.includes('#2f5d50')).toBe(true)
    expect(first.length).toBeLessThan(450_000)
    expect(productPicture(brief(form, `${form}-two`)) === first).toBe(false)
  })

  it.each(PRODUCT_FORMS)('draws %s without a species', (form) => {
    const { species: _none, ...plain } = brief(form)
    expect(brokenNames(productPicture(plain))).toEqual([])
  })

  it('has both colors of the vendor, and its name on the label', () => {
    const svg = productPicture(brief('jar'))
    expect(svg.includes('#e86f4e')).toBe(true)
    expect(svg.includes('data-text="Cogumelos')).toBe(true)
    expect(svg.includes('<text')).toBe(false)
  })

  it('uses a morphology without a species', () => {
    const { species: _none, ...plain } = brief('honey')
    expect(productPicture({ ...plain, speciesMorphology: MANE.morphology }) === productPicture(plain)).toBe(false)
  })

  it('rejects an unknown form or mark', () => {
    expect(() => productPicture(brief('submarine'))).toThrow(/submarine/)
    expect(() => productPicture({ ...brief('jar'), mark: 'anchor' })).toThrow(/anchor/)
  })
})

describe('vendor marks', () => {
  it.each(MARKS)('draws %s in the vendor’s color, always the same', (mark) => {
    const vendor = {
      slug: `vendor-${mark}`,
      palette: ['#6b2d3c', '#f4ead5'] as const,
      mark,
      displayName: 'Spore & Page',
    }
    const svg = vendorMark(vendor)
    expect(vendorMark(vendor) === svg).toBe(true)
    expect(svg.includes('#6b2d3c')).toBe(true)
    expect(svg.includes('Spore &amp; Page')).toBe(true)
    expect(brokenNames(svg)).toEqual([])
  })

  it('gives no two vendors of the catalogue the same mark, even with equal colors and names', () => {
    const alike = { slug: 'one', palette: ['#6b2d3c', '#f4ead5'], displayName: 'One' } as const
    const drawn = vendors.map(({ mark }) => vendorMark({ ...alike, mark }))
    expect(vendors.length).toBeGreaterThan(1)
    expect(new Set(drawn).size).toBe(vendors.length)
    expect(new Set(vendors.map(vendorMark)).size).toBe(vendors.length)
  })
})

describe('headers and home', () => {
  const kinds: readonly HeaderKind[] = ['guide', 'post', 'project', 'recipe']

  it.each(kinds)('draws a %s header that differs by slug', (kind) => {
    const first = headerPicture({ slug: 'one', kind, species: [SHIITAKE, OYSTER, MANE] })
    expect(headerPicture({ slug: 'one', kind, species: [SHIITAKE, OYSTER, MANE] }) === first).toBe(true)
    expect(headerPicture({ slug: 'two', kind, species: [SHIITAKE, OYSTER, MANE] }) === first).toBe(false)
    expect(brokenNames(first)).toEqual([])
    expect(headerPicture({ slug: 'one', kind, species: [] }).includes('viewBox="0 0 1600 900"')).toBe(true)
  })

  it('draws a home picture without any text', () => {
    const svg = homePicture([SHIITAKE, OYSTER, MANE])
    expect(/<text|data-text/.test(svg)).toBe(false)
    expect(brokenNames(svg)).toEqual([])
    expect(homePicture([SHIITAKE, OYSTER, MANE]) === svg).toBe(true)
  })
})
