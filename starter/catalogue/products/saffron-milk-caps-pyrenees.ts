import type { ProductSeed } from '../shapes'

export const saffronMilkCapsPyrenees: ProductSeed = {
  slug: 'saffron-milk-caps-pyrenees',
  title: { en: 'Saffron milk caps, autumn basket', es: 'Níscalos, cesta de otoño', pt: 'Sanchas, cesto de outono' },
  vendor: 'setas-del-pirineo',
  category: 'mushroom/foraged',
  form: 'fresh-punnet',
  species: ['lactarius-deliciosus'],
  lead: {
    en: 'Firm young saffron milk caps from the pinewoods of San Juan de la Peña, in their own fern-lined basket.',
    es: 'Níscalos jóvenes y prietos de los pinares de San Juan de la Peña, en cesta forrada de helecho.',
    pt: 'Sanchas jovens e firmes dos pinhais de San Juan de la Peña, em cesto forrado de samambaia.',
  },
  description: {
    en: 'The [saffron milk cap](/mushrooms/lactarius-deliciosus), *Lactarius deliciosus*, bleeds carrot-orange when cut and stains slowly green. We choose caps under eight centimeters, because older ones are so often tunneled by larvae, and cut each stem to check before it goes in the basket.\n\nGrill them gill side up with oil, garlic and parsley until the rim is crisp. They stay crunchy, with a resinous edge that suits pork or white beans. Afterward urine may turn orange-red, which is startling and harmless.',
    es: 'El [níscalo](/mushrooms/lactarius-deliciosus), *Lactarius deliciosus*, sangra color zanahoria al cortarlo y va verdeando. Escogemos sombreros de menos de ocho centímetros, porque los viejos suelen tener galerías de larvas, y abrimos cada pie para comprobarlo antes de echarlo a la cesta.\n\nA la plancha, con las láminas hacia arriba, aceite, ajo y perejil, hasta que el borde cruja. Siguen firmes y con un punto de resina que va bien al cerdo o a las alubias blancas. La orina puede salir rojiza después: sorprende, pero no hace daño.',
    pt: 'A [sancha](/mushrooms/lactarius-deliciosus), *Lactarius deliciosus*, solta um leite cor de cenoura ao ser cortada e vai esverdeando. Escolhemos chapéus de menos de oito centímetros, já que os velhos costumam ter galerias de larvas, e abrimos cada pé para conferir antes de pôr no cesto.\n\nNa chapa, com as lâminas para cima, azeite, alho e salsa, até a borda ficar crocante. Continuam firmes, com um toque de resina que acompanha bem porco ou feijão branco. A urina pode ficar avermelhada depois, o que assusta e não faz mal.',
  },
  details: [
    {
      title: { en: 'Storage', es: 'Conservación', pt: 'Conservação' },
      content: {
        en: 'Three days refrigerated, gills down. Green patches come from handling and do no harm; soft, wormy flesh should be thrown away.',
        es: 'Tres días en frío, láminas abajo. Las manchas verdes son del roce y no importan; la carne blanda o agusanada se tira.',
        pt: 'Três dias na geladeira, lâminas para baixo. Manchas verdes vêm do manuseio e não importam; carne mole ou bichada se descarta.',
      },
    },
    {
      title: { en: 'Season', es: 'Temporada', pt: 'Temporada' },
      content: {
        en: 'Picked from late September to early December. When stock shows zero, the woods have closed for the year and we take no advance orders.',
        es: 'Se recoge de finales de septiembre a primeros de diciembre. Si las existencias marcan cero, el monte ha cerrado y no aceptamos reservas.',
        pt: 'Colheita do fim de setembro ao começo de dezembro. Estoque zero significa mata encerrada neste ano, e não aceitamos reserva.',
      },
    },
  ],
  baseInventory: { unitPrice: 19, itemType: 'basket', baseUnit: 'g', baseUnitQuantity: 700, stock: 0, currency: 'USD' },
  variants: null,
  sales: [
    {
      active: true,
      scheduledSale: true,
      from: '2027-09-25',
      to: '2027-10-15',
      salePrice: 16,
      saleLabel: { en: 'First baskets of autumn', es: 'Primeras cestas del otoño', pt: 'Primeiros cestos do outono' },
    },
  ],
  attributes: ['wild-foraged', 'sustainable-harvesting', 'vegan'],
  shippingInfo: { weight: 30, width: 9, height: 6, length: 12 },
  mpn: 'LACD-700',
  sku: 'SDP-FOR-007',
}
