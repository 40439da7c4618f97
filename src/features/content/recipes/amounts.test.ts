import { describe, expect, test } from 'vitest'
import { kitchenNumber, scaledText } from './amounts'

const plain = (text: string): string => text.replaceAll('\u00a0', ' ')

describe('BLK-09 amounts as a kitchen writes them', () => {
  test.each([
    [0.25, '¼'],
    [0.34, '⅓'],
    [0.5, '½'],
    [0.03, '⅛'],
    [0.166, '⅙'],
    [0.375, '⅜'],
    [1.875, '1⅞'],
    [0, '0'],
    [0.66, '⅔'],
    [1.5, '1½'],
    [2.97, '3'],
    [4, '4'],
    [12.3, '12½'],
    [30, '30'],
  ])('%d is %s', (value, text) => {
    expect(kitchenNumber(value)).toBe(text)
  })

  test.each([
    ['en', '450 g fresh porcini', 1, '450 g (16 oz) fresh porcini'],
    ['en', '450 g fresh porcini', 3, '1.35 kg (48 oz) fresh porcini'],
    ['es', '450 g de boletos', 3, '1,35 kg de boletos'],
    ['en', '1 1/2 tablespoons neutral oil', 2, '3 tablespoons neutral oil'],
    ['en', '2 teaspoons soy sauce', 0.5, '1 teaspoon soy sauce'],
    ['es', '1/4 de cucharadita de sal', 2, '½ cucharadita de sal'],
    ['es', '1/4 de cucharadita de sal', 3, '¾ de cucharadita de sal'],
    ['es', '1 cucharada de aceite', 2, '2 cucharadas de aceite'],
    ['pt', '1 1/2 colher de sopa de óleo', 1, '1½ colher de sopa de óleo'],
    ['pt', '1 colher de sopa de óleo', 2, '2 colheres de sopa de óleo'],
    ['en', '1 liter light stock', 0.5, '500 ml light stock'],
    ['pt', '1,2 litro de água fria', 2, '2,4 litros de água fria'],
    ['en', '200 g silken tofu (7 oz), in 1.5 cm cubes', 2, '400 g silken tofu (14 oz), in 1.5 cm cubes'],
    ['en', '{4} slices of sourdough, 40 g each', 2, '8 slices of sourdough, 40 g each'],
    ['en', '{1} large [egg|eggs], beaten', 2, '2 large eggs, beaten'],
    ['en', '1 large [egg|eggs], beaten', 0.5, '½ large egg, beaten'],
    ['es', '2 [chalota picada fina|chalotas picadas finas] (50 g)', 0.5, '1 chalota picada fina (25 g)'],
    ['en', '3/4 cup flour', 0.5, '⅜ cup flour'],
    ['en', '⅜ cup flour', 2, '¾ cup flour'],
    ['en', '1-inch piece of ginger', 2, '1-inch piece of ginger'],
    ['en', '1½-inch piece of ginger', 2, '1½-inch piece of ginger'],
    ['en', '1 1/2-inch piece of ginger', 2, '1 1/2-inch piece of ginger'],
    ['en', '1.5-inch piece of ginger', 2, '1.5-inch piece of ginger'],
    ['en', '2.5-cm piece of ginger', 3, '2.5-cm piece of ginger'],
    ['en', '4 ½-inch slices of ginger', 2, '8 ½-inch slices of ginger'],
    ['en', '14-ounce can of tomatoes', 2, '14-ounce can of tomatoes'],
    ['en', '2 14-ounce [can|cans] of tomatoes', 2, '4 14-ounce cans of tomatoes'],
    ['en', '1 (14- to 16-ounce) can', 2, '2 (14- to 16-ounce) can'],
    ['en', '1 2-lb chicken and a 3-pound one', 3, '3 2-lb chicken and a 3-pound one'],
    ['en', '1 8‑oz block of tofu', 2, '2 8‑oz block of tofu'],
    ['en', '1 pound beef', 2, '2 pounds beef'],
    ['en', '8 ounces beef', 0.5, '4 ounces beef'],
    ['es', '1 [lata|latas] de 400 g de tomate', 2, '2 latas de 400 g de tomate'],
    ['es', '1 lata de 14,5 onzas', 2, '2 lata de 14,5 onzas'],
    ['es', '1 onza de queso', 2, '2 onzas de queso'],
    ['en', '1 can of 400 g tomatoes', 2, '2 can of 400 g tomatoes'],
    ['es', '1 trozo de 2,5-cm', 2, '2 trozo de 2,5-cm'],
    ['pt', '2 [lata|latas] de 400 g de tomate', 0.5, '1 lata de 400 g de tomate'],
    ['pt', '1 pacote de 250 g de tofu', 2, '2 pacote de 250 g de tofu'],
    ['pt', 'um pacote de 250 g de tofu', 2, 'um pacote de 500 g de tofu'],
    ['en', '1,000 g flour', 1, '1 kg (35 oz) flour'],
    ['en', '1,500 g flour', 2, '3 kg (106 oz) flour'],
    ['en', '1,250.5 g flour', 2, '2.5 kg (88 oz) flour'],
    ['en', '1,000,000 spores', 2, '2000000 spores'],
    ['en', '1.500 kg flour', 1, '1.5 kg (53 oz) flour'],
    ['en', '0.125 kg flour', 1, '125 g (4½ oz) flour'],
    ['es', '1.500 g de harina', 1, '1,5 kg de harina'],
    ['es', '1 500 g de harina', 2, '3 kg de harina'],
    ['es', '1.250,5 g de harina', 2, '2,5 kg de harina'],
    ['es', '1,500 kg de harina', 1, '1,5 kg de harina'],
    ['es', '0.125 kg de harina', 1, '125 g de harina'],
    ['es', '1.5 kg de harina', 2, '3 kg de harina'],
    ['pt', '1.500 g de farinha', 1, '1,5 kg de farinha'],
    ['pt', '1 000 ml de água', 1, '1 l de água'],
    ['pt', '1,500 kg de farinha', 2, '3 kg de farinha'],
    ['en', '2 inches of ginger', 2, '2 inches of ginger'],
    ['en', '20 g dried ceps, soaked for 30 minutes', 2, '40 g (1½ oz) dried ceps, soaked for 30 minutes'],
    ['es', '20 g de setas secas, 30 minutos en remojo', 2, '40 g de setas secas, 30 minutos en remojo'],
    ['pt', '20 g de cogumelos secos, 2 horas de molho', 2, '40 g de cogumelos secos, 2 horas de molho'],
    ['en', 'Salt, to finish', 3, 'Salt, to finish'],
    ['en', '12 tacos', 3, '36 tacos'],
    ['en', 'A tin of E150d and 3/0 parts', 2, 'A tin of E150d and 6 parts'],
  ] as const)('%s: %s, times %d', (locale, text, factor, expected) => {
    expect(plain(scaledText(text, factor, locale))).toBe(expected)
  })

  test('a long or strange text takes no time and stays a text', () => {
    const started = performance.now()
    for (const text of [
      '9'.repeat(20_000),
      '1 '.repeat(10_000),
      '{'.repeat(5000),
      '[|'.repeat(5000),
      '1/'.repeat(8000),
    ])
      expect(typeof scaledText(text, 2, 'es')).toBe('string')
    expect(performance.now() - started).toBeLessThan(5000)
  })
})
