import type { RecipeSeed } from '../shapes'

export const woodEarSalad: RecipeSeed = {
  slug: 'wood-ear-salad',
  title: {
    en: 'Wood ear salad with black vinegar',
    es: 'Ensalada de oreja de Judas con vinagre negro',
    pt: 'Salada de orelha-de-judas com vinagre preto',
  },
  lead: {
    en: 'Cool, crunchy ribbons of wood ear dressed with black vinegar, garlic, sesame and a little chili.',
    es: 'Tiras frescas y crujientes de oreja de Judas aliñadas con vinagre negro, ajo, sésamo y un toque de chile (ají).',
    pt: 'Tiras frias e crocantes de orelha-de-judas temperadas com vinagre preto, alho, gergelim e um pouco de pimenta.',
  },
  description: {
    en: '[Wood ear](/mushrooms/auricularia-auricula-judae) has almost no taste of its own and a texture like nothing else, so it is all about the dressing. If you start from dried, soak it in cold water for no more than an hour: left for a day at room temperature it can spoil in a way that cooking does not undo. Boil it before dressing, and eat it the same day.',
    es: 'La [oreja de Judas](/mushrooms/auricularia-auricula-judae) apenas sabe a nada y tiene una textura sin igual: todo depende del aliño. Si parte de la seca, remójela en agua fría una hora como máximo; olvidada un día a temperatura ambiente puede estropearse de un modo que la cocción no corrige. Hiérvala antes de aliñar y cómala en el día.',
    pt: 'A [orelha-de-judas](/mushrooms/auricularia-auricula-judae) quase não tem sabor e sua textura é única: o molho decide tudo. Se usar a seca, hidrate em água fria por no máximo uma hora; esquecida um dia em temperatura ambiente, ela pode estragar de um jeito que o cozimento não resolve. Ferva antes de temperar e coma no mesmo dia.',
  },
  species: ['auricularia-auricula-judae'],
  prepTime: 'PT20M',
  cookTime: 'PT5M',
  totalTime: 'PT25M',
  yield: { en: '4 small plates', es: '4 platos pequeños', pt: '4 pratos pequenos' },
  category: { en: 'Salad', es: 'Ensalada', pt: 'Salada' },
  cuisine: { en: 'Chinese', es: 'China', pt: 'Chinesa' },
  keywords: {
    en: 'wood ear, jelly ear, salad, black vinegar, vegan',
    es: 'oreja de Judas, ensalada, vinagre negro, sésamo, vegana',
    pt: 'orelha-de-judas, salada, vinagre preto, gergelim, vegana',
  },
  ingredients: [
    {
      ingredient: {
        en: '200 g fresh wood ear, or 18 g dried',
        es: '200 g de oreja de Judas fresca, o 18 g de la seca',
        pt: '200 g de orelha-de-judas fresca, ou 18 g da seca',
      },
      grams: 200,
      speciesSlug: 'auricularia-auricula-judae',
    },
    {
      ingredient: {
        en: '1 small [cucumber|cucumbers] (150 g)',
        es: '1 [pepino pequeño|pepinos pequeños] (150 g)',
        pt: '1 [pepino pequeno, tipo japonês|pepinos pequenos, tipo japonês] (150 g)',
      },
      grams: 150,
      food: 'cucumber',
    },
    {
      ingredient: {
        en: '2 tablespoons Chinese black vinegar',
        es: '2 cucharadas de vinagre negro chino',
        pt: '2 colheres de sopa de vinagre preto chinês',
      },
      grams: 30,
      food: 'vinegar',
    },
    {
      ingredient: {
        en: '1 tablespoon soy sauce',
        es: '1 cucharada de salsa de soja',
        pt: '1 colher de sopa de shoyu',
      },
      grams: 18,
      food: 'soySauce',
    },
    {
      ingredient: {
        en: '2 teaspoons toasted sesame oil',
        es: '2 cucharaditas de aceite de sésamo (ajonjolí) tostado',
        pt: '2 colheres de chá de óleo de gergelim torrado',
      },
      grams: 9,
      food: 'sesameOil',
    },
    {
      ingredient: { en: '1 teaspoon sugar', es: '1 cucharadita de azúcar', pt: '1 colher de chá de açúcar' },
      grams: 4,
      food: 'sugar',
    },
    {
      ingredient: {
        en: '1 garlic [clove|cloves], grated',
        es: '1 [diente de ajo rallado|dientes de ajo rallados]',
        pt: '1 [dente de alho ralado|dentes de alho ralados]',
      },
      grams: 4,
      food: 'garlic',
    },
    {
      ingredient: {
        en: '1 small red [chili|chilies], sliced',
        es: '1 [chile (ají) rojo pequeño|chiles (ajíes) rojos pequeños] en rodajas',
        pt: '1 [pimenta-dedo-de-moça pequena fatiada|pimentas-dedo-de-moça pequenas fatiadas]',
      },
      grams: 8,
      food: 'chili',
    },
    {
      ingredient: {
        en: '1 tablespoon toasted sesame seeds',
        es: '1 cucharada de semillas de sésamo tostadas',
        pt: '1 colher de sopa de gergelim torrado',
      },
      grams: 9,
      food: 'sesameSeeds',
    },
  ],
  sections: [
    {
      sectionName: { en: 'Mushrooms', es: 'Las setas', pt: 'Os cogumelos' },
      steps: [
        {
          en: 'If using dried wood ear, cover it with plenty of cold water in the refrigerator for 40 minutes to 1 hour beforehand, then drain and discard the water.',
          es: 'Si es seca, cúbrala antes con abundante agua fría, en el refrigerador, de 40 minutos a 1 hora, escúrrala y tire el agua.',
          pt: 'Se for seca, cubra antes com bastante água fria, na geladeira, por 40 minutos a 1 hora, escorra e descarte a água.',
        },
        {
          en: 'Pinch off the hard points of attachment, rinse well and tear the ears into bite-sized pieces.',
          es: 'Quite con los dedos los puntos duros de unión, enjuague bien y rasgue en trozos de un bocado.',
          pt: 'Retire com os dedos os pontos duros de fixação, enxágue bem e rasgue em pedaços de uma mordida.',
        },
        {
          en: 'Boil for 5 minutes, drain, cool under running water and shake dry.',
          es: 'Hierva 5 minutos, escurra, enfríe bajo el grifo y sacuda el agua.',
          pt: 'Ferva por 5 minutos, escorra, esfrie em água corrente e sacuda para secar.',
        },
      ],
    },
    {
      sectionName: { en: 'Dressing', es: 'El aliño', pt: 'O molho' },
      steps: [
        {
          en: 'Smash the cucumber lightly with the flat of a knife and cut it into short lengths.',
          es: 'Aplaste ligeramente el pepino con el plano del cuchillo y córtelo en trozos cortos.',
          pt: 'Esmague o pepino de leve com a lateral da faca e corte em pedaços curtos.',
        },
        {
          en: 'Stir the vinegar, soy sauce, sesame oil, sugar, garlic and chili until the sugar dissolves.',
          es: 'Bata el vinagre, la soja, el aceite de sésamo, el azúcar, el ajo y el chile hasta disolver el azúcar.',
          pt: 'Mexa o vinagre, o shoyu, o óleo de gergelim, o açúcar, o alho e a pimenta até dissolver o açúcar.',
        },
        {
          en: 'Toss with the wood ear and cucumber, wait 10 minutes, and scatter with the sesame seeds.',
          es: 'Mezcle con la seta y el pepino, espere 10 minutos y espolvoree el sésamo.',
          pt: 'Misture ao molho o cogumelo e o pepino, espere 10 minutos e polvilhe o gergelim.',
        },
      ],
    },
  ],
  servings: 4,
  publishedAt: '2026-06-18',
}
