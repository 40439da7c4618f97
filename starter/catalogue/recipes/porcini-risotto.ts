import type { RecipeSeed } from '../shapes'

export const porciniRisotto: RecipeSeed = {
  slug: 'porcini-risotto',
  title: { en: 'Porcini risotto', es: 'Risotto de boletos', pt: 'Risoto de porcini' },
  lead: {
    en: 'Fresh porcini for texture, a handful of dried ones for depth, and rice stirred until it flows slowly off the spoon.',
    es: 'Boletos frescos por la textura, unos pocos secos por la hondura y un arroz que cae despacio de la cuchara.',
    pt: 'Porcini fresco pela mordida, um punhado do seco pela profundidade e um arroz cremoso que escorre devagar da colher.',
  },
  description: {
    en: 'Two forms of the same mushroom do two different jobs here. Dried slices of [porcini](/mushrooms/boletus-edulis) give their soaking water to the stock, while fresh ones are browned apart and folded in at the end so that they stay firm. Strain the soaking water through cloth or a paper filter, because forest grit always sinks to the bottom of the bowl.',
    es: 'Aquí la misma seta cumple dos oficios. Las láminas secas de [boleto](/mushrooms/boletus-edulis) ceden su agua de remojo al caldo, y las frescas se doran aparte y se añaden al final para que conserven el mordisco. Cuele el remojo por una tela o un filtro de papel, pues la tierra del bosque acaba en el fondo del cuenco.',
    pt: 'O mesmo cogumelo faz dois trabalhos nesta panela. As lâminas secas de [porcini](/mushrooms/boletus-edulis) emprestam a água do molho ao caldo, e as frescas são douradas à parte e entram no fim, ainda firmes. Coe essa água em pano ou filtro de papel, pois a terra do bosque assenta no fundo da tigela.',
  },
  species: ['boletus-edulis'],
  prepTime: 'PT30M',
  cookTime: 'PT35M',
  totalTime: 'PT1H5M',
  yield: { en: '4 plates', es: '4 platos', pt: '4 pratos' },
  category: { en: 'Main course', es: 'Plato principal', pt: 'Prato principal' },
  cuisine: { en: 'Italian', es: 'Italiana', pt: 'Italiana' },
  keywords: {
    en: 'porcini, cep, risotto, rice, autumn',
    es: 'boleto, porcino, risotto, arroz, otoño',
    pt: 'porcini, cepe, risoto, arroz, outono',
  },
  ingredients: [
    {
      ingredient: {
        en: '300 g fresh porcini, trimmed and brushed',
        es: '300 g de boletos frescos, recortados y cepillados',
        pt: '300 g de porcini fresco, aparado e escovado',
      },
      grams: 300,
      speciesSlug: 'boletus-edulis',
    },
    {
      ingredient: {
        en: '15 g dried porcini (from about 150 g fresh)',
        es: '15 g de boletos secos (equivalen a unos 150 g frescos)',
        pt: '15 g de porcini seco (o que rendem cerca de 150 g do fresco)',
      },
      grams: 150,
      speciesSlug: 'boletus-edulis',
    },
    {
      ingredient: {
        en: '320 g carnaroli or arborio rice',
        es: '320 g de arroz carnaroli o arborio',
        pt: '320 g de arroz carnaroli ou arbóreo',
      },
      grams: 320,
      food: 'rice',
    },
    {
      ingredient: {
        en: '1 liter light vegetable stock',
        es: '1 litro de caldo de verduras suave',
        pt: '1 litro de caldo leve de legumes',
      },
      grams: 1000,
      food: 'broth',
    },
    {
      ingredient: {
        en: '1 [onion|onions], finely chopped (120 g)',
        es: '1 [cebolla picada fina|cebollas picadas finas] (120 g)',
        pt: '1 [cebola bem picada|cebolas bem picadas] (120 g)',
      },
      grams: 120,
      food: 'onion',
    },
    {
      ingredient: { en: '100 ml dry white wine', es: '100 ml de vino blanco seco', pt: '100 ml de vinho branco seco' },
      grams: 100,
      food: 'whiteWine',
    },
    {
      ingredient: {
        en: '60 g butter, half of it cold and cubed',
        es: '60 g de mantequilla, la mitad fría y en dados',
        pt: '60 g de manteiga, metade gelada e em cubos',
      },
      grams: 60,
      food: 'butter',
    },
    {
      ingredient: {
        en: '1 tablespoon olive oil',
        es: '1 cucharada de aceite de oliva',
        pt: '1 colher de sopa de azeite',
      },
      grams: 14,
      food: 'oliveOil',
    },
    {
      ingredient: {
        en: '60 g Parmesan, finely grated',
        es: '60 g de queso parmesano rallado fino',
        pt: '60 g de queijo parmesão ralado fino',
      },
      grams: 60,
      food: 'parmesan',
    },
    {
      ingredient: {
        en: '1 garlic [clove|cloves], bruised',
        es: '1 [diente de ajo aplastado|dientes de ajo aplastados]',
        pt: '1 [dente de alho amassado|dentes de alho amassados]',
      },
      grams: 4,
      food: 'garlic',
    },
    {
      ingredient: { en: 'Salt, to finish', es: 'Sal, para rectificar', pt: 'Sal para acertar no fim' },
      grams: null,
      speciesSlug: null,
    },
  ],
  sections: [
    {
      sectionName: { en: 'Stock and mushrooms', es: 'Caldo y setas', pt: 'Caldo e cogumelos' },
      steps: [
        {
          en: 'Cover the dried porcini with 250 ml of hot water and leave for 20 minutes; lift them out, chop them, and strain the liquid through a paper filter.',
          es: 'Cubra los boletos secos con 250 ml de agua caliente y espere 20 minutos; sáquelos, píquelos y cuele el líquido por un filtro de papel.',
          pt: 'Cubra o porcini seco com 250 ml de água quente por 20 minutos; retire, pique e passe o líquido por um filtro de papel.',
        },
        {
          en: 'Add that liquid to the vegetable stock and keep it just under a simmer in a small pot.',
          es: 'Mézclelo con el caldo de verduras y manténgalo a punto de hervir en un cazo.',
          pt: 'Some esse líquido ao caldo de legumes e mantenha tudo quase fervendo numa panela pequena.',
        },
        {
          en: 'Slice the fresh porcini 5 mm thick and fry them in the oil with the garlic over high heat for 8 minutes, turning once, until browned on both sides; discard the garlic.',
          es: 'Corte los boletos frescos en láminas de 5 mm y dórelos en el aceite con el ajo, a fuego vivo, 8 minutos en total, dándoles una vuelta; retire el ajo.',
          pt: 'Corte o porcini fresco em fatias de 5 mm e doure no azeite com o alho, em fogo alto, por 8 minutos, virando uma vez; descarte o alho.',
        },
      ],
    },
    {
      sectionName: { en: 'Rice', es: 'El arroz', pt: 'O arroz' },
      steps: [
        {
          en: 'Melt 30 g of butter in a wide pot and soften the onion over low heat for 8 minutes without letting it brown.',
          es: 'En una cazuela ancha, sofría la cebolla en 30 g de mantequilla durante 8 minutos, a fuego bajo y sin que tome color.',
          pt: 'Numa panela larga, derreta 30 g de manteiga e murche a cebola por 8 minutos em fogo baixo, sem dourar.',
        },
        {
          en: 'Stir in the rice and the chopped dried porcini and toast for 2 minutes, then add the wine and let it evaporate.',
          es: 'Añada el arroz y los boletos secos picados, remueva 2 minutos, vierta el vino y deje que se consuma.',
          pt: 'Acrescente o arroz e o porcini seco picado, mexa por 2 minutos, regue com o vinho e espere evaporar.',
        },
        {
          en: 'Ladle in hot stock a little at a time, stirring often, for 16 to 18 minutes; the grain should keep a small firm heart.',
          es: 'Incorpore el caldo caliente a cucharones, removiendo a menudo, de 16 a 18 minutos; el grano debe guardar un corazón firme.',
          pt: 'Vá juntando conchas de caldo quente e mexendo sempre, por 16 a 18 minutos; o grão deve ficar com o miolo firme.',
        },
        {
          en: 'Take the pot off the heat, beat in the cold butter and the Parmesan, fold in the browned porcini, salt if needed and rest for 2 minutes under a lid.',
          es: 'Fuera del fuego, ligue con la mantequilla fría y el parmesano, agregue los boletos dorados, ajuste de sal y repose 2 minutos tapado.',
          pt: 'Com o fogo desligado, bata a manteiga gelada e o parmesão, incorpore o porcini dourado, prove o sal e deixe descansar 2 minutos com tampa.',
        },
      ],
    },
  ],
  servings: 4,
  publishedAt: '2026-10-09',
}
