import type { ProductSeed } from '../shapes'

export const lionsManeTincture: ProductSeed = {
  slug: 'lions-mane-tincture',
  title: {
    en: 'Lion’s mane tincture, 50 ml',
    es: 'Tintura de melena de león, 50 ml',
    pt: 'Tintura de juba-de-leão, 50 ml',
  },
  vendor: 'bosque-nublado-extractos',
  category: 'mushroom/extracts/tinctures',
  form: 'tincture-bottle',
  species: ['hericium-erinaceus'],
  lead: {
    en: 'A two-step tincture of fresh lion’s mane in cane alcohol and water.',
    es: 'Tintura de dos pasos, de melena de león fresca en alcohol de caña y agua.',
    pt: 'Tintura em duas etapas, de juba-de-leão fresca em álcool de cana e água.',
  },
  description: {
    en: 'Heads of [lion’s mane](/mushrooms/hericium-erinaceus), *Hericium erinaceus*, reach our laboratory fresh, within hours of harvest, from a grower in the next valley. This is a two-step extract in cane alcohol and water, at 28% alcohol, in a bottle of amber glass with a dropper. The serving is printed on the label.\n\nIt tastes sweetish and faintly marine, and goes well in coffee. Shake the bottle first: a cloud or a fine sediment belongs to the polysaccharides and is no fault.',
    es: 'Las cabezas de [melena de león](/mushrooms/hericium-erinaceus), *Hericium erinaceus*, llegan frescas al laboratorio, a las pocas horas de la cosecha, desde el cultivo de un vecino del valle de al lado. Es un extracto de dos pasos en alcohol de caña y agua, con 28 % de alcohol, en frasco ámbar con gotero. La porción viene impresa en la etiqueta.\n\nSabe algo dulce y ligeramente a mar, y le va bien el café. Agite antes el frasco: la turbidez o un poso fino son polisacáridos, no un defecto.',
    pt: 'As cabeças de [juba-de-leão](/mushrooms/hericium-erinaceus), *Hericium erinaceus*, chegam frescas ao laboratório, poucas horas depois da colheita, vindas de um produtor do vale vizinho. É um extrato em duas etapas, em álcool de cana e água, com 28% de álcool, em frasco âmbar com conta-gotas. A porção está impressa no rótulo.\n\nO gosto é adocicado e levemente marinho, e combina com café. Agite o frasco antes: turvação ou um fundo fino são polissacarídeos, e não defeito.',
  },
  details: [
    {
      title: { en: 'Ingredients', es: 'Ingredientes', pt: 'Ingredientes' },
      content: {
        en: 'Cane alcohol, spring water, fresh fruiting bodies of *Hericium erinaceus*. No glycerin, sugar or flavoring. Filled by hand.',
        es: 'Alcohol de caña, agua de manantial y cuerpos fructíferos frescos de *Hericium erinaceus*. Sin glicerina, azúcar ni aromas.',
        pt: 'Álcool de cana, água de nascente e corpos de frutificação frescos de *Hericium erinaceus*. Sem glicerina, açúcar ou aromas.',
      },
    },
    {
      title: { en: 'Storage and caution', es: 'Conservación y aviso', pt: 'Conservação e aviso' },
      content: {
        en: 'Three years upright and out of sunlight. Contains alcohol: unsuitable for children, in pregnancy, or for anyone avoiding it. Check first if you take anticoagulants.',
        es: 'Tres años, de pie y sin sol directo. Contiene alcohol: no conviene a niños, embarazadas ni a quien lo evite. Si toma anticoagulantes, consulte antes.',
        pt: 'Três anos, em pé e sem sol direto. Contém álcool: não serve para crianças, grávidas ou quem o evita. Se toma anticoagulantes, consulte antes.',
      },
    },
  ],
  baseInventory: {
    unitPrice: 24,
    itemType: 'bottle',
    baseUnit: 'ml',
    baseUnitQuantity: 50,
    stock: 78,
    currency: 'USD',
  },
  variants: null,
  sales: [],
  attributes: ['vegan', 'gluten-free', 'small-farm', 'no-fillers-or-additives'],
  shippingInfo: { weight: 5, width: 1.6, height: 4.6, length: 1.6 },
  mpn: 'TIN-HER-50',
  sku: 'BNE-TIN-001',
}
