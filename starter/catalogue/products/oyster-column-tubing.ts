import type { ProductSeed } from '../shapes'

export const oysterColumnTubing: ProductSeed = {
  slug: 'oyster-column-tubing',
  title: {
    en: 'Perforated column tubing for oysters',
    es: 'Manga perforada para columnas de gírgolas',
    pt: 'Manga perfurada para colunas de cogumelo-ostra',
  },
  vendor: 'north-line-dropship',
  category: 'growing/supplies/grow-bags',
  form: 'substrate-bag',
  species: ['pleurotus-ostreatus', 'pleurotus-djamor', 'pleurotus-citrinopileatus', 'pleurotus-pulmonarius'],
  lead: {
    en: 'A 50-meter roll of pre-punched film for hanging columns of straw.',
    es: 'Rollo de 50 metros de película ya perforada para colgar columnas de paja.',
    pt: 'Rolo de 50 metros de filme já furado para pendurar colunas de palha.',
  },
  description: {
    en: 'Cut a length of 1.2 m, knot the foot, pack in spawned straw layer by layer, knot the head and hang it from a hook rated for 25 kg. Holes stand every 12 cm in a staggered pattern, so clusters come out on all sides without crowding.\n\nThe film is black outside, which keeps light to the holes and tells the fungus where to fruit. Press firmly around the edge while filling: a slack column grows mushrooms between straw and plastic, where nobody can reach them. Slit and shake out the spent straw for the compost heap.',
    es: 'Corte 1,2 m, anude el pie, rellene capa a capa con paja sembrada, anude arriba y cuelgue de un gancho para 25 kg. Los agujeros van cada 12 cm al tresbolillo, de modo que los racimos salen por todos lados sin estorbarse.\n\nPor fuera es negra: la luz entra solo por los orificios y el hongo sabe dónde fructificar. Apriete bien los bordes al llenar; una columna floja cría setas entre paja y plástico, donde nadie llega. Al final, raje la manga y eche la paja al compost.',
    pt: 'Corte 1,2 m, dê um nó no pé, encha camada por camada com palha semeada, amarre em cima e pendure num gancho para 25 kg. Os furos vêm a cada 12 cm, em zigue-zague, e os cachos saem por todos os lados sem se apertar.\n\nPor fora é preta: a luz entra só pelos furos e o fungo sabe onde frutificar. Aperte bem as bordas ao encher; coluna frouxa cria cogumelos entre a palha e o plástico, onde ninguém alcança. No fim, rasgue a manga e leve a palha à composteira.',
  },
  details: [
    {
      title: { en: 'Roll data', es: 'Datos del rollo', pt: 'Dados do rolo' },
      content: {
        en: 'Flat width 35 cm, filled diameter about 22 cm, 100 micron polyethylene, black outside and white inside. Holes of 10 mm. One roll gives around forty columns of 12 to 14 kg.',
        es: 'Ancho plano 35 cm, diámetro lleno cerca de 22 cm, polietileno de 100 micras, negro fuera y blanco dentro. Agujeros de 10 mm. Un rollo da unas cuarenta columnas de 12 a 14 kg.',
        pt: 'Largura plana 35 cm, diâmetro cheio cerca de 22 cm, polietileno de 100 mícrons, preto fora e branco dentro. Furos de 10 mm. Um rolo rende umas quarenta colunas de 12 a 14 kg.',
      },
    },
    {
      title: { en: 'Limits of use', es: 'Límites de uso', pt: 'Limites de uso' },
      content: {
        en: 'For pasteurized substrates only; the film softens above 90 °C and cannot be sterilized. Grow golden oyster indoors behind screens, since its spores escape into woodland in North America.',
        es: 'Solo para sustratos pasteurizados: la película se ablanda sobre 90 °C y no admite esterilización. Cultive la gírgola dorada bajo techo y con mallas, pues en Norteamérica se escapa a los bosques.',
        pt: 'Só para substratos pasteurizados: o filme amolece acima de 90 °C e não pode ser esterilizado. Cultive o cogumelo-ostra-amarelo em ambiente fechado e com telas, pois na América do Norte ele escapa para as matas.',
      },
    },
  ],
  baseInventory: { unitPrice: 44.0, itemType: 'roll', baseUnit: 'm', baseUnitQuantity: 50, stock: 73, currency: 'USD' },
  variants: null,
  sales: [
    {
      active: true,
      scheduledSale: true,
      from: '2026-11-01',
      to: '2027-06-30',
      salePrice: 37.0,
      saleLabel: { en: 'Roll offer', es: 'Oferta por rollo', pt: 'Oferta do rolo' },
    },
  ],
  attributes: [],
  shippingInfo: { weight: 170, width: 8, height: 8, length: 15 },
  mpn: 'PCT-35-50',
  sku: 'NLD-PCT-35',
}
