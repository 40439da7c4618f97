import type { ProductSeed } from '../shapes'

export const kingOysterCultureSlant: ProductSeed = {
  slug: 'king-oyster-culture-slant',
  title: {
    en: 'King oyster culture slant',
    es: 'Cultivo de seta de cardo en tubo inclinado',
    pt: 'Cultura de eryngui em tubo inclinado',
  },
  vendor: 'lisboa-spore-lab',
  category: 'growing/genetics/culture-slant',
  form: 'slant-tube',
  species: ['pleurotus-eryngii'],
  lead: {
    en: 'A tested Iberian line of king oyster on malt agar, two transfers from the mother culture.',
    es: 'Una línea ibérica y probada de seta de cardo sobre agar malta, a dos repiques del cultivo madre.',
    pt: 'Uma linhagem ibérica e testada de eryngui em ágar-malte, a dois repiques da cultura-mãe.',
  },
  description: {
    en: 'This strain of *Pleurotus eryngii* came from a plateau in the Alentejo and has been fruited in bottles every season since we isolated it. It makes thick stems and small caps and forgives a careless degree or two.\n\nCut a rice-grain piece of agar from the top of the slope and move it to a fresh plate; never use up the tube at once. One slant supplies several plates, each plate several jars of grain. Colonize at 22 to 25 °C, then cool to 12–18 °C with fresh air. See [bottles and bags](/mushrooms/growing-guide/king-oyster-in-bottles-and-bags) for the later steps.',
    es: 'Esta cepa de *Pleurotus eryngii* viene de una meseta del Alentejo y la hemos fructificado en botella cada temporada desde que la aislamos. Da pies gruesos y sombreros pequeños, y perdona un grado de más o de menos.\n\nCorte de lo alto de la rampa un trozo de agar como un grano de arroz y llévelo a una placa nueva; no gaste el tubo de una vez. Un tubo surte varias placas, y cada placa varios frascos de grano. Colonice a 22–25 °C y baje luego a 12–18 °C con aire fresco. Los pasos siguientes están en [botellas y bolsas](/mushrooms/growing-guide/king-oyster-in-bottles-and-bags).',
    pt: 'Esta linhagem de *Pleurotus eryngii* veio de um planalto do Alentejo e frutifica em garrafa todas as estações desde que a isolamos. Forma pés grossos e chapéus pequenos, e perdoa um grau a mais ou a menos.\n\nCorte do alto da rampa um pedaço de ágar do tamanho de um grão de arroz e leve a uma placa nova; não gaste o tubo de uma vez. Um tubo abastece várias placas, e cada placa vários frascos de grão. Colonize a 22–25 °C e depois resfrie a 12–18 °C com ar fresco. A continuação está em [garrafas e sacos](/mushrooms/growing-guide/king-oyster-in-bottles-and-bags).',
  },
  details: [
    {
      title: { en: 'Specification', es: 'Especificación', pt: 'Especificação' },
      content: {
        en: 'Glass tube 18 × 150 mm, screw cap, malt extract agar with yeast. Strain code PE-ALT-3, passage 2, checked under the microscope for clamp connections and free of bacteria on nutrient broth.',
        es: 'Tubo de vidrio de 18 × 150 mm con tapa de rosca, agar malta con levadura. Código PE-ALT-3, repique 2, con fíbulas comprobadas al microscopio y sin bacterias en caldo nutritivo.',
        pt: 'Tubo de vidro de 18 × 150 mm com tampa de rosca, ágar-malte com levedura. Código PE-ALT-3, repique 2, com grampos de conexão vistos ao microscópio e sem bactérias em caldo nutriente.',
      },
    },
    {
      title: { en: 'Cold storage', es: 'Guardado en frío', pt: 'Guarda a frio' },
      content: {
        en: 'Rest the tube upright at 2 to 5 °C with the cap wrapped in film. Renew on fresh agar every six months, and note each passage: vigor falls quietly when a line is copied too often.',
        es: 'Deje el tubo de pie a 2–5 °C, con la tapa envuelta en película. Renueve en agar nuevo cada seis meses y anote cada repique: el vigor decae sin ruido cuando una línea se copia demasiado.',
        pt: 'Deixe o tubo em pé a 2–5 °C, com a tampa envolta em filme. Renove em ágar novo a cada seis meses e anote cada repique: o vigor cai em silêncio quando a linhagem é copiada demais.',
      },
    },
  ],
  baseInventory: {
    unitPrice: 26.0,
    itemType: 'tube',
    baseUnit: null,
    baseUnitQuantity: null,
    stock: 21,
    currency: 'USD',
  },
  variants: null,
  sales: [
    {
      active: true,
      scheduledSale: true,
      from: '2026-11-01',
      to: '2027-06-30',
      salePrice: 21.0,
      saleLabel: { en: 'Fresh passage', es: 'Repique reciente', pt: 'Repique recente' },
    },
  ],
  attributes: ['non-gmo', 'locally-sourced'],
  shippingInfo: { weight: 3, width: 4, height: 2, length: 8 },
  mpn: 'PE-ALT-3',
  sku: 'LSL-CS-PE-ALT3',
}
