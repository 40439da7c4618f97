import type { RecipeSeed } from '../shapes'

export const lionsManeCakes: RecipeSeed = {
  slug: 'lions-mane-cakes',
  title: { en: 'Lion’s mane cakes', es: 'Tortitas de melena de león', pt: 'Bolinhos de juba-de-leão' },
  lead: {
    en: 'Shredded lion’s mane, bound lightly and fried crisp, in the manner of an Atlantic crab cake.',
    es: 'Melena de león deshilachada, ligada con poco y frita hasta quedar crujiente, a la manera de las tortitas de cangrejo del Atlántico.',
    pt: 'Juba-de-leão desfiada, ligada com pouca massa e frita até ficar crocante, no espírito dos bolinhos de caranguejo.',
  },
  description: {
    en: 'The flesh of [lion’s mane](/mushrooms/hericium-erinaceus) pulls apart in strands and tastes faintly of shellfish, which is why this preparation suits it so well. The mushroom is mostly water, so it is cooked and pressed before anything is mixed in; skip that step and the cakes will slump. They can be shaped in the morning, kept covered in the refrigerator, and fried at supper.',
    es: 'La carne de la [melena de león](/mushrooms/hericium-erinaceus) se deshace en hebras y recuerda un poco al marisco, de ahí que esta receta le siente tan bien. Como casi todo en ella es agua, se cuece y se prensa antes de mezclar; de lo contrario, las tortitas se abren. Puede formarlas por la mañana, guardarlas tapadas en el refrigerador y freírlas a la hora de cenar.',
    pt: 'A carne da [juba-de-leão](/mushrooms/hericium-erinaceus) se solta em fios e lembra de leve os frutos do mar, por isso combina tanto com este preparo. Ela é quase toda água: cozinhe e esprema antes de misturar o resto, senão os bolinhos desmancham. Dá para modelar de manhã, deixar cobertos na geladeira e fritar só na hora do jantar.',
  },
  species: ['hericium-erinaceus'],
  prepTime: 'PT50M',
  cookTime: 'PT25M',
  totalTime: 'PT1H15M',
  yield: { en: '8 cakes', es: '8 tortitas', pt: '8 bolinhos' },
  category: { en: 'Main course', es: 'Plato principal', pt: 'Prato principal' },
  cuisine: { en: 'American', es: 'Estadounidense', pt: 'Norte-americana' },
  keywords: {
    en: 'lion’s mane, crab cake style, fried, vegetarian',
    es: 'melena de león, tortitas, fritas, vegetariana',
    pt: 'juba-de-leão, bolinhos, fritura, vegetariano',
  },
  ingredients: [
    {
      ingredient: {
        en: '450 g fresh lion’s mane, base trimmed',
        es: '450 g de melena de león fresca, sin la base',
        pt: '450 g de juba-de-leão fresca, sem a base',
      },
      grams: 450,
      speciesSlug: 'hericium-erinaceus',
    },
    {
      ingredient: {
        en: '60 g panko or dry breadcrumbs, plus 40 g for coating',
        es: '60 g de panko o pan rallado seco, más 40 g para rebozar',
        pt: '60 g de farinha panko ou de rosca, mais 40 g para empanar',
      },
      grams: 100,
      food: 'breadcrumbs',
    },
    {
      ingredient: {
        en: '1 large [egg|eggs], beaten',
        es: '1 [huevo grande batido|huevos grandes batidos]',
        pt: '1 [ovo grande batido|ovos grandes batidos]',
      },
      grams: 50,
      food: 'egg',
    },
    {
      ingredient: {
        en: '60 g mayonnaise (4 tablespoons)',
        es: '60 g de mayonesa (4 cucharadas)',
        pt: '60 g de maionese (4 colheres de sopa)',
      },
      grams: 60,
      food: 'mayonnaise',
    },
    {
      ingredient: {
        en: '2 teaspoons Dijon mustard',
        es: '2 cucharaditas de mostaza de Dijon',
        pt: '2 colheres de chá de mostarda de Dijon',
      },
      grams: 10,
      food: 'mustard',
    },
    {
      ingredient: {
        en: '2 [scallion|scallions], finely sliced (30 g)',
        es: '2 [cebolleta (cebolla de verdeo)|cebolletas (cebollas de verdeo)] en rodajas finas (30 g)',
        pt: '2 [talo|talos] de cebolinha em rodelas finas (30 g)',
      },
      grams: 30,
      food: 'scallion',
    },
    {
      ingredient: {
        en: '1 teaspoon sweet paprika and 1/2 teaspoon celery salt',
        es: '1 cucharadita de pimentón (páprika) dulce y 1/2 de sal de apio',
        pt: '1 colher de chá de páprica doce e 1/2 de sal de aipo',
      },
      grams: 4,
      speciesSlug: null,
    },
    {
      ingredient: {
        en: '4 tablespoons oil for frying',
        es: '4 cucharadas de aceite para freír',
        pt: '4 colheres de sopa de óleo para fritar',
      },
      grams: 55,
      food: 'oil',
    },
    {
      ingredient: {
        en: '1 [lemon|lemons], cut into wedges',
        es: '1 [limón|limones] en gajos',
        pt: '1 [limão|limões] em gomos',
      },
      grams: null,
      speciesSlug: null,
    },
  ],
  sections: [
    {
      sectionName: { en: 'The mixture', es: 'La masa', pt: 'A massa' },
      steps: [
        {
          en: 'Pull the lion’s mane into shreds about 3 cm long and cook them in a dry pan over medium heat for 10 minutes, stirring, until steaming and shrunken.',
          es: 'Deshilache la melena en hebras de unos 3 cm y cuézalas en una sartén seca, a fuego medio, 10 minutos, sin dejar de mover, hasta que encojan.',
          pt: 'Desfie o cogumelo em tiras de uns 3 cm e refogue numa frigideira seca, em fogo médio, por 10 minutos, mexendo, até murchar.',
        },
        {
          en: 'Tip into a clean cloth, let it cool for 5 minutes and wring out firmly; expect to lose several tablespoons of liquid.',
          es: 'Páselas a un paño limpio, espere 5 minutos y escúrralas con fuerza; saldrán varias cucharadas de líquido.',
          pt: 'Transfira para um pano limpo, aguarde 5 minutos e torça com força; devem sair várias colheradas de líquido.',
        },
        {
          en: 'Mix the egg, mayonnaise, mustard, scallions, paprika and celery salt, then fold in the mushroom and 60 g of crumbs.',
          es: 'Mezcle huevo, mayonesa, mostaza, cebolleta, pimentón y sal de apio; después incorpore la seta y 60 g de panko.',
          pt: 'Misture ovo, maionese, mostarda, cebolinha, páprica e sal de aipo; depois incorpore o cogumelo e 60 g da farinha.',
        },
        {
          en: 'Chill for 20 minutes so that the crumbs swell and the mixture holds together.',
          es: 'Enfríe en el refrigerador 20 minutos para que el pan se hinche y la masa tome cuerpo.',
          pt: 'Leve à geladeira por 20 minutos para a farinha inchar e dar liga.',
        },
      ],
    },
    {
      sectionName: { en: 'Frying', es: 'Fritura', pt: 'Fritura' },
      steps: [
        {
          en: 'Shape 8 cakes about 2 cm thick and press each into the remaining crumbs.',
          es: 'Forme 8 tortitas de 2 cm de grosor y páselas por el panko reservado.',
          pt: 'Modele 8 bolinhos de 2 cm de altura e passe na farinha que sobrou.',
        },
        {
          en: 'Heat the oil in a wide pan over medium heat and fry the cakes in two batches, 3 to 4 minutes a side, until evenly brown and hot through.',
          es: 'Caliente el aceite en una sartén amplia, a fuego medio, y fría en dos tandas, de 3 a 4 minutos por lado, hasta que estén doradas y calientes por dentro.',
          pt: 'Aqueça o óleo numa frigideira larga, em fogo médio, e frite em duas levas, 3 a 4 minutos de cada lado, até dourar por igual e aquecer o centro.',
        },
        {
          en: 'Drain on paper and bring to the table with the lemon.',
          es: 'Escúrralas sobre papel y acompáñelas con el limón.',
          pt: 'Escorra em papel e acompanhe com os gomos de limão.',
        },
      ],
    },
  ],
  servings: 4,
  publishedAt: '2026-09-07',
}
