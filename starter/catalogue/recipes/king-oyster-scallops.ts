import type { RecipeSeed } from '../shapes'

export const kingOysterScallops: RecipeSeed = {
  slug: 'king-oyster-scallops',
  title: { en: 'King oyster scallops', es: 'Vieiras de seta de cardo', pt: 'Vieiras de cogumelo eryngui' },
  lead: {
    en: 'Thick coins of king oyster stem, scored, seared and basted, with the springy bite that gives the dish its borrowed name.',
    es: 'Medallones gruesos de pie de seta, marcados a cuchillo y dorados, con la firmeza elástica que les presta el nombre.',
    pt: 'Medalhões altos do talo do eryngui, riscados e selados na frigideira, com a mordida elástica que lhes empresta o nome.',
  },
  description: {
    en: 'Most mushrooms are bought for the cap; the [king oyster](/mushrooms/pleurotus-eryngii) is bought for its stem. Cut across, it makes dense white rounds that hold their shape in a very hot pan. Scoring both faces lets butter, soy and lemon run inward. Serve the coins over mashed white beans or polenta, with the caps sliced and fried alongside so that nothing is left over.',
    es: 'De casi todas las setas se busca el sombrero; de la [seta de cardo](/mushrooms/pleurotus-eryngii) cultivada, el pie. Cortado al través da discos blancos y densos que no se deforman en la plancha. Las incisiones dejan entrar la mantequilla, la soja y el limón. Van bien sobre un puré de alubias blancas (porotos) o una polenta, con los sombreros salteados al lado.',
    pt: 'Quase todo cogumelo é comprado pelo chapéu, mas o [eryngui](/mushrooms/pleurotus-eryngii) vale pelo talo. Cortado em rodelas, dá discos brancos e densos que não se desmancham na frigideira bem quente. Os riscos nas duas faces deixam entrar a manteiga, o shoyu e o limão. Sirva sobre purê de feijão-branco ou polenta, com os chapéus fatiados e salteados.',
  },
  species: ['pleurotus-eryngii'],
  prepTime: 'PT15M',
  cookTime: 'PT15M',
  totalTime: 'PT30M',
  yield: { en: 'About 14 coins', es: 'Unos 14 medallones', pt: 'Cerca de 14 medalhões' },
  category: { en: 'Starter', es: 'Entrante', pt: 'Entrada' },
  cuisine: { en: 'Contemporary', es: 'Contemporánea', pt: 'Contemporânea' },
  keywords: {
    en: 'king oyster, eryngii, scallops, seared, vegetarian',
    es: 'seta de cardo, eryngii, vieiras vegetales, a la plancha, vegetariana',
    pt: 'eryngui, cogumelo-do-cardo, vieiras vegetais, selado, vegetariano',
  },
  ingredients: [
    {
      ingredient: {
        en: '400 g king oyster mushrooms with thick stems (3 or 4)',
        es: '400 g de setas de cardo de pie grueso (3 o 4)',
        pt: '400 g de eryngui de talo grosso (3 ou 4 unidades)',
      },
      grams: 400,
      speciesSlug: 'pleurotus-eryngii',
    },
    {
      ingredient: {
        en: '1 1/2 tablespoons neutral oil',
        es: '1 1/2 cucharadas de aceite suave',
        pt: '1 1/2 colher de sopa de óleo neutro',
      },
      grams: 20,
      food: 'oil',
    },
    {
      ingredient: { en: '25 g butter', es: '25 g de mantequilla', pt: '25 g de manteiga' },
      grams: 25,
      food: 'butter',
    },
    {
      ingredient: {
        en: '2 garlic [clove|cloves], sliced',
        es: '2 [diente|dientes] de ajo en láminas',
        pt: '2 [dente de alho fatiado|dentes de alho fatiados]',
      },
      grams: 8,
      food: 'garlic',
    },
    {
      ingredient: { en: '3 sprigs of thyme', es: '3 ramitas de tomillo', pt: '3 ramos de tomilho' },
      grams: 2,
      speciesSlug: null,
    },
    {
      ingredient: {
        en: '2 teaspoons soy sauce',
        es: '2 cucharaditas de salsa de soja',
        pt: '2 colheres de chá de shoyu',
      },
      grams: 12,
      food: 'soySauce',
    },
    {
      ingredient: {
        en: '2 teaspoons lemon juice',
        es: '2 cucharaditas de jugo de limón',
        pt: '2 colheres de chá de suco de limão-siciliano',
      },
      grams: 10,
      food: 'lemonJuice',
    },
    {
      ingredient: { en: '1/4 teaspoon salt', es: '1/4 de cucharadita de sal', pt: '1/4 de colher de chá de sal' },
      grams: 1.5,
      food: 'salt',
    },
  ],
  sections: [
    {
      sectionName: { en: 'Cutting and scoring', es: 'Corte y marcado', pt: 'Corte e riscos' },
      steps: [
        {
          en: 'Cut off the caps and slice them; cut the stems across into coins 2.5 cm thick.',
          es: 'Separe los sombreros y lamínelos; corte los pies en discos de 2,5 cm de alto.',
          pt: 'Separe e fatie os chapéus; corte os talos em rodelas de 2,5 cm de altura.',
        },
        {
          en: 'Score both flat faces in a crosshatch 3 mm deep, pat dry and season with the salt.',
          es: 'Marque las dos caras planas con una cuadrícula de 3 mm de hondo, séquelas con un paño y sálelas.',
          pt: 'Risque as duas faces em xadrez com 3 mm de profundidade, seque com um pano e salgue.',
        },
      ],
    },
    {
      sectionName: { en: 'Searing', es: 'Dorado', pt: 'Na frigideira' },
      steps: [
        {
          en: 'Heat the oil in a heavy pan until it shimmers and set the coins in a single layer with space between them.',
          es: 'Caliente el aceite en una sartén pesada hasta que ondee y coloque los discos en una sola capa, sin que se toquen.',
          pt: 'Aqueça o óleo numa frigideira pesada até brilhar e disponha as rodelas numa só camada, sem encostar.',
        },
        {
          en: 'Leave them alone for 4 minutes, until deep gold underneath, then turn, tuck the sliced caps into the gaps and cook for 4 minutes more.',
          es: 'No los mueva durante 4 minutos; cuando la base esté bien dorada, gírelos, meta los sombreros en los huecos y cocine otros 4.',
          pt: 'Não mexa por 4 minutos, até a base ficar bem dourada; vire, encaixe os chapéus nos vãos e cozinhe por mais 4.',
        },
        {
          en: 'Lower the heat, add butter, garlic and thyme, and baste with the foaming butter for 3 minutes, until a knife tip slides in easily.',
          es: 'Baje el fuego, eche la mantequilla, el ajo y el tomillo, y bañe los discos con la espuma 3 minutos, hasta que la punta del cuchillo entre sin esfuerzo.',
          pt: 'Abaixe o fogo, ponha manteiga, alho e tomilho e vá regando com a espuma por 3 minutos, até a ponta da faca entrar fácil.',
        },
        {
          en: 'Turn off the heat, pour in the soy sauce and lemon juice, shake the pan and spoon the glaze over the coins.',
          es: 'Apague, añada la soja y el limón, agite la sartén y cubra los medallones con esa salsa.',
          pt: 'Desligue, acrescente o shoyu e o limão, sacuda a frigideira e regue os medalhões com o molho que se formou.',
        },
      ],
    },
  ],
  servings: 2,
  publishedAt: '2026-08-10',
}
