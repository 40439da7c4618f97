import type { ProductSeed } from '../shapes'

export const goldenOysterDried: ProductSeed = {
  slug: 'golden-oyster-dried',
  title: { en: 'Dried golden oyster', es: 'Gírgola dorada seca', pt: 'Cogumelo-ostra-amarelo seco' },
  vendor: 'cogumelos-da-serra',
  category: 'mushroom/dehydrated',
  form: 'dried-bag',
  species: ['pleurotus-citrinopileatus'],
  lead: {
    en: 'Golden oyster petals dried at low heat, the color of straw and the smell of toasted cashew.',
    es: 'Pétalos de gírgola dorada secados a baja temperatura, color paja y olor a anacardo tostado.',
    pt: 'Pétalas de cogumelo-ostra-amarelo secas em baixa temperatura, cor de palha e cheiro de castanha-de-caju tostada.',
  },
  description: {
    en: 'Fresh [golden oyster](/mushrooms/pleurotus-citrinopileatus), *Pleurotus citrinopileatus*, breaks if you look at it, so we dry most of ours. The yellow fades to straw and the nutty side comes forward. The bag holds small caps and pieces of stem, light as bran.\n\nSoften for ten minutes in warm water, squeeze and fry until properly brown; underdone, it keeps a bitter edge. We also drop a handful dry into rice as it goes on the stove, with a little more water than usual.',
    es: 'La [gírgola dorada](/mushrooms/pleurotus-citrinopileatus) fresca, *Pleurotus citrinopileatus*, se rompe con mirarla, por eso secamos casi toda. El amarillo baja a paja y asoma el lado de fruto seco. La bolsa trae sombreros pequeños y trozos de pie, ligeros como salvado.\n\nAblande diez minutos en agua tibia, exprima y fría hasta que dore de verdad; a medio hacer deja un punto amargo. También echamos un puñado en seco al arroz cuando va al fuego, con algo más de agua.',
    pt: 'O [cogumelo-ostra-amarelo](/mushrooms/pleurotus-citrinopileatus) fresco, *Pleurotus citrinopileatus*, quebra só de olhar, e por isso secamos quase todo. O amarelo desbota para palha e aparece o lado de noz. O saco traz chapéus pequenos e pedaços de pé, leves como farelo.\n\nAmoleça dez minutos em água morna, esprema e frite até dourar de verdade; malpassado, deixa um amargo no fim. Também jogamos um punhado seco no arroz quando vai ao fogo, com um pouco mais de água.',
  },
  details: [
    {
      title: { en: 'Storage', es: 'Conservación', pt: 'Conservação' },
      content: {
        en: 'One year, sealed, away from heat. In humid weather move it to a screw-top jar the day you open it.',
        es: 'Un año, cerrada y lejos del calor. En clima húmedo, pásela a un tarro de rosca el mismo día en que la abra.',
        pt: 'Um ano, fechado e longe do calor. Em clima úmido, passe para um vidro de rosca no dia em que abrir.',
      },
    },
    {
      title: { en: 'How it is made', es: 'Elaboración', pt: 'Preparo' },
      content: {
        en: 'Grown on sugar-cane bagasse and dried for fourteen hours at 42 °C with power from our own roof. The bagasse is composted afterward.',
        es: 'Cultivada en bagazo de caña y secada catorce horas a 42 °C con la energía de nuestro propio tejado. El bagazo acaba en compost.',
        pt: 'Cultivado em bagaço de cana e seco por catorze horas a 42 °C, com energia do nosso próprio telhado. O bagaço vira composto depois.',
      },
    },
  ],
  baseInventory: { unitPrice: 7.9, itemType: 'bag', baseUnit: 'g', baseUnitQuantity: 50, stock: 39, currency: 'USD' },
  variants: null,
  sales: [],
  attributes: ['organic', 'small-farm', 'vegan', 'pesticide-free'],
  shippingInfo: { weight: 3, width: 6, height: 3, length: 9 },
  mpn: 'CIT-50',
  sku: 'CDS-DRY-003',
}
