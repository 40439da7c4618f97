import type { ProductSeed } from '../shapes'

export const freshPearlOysterClusters: ProductSeed = {
  slug: 'fresh-pearl-oyster-clusters',
  title: {
    en: 'Fresh pearl oyster clusters',
    es: 'Racimos frescos de seta de ostra',
    pt: 'Cachos frescos de cogumelo-ostra',
  },
  vendor: 'hudson-valley-fungi',
  category: 'mushroom/fresh',
  form: 'fresh-punnet',
  species: ['pleurotus-ostreatus'],
  lead: {
    en: 'Pearl oyster clusters cut on the morning they leave our growing room in Kingston.',
    es: 'Racimos de seta de ostra cortados la misma mañana en que salen de nuestra sala de Kingston.',
    pt: 'Cachos de cogumelo-ostra colhidos na manhã em que saem da nossa sala de cultivo em Kingston.',
  },
  description: {
    en: 'Each carton holds whole clusters of [pearl oyster](/mushrooms/pleurotus-ostreatus), *Pleurotus ostreatus*, grown on pasteurized wheat straw and picked while the cap edges still curl under. The flesh is mild and faintly sweet, with a chew that stands up to a hot pan.\n\nTear the clusters by hand along the stems, brush off any straw and cook them in a wide dry skillet before adding fat. They lose about half their volume. Our method is the one in the guide to [oysters on straw](/mushrooms/growing-guide/oyster-mushrooms-on-straw), if you would like to try it at home.',
    es: 'Cada bandeja lleva racimos enteros de [seta de ostra](/mushrooms/pleurotus-ostreatus), *Pleurotus ostreatus*, criada en paja de trigo pasteurizada y cosechada cuando el borde del sombrero aún mira hacia abajo. Su carne es suave, algo dulce, y aguanta bien la sartén fuerte.\n\nSepare los racimos con los dedos siguiendo los pies, retire la paja que quede y empiece la cocción en una sartén ancha y seca; la grasa va después. Reducen más o menos a la mitad. Quien quiera probar en casa encontrará nuestro método en la guía de [setas de ostra en paja](/mushrooms/growing-guide/oyster-mushrooms-on-straw).',
    pt: 'A bandeja traz cachos inteiros de [cogumelo-ostra](/mushrooms/pleurotus-ostreatus), *Pleurotus ostreatus*, cultivado em palha de trigo pasteurizada e colhido enquanto a borda do chapéu ainda está curvada para baixo. A carne é suave, levemente adocicada, e continua firme depois da frigideira.\n\nDesfie os cachos com as mãos no sentido do pé, limpe restos de palha e comece em frigideira larga e seca, deixando a gordura para depois. O volume cai quase pela metade. O nosso modo de cultivar é o do guia de [cogumelo-ostra em palha](/mushrooms/growing-guide/oyster-mushrooms-on-straw), para quem quiser repetir em casa.',
  },
  details: [
    {
      title: { en: 'Storage', es: 'Conservación', pt: 'Conservação' },
      content: {
        en: 'Keep in the paper-lined carton at 2 to 4 °C and use within five days. A sealed plastic bag makes them sweat. Cooked oysters freeze well for two months.',
        es: 'En el refrigerador, a 2–4 °C y dentro de su bandeja con papel, duran cinco días. Una bolsa de plástico cerrada las hace sudar. Ya salteadas, se congelan sin problema hasta dos meses.',
        pt: 'Guarde na própria bandeja forrada de papel, entre 2 e 4 °C, por até cinco dias. Em saco plástico fechado eles suam. Depois de refogados, congelam bem por dois meses.',
      },
    },
    {
      title: { en: 'How it is grown', es: 'Cómo se cultiva', pt: 'Como é cultivado' },
      content: {
        en: 'Straw from two farms within forty miles, pasteurized in hot water, no supplements. Spent straw goes back to the same fields as mulch.',
        es: 'La paja viene de dos fincas a menos de sesenta y cinco kilómetros, se pasteuriza con agua caliente y no lleva suplementos. Al terminar, vuelve a esos campos como acolchado.',
        pt: 'Palha de duas propriedades a menos de sessenta e cinco quilômetros, pasteurizada em água quente e sem suplementos. Esgotada, ela volta como cobertura para os mesmos campos.',
      },
    },
  ],
  baseInventory: {
    unitPrice: 8.5,
    itemType: 'punnet',
    baseUnit: 'g',
    baseUnitQuantity: 250,
    stock: 64,
    currency: 'USD',
  },
  variants: {
    keys: [
      {
        identifier: 'size',
        label: { en: 'Size', es: 'Tamaño', pt: 'Tamanho' },
        options: [
          { identifier: '250g', label: { en: '250 g punnet', es: 'Bandeja de 250 g', pt: 'Bandeja de 250 g' } },
          { identifier: '500g', label: { en: '500 g box', es: 'Caja de 500 g', pt: 'Caixa de 500 g' } },
          {
            identifier: '1kg',
            label: { en: '1 kg kitchen box', es: 'Caja de cocina de 1 kg', pt: 'Caixa de cozinha de 1 kg' },
          },
        ],
      },
    ],
    variants: [
      { options: { size: '250g' }, price: 8.5, sale: null },
      { options: { size: '500g' }, price: 15, sale: null },
      { options: { size: '1kg' }, price: 27, sale: null },
    ],
  },
  sales: [],
  attributes: ['locally-sourced', 'small-farm', 'pesticide-free', 'vegan'],
  shippingInfo: { weight: 12, width: 7, height: 3, length: 9 },
  mpn: 'PO-STRAW',
  sku: 'HVF-FRS-001',
}
