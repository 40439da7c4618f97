/**
 * Per 100 g, in the order of `ingredientNutrients`: kcal; fat and saturated fat in g; cholesterol and sodium in mg;
 * carbohydrates, fiber, sugars and protein in g.
 */
type Figures = readonly [number, number, number, number, number, number, number, number, number]

/**
 * Ingredients other than mushrooms, raw or as bought, from USDA FoodData Central (SR Legacy); kombu stock from the
 * Standard Tables of Food Composition in Japan.
 */
export const foods = {
  avocado: [160, 14.7, 2.1, 0, 7, 8.5, 6.7, 0.7, 2],
  breadcrumbs: [395, 5.3, 1.2, 0, 732, 72, 4.5, 6.2, 13.4],
  broth: [5, 0.1, 0, 0, 296, 0.9, 0, 0.6, 0.2],
  butter: [717, 81.1, 51.4, 215, 11, 0.1, 0, 0.1, 0.9],
  chili: [40, 0.4, 0, 0, 9, 8.8, 1.5, 5.3, 1.9],
  cilantro: [23, 0.5, 0, 0, 46, 3.7, 2.8, 0.9, 2.1],
  cornTortilla: [218, 2.9, 0.5, 0, 45, 44.6, 6.3, 0.9, 5.7],
  cream: [340, 36.1, 23, 113, 27, 2.7, 0, 2.9, 2.8],
  cucumber: [15, 0.1, 0, 0, 2, 3.6, 0.5, 1.7, 0.7],
  egg: [143, 9.5, 3.1, 372, 142, 0.7, 0, 0.4, 12.6],
  garlic: [149, 0.5, 0.1, 0, 17, 33.1, 2.1, 1, 6.4],
  goatCheese: [264, 21.1, 14.6, 46, 459, 0, 0, 0, 18.5],
  kombuStock: [4, 0, 0, 0, 61, 0.9, 0, 0, 0.1],
  lemonJuice: [22, 0.2, 0, 0, 1, 6.9, 0.3, 2.5, 0.4],
  limeJuice: [25, 0.1, 0, 0, 2, 8.4, 0.4, 1.7, 0.4],
  mayonnaise: [680, 75, 11.7, 42, 635, 0.6, 0, 0.6, 1],
  miso: [198, 6, 1, 0, 3728, 25.4, 5.4, 6.2, 12.8],
  mustard: [60, 3.3, 0.2, 0, 1104, 5.8, 4, 0.9, 3.7],
  oil: [884, 100, 10.3, 0, 0, 0, 0, 0, 0],
  oliveOil: [884, 100, 13.8, 0, 2, 0, 0, 0, 0],
  onion: [40, 0.1, 0, 0, 4, 9.3, 1.7, 4.2, 1.1],
  parmesan: [392, 25.8, 16.4, 68, 1175, 3.2, 0, 0.8, 35.8],
  parsley: [36, 0.8, 0.1, 0, 56, 6.3, 3.3, 0.9, 3],
  rice: [358, 0.5, 0.1, 0, 1, 79.2, 2.8, 0, 6.5],
  sake: [134, 0, 0, 0, 2, 5, 0, 0, 0.5],
  salt: [0, 0, 0, 0, 38758, 0, 0, 0, 0],
  scallion: [32, 0.2, 0, 0, 16, 7.3, 2.6, 2.3, 1.8],
  sesameOil: [884, 100, 14.2, 0, 0, 0, 0, 0, 0],
  sesameSeeds: [565, 48, 6.7, 0, 11, 25.7, 14, 0.5, 17],
  shallot: [72, 0.1, 0, 0, 12, 16.8, 3.2, 7.9, 2.5],
  sourdough: [272, 2.4, 0.5, 0, 602, 51.9, 2.2, 4.6, 10.8],
  soySauce: [53, 0.6, 0.1, 0, 5493, 4.9, 0.8, 0.4, 8.1],
  spinach: [23, 0.4, 0.1, 0, 79, 3.6, 2.2, 0.4, 2.9],
  sugar: [387, 0, 0, 0, 1, 100, 0, 99.8, 0],
  tofu: [55, 2.7, 0.4, 0, 5, 2.4, 0.1, 1.3, 4.8],
  vinegar: [19, 0, 0, 0, 8, 0.3, 0, 0, 0],
  walnuts: [654, 65.2, 6.1, 0, 2, 13.7, 6.7, 2.6, 15.2],
  water: [0, 0, 0, 0, 3, 0, 0, 0, 0],
  whiteWine: [82, 0, 0, 0, 5, 2.6, 0, 1, 0.1],
} as const satisfies Record<string, Figures>

export type Food = keyof typeof foods
