import type { ProductSeed } from '../shapes'

const stockTaking = {
  active: true,
  scheduledSale: true,
  from: '2025-02-01',
  to: '2025-03-15',
  salePrice: 79,
  saleLabel: { en: 'Winter stock-taking', es: 'Inventario de invierno', pt: 'Balanço de inverno' },
} as const

export const canvasForagingTrousers: ProductSeed = {
  slug: 'canvas-foraging-trousers',
  title: { en: 'Canvas foraging trousers', es: 'Pantalón de lona para recolectar', pt: 'Calça de lona para coleta' },
  vendor: 'black-forest-pilzkultur',
  category: 'apparel/pants',
  form: 'trousers',
  species: [],
  lead: {
    en: 'Close-woven cotton trousers with double knees, a knife pocket and cuffs that close over a boot.',
    es: 'Pantalón de algodón tupido, con rodillas dobles, bolsillo para la navaja y bajos que se cierran sobre la bota.',
    pt: 'Calça de algodão de trama fechada, com joelhos duplos, bolso para o canivete e barra que fecha sobre a bota.',
  },
  description: {
    en: 'These were drawn around one movement: kneeling in wet moss, getting up, kneeling again. The knees are double and open at the bottom, so a foam pad can slide in and pine needles can fall out. A narrow pocket on the right thigh takes a folding knife; the left one holds a brush and a field card.\n\nThe weave is tight enough to turn brambles and to make life harder for ticks, though it does not excuse you from looking in the evening. Brush off dried mud before washing at moderate heat, and rub a little beeswax into the seat and knees each autumn if you want the rain to bead.',
    es: 'Se diseñó en torno a un gesto: arrodillarse en musgo mojado, levantarse y volver a arrodillarse. La rodilla es doble y queda abierta por abajo, de modo que entra una almohadilla y salen las agujas de pino. Un bolsillo estrecho en el muslo derecho guarda la navaja; el izquierdo, un pincel y la ficha de campo.\n\nEl tejido es lo bastante cerrado para frenar las zarzas y estorbar a las garrapatas, aunque no libra de revisarse al anochecer. Cepille el barro seco antes de lavar con agua templada y, si quiere que la lluvia resbale, frote cera de abeja en rodillas y asiento cada otoño.',
    pt: 'O desenho partiu de um movimento só: ajoelhar no musgo molhado, levantar, ajoelhar de novo. O joelho é duplo e aberto embaixo, para entrar uma espuma e cair a agulha de pinheiro. No bolso estreito da coxa direita vai o canivete; no da esquerda, um pincel e a ficha de campo.\n\nA trama segura espinhos e dificulta a vida dos carrapatos, o que não dispensa a inspeção do fim do dia. Escove a lama seca antes de lavar em água morna e, se quiser ver a chuva escorrer, esfregue um pouco de cera de abelha nos joelhos e no assento quando chegar o outono.',
  },
  details: [
    {
      title: { en: 'Cloth and hardware', es: 'Tela y herrajes', pt: 'Tecido e ferragens' },
      content: {
        en: 'Cotton canvas of 320 grams with two percent elastane at the waist panel only. Brass rivets, horn-look buttons with spares inside, and a snap at each cuff with two positions.',
        es: 'Lona de algodón de 320 gramos, con un dos por ciento de elastano solo en la pretina. Remaches de latón, botones de imitación de cuerno con repuestos y broche de dos posiciones en cada bajo.',
        pt: 'Lona de algodão de 320 gramas, com dois por cento de elastano apenas no cós. Rebites de latão, botões imitando chifre com reservas por dentro e botão de pressão de duas posições em cada barra.',
      },
    },
    {
      title: { en: 'Choosing a length', es: 'Elegir el largo', pt: 'Escolha do comprimento' },
      content: {
        en: 'Regular suits an inner leg of up to 80 cm and long goes to 88 cm. Measure barefoot, then subtract nothing: the cuff is meant to rest on the boot and not to hang above it.',
        es: 'El normal vale hasta 80 cm de entrepierna y el largo llega a 88 cm. Mida descalzo y no reste nada, pues el bajo debe apoyar en la bota y no quedar por encima.',
        pt: 'O regular serve até 80 cm de entreperna e o longo vai a 88 cm. Meça descalço e não desconte nada: a barra precisa encostar na bota, em vez de ficar no ar.',
      },
    },
  ],
  baseInventory: {
    unitPrice: 94,
    itemType: 'piece',
    baseUnit: null,
    baseUnitQuantity: null,
    stock: 57,
    currency: 'USD',
  },
  variants: {
    keys: [
      {
        identifier: 'waist',
        label: { en: 'Waist', es: 'Cintura', pt: 'Cintura' },
        options: [
          { identifier: 'w30', label: { en: '30 in (76 cm)', es: '76 cm (30 in)', pt: '76 cm (30 pol.)' } },
          { identifier: 'w33', label: { en: '33 in (84 cm)', es: '84 cm (33 in)', pt: '84 cm (33 pol.)' } },
          { identifier: 'w36', label: { en: '36 in (91 cm)', es: '91 cm (36 in)', pt: '91 cm (36 pol.)' } },
        ],
      },
      {
        identifier: 'length',
        label: { en: 'Leg', es: 'Pierna', pt: 'Perna' },
        options: [
          { identifier: 'regular', label: { en: 'Regular', es: 'Normal', pt: 'Regular' } },
          { identifier: 'long', label: { en: 'Long', es: 'Larga', pt: 'Longa' } },
        ],
      },
    ],
    variants: [
      { options: { waist: 'w30', length: 'regular' }, price: 94, sale: stockTaking },
      { options: { waist: 'w30', length: 'long' }, price: 98, sale: stockTaking },
      { options: { waist: 'w33', length: 'regular' }, price: 94, sale: stockTaking },
      { options: { waist: 'w33', length: 'long' }, price: 98, sale: stockTaking },
      { options: { waist: 'w36', length: 'regular' }, price: 94, sale: stockTaking },
      { options: { waist: 'w36', length: 'long' }, price: 98, sale: stockTaking },
    ],
  },
  sales: [],
  attributes: ['vegan'],
  shippingInfo: { weight: 26, width: 12, height: 3, length: 15 },
  mpn: 'BFP-TR-3300',
  sku: 'BFP-CANVAS-TR',
}
