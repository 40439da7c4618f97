import type { ProductSeed } from '../shapes'

export const snowFungusPassionFruitGummies: ProductSeed = {
  slug: 'snow-fungus-passion-fruit-gummies',
  title: {
    en: 'Snow fungus and passion fruit gummies',
    es: 'Gomitas de hongo de nieve y maracuyá',
    pt: 'Gomas de cogumelo-da-neve e maracujá',
  },
  vendor: 'cogumelos-da-serra',
  category: 'mushroom/edibles/gummies',
  form: 'pouch',
  species: ['tremella-fuciformis'],
  lead: {
    en: 'Soft passion fruit gummies set with the natural jelly of snow fungus.',
    es: 'Gomitas blandas de maracuyá, cuajadas con la gelatina natural del hongo de nieve.',
    pt: 'Gomas macias de maracujá, firmes com a gelatina natural do cogumelo-da-neve.',
  },
  description: {
    en: '[Snow fungus](/mushrooms/tremella-fuciformis), *Tremella fuciformis*, is nearly all texture: simmered for two hours it gives a clear gel that needs only a little agar to hold. We stir in passion fruit pulp from the valley and cut the sheet into cubes the size of a thumbnail.\n\nThey are a sweet before anything else. Serve with coffee, chop over yogurt or melt a few in hot water for a quick dessert sauce. The seeds are left in, so expect a small crackle between the teeth.',
    es: 'El [hongo de nieve](/mushrooms/tremella-fuciformis), *Tremella fuciformis*, es casi todo textura: tras dos horas a fuego lento suelta un gel claro que se sostiene con muy poco agar. Le mezclamos pulpa de maracuyá del valle y cortamos la plancha en cubos del tamaño de una uña.\n\nSon ante todo un dulce. Van con el café, picadas sobre yogur o fundidas en agua caliente como salsa rápida de postre. Dejamos las semillas, así que se oye algún crujido al morder.',
    pt: 'O [cogumelo-da-neve](/mushrooms/tremella-fuciformis), *Tremella fuciformis*, é quase só textura: depois de duas horas em fogo baixo solta um gel claro que se firma com muito pouco ágar. Juntamos polpa de maracujá do vale e cortamos a placa em cubos do tamanho de uma unha.\n\nSão, antes de tudo, um doce. Vão com o café, picadas sobre iogurte ou derretidas em água quente como calda rápida. As sementes ficam, e por isso há um leve estalo ao morder.',
  },
  details: [
    {
      title: { en: 'Ingredients', es: 'Ingredientes', pt: 'Ingredientes' },
      content: {
        en: 'Passion fruit 38%, organic sugar, snow fungus gel 22%, agar, lemon juice. May contain traces of Brazil nut. Twenty-four cubes per pouch.',
        es: 'Maracuyá 38 %, azúcar ecológico, gel de hongo de nieve 22 %, agar y jugo de limón. Puede contener trazas de nuez de Brasil.',
        pt: 'Maracujá 38%, açúcar orgânico, gel de cogumelo-da-neve 22%, ágar e suco de limão. Pode conter traços de castanha-do-pará. São vinte e quatro cubos.',
      },
    },
    {
      title: { en: 'Storage', es: 'Conservación', pt: 'Conservação' },
      content: {
        en: 'Four months in the closed pouch at room temperature. A dusting of sugar on the surface is normal in dry weather.',
        es: 'Cuatro meses en su bolsa cerrada, a temperatura ambiente. Con tiempo seco aflora un polvillo de azúcar, cosa normal. Aléjelas del sol.',
        pt: 'Quatro meses no pacote fechado, em temperatura ambiente. No tempo seco aparece um pozinho de açúcar, o que é normal.',
      },
    },
  ],
  baseInventory: {
    unitPrice: 6.5,
    itemType: 'pouch',
    baseUnit: 'g',
    baseUnitQuantity: 120,
    stock: 83,
    currency: 'USD',
  },
  variants: null,
  sales: [
    {
      active: true,
      scheduledSale: true,
      from: '2027-06-10',
      to: '2027-06-30',
      salePrice: 5.2,
      saleLabel: { en: 'June festival price', es: 'Precio de fiestas de junio', pt: 'Preço de festa junina' },
    },
  ],
  attributes: ['organic', 'vegan', 'gluten-free', 'small-farm'],
  shippingInfo: { weight: 5, width: 5, height: 2, length: 7 },
  mpn: 'TRE-MAR-120',
  sku: 'CDS-GUM-001',
}
