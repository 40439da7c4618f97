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
    en: '[Chaga](/mushrooms/inonotus-obliquus), *Inonotus obliquus*, forms a black, cracked mass on birch, rust-brown within. The gatherers cut less than half of each and leave small ones alone, because regrowth takes years. The pieces are dried, milled and extracted in grain alcohol and then in water.\n\nThe taste is of vanilla, bark and cold coffee. Half a milliliter in a hot drink is the serving on the label, for occasional rather than daily use. Between batches it may be missing for weeks, while a new harvest cures.',
    es: 'La [chaga](/mushrooms/inonotus-obliquus), *Inonotus obliquus*, forma sobre el abedul una masa negra y agrietada, color óxido por dentro. Quienes la recogen cortan menos de la mitad y respetan las pequeñas, pues tarda años en volver a crecer. Los trozos se secan, se muelen y se extraen en alcohol de grano y después en agua.\n\nSabe a vainilla, corteza y café frío. La etiqueta indica medio mililitro en una bebida caliente, de vez en cuando y no a diario. Entre lote y lote puede faltar durante semanas, mientras se cura una nueva cosecha.',
    pt: 'A [chaga](/mushrooms/inonotus-obliquus), *Inonotus obliquus*, forma na bétula uma massa preta e rachada, cor de ferrugem por dentro. Os coletores cortam menos da metade e poupam as pequenas, pois a volta leva anos. Os pedaços são secos, moídos e extraídos em álcool de cereais e depois em água.\n\nO gosto é de baunilha, casca e café frio. O rótulo indica meio mililitro numa bebida quente, de vez em quando e não todo dia. Entre um lote e outro pode faltar por semanas, enquanto uma nova colheita termina de curar.',
  },
  details: [
    {
      title: { en: 'Ingredients', es: 'Ingredientes', pt: 'Ingredientes' },
      content: {
        en: 'Water, organic grain alcohol (30%), *Inonotus obliquus* sclerotium. Bottled in Thunder Bay by our partner. Amber glass, graduated dropper, tamper seal.',
        es: 'Agua, alcohol de grano ecológico (30 %) y esclerocio de *Inonotus obliquus*. Lo embotella nuestro socio en Thunder Bay. Vidrio ámbar y gotero graduado.',
        pt: 'Água, álcool orgânico de cereais (30%) e esclerócio de *Inonotus obliquus*. Envasado por nosso parceiro em Thunder Bay. Vidro âmbar e conta-gotas graduado.',
      },
    },
    {
      title: { en: 'Cautions', es: 'Precauciones', pt: 'Cuidados' },
      content: {
        en: 'Chaga is very high in oxalate, and long daily use has led to kidney failure. Do not use with kidney disease or a history of stones; ask first about blood-thinning or diabetes medicines.',
        es: 'La chaga tiene muchísimo oxalato y su uso diario prolongado ha llegado a causar insuficiencia renal. No la use con enfermedad de riñón o antecedentes de cálculos; pregunte antes si toma anticoagulantes o antidiabéticos.',
        pt: 'A chaga tem muito oxalato, e o uso diário prolongado já levou à falência dos rins. Não use com doença renal ou histórico de cálculos; pergunte antes se toma anticoagulantes ou antidiabéticos.',
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
      saleLabel: { en: 'Return of the chaga', es: 'Vuelve la chaga', pt: 'A chaga volta' },
    },
  ],
  attributes: ['wild-foraged', 'sustainable-harvesting', 'vegan'],
  shippingInfo: { weight: 5, width: 1.7, height: 4.8, length: 1.7 },
  mpn: 'CHA-TIN-60',
  sku: 'NLD-TIN-002',
}
