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
    en: 'Heads of [lion’s mane](/mushrooms/hericium-erinaceus), *Hericium erinaceus*, go into cane alcohol within hours of harvest and stay a month. The pressed mushroom is then simmered in spring water, and the two liquids are joined at 28% alcohol. The bottle is amber glass with a dropper marked in milliliters.\n\nShake, then take one milliliter in water or coffee, once or twice a day. It tastes sweetish and faintly marine. A cloud or a fine sediment belongs to the polysaccharides and is no fault.',
    es: 'Las cabezas de [melena de león](/mushrooms/hericium-erinaceus), *Hericium erinaceus*, entran en alcohol de caña a las pocas horas de la cosecha y pasan ahí un mes. El hongo prensado se cuece luego en agua de manantial y los dos líquidos se unen a 28 % de alcohol. Frasco ámbar con gotero marcado en mililitros.\n\nAgite y tome un mililitro en agua o café, una o dos veces al día. Sabe algo dulce y ligeramente a mar. La turbidez o un poso fino son polisacáridos, no un defecto.',
    pt: 'As cabeças de [juba-de-leão](/mushrooms/hericium-erinaceus), *Hericium erinaceus*, entram em álcool de cana poucas horas depois da colheita e ali ficam um mês. O cogumelo prensado é então fervido em água de nascente, e os dois líquidos se unem a 28% de álcool. Frasco âmbar com conta-gotas marcado em mililitros.\n\nAgite e tome um mililitro em água ou café, uma ou duas vezes por dia. O gosto é adocicado e levemente marinho. Turvação ou um fundo fino são polissacarídeos, e não defeito.',
  },
  details: [
    {
      title: { en: 'Ingredients', es: 'Ingredientes', pt: 'Ingredientes' },
      content: {
        en: 'Cane alcohol, spring water, *Hericium erinaceus* (1 part fresh mushroom to 2 of liquid). No glycerine, sugar or flavoring. Filled by hand.',
        es: 'Alcohol de caña, agua de manantial y *Hericium erinaceus* (1 parte de hongo fresco por 2 de líquido). Sin glicerina, azúcar ni aromas.',
        pt: 'Álcool de cana, água de nascente e *Hericium erinaceus* (1 parte de cogumelo fresco para 2 de líquido). Sem glicerina, açúcar ou aromas.',
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
