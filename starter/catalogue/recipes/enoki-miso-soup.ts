import type { RecipeSeed } from '../shapes'

export const enokiMisoSoup: RecipeSeed = {
  slug: 'enoki-miso-soup',
  title: { en: 'Enoki miso soup', es: 'Sopa de miso con enoki', pt: 'Sopa de missô com enoki' },
  lead: {
    en: 'A breakfast-weight soup of enoki, silken tofu and wakame, with the miso stirred in after the boil.',
    es: 'Una sopa ligera de enoki, tofu sedoso y wakame, con el miso disuelto fuera del hervor.',
    pt: 'Sopa leve de enoki, tofu macio e wakame, com o missô dissolvido depois da fervura.',
  },
  description: {
    en: '[Enoki](/mushrooms/flammulina-filiformis) cooks in minutes but is not a mushroom to eat raw: packs have carried *Listeria*, and heat also destroys a protein that is harmful to the heart. A few minutes at a real simmer settle both matters and leave the threads with their snap. The miso goes in last, because boiling dulls its scent.',
    es: 'El [enoki](/mushrooms/flammulina-filiformis) se hace en minutos, pero no es seta para comer cruda: se ha hallado *Listeria* en algunos envases, y el calor destruye además una proteína dañina para el corazón. Unos minutos de hervor verdadero resuelven ambas cosas sin ablandar los hilos. El miso entra al final, porque al hervir pierde aroma.',
    pt: 'O [enoki](/mushrooms/flammulina-filiformis) cozinha em minutos, mas não é cogumelo para comer cru: já se encontrou *Listeria* em embalagens, e o calor também destrói uma proteína nociva ao coração. Alguns minutos de fervura de verdade resolvem as duas coisas e mantêm os fios firmes. O missô entra por último, pois fervido perde o aroma.',
  },
  species: ['flammulina-filiformis'],
  prepTime: 'PT10M',
  cookTime: 'PT12M',
  totalTime: 'PT22M',
  yield: { en: '4 bowls of soup', es: '4 tazones', pt: '4 cumbucas' },
  category: { en: 'Soup', es: 'Sopa', pt: 'Sopa' },
  cuisine: { en: 'Japanese', es: 'Japonesa', pt: 'Japonesa' },
  keywords: {
    en: 'enoki, miso, tofu, wakame, quick soup',
    es: 'enoki, miso, tofu, wakame, sopa rápida',
    pt: 'enoki, missô, tofu, wakame, sopa rápida',
  },
  ingredients: [
    {
      ingredient: { en: '200 g fresh enoki', es: '200 g de enoki fresco', pt: '200 g de cogumelo enoki fresco' },
      grams: 200,
      speciesSlug: 'flammulina-filiformis',
    },
    {
      ingredient: {
        en: '900 ml dashi, such as shiitake and kombu stock',
        es: '900 ml de dashi, por ejemplo de shiitake y kombu',
        pt: '900 ml de dashi, como o de shiitake e kombu',
      },
      grams: 900,
      food: 'kombuStock',
    },
    {
      ingredient: {
        en: '200 g silken tofu, in 1.5 cm cubes',
        es: '200 g de tofu sedoso en dados de 1,5 cm',
        pt: '200 g de tofu macio em cubos de 1,5 cm',
      },
      grams: 200,
      food: 'tofu',
    },
    {
      ingredient: {
        en: '60 g white or mixed miso (about 3 1/2 tablespoons)',
        es: '60 g de miso blanco o mixto (unas 3 1/2 cucharadas)',
        pt: '60 g de missô claro ou misto (cerca de 3 1/2 colheres de sopa)',
      },
      grams: 60,
      food: 'miso',
    },
    {
      ingredient: { en: '4 g dried wakame', es: '4 g de wakame seco', pt: '4 g de alga wakame seca' },
      grams: 4,
      speciesSlug: null,
    },
    {
      ingredient: {
        en: '2 [scallion|scallions], thinly sliced',
        es: '2 [cebolleta|cebolletas] en rodajas muy finas',
        pt: '2 [talo de cebolinha fatiado bem fino|talos de cebolinha fatiados bem finos]',
      },
      grams: 30,
      food: 'scallion',
    },
  ],
  sections: [
    {
      sectionName: { en: 'Preparing', es: 'Preparación', pt: 'Preparo' },
      steps: [
        {
          en: 'Cut 3 cm from the matted base of the enoki, pull the clump into small bundles and halve them across.',
          es: 'Corte 3 cm de la base apelmazada del enoki, sepárelo en manojos pequeños y pártalos por la mitad.',
          pt: 'Corte 3 cm da base compacta do enoki, separe em feixes pequenos e divida ao meio.',
        },
        {
          en: 'Soak the wakame in cold water for 5 minutes, drain and chop roughly; wash the knife and board that touched the raw enoki.',
          es: 'Hidrate el wakame en agua fría 5 minutos, escúrralo y píquelo; lave el cuchillo y la tabla que tocaron el enoki crudo.',
          pt: 'Hidrate a wakame em água fria por 5 minutos, escorra e pique; lave a faca e a tábua que tocaram o enoki cru.',
        },
      ],
    },
    {
      sectionName: { en: 'Soup', es: 'La sopa', pt: 'A sopa' },
      steps: [
        {
          en: 'Bring the dashi to a boil, add the enoki and simmer for 5 minutes.',
          es: 'Lleve el dashi a ebullición, eche el enoki y cueza 5 minutos con hervor suave.',
          pt: 'Ferva o dashi, junte o enoki e cozinhe por 5 minutos em fervura branda.',
        },
        {
          en: 'Slip in the tofu and wakame and heat for 2 minutes without stirring hard.',
          es: 'Incorpore el tofu y el wakame y caliente 2 minutos sin remover con fuerza.',
          pt: 'Acrescente o tofu e a wakame e aqueça por 2 minutos, mexendo com delicadeza.',
        },
        {
          en: 'Turn off the heat; loosen the miso with a ladle of hot stock, stir it back into the pot, and top each bowl with scallions.',
          es: 'Apague; deslía el miso con un cucharón de caldo caliente, devuélvalo a la olla y remate cada tazón con la cebolleta.',
          pt: 'Desligue o fogo; dissolva o missô com uma concha do caldo quente, devolva à panela e cubra cada cumbuca com a cebolinha.',
        },
      ],
    },
  ],
  servings: 4,
  publishedAt: '2025-12-22',
}
