import type { ProductSeed } from '../shapes'

export const coffeeBlossomHoneyReishi: ProductSeed = {
  slug: 'coffee-blossom-honey-reishi',
  title: {
    en: 'Coffee blossom honey with reishi',
    es: 'Miel de flor de café con reishi',
    pt: 'Mel de flor de café com reishi',
  },
  vendor: 'bosque-nublado-extractos',
  category: 'mushroom/edibles/honey',
  form: 'honey',
  species: ['ganoderma-lucidum'],
  lead: {
    en: 'Light honey from shaded coffee farms, steeped with a small share of reishi extract.',
    es: 'Miel ligera de cafetales de sombra, con una pequeña parte de extracto de reishi.',
    pt: 'Mel leve de cafezais sombreados, com uma pequena parte de extrato de reishi.',
  },
  description: {
    en: 'Coffee flowers for a few days after the first rains, and the hives around Coatepec work fast. Into that honey we blend one percent of a water extract of [reishi](/mushrooms/ganoderma-lucidum), *Ganoderma lucidum*, enough to darken the color and leave a clean, woody bitterness behind the sweet.\n\nTry it in black tea, over ripe plantain or with an aged sheep’s cheese. Stir before serving, since the extract settles. What the numbers on extract labels mean is explained in [buying extracts with open eyes](/posts/buying-extracts-with-open-eyes).',
    es: 'El café florece unos días tras las primeras lluvias y las colmenas de Coatepec trabajan deprisa. A esa miel le integramos un uno por ciento de extracto acuoso de [reishi](/mushrooms/ganoderma-lucidum), *Ganoderma lucidum*: lo justo para oscurecerla y dejar, tras el dulzor, un amargo limpio de madera.\n\nPruébela en té negro, sobre plátano macho maduro o con queso de oveja curado. Remueva antes de servir, porque el extracto se asienta. Las cifras de las etiquetas se explican en [comprar extractos con los ojos abiertos](/posts/buying-extracts-with-open-eyes).',
    pt: 'O café floresce por poucos dias após as primeiras chuvas, e as colmeias de Coatepec trabalham depressa. A esse mel juntamos um por cento de extrato aquoso de [reishi](/mushrooms/ganoderma-lucidum), *Ganoderma lucidum*: o bastante para escurecê-lo e deixar, depois do doce, um amargo limpo de madeira.\n\nProve no chá preto, sobre banana-da-terra madura ou com queijo de ovelha curado. Mexa antes de servir, porque o extrato assenta. Os números dos rótulos estão explicados em [comprar extratos de olhos abertos](/posts/buying-extracts-with-open-eyes).',
  },
  details: [
    {
      title: { en: 'Ingredients', es: 'Ingredientes', pt: 'Ingredientes' },
      content: {
        en: 'Coffee blossom honey 99%, *Ganoderma lucidum* fruiting-body extract 1%. Never give honey to a baby in its first year. One harvest, one apiary.',
        es: 'Miel de flor de café 99 %, extracto de cuerpo fructífero de *Ganoderma lucidum* 1 %. Nunca se da miel a un bebé en su primer año. Una cosecha, un solo apiario.',
        pt: 'Mel de flor de café 99%, extrato de corpo de frutificação de *Ganoderma lucidum* 1%. Bebês no primeiro ano não devem comer mel. Uma safra, um só apiário.',
      },
    },
    {
      title: { en: 'Storage and caution', es: 'Conservación y aviso', pt: 'Conservação e aviso' },
      content: {
        en: 'Two years closed, at room temperature. Reishi has caused liver injury in rare cases: not with liver disease, before surgery or in pregnancy. People on anticoagulant or blood-pressure treatment should take advice before regular use.',
        es: 'Dos años cerrada, a temperatura ambiente. En casos raros el reishi ha dañado el hígado: no con enfermedad hepática, antes de una cirugía ni en el embarazo. Con tratamiento anticoagulante o para la tensión, pida consejo antes de un uso habitual.',
        pt: 'Dois anos fechado, em temperatura ambiente. Em casos raros o reishi lesou o fígado: não use com doença hepática, antes de cirurgia nem na gravidez. Em tratamento com anticoagulante ou para pressão, peça orientação antes do uso habitual.',
      },
    },
  ],
  baseInventory: { unitPrice: 13.5, itemType: 'jar', baseUnit: 'g', baseUnitQuantity: 250, stock: 44, currency: 'USD' },
  variants: null,
  sales: [],
  attributes: ['locally-sourced', 'fair-trade-certified', 'gluten-free'],
  shippingInfo: { weight: 15, width: 3, height: 4, length: 3 },
  mpn: 'MIEL-REI-250',
  sku: 'BNE-HON-003',
}
