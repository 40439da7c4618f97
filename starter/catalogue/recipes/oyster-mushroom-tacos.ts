import type { RecipeSeed } from '../shapes'

export const oysterMushroomTacos: RecipeSeed = {
  slug: 'oyster-mushroom-tacos',
  title: { en: 'Oyster mushroom tacos', es: 'Tacos de setas de ostra', pt: 'Tacos de cogumelo-ostra' },
  lead: {
    en: 'Torn oyster mushrooms roasted with chipotle until their edges crisp, with quick pink onions and warm corn tortillas.',
    es: 'Setas deshebradas y asadas con chipotle hasta que los bordes crujen, con cebolla encurtida al momento y tortillas de maíz calientes.',
    pt: 'Cogumelo-ostra desfiado e assado com chipotle até as bordas ficarem crocantes, com cebola rosada rápida e tortilhas de milho quentes.',
  },
  description: {
    en: '[Oyster mushrooms](/mushrooms/pleurotus-ostreatus) tear along the grain into strips that behave much like shredded meat, and a hot oven dries and browns them without attention. Spread them out; if they are piled up they stew. The onions take ten minutes to turn pink in lime juice, which is about as long as it takes to warm the tortillas and mash the avocado.',
    es: 'Las [setas de ostra](/mushrooms/pleurotus-ostreatus), o gírgolas, se rasgan siguiendo la fibra en tiras que recuerdan a una carne deshebrada, y el horno fuerte las seca y las dora sin vigilancia. Extiéndalas bien: amontonadas, se cuecen en su jugo. La cebolla se vuelve rosada en la lima (limón verde) mientras se calientan las tortillas y se machaca el aguacate (palta).',
    pt: 'O [cogumelo-ostra](/mushrooms/pleurotus-ostreatus) se rasga no sentido da fibra em tiras que lembram carne desfiada, e o forno quente as seca e doura sem vigilância. Espalhe bem, pois amontoadas elas cozinham no próprio líquido. A cebola fica rosada no suco de limão enquanto as tortilhas esquentam e o abacate é amassado.',
  },
  species: ['pleurotus-ostreatus'],
  prepTime: 'PT20M',
  cookTime: 'PT25M',
  totalTime: 'PT45M',
  yield: { en: '12 tacos', es: '12 tacos', pt: '12 tacos pequenos' },
  category: { en: 'Main course', es: 'Plato principal', pt: 'Prato principal' },
  cuisine: { en: 'Mexican', es: 'Mexicana', pt: 'Mexicana' },
  keywords: {
    en: 'oyster mushroom, tacos, chipotle, corn tortillas, vegan',
    es: 'seta de ostra, gírgola, tacos, chipotle, vegano',
    pt: 'cogumelo-ostra, tacos, chipotle, tortilha de milho, vegano',
  },
  ingredients: [
    {
      ingredient: {
        en: '600 g oyster mushrooms',
        es: '600 g de setas de ostra (gírgolas)',
        pt: '600 g de cogumelo-ostra',
      },
      grams: 600,
      speciesSlug: 'pleurotus-ostreatus',
    },
    {
      ingredient: {
        en: '3 tablespoons sunflower oil',
        es: '3 cucharadas de aceite de girasol',
        pt: '3 colheres de sopa de óleo de girassol',
      },
      grams: 40,
      food: 'oil',
    },
    {
      ingredient: {
        en: '2 [chipotle|chipotles] in adobo, chopped, with 1 tablespoon of their sauce',
        es: '2 [chile chipotle en adobo picado|chiles chipotles en adobo picados] y 1 cucharada de su salsa',
        pt: '2 [pimenta chipotle em adobo picada|pimentas chipotle em adobo picadas], com 1 colher de sopa do molho',
      },
      grams: 35,
      speciesSlug: null,
    },
    {
      ingredient: {
        en: '1 teaspoon ground cumin and 1 teaspoon dried oregano',
        es: '1 cucharadita de comino molido y 1 de orégano seco',
        pt: '1 colher de chá de cominho em pó e 1 de orégano seco',
      },
      grams: 4,
      speciesSlug: null,
    },
    {
      ingredient: {
        en: '1 red [onion|onions], thinly sliced (130 g)',
        es: '1 [cebolla morada|cebollas moradas] en pluma fina (130 g)',
        pt: '1 [cebola-roxa|cebolas-roxas] em fatias finas (130 g)',
      },
      grams: 130,
      food: 'onion',
    },
    {
      ingredient: {
        en: '3 tablespoons lime juice',
        es: '3 cucharadas de jugo de lima',
        pt: '3 colheres de sopa de suco de limão-taiti',
      },
      grams: 45,
      food: 'limeJuice',
    },
    {
      ingredient: {
        en: '1 ripe [avocado|avocados] (150 g of flesh)',
        es: '1 [aguacate (palta) maduro|aguacates (paltas) maduros] (150 g de pulpa)',
        pt: '1 [abacate pequeno maduro|abacates pequenos maduros] (150 g de polpa)',
      },
      grams: 150,
      food: 'avocado',
    },
    {
      ingredient: {
        en: '12 small corn tortillas (about 300 g)',
        es: '12 tortillas de maíz pequeñas (unos 300 g)',
        pt: '12 tortilhas de milho pequenas (cerca de 300 g)',
      },
      grams: 300,
      food: 'cornTortilla',
    },
    {
      ingredient: {
        en: '15 g cilantro leaves (fresh coriander)',
        es: '15 g de hojas de cilantro',
        pt: '15 g de folhas de coentro',
      },
      grams: 15,
      food: 'cilantro',
    },
    {
      ingredient: {
        en: '1 teaspoon salt, divided',
        es: '1 cucharadita de sal, repartida',
        pt: '1 colher de chá de sal, dividida',
      },
      grams: 6,
      food: 'salt',
    },
  ],
  sections: [
    {
      sectionName: { en: 'Filling', es: 'Relleno', pt: 'Recheio' },
      steps: [
        {
          en: 'Heat the oven to 220 °C (425 °F) and line two baking trays with paper.',
          es: 'Caliente el horno a 220 °C y forre dos bandejas con papel.',
          pt: 'Preaqueça o forno a 220 °C e forre duas assadeiras com papel.',
        },
        {
          en: 'Tear the mushrooms into finger-wide strips, discarding the hard base of the cluster.',
          es: 'Desgarre las setas en tiras del ancho de un dedo y deseche la base dura del racimo.',
          pt: 'Rasgue os cogumelos em tiras da largura de um dedo e descarte a base dura da penca.',
        },
        {
          en: 'Toss them with the oil, chipotle and sauce, cumin, oregano and half the salt, and spread over both trays in one layer.',
          es: 'Mézclelas con el aceite, el chipotle y su salsa, el comino, el orégano y la mitad de la sal, y extiéndalas en una capa en ambas bandejas.',
          pt: 'Misture com o óleo, o chipotle e seu molho, o cominho, o orégano e metade do sal, e espalhe numa só camada nas duas assadeiras.',
        },
        {
          en: 'Roast for 22 to 25 minutes, stirring at the halfway mark, until shrunken and crisp at the edges.',
          es: 'Ase de 22 a 25 minutos, removiendo a media cocción, hasta que encojan y los bordes estén crujientes.',
          pt: 'Asse por 22 a 25 minutos, mexendo na metade do tempo, até encolherem e tostarem nas bordas.',
        },
      ],
    },
    {
      sectionName: { en: 'To assemble', es: 'Montaje', pt: 'Montagem' },
      steps: [
        {
          en: 'While they roast, rub the onion with 2 tablespoons of the lime juice and a pinch of salt and leave for 10 minutes.',
          es: 'Entretanto, frote la cebolla con 2 cucharadas de la lima y una pizca de sal y espere 10 minutos.',
          pt: 'Enquanto isso, esfregue a cebola com 2 colheres de sopa do suco de limão e uma pitada de sal e aguarde 10 minutos.',
        },
        {
          en: 'Mash the avocado with the rest of the lime and salt.',
          es: 'Machaque el aguacate con el resto de la lima y de la sal.',
          pt: 'Amasse o abacate com o limão e o sal que sobraram.',
        },
        {
          en: 'Warm the tortillas in a dry pan for 30 seconds a side and keep them in a cloth.',
          es: 'Caliente las tortillas en un comal o sartén seca, 30 segundos por lado, y guárdelas en un paño.',
          pt: 'Aqueça as tortilhas numa frigideira seca, 30 segundos de cada lado, e mantenha enroladas num pano.',
        },
        {
          en: 'Spread each with avocado, add mushrooms and onion, and finish with cilantro.',
          es: 'Unte cada una con aguacate, ponga setas y cebolla, y corone con cilantro.',
          pt: 'Passe abacate em cada uma, cubra com cogumelos e cebola e termine com o coentro.',
        },
      ],
    },
  ],
  servings: 4,
  publishedAt: '2026-05-04',
}
