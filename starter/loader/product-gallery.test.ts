import { describe, expect, test } from 'vitest'
import { products } from '../catalogue/products/index'
import { galleryOf, pictureOfVariant } from './product-gallery'
import { shopPictures } from './steps/shop-pictures'
import { naturalPictures } from './steps/species'

describe('PRD-06 the galleries of the catalogue', () => {
  const drawn = new Map([...naturalPictures, ...shopPictures].map((picture) => [picture.key, picture]))

  test('have only pictures that are drawn', () => {
    expect(products.flatMap(galleryOf).filter((key) => !drawn.has(key))).toEqual([])
  })

  test('begin with the product, have no picture twice, and more than two where it contains a mushroom', () => {
    for (const product of products) {
      const keys = galleryOf(product)
      expect(keys[0]).toBe(`product/${product.slug}`)
      expect(new Set(keys).size).toBe(keys.length)
      expect(keys.length).toBeLessThanOrEqual(12)
      if (product.species.length > 0) expect(keys.length).toBeGreaterThan(2)
    }
  })

  test('have a picture of each color, and a variant has that of its color', () => {
    const shirt = products.find(({ slug }) => slug === 'gill-study-shirt')
    if (!shirt) throw new Error('The shirt is gone')
    expect(pictureOfVariant(shirt, { size: 's', colour: 'natural' })).toBe('product/gill-study-shirt')
    expect(pictureOfVariant(shirt, { size: 's', colour: 'moss' })).toBe('product-moss/gill-study-shirt')
    expect(pictureOfVariant(shirt, { size: 's' })).toBeNull()
    expect(galleryOf(shirt)).toContain('product-moss/gill-study-shirt')
    expect(drawn.get('product-moss/gill-study-shirt')?.alt.es).toContain('Verde musgo')
    expect(drawn.get('product-moss/gill-study-shirt')?.svg()).not.toBe(drawn.get('product/gill-study-shirt')?.svg())
  })
})
