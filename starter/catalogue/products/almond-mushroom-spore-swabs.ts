import type { ProductSeed } from '../shapes'

export const almondMushroomSporeSwabs: ProductSeed = {
  slug: 'almond-mushroom-spore-swabs',
  title: {
    en: 'Almond mushroom spore swabs',
    es: 'Hisopos de esporas de champiñón del sol',
    pt: 'Swabs de esporos de cogumelo-do-sol',
  },
  vendor: 'cogumelos-da-serra',
  category: 'growing/genetics/spore-swabs',
  form: 'swab',
  species: ['agaricus-subrufescens'],
  lead: {
    en: 'Three swabs of chocolate-dark spores from our own almond mushroom beds in Teresópolis.',
    es: 'Tres hisopos de esporas de color chocolate, de nuestros propios bancales de champiñón del sol en Teresópolis.',
    pt: 'Três swabs de esporos cor de chocolate, dos nossos próprios canteiros de cogumelo-do-sol em Teresópolis.',
  },
  description: {
    en: '*Agaricus subrufescens* announces itself by smell, a clear marzipan note when the flesh is rubbed. We swab the gills once the veil has dropped and the print has tested dark brown.\n\nIts spores germinate reluctantly. Streak several plates, slip a small living piece of the same species beside the streak if you have one, and be patient for two to three weeks at 24 to 28 °C. The species then needs warm pasteurized compost and a peat casing, and fruits 30 to 40 days after casing. It suits growers who have already managed [buttons on compost](/mushrooms/growing-guide/button-mushrooms-on-compost).',
    es: '*Agaricus subrufescens* se anuncia por el olor, un mazapán nítido al frotar la carne. Pasamos el hisopo por las láminas cuando el velo ha caído y la esporada resulta pardo oscura.\n\nSus esporas germinan a regañadientes. Siembre varias placas, ponga al lado un trocito vivo de la misma especie si lo tiene y espere dos o tres semanas a 24–28 °C. Después pide compost pasteurizado y caliente con cobertura de turba, y fructifica 30–40 días tras cubrir. Conviene a quien ya haya logrado [champiñones en compost](/mushrooms/growing-guide/button-mushrooms-on-compost).',
    pt: '*Agaricus subrufescens* se anuncia pelo cheiro, um marzipã nítido quando se esfrega a carne. Passamos o swab nas lâminas depois que o véu cai e a esporada sai marrom-escura.\n\nSeus esporos germinam de má vontade. Risque várias placas, ponha ao lado um pedacinho vivo da mesma espécie, se tiver, e espere duas ou três semanas a 24–28 °C. Depois a espécie pede composto pasteurizado quente e cobertura de turfa, e frutifica 30 a 40 dias após a cobertura. Serve a quem já conseguiu [champignons em composto](/mushrooms/growing-guide/button-mushrooms-on-compost).',
  },
  details: [
    {
      title: { en: 'Packing', es: 'Presentación', pt: 'Apresentação' },
      content: {
        en: 'Three rayon swabs in separate screw tubes, each with a bead of desiccant and a harvest date. Collected in a bed grown without pesticides, from fruit bodies that smelled and stained as they should.',
        es: 'Tres hisopos de rayón en tubos de rosca separados, con perla desecante y fecha de cosecha. Tomados en un bancal sin plaguicidas, de ejemplares cuyo olor y reacción al corte eran los debidos.',
        pt: 'Três swabs de raiom em tubos de rosca separados, com pérola dessecante e data de colheita. Tirados de canteiro sem agrotóxicos, de exemplares com o cheiro e a reação ao corte esperados.',
      },
    },
    {
      title: { en: 'Waiting list', es: 'Lista de espera', pt: 'Lista de espera' },
      content: {
        en: 'Swabs are taken only in the warm months, November to March here in the south. When the shelf is empty, write to the farm and the next harvest is set aside for you.',
        es: 'Solo se toman en los meses cálidos, de noviembre a marzo aquí en el sur. Si el estante está vacío, escriba a la granja y apartamos para usted la próxima cosecha.',
        pt: 'Só coletamos nos meses quentes, de novembro a março aqui no sul. Se a prateleira estiver vazia, escreva para o sítio e separamos para você a próxima colheita.',
      },
    },
  ],
  baseInventory: {
    unitPrice: 17.0,
    itemType: 'pack',
    baseUnit: null,
    baseUnitQuantity: null,
    stock: 0,
    currency: 'USD',
  },
  variants: null,
  sales: [],
  attributes: ['pesticide-free', 'small-farm'],
  shippingInfo: { weight: 1, width: 4, height: 1, length: 8 },
  mpn: 'SWAB-SUB-3',
  sku: 'CDS-SW-SUB-3',
}
