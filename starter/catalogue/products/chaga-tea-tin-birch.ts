import type { ProductSeed } from '../shapes'

export const chagaTeaTinBirch: ProductSeed = {
  slug: 'chaga-tea-tin-birch',
  title: { en: 'Chaga granules for tea', es: 'Granulado de chaga para infusión', pt: 'Grânulos de chaga para chá' },
  vendor: 'black-forest-pilzkultur',
  category: 'mushroom/beverage/tea',
  form: 'tea-tin',
  species: ['inonotus-obliquus'],
  lead: {
    en: 'Coarse granules of Finnish chaga in a refillable tin, for a dark cup now and then.',
    es: 'Granulado grueso de chaga finlandés en lata rellenable, para una taza oscura de cuando en cuando.',
    pt: 'Grânulos grossos de chaga finlandês em lata reutilizável, para uma xícara escura de vez em quando.',
  },
  description: {
    en: 'The granules come from [chaga](/mushrooms/inonotus-obliquus), *Inonotus obliquus*, inoculated into living birch by Finnish forest owners and cut after several years. Growing it on purpose spares wild trees and lets each lot be traced to one stand. Only the rust-colored interior and a little black crust go in.\n\nHow to brew it is printed on the tin. The cup is smooth and nearly black, with vanilla, malt and a little bark. Keep it for occasional cups and leave several days between them, because chaga carries a great deal of oxalate.',
    es: 'El granulado procede de [chaga](/mushrooms/inonotus-obliquus), *Inonotus obliquus*, inoculado en abedules vivos por propietarios forestales finlandeses y cortado al cabo de varios años. Cultivarlo a propósito descarga a los árboles silvestres y permite saber de qué rodal sale cada lote. Solo entran el interior color óxido y algo de costra negra.\n\nCómo prepararlo viene impreso en la lata. La taza es redonda y casi negra, con vainilla, malta y algo de corteza. Tómela de forma ocasional y con varios días entre una y otra, pues el chaga carga mucho oxalato.',
    pt: 'Os grânulos vêm de [chaga](/mushrooms/inonotus-obliquus), *Inonotus obliquus*, inoculado em bétulas vivas por donos de florestas finlandesas e cortado depois de vários anos. Cultivá-lo de propósito poupa as árvores silvestres e permite saber de que talhão sai cada lote. Entram só o miolo cor de ferrugem e um pouco da crosta preta.\n\nO modo de preparo está impresso na lata. A xícara é redonda e quase preta, com baunilha, malte e um pouco de casca. Tome de forma ocasional e com vários dias entre uma e outra, pois o chaga carrega muito oxalato.',
  },
  details: [
    {
      title: { en: 'Storage', es: 'Conservación', pt: 'Conservação' },
      content: {
        en: 'Three years in the tin, dry and dark. Refill pouches cost less and use the same lot numbering. Never scoop with a wet spoon.',
        es: 'Tres años en la lata, en seco y a oscuras. Las recargas cuestan menos y siguen la misma numeración de lotes. Nunca use una cuchara mojada.',
        pt: 'Três anos na lata, no seco e no escuro. Os refis custam menos e seguem a mesma numeração de lotes. Nunca use colher molhada.',
      },
    },
    {
      title: { en: 'Cautions', es: 'Precauciones', pt: 'Cuidados' },
      content: {
        en: 'Not for people with kidney trouble or kidney stones, nor for daily drinking over months. Those on diabetes or anticoagulant treatment should consult their doctor.',
        es: 'No apto para personas con problemas o piedras de riñón, ni para beber a diario durante meses. Con tratamiento para la diabetes o anticoagulante, consulte a su médico.',
        pt: 'Não indicado a quem tem problema ou pedra nos rins, nem para beber todo dia por meses. Em tratamento para diabetes ou com anticoagulante, consulte o seu médico.',
      },
    },
  ],
  baseInventory: { unitPrice: 17, itemType: 'tin', baseUnit: 'g', baseUnitQuantity: 120, stock: 0, currency: 'USD' },
  variants: null,
  sales: [],
  attributes: ['organic', 'vegan', 'gluten-free', 'sustainable-harvesting'],
  shippingInfo: { weight: 8, width: 3.5, height: 4.5, length: 3.5 },
  mpn: 'CHA-TEE-120',
  sku: 'BFP-TEA-001',
}
