import type { ProductSeed } from '../shapes'

export const footPedalBagSealer: ProductSeed = {
  slug: 'foot-pedal-bag-sealer',
  title: { en: 'Foot-pedal bag sealer', es: 'Selladora de bolsas con pedal', pt: 'Seladora de sacos com pedal' },
  vendor: 'north-line-dropship',
  category: 'growing/equipment/sealers',
  form: 'sealer',
  species: [],
  lead: {
    en: 'A standing sealer that leaves both hands free for the bag.',
    es: 'Una selladora de pie que deja las dos manos libres para la bolsa.',
    pt: 'Uma seladora de coluna que deixa as duas mãos livres para o saco.',
  },
  description: {
    en: 'When thirty bags come off the hood in a row, holding a hand press grows tiresome and the seams get careless. Here the jaw closes from a pedal, at a table height that adjusts between 74 and 92 cm, and the angle tilts so that heavy blocks can stand upright while you weld.\n\nSet the time with a waste bag of the same film, raise it a notch if the seam peels, lower it if the plastic puckers. It ships straight from the maker’s warehouse to you; assembly takes a quarter of an hour with the two keys supplied.',
    es: 'Cuando salen treinta bolsas seguidas de la cabina, la prensa manual cansa y las costuras se descuidan. Aquí la mordaza se cierra con un pedal, a una altura regulable entre 74 y 92 cm, y se inclina para que los bloques pesados queden de pie mientras se suelda.\n\nAjuste el tiempo con una bolsa de desecho del mismo plástico: súbalo un punto si la costura se despega, bájelo si se frunce. Va directo del almacén del fabricante a su casa; el montaje lleva un cuarto de hora con las dos llaves incluidas.',
    pt: 'Quando trinta sacos saem em fila da capela, a prensa manual cansa e as costuras perdem o capricho. Aqui a garra fecha por um pedal, numa altura que se regula entre 74 e 92 cm, e se inclina para que blocos pesados fiquem em pé durante a solda.\n\nAcerte o tempo com um saco de descarte do mesmo plástico: aumente um ponto se a costura descolar, reduza se enrugar. Segue direto do depósito do fabricante até você; a montagem leva um quarto de hora com as duas chaves incluídas.',
  },
  details: [
    {
      title: { en: 'Measures', es: 'Medidas', pt: 'Medidas' },
      content: {
        en: 'Jaw 45 cm, weld 5 mm double line, 800 W, 110–120 V. Footprint 50 × 45 cm, mass 14 kg. Works with polyethylene and polypropylene films from 0.04 to 0.2 mm per layer.',
        es: 'Mordaza de 45 cm, soldadura doble de 5 mm, 800 W, 110–120 V. Base de 50 × 45 cm y 14 kg. Admite polietileno y polipropileno de 0,04 a 0,2 mm por capa.',
        pt: 'Garra de 45 cm, solda dupla de 5 mm, 800 W, 110–120 V. Base de 50 × 45 cm e 14 kg. Aceita polietileno e polipropileno de 0,04 a 0,2 mm por camada.',
      },
    },
    {
      title: { en: 'Delivery and returns', es: 'Entrega y devoluciones', pt: 'Entrega e devoluções' },
      content: {
        en: 'Leaves the warehouse in four to six working days, in one box. Returns within thirty days if unused; wear parts such as strips and elements are stocked in Toronto for next-day mailing.',
        es: 'Sale del almacén en cuatro a seis días hábiles, en una sola caja. Se devuelve sin uso dentro de treinta días; tiras y resistencias están en Toronto y parten al día siguiente.',
        pt: 'Sai do depósito em quatro a seis dias úteis, numa só caixa. Devolução em trinta dias, sem uso; fitas e resistências ficam em Toronto e são postadas no dia seguinte.',
      },
    },
  ],
  baseInventory: {
    unitPrice: 189.0,
    itemType: 'unit',
    baseUnit: null,
    baseUnitQuantity: null,
    stock: 17,
    currency: 'USD',
  },
  variants: null,
  sales: [],
  attributes: [],
  shippingInfo: { weight: 560, width: 20, height: 12, length: 26 },
  mpn: 'FPS-450',
  sku: 'NLD-FPS-450',
}
