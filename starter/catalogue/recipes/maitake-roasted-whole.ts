import type { RecipeSeed } from '../shapes'

export const maitakeRoastedWhole: RecipeSeed = {
  slug: 'maitake-roasted-whole',
  title: { en: 'Maitake roasted whole', es: 'Maitake entero al horno', pt: 'Maitake inteiro assado' },
  lead: {
    en: 'One whole cluster, pressed and roasted until the fronds crackle and the heart turns tender, then carved at the table.',
    es: 'Un racimo entero, prensado y asado hasta que las frondas crujen y el corazón queda tierno, que se trincha en la mesa.',
    pt: 'Um buquê inteiro, prensado e assado até as pontas estalarem e o miolo amaciar, fatiado já à mesa.',
  },
  description: {
    en: 'A head of [maitake](/mushrooms/grifola-frondosa) is already shaped for roasting: thin fronds outside, a dense core within. Pressing it under a second pan in the first minutes gives broad contact with hot metal, and the oven does the rest. Wild clusters shelter grit and insects, so cut one in half and inspect it, and cook none whose name is not certain; farmed ones need only a brush.',
    es: 'El [maitake](/mushrooms/grifola-frondosa) trae la forma ideal para el horno, con hojas finas por fuera y un centro compacto. Prensarlo con otra sartén en los primeros minutos le da buen contacto con el metal, y el calor hace el resto. Los racimos silvestres esconden tierra e insectos: ábralos y revíselos, y no cocine ninguno sin identificación segura; a los cultivados les basta un pincel.',
    pt: 'O [maitake](/mushrooms/grifola-frondosa) já nasce com forma de assado: folhas finas por fora, miolo denso por dentro. Prensá-lo sob outra frigideira nos primeiros minutos aumenta o contato com o metal quente, e o forno termina o serviço. Buquês silvestres guardam terra e insetos, por isso abra e examine, e não cozinhe nenhum sem identificação certa; aos de cultivo basta um pincel.',
  },
  species: ['grifola-frondosa'],
  prepTime: 'PT10M',
  cookTime: 'PT40M',
  totalTime: 'PT50M',
  yield: {
    en: '1 roasted [cluster|clusters]',
    es: '1 [racimo asado|racimos asados]',
    pt: '1 [buquê assado|buquês assados]',
  },
  category: { en: 'Main course', es: 'Plato principal', pt: 'Prato principal' },
  cuisine: { en: 'Contemporary', es: 'Contemporánea', pt: 'Contemporânea' },
  keywords: {
    en: 'maitake, hen of the woods, roast, centerpiece, vegan',
    es: 'maitake, políporo frondoso, asado, horno, vegano',
    pt: 'maitake, cogumelo-dançarino, assado, forno, vegano',
  },
  ingredients: [
    {
      ingredient: {
        en: '{1} maitake [cluster of about 500 g|clusters of about 500 g each]',
        es: '{1} [racimo de maitake de unos 500 g|racimos de maitake de unos 500 g cada uno]',
        pt: '{1} [buquê de maitake com cerca de 500 g|buquês de maitake com cerca de 500 g cada]',
      },
      grams: 500,
      speciesSlug: 'grifola-frondosa',
    },
    {
      ingredient: {
        en: '3 tablespoons olive oil',
        es: '3 cucharadas de aceite de oliva',
        pt: '3 colheres de sopa de azeite de oliva',
      },
      grams: 40,
      food: 'oliveOil',
    },
    {
      ingredient: {
        en: '4 garlic [clove|cloves], unpeeled',
        es: '4 [diente|dientes] de ajo con su piel',
        pt: '4 [dente|dentes] de alho com casca',
      },
      grams: 16,
      food: 'garlic',
    },
    {
      ingredient: { en: '2 sprigs of rosemary', es: '2 ramas de romero', pt: '2 ramos de alecrim' },
      grams: 4,
      speciesSlug: null,
    },
    {
      ingredient: {
        en: '3/4 teaspoon flaky salt',
        es: '3/4 de cucharadita de sal en escamas',
        pt: '3/4 de colher de chá de sal em flocos',
      },
      grams: 4,
      food: 'salt',
    },
    {
      ingredient: {
        en: '1 tablespoon sherry vinegar',
        es: '1 cucharada de vinagre de Jerez',
        pt: '1 colher de sopa de vinagre de Jerez',
      },
      grams: 15,
      food: 'vinegar',
    },
  ],
  sections: [
    {
      sectionName: { en: 'On the stove', es: 'Al fuego', pt: 'No fogão' },
      steps: [
        {
          en: 'Heat the oven to 220 °C (425 °F) and trim the woody foot of the cluster so that it sits flat.',
          es: 'Precaliente el horno a 220 °C y recorte la base leñosa para que el racimo se apoye bien.',
          pt: 'Aqueça o forno a 220 °C e apare a base lenhosa para que o buquê fique estável.',
        },
        {
          en: 'Warm 2 tablespoons of the oil in an ovenproof pan over medium-high heat, set the maitake in it fronds down, and press with a second heavy pan for 5 minutes.',
          es: 'Caliente 2 cucharadas de aceite en una sartén apta para horno, a fuego medio-alto, ponga el maitake con las frondas hacia abajo y presiónelo 5 minutos con otra sartén pesada.',
          pt: 'Esquente 2 colheres de sopa do azeite numa frigideira que vá ao forno, em fogo médio-alto, deite o maitake com as folhas para baixo e prense por 5 minutos com outra frigideira pesada.',
        },
      ],
    },
    {
      sectionName: { en: 'In the oven', es: 'En el horno', pt: 'No forno' },
      steps: [
        {
          en: 'Turn the cluster over, add the garlic and rosemary, trickle on the last of the oil and scatter with the salt.',
          es: 'Dé la vuelta al racimo, añada el ajo y el romero, riegue con el aceite restante y reparta la sal.',
          pt: 'Vire o buquê, junte o alho e o alecrim, regue com o restante do azeite e espalhe o sal.',
        },
        {
          en: 'Roast for 30 to 35 minutes, spooning the pan oil over it twice, until the tips are brown and a skewer meets no resistance at the core.',
          es: 'Ase de 30 a 35 minutos, bañándolo dos veces con su propio aceite, hasta que las puntas se tuesten y un pincho atraviese el centro sin resistencia.',
          pt: 'Asse por 30 a 35 minutos, regando duas vezes com o azeite da frigideira, até as pontas dourarem e um espeto atravessar o miolo sem esforço.',
        },
        {
          en: 'Sprinkle with the vinegar, squeeze the soft garlic from its skins, and carve into thick wedges.',
          es: 'Rocíe con el vinagre, exprima el ajo ya blando y corte en cuñas gruesas.',
          pt: 'Salpique o vinagre, esprema o alho já macio e corte em fatias grossas.',
        },
      ],
    },
  ],
  servings: 3,
  publishedAt: '2026-11-06',
}
