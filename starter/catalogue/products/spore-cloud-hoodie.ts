import type { ProductSeed } from '../shapes'

const februaryWarmth = {
  active: true,
  scheduledSale: true,
  from: '2027-02-01',
  to: '2027-02-28',
  salePrice: 49,
  saleLabel: { en: 'February warmth', es: 'Abrigo de febrero', pt: 'Aconchego de fevereiro' },
} as const

export const sporeCloudHoodie: ProductSeed = {
  slug: 'spore-cloud-hoodie',
  title: { en: 'Spore cloud hoodie', es: 'Sudadera nube de esporas', pt: 'Moletom nuvem de esporos' },
  vendor: 'north-line-dropship',
  category: 'apparel/hoodies',
  form: 'hoodie',
  species: ['calvatia-gigantea'],
  lead: {
    en: 'A heavy hooded sweatshirt with a stippled giant puffball breathing out its spores across the back.',
    es: 'Sudadera gruesa con capucha y, en la espalda, un pedo de lobo gigante punteado que suelta sus esporas.',
    pt: 'Moletom encorpado com capuz e, nas costas, uma bufa-de-lobo gigante em pontilhismo soltando seus esporos.',
  },
  description: {
    en: 'The picture holds about eleven thousand dots, placed by pen over a winter. Stand back and they are [a giant puffball](/mushrooms/calvatia-gigantea) gone ripe, with a boot just out of the frame; come close and they are only ink.\n\nBrushed fleece inside, a hood that stays up in wind, and a front pocket that will take a field notebook in its full width. Buttons, cords and zip are absent, so nothing rattles against a camera. It is knitted after you order. Wash it cool and inside out, leave the fabric softener on the shelf, and expect the fleece to pill a little at the wrists during its first month.',
    es: 'El dibujo reúne unos once mil puntos, puestos a pluma a lo largo de un invierno. De lejos son [un pedo de lobo gigante](/mushrooms/calvatia-gigantea) ya maduro, con una bota fuera de cuadro; de cerca, solo tinta.\n\nPor dentro es afelpada; la capucha no se cae con el viento y en el bolsillo delantero entra una libreta de campo a lo ancho. No lleva botones, cordones ni cremallera, así que nada choca con la cámara. Se confecciona tras el pedido. Lávela del revés con agua fresca, olvide el suavizante y cuente con alguna bolita en los puños el primer mes.',
    pt: 'São cerca de onze mil pontos, colocados a caneta durante um inverno. De longe formam [uma bufa-de-lobo gigante](/mushrooms/calvatia-gigantea) já madura, com uma bota fora do quadro; de perto, só tinta.\n\nFelpado por dentro, tem capuz que não cai com o vento e um bolso frontal onde a caderneta de campo entra deitada. Dispensa botão, cordão e zíper, para nada bater na câmera. A peça é confeccionada depois do pedido. Lave pelo avesso em água fria, deixe o amaciante de lado e conte com umas bolinhas nos punhos nas primeiras semanas.',
  },
  details: [
    {
      title: { en: 'Fleece', es: 'Felpa', pt: 'Moletom' },
      content: {
        en: 'Eighty percent organic cotton and twenty percent recycled polyester, 340 grams per square meter, brushed on the inner face. Ribbing at cuffs and hem contains elastane and recovers after stretching.',
        es: 'Ochenta por ciento de algodón orgánico y veinte de poliéster reciclado, 340 gramos por metro cuadrado, perchada por la cara interior. Puños y cintura llevan elastano y recuperan su forma.',
        pt: 'Oitenta por cento de algodão orgânico e vinte de poliéster reciclado, 340 gramas por metro quadrado, flanelado por dentro. Punhos e barra têm elastano e voltam ao lugar depois de esticados.',
      },
    },
    {
      title: { en: 'Print', es: 'Estampado', pt: 'Estampa' },
      content: {
        en: 'Screen printed in one color with phthalate-free ink, thirty-four centimeters across. Fine dots below half a millimeter may close up with age, which in a picture of dust we consider fair.',
        es: 'Serigrafía a una tinta sin ftalatos, de treinta y cuatro centímetros de ancho. Los puntos menores de medio milímetro pueden cerrarse con los años, cosa que en un retrato del polvo nos parece justa.',
        pt: 'Serigrafia em uma cor, com tinta livre de ftalatos e trinta e quatro centímetros de largura. Pontos menores que meio milímetro podem fechar com o tempo, o que num retrato de poeira achamos justo.',
      },
    },
  ],
  baseInventory: {
    unitPrice: 58,
    itemType: 'piece',
    baseUnit: null,
    baseUnitQuantity: null,
    stock: 180,
    currency: 'USD',
  },
  variants: {
    keys: [
      {
        identifier: 'size',
        label: { en: 'Size', es: 'Talla', pt: 'Tamanho' },
        options: [
          { identifier: 's-m', label: { en: 'S/M', es: 'S/M', pt: 'P/M' } },
          { identifier: 'l-xl', label: { en: 'L/XL', es: 'L/XL', pt: 'G/GG' } },
        ],
      },
      {
        identifier: 'colour',
        label: { en: 'Color', es: 'Color', pt: 'Cor' },
        options: [
          { identifier: 'charcoal', label: { en: 'Charcoal', es: 'Carbón', pt: 'Carvão' } },
          { identifier: 'bone', label: { en: 'Bone white', es: 'Blanco hueso', pt: 'Branco-osso' } },
        ],
      },
    ],
    variants: [
      { options: { size: 's-m', colour: 'charcoal' }, price: 58, sale: februaryWarmth },
      { options: { size: 'l-xl', colour: 'charcoal' }, price: 61, sale: februaryWarmth },
      { options: { size: 's-m', colour: 'bone' }, price: 58, sale: februaryWarmth },
      { options: { size: 'l-xl', colour: 'bone' }, price: 61, sale: februaryWarmth },
    ],
  },
  sales: [],
  attributes: ['organic', 'vegan'],
  shippingInfo: { weight: 22, width: 12, height: 4, length: 15 },
  mpn: 'NL-HD-CLOUD',
  sku: 'NLD-SPORECLOUD-HD',
}
