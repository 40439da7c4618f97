import type { ProductSeed } from '../shapes'

export const milkCapsInVinegarBolson: ProductSeed = {
  slug: 'milk-caps-in-vinegar-bolson',
  title: {
    en: 'Pine milk caps in cider vinegar',
    es: 'Hongos de pino en vinagre de manzana',
    pt: 'Sanchas em vinagre de maçã',
  },
  vendor: 'patagonia-hongos',
  category: 'mushroom/foraged',
  form: 'jar',
  species: ['lactarius-deliciosus'],
  lead: {
    en: 'Saffron milk caps from planted pinewoods, cooked and put up with bay, oregano and local cider vinegar.',
    es: 'Hongos de pino de plantación, cocidos y conservados con laurel, orégano y vinagre de manzana de la zona.',
    pt: 'Sanchas de pinhais plantados, cozidas e conservadas com louro, orégano e vinagre de maçã da região.',
  },
  description: {
    en: 'The [saffron milk cap](/mushrooms/lactarius-deliciosus), *Lactarius deliciosus*, reached Patagonia with the roots of planted pines and made itself at home. We gather it in April and May, simmer the sliced caps in brine, then pack them hot in vinegar with herbs from the garden.\n\nServe from the jar, drained, with bread and a hard cheese, or stir through warm lentils. The brine seasons a potato salad. The texture stays crisp and the orange dulls to brick, as it does in every home kitchen along the valley.',
    es: 'El [hongo de pino o níscalo](/mushrooms/lactarius-deliciosus), *Lactarius deliciosus*, llegó a la Patagonia con las raíces de los pinos plantados y se quedó. Lo juntamos en abril y mayo, hervimos los sombreros cortados en salmuera y los envasamos calientes en vinagre con hierbas de la huerta.\n\nSe come del frasco, escurrido, con pan y un queso duro, o revuelto con lentejas tibias. El líquido sirve para aliñar papas. Queda crocante y el naranja se apaga hasta el ladrillo, como en cualquier cocina del valle.',
    pt: 'A [sancha](/mushrooms/lactarius-deliciosus), *Lactarius deliciosus*, chegou à Patagônia com as raízes dos pinheiros plantados e ficou. Colhemos em abril e maio, fervemos os chapéus cortados em salmoura e envasamos quentes, em vinagre com ervas da horta.\n\nSirva direto do vidro, escorrida, com pão e queijo curado de ovelha, ou misturada a lentilhas mornas. O líquido tempera uma salada de batatas. A textura segue crocante e o laranja vira tijolo, como em qualquer cozinha do vale.',
  },
  details: [
    {
      title: { en: 'Ingredients', es: 'Ingredientes', pt: 'Ingredientes' },
      content: {
        en: '*Lactarius deliciosus* 62%, cider vinegar, water, sunflower oil, salt, garlic, bay, oregano, black pepper. Nothing else. Drained weight is 205 g.',
        es: '*Lactarius deliciosus* 62 %, vinagre de manzana, agua, aceite de girasol, sal, ajo, laurel, orégano y pimienta negra. Nada más. Peso escurrido: 205 g.',
        pt: '*Lactarius deliciosus* 62%, vinagre de maçã, água, óleo de girassol, sal, alho, louro, orégano e pimenta-do-reino. Só isso. Peso drenado: 205 g.',
      },
    },
    {
      title: { en: 'Storage', es: 'Conservación', pt: 'Conservação' },
      content: {
        en: 'Every batch is brought below pH 4.2 and pasteurized in the jar. Unopened, eighteen months in the pantry; never eat from a jar with a bulging lid. After opening, refrigerate, keep the caps under the liquid and finish within three weeks.',
        es: 'Cada partida queda por debajo de pH 4,2 y se pasteuriza en el frasco. Cerrado, dieciocho meses en la despensa; no coma de un frasco con la tapa hinchada. Una vez abierto, al refrigerador, con los hongos cubiertos, y se termina en tres semanas.',
        pt: 'Cada lote fica abaixo de pH 4,2 e é pasteurizado no vidro. Fechado, dezoito meses na despensa; não coma de um vidro de tampa estufada. Depois de aberto, leve à geladeira com os cogumelos cobertos e termine em três semanas.',
      },
    },
  ],
  baseInventory: { unitPrice: 9.8, itemType: 'jar', baseUnit: 'g', baseUnitQuantity: 330, stock: 74, currency: 'USD' },
  variants: null,
  sales: [],
  attributes: ['wild-foraged', 'locally-sourced', 'no-fillers-or-additives', 'vegan'],
  shippingInfo: { weight: 20, width: 3.2, height: 4.5, length: 3.2 },
  mpn: 'LAC-VIN-330',
  sku: 'PHO-CON-004',
}
