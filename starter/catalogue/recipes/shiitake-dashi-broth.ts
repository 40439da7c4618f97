import type { RecipeSeed } from '../shapes'

export const shiitakeDashiBroth: RecipeSeed = {
  slug: 'shiitake-dashi-broth',
  title: { en: 'Shiitake dashi broth', es: 'Caldo dashi de shiitake', pt: 'Caldo dashi de shiitake' },
  lead: {
    en: 'A clear, dark-gold stock drawn from dried shiitake and kelp by cold water and time.',
    es: 'Un caldo limpio, de color ámbar, que el agua fría y las horas extraen del shiitake seco y del alga kombu.',
    pt: 'Caldo límpido cor de âmbar, tirado do shiitake seco e da alga kombu com água fria e tempo.',
  },
  description: {
    en: 'Drying concentrates the savor of [shiitake](/mushrooms/lentinula-edodes), and a slow soak in the refrigerator draws it out without bitterness. This is the vegetarian stock of Japanese temple kitchens, good as soup, as a base for noodles, or in place of water when cooking rice. The caps are simmered fully and eaten; only the tough stems and the spent kelp are thrown away.',
    es: 'El secado concentra el sabor del [shiitake](/mushrooms/lentinula-edodes), y un remojo lento en el refrigerador lo libera sin amargor. Es el caldo vegetal de las cocinas de los templos japoneses: sirve de sopa, de base para fideos o de agua para un arroz. Los sombreros se cuecen del todo y se comen; solo se descartan los pies, que son leñosos, y el kombu ya gastado.',
    pt: 'A secagem concentra o gosto do [shiitake](/mushrooms/lentinula-edodes), e um molho demorado na geladeira o devolve sem amargor. É o caldo vegetal das cozinhas dos templos japoneses, bom para tomar puro, para receber macarrão ou para substituir a água do arroz. Os chapéus cozinham por completo e vão à mesa; só os talos, duros demais, e o kombu já usado ficam de fora.',
  },
  species: ['lentinula-edodes'],
  prepTime: 'PT8H10M',
  cookTime: 'PT40M',
  totalTime: 'PT8H50M',
  yield: { en: 'About 1 liter', es: 'Cerca de 1 litro', pt: 'Cerca de 1 litro' },
  category: { en: 'Soup', es: 'Sopa', pt: 'Sopa' },
  cuisine: { en: 'Japanese', es: 'Japonesa', pt: 'Japonesa' },
  keywords: {
    en: 'shiitake, dashi, kombu, stock, vegan',
    es: 'shiitake, dashi, kombu, caldo vegetal, vegana',
    pt: 'shiitake, dashi, kombu, caldo, vegano',
  },
  ingredients: [
    {
      ingredient: {
        en: '24 g dried shiitake (from about 200 g fresh)',
        es: '24 g de shiitake seco (equivalen a unos 200 g frescos)',
        pt: '24 g de shiitake seco (o que rendem cerca de 200 g do fresco)',
      },
      grams: 200,
      speciesSlug: 'lentinula-edodes',
    },
    {
      ingredient: {
        en: '10 g dried kombu, from a sheet about 10 cm wide',
        es: '10 g de alga kombu seca, de una hoja de unos 10 cm de ancho',
        pt: '10 g de alga kombu seca, de uma folha de uns 10 cm de largura',
      },
      grams: 10,
      speciesSlug: null,
    },
    {
      ingredient: { en: '1.2 liters cold water', es: '1,2 litros de agua fría', pt: '1,2 litro de água fria' },
      grams: 1200,
      food: 'water',
    },
    {
      ingredient: {
        en: '1 tablespoon light soy sauce',
        es: '1 cucharada de salsa de soja clara',
        pt: '1 colher de sopa de shoyu claro',
      },
      grams: 18,
      food: 'soySauce',
    },
    {
      ingredient: {
        en: '1/2 teaspoon sea salt',
        es: '1/2 cucharadita de sal marina',
        pt: '1/2 colher de chá de sal marinho',
      },
      grams: 3,
      food: 'salt',
    },
  ],
  sections: [
    {
      sectionName: { en: 'Soaking', es: 'Remojo', pt: 'Molho' },
      steps: [
        {
          en: 'Brush dust from the shiitake and wipe the kombu with a damp cloth, leaving its white bloom in place.',
          es: 'Sacuda el polvo del shiitake y pase un paño húmedo por el kombu sin quitarle el velo blanco.',
          pt: 'Tire o pó do shiitake e passe um pano úmido no kombu, sem remover o véu branco.',
        },
        {
          en: 'Put both in a jar with the cold water, keep the caps under the surface with a saucer, and refrigerate for 8 hours or overnight.',
          es: 'Ponga ambos en un recipiente con el agua fría, sujete los sombreros con un platillo y deje en el refrigerador 8 horas o toda la noche.',
          pt: 'Coloque os dois num pote com a água fria, mantenha os chapéus submersos com um pires e deixe na geladeira por 8 horas ou de um dia para o outro.',
        },
      ],
    },
    {
      sectionName: { en: 'Cooking', es: 'Cocción', pt: 'Cozimento' },
      steps: [
        {
          en: 'Pour everything into a pot, leaving the last spoonful of grit behind, and warm gently for 15 minutes until small bubbles rise at the edge.',
          es: 'Pase todo a una olla, menos el poso del fondo, y caliente despacio 15 minutos, hasta que asomen burbujas en el borde.',
          pt: 'Passe tudo para uma panela, menos o resíduo do fundo, e aqueça devagar por 15 minutos, até surgirem bolhas na beirada.',
        },
        {
          en: 'Remove the kombu before the water boils.',
          es: 'Saque el kombu antes de que rompa a hervir.',
          pt: 'Retire o kombu antes da fervura.',
        },
        {
          en: 'Bring to a boil, skim, and simmer the shiitake for 20 minutes, because they should never be eaten half cooked.',
          es: 'Lleve a ebullición, espume y cueza el shiitake 20 minutos a fuego suave, ya que nunca debe comerse a medio hacer.',
          pt: 'Deixe ferver, escume e cozinhe o shiitake por 20 minutos em fogo brando, pois ele não deve ser comido malpassado.',
        },
        {
          en: 'Lift out the caps, cut away the stems, slice the caps thinly and return them to the pot.',
          es: 'Retire las setas, deseche los pies, corte los sombreros en tiras finas y devuélvalos a la olla.',
          pt: 'Pesque os cogumelos, descarte os talos, corte os chapéus em tiras finas e devolva à panela.',
        },
        {
          en: 'Season with the soy sauce and salt; what is not used keeps for 3 days in the refrigerator.',
          es: 'Sazone con la soja y la sal; lo que sobre aguanta 3 días en frío.',
          pt: 'Tempere com o shoyu e o sal; o que sobrar dura 3 dias refrigerado.',
        },
      ],
    },
  ],
  servings: 4,
  publishedAt: '2026-01-12',
}
