import type { ProductSeed } from '../shapes'

export const freshShiitakeTeresopolis: ProductSeed = {
  slug: 'fresh-shiitake-teresopolis',
  title: {
    en: 'Fresh shiitake from Teresópolis',
    es: 'Shiitake fresco de Teresópolis',
    pt: 'Shiitake fresco da serra de Teresópolis',
  },
  vendor: 'cogumelos-da-serra',
  category: 'mushroom/fresh',
  form: 'fresh-punnet',
  species: ['lentinula-edodes'],
  lead: {
    en: 'Mountain shiitake with thick caps, grown on eucalyptus logs in the shade of our own wood.',
    es: 'Shiitake de montaña, de sombrero grueso, criado en troncos de eucalipto a la sombra de nuestro bosque.',
    pt: 'Shiitake de chapéu grosso, criado em toras de eucalipto à sombra da nossa mata.',
  },
  description: {
    en: 'These [shiitake](/mushrooms/lentinula-edodes), *Lentinula edodes*, come from eucalyptus logs stacked under trees at nine hundred meters. The logs rest between flushes, so supply rises and falls with the rain, and caps vary a little in size and in the pale scales along the rim.\n\nTwist off the stems and keep them for broth. Cook the caps right through, ten minutes or more: raw or half-cooked shiitake can bring out an itchy, whip-marked rash in some people. Salt late, so the surface browns first.',
    es: 'Este [shiitake](/mushrooms/lentinula-edodes), *Lentinula edodes*, crece en troncos de eucalipto apilados bajo los árboles a novecientos metros de altura. Los troncos descansan entre oleadas: la oferta sube y baja con la lluvia, y los sombreros cambian algo de tamaño y de escamas en el borde.\n\nGire los pies para separarlos y resérvelos para caldo. Los sombreros piden diez minutos o más de cocción completa, porque crudos o a medias pueden causar en algunas personas un sarpullido con marcas como latigazos. La sal, al final, para que doren.',
    pt: 'Este [shiitake](/mushrooms/lentinula-edodes), *Lentinula edodes*, nasce em toras de eucalipto empilhadas sob as árvores, a novecentos metros de altitude. As toras descansam entre um fluxo e outro; por isso a oferta acompanha a chuva e os chapéus variam de tamanho e de escamas na borda.\n\nTorça os pés para soltá-los e guarde para caldo. Cozinhe os chapéus por inteiro, dez minutos ou mais: cru ou malpassado, o shiitake pode provocar em algumas pessoas uma vermelhidão em riscos, com coceira. O sal vai no fim, para dourar antes.',
  },
  details: [
    {
      title: { en: 'Storage', es: 'Conservación', pt: 'Conservação' },
      content: {
        en: 'Refrigerate gills down on paper, uncrowded, for up to eight days. If the caps dry at the edge, they are still good for soup.',
        es: 'En frío, con las láminas hacia abajo y sin amontonar, dura hasta ocho días sobre papel. Si el borde se seca un poco, todavía sirve para sopa.',
        pt: 'Na geladeira, com as lâminas para baixo e sem amontoar, aguenta até oito dias sobre papel. Se a borda ressecar, ainda rende uma boa sopa.',
      },
    },
    {
      title: { en: 'From the log', es: 'Del tronco', pt: 'Da tora' },
      content: {
        en: 'Logs are inoculated once and fruit for about three years. You can follow the same rhythm in the guide to [shiitake on logs](/mushrooms/growing-guide/shiitake-on-oak-logs).',
        es: 'Cada tronco se inocula una sola vez y produce unos tres años. Ese mismo ritmo se explica en la guía de [shiitake en troncos](/mushrooms/growing-guide/shiitake-on-oak-logs).',
        pt: 'Cada tora é inoculada uma vez só e produz por cerca de três anos. O mesmo ritmo está no guia de [shiitake em toras](/mushrooms/growing-guide/shiitake-on-oak-logs).',
      },
    },
  ],
  baseInventory: {
    unitPrice: 6.8,
    itemType: 'punnet',
    baseUnit: 'g',
    baseUnitQuantity: 200,
    stock: 47,
    currency: 'USD',
  },
  variants: {
    keys: [
      {
        identifier: 'size',
        label: { en: 'Size', es: 'Tamaño', pt: 'Tamanho' },
        options: [
          { identifier: '200g', label: { en: '200 g', es: '200 g', pt: '200 g' } },
          {
            identifier: '600g',
            label: { en: '600 g, three trays', es: '600 g, tres bandejas', pt: '600 g, três bandejas' },
          },
        ],
      },
    ],
    variants: [
      { options: { size: '200g' }, price: 6.8, sale: null },
      {
        options: { size: '600g' },
        price: 18.5,
        sale: {
          active: true,
          scheduledSale: true,
          from: '2026-11-01',
          to: '2027-06-30',
          salePrice: 16.5,
          saleLabel: null,
        },
      },
    ],
  },
  sales: [],
  attributes: ['organic', 'small-farm', 'pesticide-free', 'vegan'],
  shippingInfo: { weight: 10, width: 6, height: 3, length: 8 },
  mpn: 'SHI-LOG',
  sku: 'CDS-FRS-101',
}
