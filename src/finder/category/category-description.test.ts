import { expect, test } from 'vitest'
import { locales } from '@/core/locales'
import { categoryDescription } from './category-description'

test('SEO-02 a category without a description is described by its documents, in every locale', () => {
  expect(categoryDescription('Nutty · Flavor', ['Porcini', 'Porcini', 'Chanterelle'], 'en')).toBe(
    'In the guide under Nutty · Flavor: Porcini, Chanterelle.',
  )
  for (const locale of locales) {
    const many = categoryDescription(
      'X',
      Array.from({ length: 60 }, (_, at) => `Name ${at}`),
      locale,
    )
    expect(many).toContain('Name 0, Name 1')
    expect(many.length).toBeLessThan(180)
    expect(many).toMatch(/, …$/)
    expect(categoryDescription('X', [], locale)).toMatch(/^X: /)
    const long = 'm'.repeat(140)
    expect(categoryDescription('X', [long, 'Porcini'], locale)).toContain(`${long}, …`)
  }
})
