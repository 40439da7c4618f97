import type { ProductSeed } from '../shapes'

export const porciniPlateLongSleeve: ProductSeed = {
  slug: 'porcini-plate-long-sleeve',
  title: {
    en: 'Porcini plate long-sleeve',
    es: 'Camiseta de manga larga lámina de boletus',
    pt: 'Camiseta de manga longa prancha de boleto',
  },
  vendor: 'black-forest-pilzkultur',
  category: 'apparel/shirts',
  form: 'shirt',
  species: ['boletus-edulis'],
  lead: {
    en: 'A long-sleeved forest shirt with a drawn plate of the porcini on the back, whole and in section.',
    es: 'Camiseta de monte con manga larga y, en la espalda, una lámina dibujada del boleto, entero y en corte.',
    pt: 'Camiseta de mata com manga longa e, nas costas, uma prancha desenhada do boleto, inteiro e em corte.',
  },
  description: {
    en: 'On the back is [*Boletus edulis*](/mushrooms/boletus-edulis) drawn at life size: the whole mushroom, a half cut lengthwise, the pale net high on the stem, and the pores at three ages. The front is plain, for people who prefer to be read only while walking away.\n\nMerino is blended with cotton here, so the shirt keeps its warmth when damp and dries overnight on a chair. Close cuffs help against ticks when tucked under a glove. Wash on a wool program with liquid soap, reshape it while wet and dry it flat; a tumble dryer will take a size off it.',
    es: 'En la espalda aparece [*Boletus edulis*](/mushrooms/boletus-edulis) a tamaño natural: el ejemplar completo, una mitad cortada a lo largo, la red clara en lo alto del pie y los poros en tres edades. Por delante es lisa, para quien prefiere que lo lean al marcharse.\n\nLleva merino y algodón mezclados: conserva el calor cuando se humedece y amanece seca en el respaldo de una silla. Los puños ceñidos, metidos bajo el guante, ayudan contra las garrapatas. Pide programa de lana, jabón líquido, darle forma en mojado y secado horizontal; en la secadora pierde una talla.',
    pt: 'Nas costas está o [*Boletus edulis*](/mushrooms/boletus-edulis) em tamanho natural: o cogumelo inteiro, uma metade cortada ao comprido, a rede clara no alto do pé e os poros em três idades. A frente é lisa, para quem prefere ser lido só de saída.\n\nO fio mistura merino e algodão, de modo que a peça esquenta mesmo úmida e seca de um dia para o outro no encosto da cadeira. Punhos justos, por dentro da luva, ajudam contra carrapatos. Use ciclo de lã e sabão líquido, ajeite a forma ainda molhada e seque na horizontal; secadora rouba um tamanho.',
  },
  details: [
    {
      title: { en: 'Composition', es: 'Composición', pt: 'Composição' },
      content: {
        en: 'Sixty percent merino wool from farms that do not practice mulesing, forty percent organic cotton, 210 grams per square meter. Knitted in Portugal and sewn in Baden with flat seams under a rucksack.',
        es: 'Sesenta por ciento de lana merina de granjas sin mulesing y cuarenta de algodón ecológico, 210 gramos por metro cuadrado. Tejido en Portugal y cosido en Baden, con costuras planas bajo la mochila.',
        pt: 'Sessenta por cento de lã merino de fazendas sem mulesing e quarenta de algodão orgânico, 210 gramas por metro quadrado. Malha portuguesa, costurada em Baden com emendas planas sob a mochila.',
      },
    },
    {
      title: { en: 'About the plate', es: 'Sobre la lámina', pt: 'Sobre a prancha' },
      content: {
        en: 'The drawing is meant for pleasure and for conversation. It does not replace a key: bitter and poisonous boletes exist, and a mushroom goes into the pan only after every feature has been checked in hand.',
        es: 'El dibujo es para disfrutar y conversar. No sustituye a una clave: hay boletos amargos y también tóxicos, y una seta solo va a la sartén tras comprobar en la mano cada carácter.',
        pt: 'O desenho serve ao prazer e à conversa. Não substitui uma chave: existem boletos amargos e tóxicos, e cogumelo só vai à panela depois de conferida, na mão, cada característica.',
      },
    },
  ],
  baseInventory: {
    unitPrice: 68,
    itemType: 'piece',
    baseUnit: null,
    baseUnitQuantity: null,
    stock: 41,
    currency: 'USD',
  },
  variants: {
    keys: [
      {
        identifier: 'size',
        label: { en: 'European size', es: 'Talla europea', pt: 'Tamanho europeu' },
        options: [
          { identifier: '46-48', label: { en: '46/48', es: '46/48', pt: '46/48' } },
          { identifier: '50-52', label: { en: '50/52', es: '50/52', pt: '50/52' } },
          { identifier: '54-56', label: { en: '54/56', es: '54/56', pt: '54/56' } },
        ],
      },
    ],
    variants: [
      {
        options: { size: '46-48' },
        price: 68,
        sale: {
          active: true,
          scheduledSale: true,
          from: '2026-11-01',
          to: '2026-12-31',
          salePrice: 55,
          saleLabel: {
            en: 'End of the porcini season',
            es: 'Cierre de temporada de boletos',
            pt: 'Fim da safra de boletos',
          },
        },
      },
      {
        options: { size: '50-52' },
        price: 68,
        sale: {
          active: true,
          scheduledSale: true,
          from: '2026-11-01',
          to: '2026-12-31',
          salePrice: 55,
          saleLabel: {
            en: 'End of the porcini season',
            es: 'Cierre de temporada de boletos',
            pt: 'Fim da safra de boletos',
          },
        },
      },
      { options: { size: '54-56' }, price: 70, sale: null },
    ],
  },
  sales: [],
  attributes: ['organic', 'cruelty-free'],
  shippingInfo: { weight: 11, width: 10, height: 2, length: 14 },
  mpn: 'BFP-LS-2210',
  sku: 'BFP-PORCINI-LS',
}
