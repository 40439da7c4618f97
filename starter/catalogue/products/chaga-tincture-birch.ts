import type { ProductSeed } from '../shapes'

export const chagaTinctureBirch: ProductSeed = {
  slug: 'chaga-tincture-birch',
  title: {
    en: 'Chaga tincture from northern birch',
    es: 'Tintura de chaga de abedul boreal',
    pt: 'Tintura de chaga de bétula boreal',
  },
  vendor: 'north-line-dropship',
  category: 'mushroom/extracts/tinctures',
  form: 'tincture-bottle',
  species: ['inonotus-obliquus'],
  lead: {
    en: 'Dark chaga tincture from living birches in northern Ontario, gathered with a part left on every tree.',
    es: 'Tintura oscura de chaga de abedules vivos del norte de Ontario, dejando siempre una parte en el árbol.',
    pt: 'Tintura escura de chaga de bétulas vivas do norte de Ontário, com uma parte sempre deixada na árvore.',
  },
  description: {
    en: '[Chaga](/mushrooms/inonotus-obliquus), *Inonotus obliquus*, forms a black, cracked mass on birch, rust-brown within. The gatherers cut less than half of each and leave small ones alone, because regrowth takes years. What they bring home becomes a two-step extract in grain alcohol and water.\n\nThe taste is of vanilla, bark and cold coffee. The serving is printed on the label, together with a warning: this is for an occasional hot drink and not for everyday use. Between batches it may be missing for weeks, while a new harvest cures.',
    es: 'El [chaga](/mushrooms/inonotus-obliquus), *Inonotus obliquus*, forma sobre el abedul una masa negra y agrietada, color óxido por dentro. Quienes lo recogen cortan menos de la mitad y respetan los pequeños, pues tarda años en volver a crecer. De lo que traen sale un extracto de dos pasos en alcohol de grano y agua.\n\nSabe a vainilla, corteza y café frío. La porción está impresa en la etiqueta junto con un aviso: es para alguna bebida caliente de vez en cuando, no para tomarla a diario. Entre lote y lote puede faltar durante semanas, mientras se cura una nueva cosecha.',
    pt: 'O [chaga](/mushrooms/inonotus-obliquus), *Inonotus obliquus*, forma na bétula uma massa preta e rachada, cor de ferrugem por dentro. Os coletores cortam menos da metade e poupam os pequenos, pois a volta leva anos. Do que eles trazem sai um extrato em duas etapas, em álcool de cereais e água.\n\nO gosto é de baunilha, casca e café frio. A porção está impressa no rótulo, ao lado de um aviso: é para uma bebida quente de vez em quando, e não para todo dia. Entre um lote e outro pode faltar por semanas, enquanto uma nova colheita termina de curar.',
  },
  details: [
    {
      title: { en: 'Ingredients', es: 'Ingredientes', pt: 'Ingredientes' },
      content: {
        en: 'Water, organic grain alcohol (30%), *Inonotus obliquus* sclerotium. Bottled in Thunder Bay by our partner. Amber glass, graduated dropper, tamper seal.',
        es: 'Agua, alcohol de grano ecológico (30 %) y esclerocio de *Inonotus obliquus*. Lo embotella nuestro socio en Thunder Bay. Vidrio ámbar, gotero graduado y precinto.',
        pt: 'Água, álcool orgânico de cereais (30%) e esclerócio de *Inonotus obliquus*. Envasado por nosso parceiro em Thunder Bay. Vidro âmbar, conta-gotas graduado e lacre.',
      },
    },
    {
      title: { en: 'Cautions', es: 'Precauciones', pt: 'Cuidados' },
      content: {
        en: 'Chaga is very high in oxalate, and long daily use has led to kidney failure. Do not use with kidney disease or a history of stones; ask first about blood-thinning or diabetes medicines.',
        es: 'El chaga tiene muchísimo oxalato y su uso diario prolongado ha llegado a causar insuficiencia renal. No lo use con enfermedad de riñón o antecedentes de cálculos; pregunte antes si toma anticoagulantes o antidiabéticos.',
        pt: 'O chaga tem muito oxalato, e o uso diário prolongado já levou à falência dos rins. Não use com doença renal ou histórico de cálculos; pergunte antes se toma anticoagulantes ou antidiabéticos.',
      },
    },
  ],
  baseInventory: { unitPrice: 25, itemType: 'bottle', baseUnit: 'ml', baseUnitQuantity: 60, stock: 0, currency: 'USD' },
  variants: null,
  sales: [
    {
      active: true,
      scheduledSale: true,
      from: '2027-02-01',
      to: '2027-02-28',
      salePrice: 20,
      saleLabel: { en: 'Return of the chaga', es: 'Vuelve el chaga', pt: 'O chaga volta' },
    },
  ],
  attributes: ['wild-foraged', 'sustainable-harvesting', 'vegan'],
  shippingInfo: { weight: 5, width: 1.7, height: 4.8, length: 1.7 },
  mpn: 'CHA-TIN-60',
  sku: 'NLD-TIN-002',
}
