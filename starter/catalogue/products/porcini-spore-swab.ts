import type { ProductSeed } from '../shapes'

export const porciniSporeSwab: ProductSeed = {
  slug: 'porcini-spore-swab',
  title: {
    en: 'Porcini spore swab for microscopy',
    es: 'Hisopo de esporas de boleto para microscopía',
    pt: 'Swab de esporos de porcini para microscopia',
  },
  vendor: 'black-forest-pilzkultur',
  category: 'microscopy/spores/swabs',
  form: 'swab',
  species: ['boletus-edulis'],
  lead: {
    en: 'Long, spindle-shaped spores from the tubes of a Black Forest porcini.',
    es: 'Esporas largas y fusiformes, de los tubos de un boleto de la Selva Negra.',
    pt: 'Esporos longos e fusiformes, dos tubos de um porcini da Floresta Negra.',
  },
  description: {
    en: 'If you have only looked at gilled mushrooms, *Boletus edulis* is a pleasant change. Its spores are slender spindles, roughly 13 to 17 by 4 to 6 µm, honey-colored in water, with a shallow dip above the point where they were attached.\n\nRoll the tip in a drop of 3% hydroxide, lower the cover, and look for spores lying flat in side view, since those standing on end seem round. Compare with an oyster print to see how far apart two edible families can be. The fungus needs living tree roots and cannot be raised from this swab.',
    es: 'Si solo ha mirado setas de láminas, *Boletus edulis* es un cambio agradable. Sus esporas son husos esbeltos, de unas 13–17 por 4–6 µm, color miel en agua, con una ligera depresión sobre el punto donde se unían.\n\nRuede la punta en una gota de hidróxido al 3 %, baje el cubre y busque las que yacen de perfil, pues las que están de pie parecen redondas. Compárelas con una esporada de gírgola y verá lo lejos que están dos familias comestibles. Este hongo necesita raíces vivas y no se cría desde un hisopo.',
    pt: 'Se você só olhou cogumelos de lâminas, *Boletus edulis* é uma mudança agradável. Seus esporos são fusos esguios, de cerca de 13–17 por 4–6 µm, cor de mel na água, com leve depressão acima do ponto de ligação.\n\nRole a ponta numa gota de hidróxido a 3%, baixe a lamínula e procure os que estão de perfil, pois os de pé parecem redondos. Compare com uma esporada de cogumelo-ostra e veja como duas famílias comestíveis podem ser distantes. Este fungo precisa de raízes vivas e não se cria a partir do swab.',
  },
  details: [
    {
      title: { en: 'Collection', es: 'Colecta', pt: 'Coleta' },
      content: {
        en: 'September, mixed spruce and beech above Freiburg, 820 m. White net on the upper stem, no bluing, mild taste; the net and the taste excluded the bitter *Tylopilus felleus*, with a pink print.',
        es: 'Septiembre, píceas y hayas sobre Friburgo, 820 m. Retículo blanco en lo alto del pie, sin azulear, sabor suave: el retículo y el sabor descartan al amargo *Tylopilus felleus*, de esporada rosada.',
        pt: 'Setembro, espruces e faias acima de Friburgo, 820 m. Rede branca no alto do pé, sem azular, sabor suave: a rede e o sabor excluem o amargo *Tylopilus felleus*, de esporada rosada.',
      },
    },
    {
      title: { en: 'Keeping the swab', es: 'Conservar el hisopo', pt: 'Conservar o swab' },
      content: {
        en: 'In its tube with the desiccant bead, at room temperature, it serves for comparison for a decade. Do not moisten the whole tip; touch one side and leave the rest dry for another day.',
        es: 'En su tubo con la perla desecante, a temperatura ambiente, sirve de comparación una década. No moje toda la punta: use un lado y deje lo demás seco para otro día.',
        pt: 'No tubo com a pérola dessecante, em temperatura ambiente, serve de comparação por uma década. Não molhe a ponta toda: use um lado e deixe o resto seco para outro dia.',
      },
    },
  ],
  baseInventory: {
    unitPrice: 10.5,
    itemType: 'swab',
    baseUnit: null,
    baseUnitQuantity: null,
    stock: 2,
    currency: 'USD',
  },
  variants: null,
  sales: [],
  attributes: ['wild-foraged', 'sustainable-harvesting'],
  shippingInfo: { weight: 1, width: 3, height: 1, length: 7 },
  mpn: 'MIK-BED',
  sku: 'BFP-MSW-BED',
}
