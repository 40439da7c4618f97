import type { RecipeSeed } from '../shapes'

export const morelsInCream: RecipeSeed = {
  slug: 'morels-in-cream',
  title: {
    en: 'Morels in cream on toast',
    es: 'Colmenillas a la crema sobre pan tostado',
    pt: 'Morquelas ao creme sobre torrada',
  },
  lead: {
    en: 'A small spring dish in which morels are boiled, browned and then simmered in cream, so that none reaches the plate undercooked.',
    es: 'Un plato breve de primavera: las colmenillas se hierven, se doran y terminan en nata (crema de leche), de modo que ninguna llega poco hecha.',
    pt: 'Prato pequeno de primavera em que as morquelas são fervidas, douradas e depois cozidas no creme, para que nenhuma chegue malpassada.',
  },
  description: {
    en: '[Morels](/mushrooms/morchella-esculenta) raw or lightly cooked have made people gravely ill, so this recipe cooks them for over half an hour in all and throws away the first water. Look at every cap: a true morel has pits, not folds, and a hollow stem alone proves nothing. Portions are modest on purpose, and the dish is served without wine.',
    es: 'Crudas o poco hechas, las [colmenillas](/mushrooms/morchella-esculenta) han causado intoxicaciones graves; por eso aquí cuecen más de media hora en total y la primera agua se tira. Mire cada sombrero: la verdadera tiene celdillas y no pliegues, y un pie hueco por sí solo no demuestra nada. La ración es corta a propósito y se toma sin vino.',
    pt: 'Cruas ou pouco cozidas, as [morquelas](/mushrooms/morchella-esculenta) já causaram intoxicações graves; por isso passam aqui mais de meia hora no fogo e a primeira água vai fora. Olhe cada chapéu: a verdadeira tem alvéolos, não dobras, e um pé oco sozinho não prova nada. A porção é pequena de propósito e dispensa o vinho.',
  },
  species: ['morchella-esculenta'],
  prepTime: 'PT20M',
  cookTime: 'PT40M',
  totalTime: 'PT1H',
  yield: { en: '4 small toasts', es: '4 tostadas pequeñas', pt: '4 torradas pequenas' },
  category: { en: 'Starter', es: 'Entrante', pt: 'Entrada' },
  cuisine: { en: 'French', es: 'Francesa', pt: 'Francesa' },
  keywords: {
    en: 'morels, cream, toast, spring, starter',
    es: 'colmenillas, múrgolas, nata, primavera, entrante',
    pt: 'morquelas, creme de leite, torrada, primavera, entrada',
  },
  ingredients: [
    {
      ingredient: {
        en: '300 g fresh yellow morels',
        es: '300 g de colmenillas frescas',
        pt: '300 g de morquelas frescas',
      },
      grams: 300,
      speciesSlug: 'morchella-esculenta',
    },
    {
      ingredient: { en: '30 g butter', es: '30 g de mantequilla', pt: '30 g de manteiga' },
      grams: 30,
      food: 'butter',
    },
    {
      ingredient: {
        en: '2 [shallot|shallots], finely chopped (50 g)',
        es: '2 [chalota picada fina|chalotas picadas finas] (50 g)',
        pt: '2 [chalota bem picada|chalotas bem picadas] (50 g)',
      },
      grams: 50,
      food: 'shallot',
    },
    {
      ingredient: {
        en: '150 ml chicken or vegetable stock',
        es: '150 ml de caldo de pollo o de verduras',
        pt: '150 ml de caldo de frango ou de legumes',
      },
      grams: 150,
      food: 'broth',
    },
    {
      ingredient: {
        en: '200 ml heavy cream',
        es: '200 ml de nata para montar (crema de leche)',
        pt: '200 ml de creme de leite fresco',
      },
      grams: 200,
      food: 'cream',
    },
    {
      ingredient: {
        en: '1 teaspoon lemon juice',
        es: '1 cucharadita de jugo de limón',
        pt: '1 colher de chá de suco de limão',
      },
      grams: 5,
      food: 'lemonJuice',
    },
    {
      ingredient: {
        en: '{4} slices of sourdough, 40 g each',
        es: '{4} rebanadas de pan de masa madre, de 40 g',
        pt: '{4} fatias de pão de fermentação natural, de 40 g',
      },
      grams: 160,
      food: 'sourdough',
    },
    {
      ingredient: {
        en: '1 tablespoon snipped chives',
        es: '1 cucharada de cebollino (ciboulette) picado',
        pt: '1 colher de sopa de cebolinha-francesa picada',
      },
      grams: 3,
      speciesSlug: null,
    },
    {
      ingredient: {
        en: '1/2 teaspoon salt, white pepper',
        es: '1/2 cucharadita de sal y pimienta blanca',
        pt: '1/2 colher de chá de sal e pimenta-branca',
      },
      grams: 3,
      food: 'salt',
    },
  ],
  sections: [
    {
      sectionName: { en: 'First cooking', es: 'Primera cocción', pt: 'Primeiro cozimento' },
      steps: [
        {
          en: 'Check that every cap is pitted, not folded, and joined to the stem; halve the morels lengthwise, reject any that are stuffed or chambered inside, and swish them briefly in cold water to loosen grit and insects.',
          es: 'Compruebe que cada sombrero tenga celdillas, sin pliegues, y esté unido al pie; parta las colmenillas a lo largo, descarte las que estén rellenas o tengan cámaras y agítelas un momento en agua fría para soltar arena e insectos.',
          pt: 'Confira se cada chapéu tem alvéolos, sem dobras, e está unido ao pé; corte as morquelas ao meio no comprimento, descarte as recheadas ou com câmaras e agite-as rapidamente em água fria para soltar areia e insetos.',
        },
        {
          en: 'With a window open or the extractor running, boil them in plenty of water for 10 minutes, then drain and pour that water away.',
          es: 'Con la ventana abierta o la campana en marcha, hiérvalas 10 minutos en abundante agua, escúrralas y tire esa agua.',
          pt: 'Com a janela aberta ou o exaustor ligado, ferva em bastante água por 10 minutos, escorra e jogue essa água fora.',
        },
      ],
    },
    {
      sectionName: { en: 'Cream', es: 'La crema', pt: 'O creme' },
      steps: [
        {
          en: 'Melt the butter over medium heat, add the shallots and the well-drained morels, and fry for 8 minutes until they begin to brown.',
          es: 'Funda la mantequilla a fuego medio, añada las chalotas y las colmenillas bien escurridas y sofría 8 minutos, hasta que empiecen a tomar color.',
          pt: 'Derreta a manteiga em fogo médio, junte as chalotas e as morquelas bem escorridas e frite por 8 minutos, até começarem a corar.',
        },
        {
          en: 'Pour in the stock, cover and simmer for 10 minutes.',
          es: 'Vierta el caldo, tape y cueza 10 minutos a fuego lento.',
          pt: 'Despeje o caldo, tampe e cozinhe por 10 minutos em fogo brando.',
        },
        {
          en: 'Uncover, add the cream and salt, and let it bubble gently for 8 to 10 minutes, until it coats a spoon.',
          es: 'Destape, agregue la nata y la sal y deje burbujear de 8 a 10 minutos, hasta que nape la cuchara.',
          pt: 'Destampe, acrescente o creme e o sal e deixe borbulhar de leve por 8 a 10 minutos, até cobrir as costas da colher.',
        },
        {
          en: 'Toast the bread, sharpen the sauce with lemon and pepper, spoon it over and finish with chives.',
          es: 'Tueste el pan, avive la salsa con el limón y la pimienta, repártala encima y termine con el cebollino.',
          pt: 'Toste o pão, avive o molho com o limão e a pimenta, distribua por cima e finalize com a cebolinha-francesa.',
        },
      ],
    },
  ],
  servings: 4,
  publishedAt: '2026-04-08',
}
