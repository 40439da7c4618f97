import type { ProductSeed } from '../shapes'

export const blackTrumpetsDried: ProductSeed = {
  slug: 'black-trumpets-dried',
  title: { en: 'Dried black trumpets', es: 'Trompetas negras secas', pt: 'Trombetas-negras secas' },
  vendor: 'setas-del-pirineo',
  category: 'mushroom/dehydrated',
  form: 'dried-bag',
  species: ['craterellus-cornucopioides'],
  lead: {
    en: 'Black trumpets from damp beechwood hollows, dried whole and brittle.',
    es: 'Trompetas de los muertos de hondonadas húmedas de hayedo, secadas enteras y quebradizas.',
    pt: 'Trombetas-dos-mortos de baixadas úmidas de faial, secas inteiras e quebradiças.',
  },
  description: {
    en: 'No mushroom gains more from drying than the [black trumpet](/mushrooms/craterellus-cornucopioides), *Craterellus cornucopioides*: the smoke and dried-fruit notes deepen, and a handful does the work of a basket. We split every trumpet lengthwise and blow out the soil before it goes on the racks.\n\nCrumble it straight into a sauce, or soak fifteen minutes and simmer until tender. It darkens whatever it meets, so keep it away from pale fish unless that is the plan. Ground with coarse salt it becomes a seasoning for eggs and squash.',
    es: 'Pocas setas ganan tanto al secarse como la [trompeta negra](/mushrooms/craterellus-cornucopioides), *Craterellus cornucopioides*: crecen las notas de humo y fruta pasa, y un puñado rinde como una cesta. Abrimos cada trompeta a lo largo y soplamos la tierra antes de ponerla en los bastidores.\n\nDesmenúcela directamente sobre la salsa o remójela quince minutos y déjela cocer hasta que esté tierna. Oscurece todo lo que toca; cuidado con el pescado blanco, salvo que se busque ese efecto. Molida con sal gorda, sazona huevos y calabaza.',
    pt: 'Poucos cogumelos ganham tanto com a secagem quanto a [trombeta-negra](/mushrooms/craterellus-cornucopioides), *Craterellus cornucopioides*: crescem as notas de fumaça e fruta seca, e um punhado rende como um cesto. Abrimos cada trombeta ao comprido e sopramos a terra antes de levá-la às telas.\n\nEsfarele direto no molho ou hidrate por quinze minutos e cozinhe até amaciar. Ela escurece tudo o que toca, então evite peixe branco, a não ser que a ideia seja essa. Moída com sal grosso, tempera ovos e abóbora.',
  },
  details: [
    {
      title: { en: 'Storage', es: 'Conservación', pt: 'Conservação' },
      content: {
        en: 'Keep airtight and dark; flavor holds for two years. If a piece feels leathery, ten minutes in a barely warm oven brings back the snap.',
        es: 'Bien cerradas y sin luz conservan el sabor dos años. Si alguna se nota correosa, diez minutos de horno apenas templado le devuelven el crujido.',
        pt: 'Bem fechadas e no escuro, guardam o sabor por dois anos. Se alguma parecer borrachuda, dez minutos de forno quase frio devolvem a crocância.',
      },
    },
    {
      title: { en: 'Yield', es: 'Rendimiento', pt: 'Rendimento' },
      content: {
        en: 'Forty grams equal about 400 g of fresh trumpets. Allow five grams a person in a sauce, ten in a rice dish.',
        es: 'Cuarenta gramos equivalen a unos 400 g de trompetas frescas. Calcule cinco gramos por persona en salsa y diez en arroces.',
        pt: 'Quarenta gramas correspondem a cerca de 400 g frescas. Calcule cinco gramas por pessoa no molho e dez no arroz.',
      },
    },
  ],
  baseInventory: { unitPrice: 15.5, itemType: 'bag', baseUnit: 'g', baseUnitQuantity: 40, stock: 57, currency: 'USD' },
  variants: null,
  sales: [],
  attributes: ['wild-foraged', 'sustainable-harvesting', 'vegan', 'gluten-free'],
  shippingInfo: { weight: 3, width: 6, height: 3, length: 8 },
  mpn: 'CRAT-40',
  sku: 'SDP-DRY-002',
}
