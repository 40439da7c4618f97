import type { ProductSeed } from '../shapes'

export const cordycepsExtractPowder: ProductSeed = {
  slug: 'cordyceps-extract-powder',
  title: { en: 'Cordyceps extract powder', es: 'Extracto de cordyceps en polvo', pt: 'Extrato de cordyceps em pó' },
  vendor: 'bosque-nublado-extractos',
  category: 'mushroom/extracts/powder',
  form: 'pouch',
  species: ['cordyceps-militaris'],
  lead: {
    en: 'An orange, savory extract of farmed cordyceps that dissolves in any hot drink.',
    es: 'Extracto anaranjado y sabroso de cordyceps cultivado, que se disuelve en cualquier bebida caliente.',
    pt: 'Extrato alaranjado e saboroso de cordyceps cultivado, que dissolve em qualquer bebida quente.',
  },
  description: {
    en: 'Whole clubs of [cordyceps](/mushrooms/cordyceps-militaris), *Cordyceps militaris*, are cut from the rice they grow on before anything else is done with them, and become a dry water extract. Starch stays under two percent, which shows that the grain was left behind. Cordycepin is measured in every lot and printed on the pouch.\n\nIt dissolves in broth, cocoa or coffee and adds a taste close to toasted sesame; the serving is printed on the pouch. If you are curious how it is raised, see the guide to [cordyceps in jars](/mushrooms/growing-guide/cordyceps-militaris-in-jars).',
    es: 'Mazas enteras de [cordyceps](/mushrooms/cordyceps-militaris), *Cordyceps militaris*, cortadas del arroz en que crecen antes de cualquier otro paso y convertidas en extracto acuoso seco. El almidón queda por debajo del dos por ciento, señal de que el grano no entró. La cordicepina se mide en cada lote y se imprime en la bolsa.\n\nSe disuelve en caldo, cacao o café y añade un sabor parecido al ajonjolí tostado; la porción viene impresa en la bolsa. Quien tenga curiosidad por su cultivo puede leer la guía de [cordyceps en frascos](/mushrooms/growing-guide/cordyceps-militaris-in-jars).',
    pt: 'Clavas inteiras de [cordyceps](/mushrooms/cordyceps-militaris), *Cordyceps militaris*, cortadas do arroz em que crescem antes de qualquer outro passo e transformadas em extrato aquoso seco. O amido fica abaixo de dois por cento, sinal de que o grão não entrou. A cordicepina é medida em cada lote e impressa no pacote.\n\nDissolve em caldo, cacau ou café e traz um gosto próximo de gergelim torrado; a porção está impressa no pacote. Quem tiver curiosidade sobre o cultivo pode ler o guia de [cordyceps em frascos](/mushrooms/growing-guide/cordyceps-militaris-in-jars).',
  },
  details: [
    {
      title: { en: 'Specification', es: 'Ficha', pt: 'Ficha técnica' },
      content: {
        en: 'Water extract 6:1 from fruiting bodies, cordycepin 5 mg/g or more, moisture below 6%. No maltodextrin, no starch added. Net weight 60 g.',
        es: 'Extracto acuoso 6:1 de cuerpo fructífero, cordicepina desde 5 mg/g, humedad menor de 6 %. Sin maltodextrina ni almidón añadido. Peso neto, 60 g.',
        pt: 'Extrato aquoso 6:1 de corpo de frutificação, cordicepina a partir de 5 mg/g, umidade menor que 6%. Sem maltodextrina nem amido adicionado. Peso líquido: 60 g.',
      },
    },
    {
      title: { en: 'Storage and caution', es: 'Conservación y aviso', pt: 'Conservação e aviso' },
      content: {
        en: 'Close tightly and keep dry for up to two years. Ask a doctor before use alongside diabetes, immune or blood-thinning medicine; mild diarrhea is possible at first.',
        es: 'Bien cerrado y seco, hasta dos años. Consulte al médico si toma fármacos para la diabetes, inmunitarios o anticoagulantes; al principio puede aflojar el vientre.',
        pt: 'Bem fechado e seco, até dois anos. Fale com o médico se toma remédio para diabetes, imunossupressor ou anticoagulante; no início pode soltar o intestino.',
      },
    },
  ],
  baseInventory: { unitPrice: 31, itemType: 'pouch', baseUnit: 'g', baseUnitQuantity: 60, stock: 102, currency: 'USD' },
  variants: null,
  sales: [
    {
      active: true,
      scheduledSale: true,
      from: '2026-11-01',
      to: '2027-06-30',
      salePrice: 26.5,
      saleLabel: { en: 'New lot, lower price', es: 'Lote nuevo, precio menor', pt: 'Lote novo, preço menor' },
    },
  ],
  attributes: ['vegan', 'gluten-free', 'non-gmo', 'no-fillers-or-additives'],
  shippingInfo: { weight: 4, width: 5, height: 2, length: 7 },
  mpn: 'COR-EXT-60',
  sku: 'BNE-PWD-002',
}
