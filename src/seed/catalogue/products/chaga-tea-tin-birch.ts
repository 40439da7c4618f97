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
    es: 'Granulado grueso de chaga finlandesa en lata rellenable, para una taza oscura de cuando en cuando.',
    pt: 'Grânulos grossos de chaga finlandesa em lata reutilizável, para uma xícara escura de vez em quando.',
  },
  description: {
    en: 'The granules come from [chaga](/mushrooms/inonotus-obliquus), *Inonotus obliquus*, inoculated into living birch by Finnish forest owners and cut after several years. Growing it on purpose spares wild trees and lets each lot be traced to one stand. Only the rust-colored interior and a little black crust go in.\n\nSimmer a heaped teaspoon in 600 ml of water for twenty minutes and strain. The brew is smooth, with vanilla and malt. Keep it for occasional cups and leave several days between them, because chaga carries a great deal of oxalate.',
    es: 'El granulado procede de [chaga](/mushrooms/inonotus-obliquus), *Inonotus obliquus*, inoculada en abedules vivos por propietarios forestales finlandeses y cortada al cabo de varios años. Cultivarla a propósito descarga a los árboles silvestres y permite saber de qué rodal sale cada lote. Solo entran el interior color óxido y algo de costra negra.\n\nUna cucharadita colmada en 600 ml de agua, veinte minutos a fuego lento, y colar. La taza es redonda, con vainilla y malta. Tómela de forma ocasional y con varios días entre una y otra, pues la chaga carga mucho oxalato.',
    pt: 'Os grânulos vêm de [chaga](/mushrooms/inonotus-obliquus), *Inonotus obliquus*, inoculada em bétulas vivas por donos de florestas finlandesas e cortada depois de vários anos. Cultivá-la de propósito poupa as árvores silvestres e permite saber de que talhão sai cada lote. Entram só o miolo cor de ferrugem e um pouco da crosta preta.\n\nUma colher de chá cheia em 600 ml de água, vinte minutos em fogo baixo, e coar. A xícara é redonda, com baunilha e malte. Tome de forma ocasional e com vários dias entre uma e outra, pois a chaga carrega muito oxalato.',
  },
  details: [
    {
      title: { en: 'Storage', es: 'Conservación', pt: 'Conservação' },
      content: {
        en: 'Three years in the tin, dry and dark. Refill pouches cost less and use the same lot numbering. Never scoop with a wet spoon.',
        es: 'Tres años en la lata, en seco y a oscuras. Las recargas cuestan menos y siguen la misma numeración de lotes.',
        pt: 'Três anos na lata, no seco e no escuro. Os refis custam menos e seguem a mesma numeração de lotes.',
      },
    },
    {
      title: { en: 'Cautions', es: 'Precauciones', pt: 'Cuidados' },
      content: {
        en: 'Not for people with kidney trouble or kidney stones, nor for daily drinking over months. Those on diabetes or anticoagulant treatment should consult their doctor.',
        es: 'No apta para personas con problemas o piedras de riñón, ni para beber a diario durante meses. Con tratamiento para la diabetes o anticoagulante, consulte a su médico.',
        pt: 'Não indicada a quem tem problema ou pedra nos rins, nem para beber todo dia por meses. Em tratamento para diabetes ou com anticoagulante, consulte o seu médico.',
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
