import type { ProductSeed } from '../shapes'

export const gillStudyShirt: ProductSeed = {
  slug: 'gill-study-shirt',
  title: {
    en: 'Gill study shirt, block printed',
    es: 'Camiseta estudio de láminas, estampada con taco',
    pt: 'Camiseta estudo de lâminas, impressa à mão',
  },
  vendor: 'cogumelos-da-serra',
  category: 'apparel/shirts',
  form: 'shirt',
  species: ['pleurotus-ostreatus'],
  lead: {
    en: 'A cotton shirt printed by hand with the underside of an oyster mushroom, its gills running down to one side.',
    es: 'Camiseta de algodón estampada a mano con la cara inferior de una gírgola y sus láminas bajando hacia un lado.',
    pt: 'Camiseta de algodão impressa à mão com a parte de baixo de um cogumelo-ostra, as lâminas descendo para o lado.',
  },
  description: {
    en: 'The block was cut from a cap picked in our second growing house and laid, gills up, beside the printmaker’s bench. It shows how the gills of [the oyster mushroom](/mushrooms/pleurotus-ostreatus) run down a short stem set off center, a useful thing to remember in front of a log.\n\nThe cloth is Brazilian cotton, knitted in Minas Gerais, a little heavier than an everyday shirt. Because each print is pressed by hand, the ink thins in places and no two agree. For the first wash use cold water and turn it inside out; afterward treat it as any shirt you like, and iron around the picture.',
    es: 'El taco se talló a partir de un sombrero cosechado en nuestra segunda casa de cultivo, puesto con las láminas hacia arriba junto a la mesa de la grabadora. Muestra cómo las láminas de [la gírgola](/mushrooms/pleurotus-ostreatus) bajan por un pie corto y descentrado, detalle que conviene recordar delante de un tronco.\n\nLa tela es algodón brasileño tejido en Minas Gerais, algo más grueso que el de una camiseta corriente. Como se imprime a mano, la tinta se aclara en algunos puntos y no hay dos iguales. La primera vez se lava del revés y en agua fría; luego, como cualquier prenda querida, sin planchar el dibujo.',
    pt: 'A matriz nasceu de um chapéu colhido na nossa segunda casa de cultivo e deixado, com as lâminas para cima, ao lado da bancada da gravadora. Nela se vê como as lâminas do [cogumelo-ostra](/mushrooms/pleurotus-ostreatus) escorrem por um pé curto e fora do centro, coisa boa de lembrar diante de uma tora.\n\nA malha é de algodão brasileiro, feita em Minas Gerais, um pouco mais encorpada que a do dia a dia. Impressão manual tem dessas: a tinta rareia aqui e ali, e cada peça sai diferente. Na primeira lavagem, água fria e avesso; dali em diante, cuide como de qualquer camiseta querida e passe o ferro em volta da estampa.',
  },
  details: [
    {
      title: { en: 'Fabric and cut', es: 'Tejido y corte', pt: 'Tecido e corte' },
      content: {
        en: 'Organic cotton jersey, 190 grams per square meter, ribbed collar and side seams. The cut is straight and slightly long. If you are between two sizes, the smaller one will sit closer at the shoulder.',
        es: 'Punto de algodón orgánico de 190 gramos por metro cuadrado, cuello acanalado y costuras laterales. El corte es recto y un poco largo. Entre dos tallas, la menor ajusta mejor en el hombro.',
        pt: 'Malha de algodão orgânico com 190 gramas por metro quadrado, gola canelada e costura lateral. Modelagem reta, um tanto comprida. Na dúvida entre dois tamanhos, o menor assenta melhor no ombro.',
      },
    },
    {
      title: { en: 'Ink', es: 'Tinta', pt: 'Tinta' },
      content: {
        en: 'Water-based textile ink, set with a heat press for three minutes. It softens over the first ten washes and then holds. A faint smell on opening the parcel leaves after an afternoon in the open air.',
        es: 'Tinta textil al agua, fijada tres minutos en prensa térmica. Se suaviza durante los diez primeros lavados y después se mantiene. El leve olor de recién abierta se va tras una tarde al aire.',
        pt: 'Tinta têxtil à base de água, fixada por três minutos na prensa térmica. Ela amacia nas dez primeiras lavagens e depois fica firme. O cheirinho de nova some com uma tarde no varal.',
      },
    },
  ],
  baseInventory: {
    unitPrice: 32,
    itemType: 'piece',
    baseUnit: null,
    baseUnitQuantity: null,
    stock: 64,
    currency: 'USD',
  },
  variants: {
    keys: [
      {
        identifier: 'size',
        label: { en: 'Size', es: 'Talla', pt: 'Tamanho' },
        options: [
          { identifier: 's', label: { en: 'S', es: 'S', pt: 'P' } },
          { identifier: 'm', label: { en: 'M', es: 'M', pt: 'M' } },
          { identifier: 'l', label: { en: 'L', es: 'L', pt: 'G' } },
          { identifier: 'xl', label: { en: 'XL', es: 'XL', pt: 'GG' } },
        ],
      },
      {
        identifier: 'colour',
        label: { en: 'Color', es: 'Color', pt: 'Cor' },
        options: [
          { identifier: 'natural', label: { en: 'Undyed cotton', es: 'Algodón crudo', pt: 'Algodão cru' } },
          { identifier: 'moss', label: { en: 'Moss green', es: 'Verde musgo', pt: 'Verde-musgo' } },
        ],
      },
    ],
    variants: [
      { options: { size: 's', colour: 'natural' }, price: 32, sale: null },
      { options: { size: 'm', colour: 'natural' }, price: 32, sale: null },
      { options: { size: 'l', colour: 'natural' }, price: 32, sale: null },
      { options: { size: 'xl', colour: 'natural' }, price: 34, sale: null },
      { options: { size: 's', colour: 'moss' }, price: 34, sale: null },
      { options: { size: 'm', colour: 'moss' }, price: 34, sale: null },
      { options: { size: 'l', colour: 'moss' }, price: 34, sale: null },
      { options: { size: 'xl', colour: 'moss' }, price: 36, sale: null },
    ],
  },
  sales: [],
  attributes: ['organic', 'vegan', 'locally-sourced'],
  shippingInfo: { weight: 8, width: 10, height: 1.5, length: 13 },
  mpn: 'CDS-SH-101',
  sku: 'CDS-GILLSHIRT-01',
}
