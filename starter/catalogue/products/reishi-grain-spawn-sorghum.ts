import type { ProductSeed } from '../shapes'

export const reishiGrainSpawnSorghum: ProductSeed = {
  slug: 'reishi-grain-spawn-sorghum',
  title: {
    en: 'Reishi grain spawn on sorghum',
    es: 'Micelio de reishi en grano de sorgo',
    pt: 'Spawn de reishi em grãos de sorgo',
  },
  vendor: 'micelio-andino',
  category: 'growing/supplies/grain-spawn',
  form: 'grain-bag',
  species: ['ganoderma-lucidum'],
  lead: {
    en: 'Small-kernel sorghum carrying a warm-room reishi that forms antlers readily.',
    es: 'Sorgo de grano menudo con un reishi de sala cálida que forma astas con facilidad.',
    pt: 'Sorgo de grão miúdo com um reishi de sala quente que forma chifres com facilidade.',
  },
  description: {
    en: 'Sorghum is grown in the Tolima valley, costs little to haul up to Bogotá, and its hard skin stays whole in the sterilizer. *Ganoderma lucidum* covers it with tough white growth that turns yellowish as it ages.\n\nUse one part to ten of sterile hardwood sawdust, at 24 to 29 °C. Or pack it into the drilled holes of short oak logs, cap with wax and bury them in shade. Form follows air: a nearly closed bag grows antlers, fresh air spreads them into lacquered caps. Both are shown in [antlers and conks](/mushrooms/growing-guide/reishi-antlers-and-conks).',
    es: 'El sorgo se cultiva en el valle del Tolima, cuesta poco subirlo a Bogotá y su piel dura sale entera del esterilizador. *Ganoderma lucidum* lo cubre con un micelio blanco y correoso que amarillea al envejecer.\n\nUse una parte por diez de aserrín de frondosa estéril, a 24–29 °C. O llene los agujeros de troncos cortos de roble, selle con cera y entiérrelos a la sombra. La forma sigue al aire: la bolsa casi cerrada da astas; con aire fresco se abren en sombreros lacados. Ambas se muestran en [astas y abanicos](/mushrooms/growing-guide/reishi-antlers-and-conks).',
    pt: 'O sorgo é plantado no vale do Tolima, custa pouco subir até Bogotá e sua casca dura sai inteira do esterilizador. *Ganoderma lucidum* o cobre com um micélio branco e coriáceo que amarela com a idade.\n\nUse uma parte para dez de serragem estéril de folhosas, a 24–29 °C. Ou encha os furos de toras curtas de carvalho, feche com cera e enterre na sombra. A forma segue o ar: saco quase fechado dá chifres; ar fresco os abre em chapéus laqueados. As duas aparecem em [galhadas e leques](/mushrooms/growing-guide/reishi-antlers-and-conks).',
  },
  details: [
    {
      title: { en: 'How much to buy', es: 'Cuánto pedir', pt: 'Quanto pedir' },
      content: {
        en: 'One kilo starts four blocks of 2.5 kg or about twenty log holes. Three kilos fill a small shelf. Fresh yields are modest, 10 to 25% of the dry substrate, and take two to three months.',
        es: 'Un kilo inicia cuatro bloques de 2,5 kg o unos veinte agujeros de tronco. Tres kilos llenan un estante pequeño. El rendimiento fresco es modesto, del 10 al 25 % del sustrato seco, en dos o tres meses.',
        pt: 'Um quilo inicia quatro blocos de 2,5 kg ou uns vinte furos de tora. Três quilos enchem uma prateleira pequena. O rendimento fresco é modesto, de 10 a 25% do substrato seco, em dois ou três meses.',
      },
    },
    {
      title: { en: 'Conservation', es: 'Conservación del grano', pt: 'Conservação do grão' },
      content: {
        en: 'Chill to 4 °C for up to eight weeks. A yellow tint and a leathery feel are normal in old bags; blue-green powder is not. Break the grain while still young, since it sets like cork.',
        es: 'En frío, a 4 °C, hasta ocho semanas. Un tono amarillo y tacto de cuero son normales en bolsas viejas; el polvo verdeazul, no. Desmenúcelo joven, porque se endurece como corcho.',
        pt: 'No frio, a 4 °C, por até oito semanas. Tom amarelado e toque de couro são normais em sacos velhos; pó verde-azulado, não. Solte enquanto jovem, porque endurece como cortiça.',
      },
    },
  ],
  baseInventory: {
    unitPrice: 14.5,
    itemType: 'bag',
    baseUnit: 'g',
    baseUnitQuantity: 1000,
    stock: 95,
    currency: 'USD',
  },
  variants: {
    keys: [
      {
        identifier: 'size',
        label: { en: 'Weight', es: 'Peso', pt: 'Peso líquido' },
        options: [
          { identifier: '1kg', label: { en: '1 kg', es: '1 kilo', pt: '1 quilo' } },
          { identifier: '3kg', label: { en: '3 kg', es: '3 kilos', pt: '3 quilos' } },
        ],
      },
    ],
    variants: [
      { options: { size: '1kg' }, price: 14.5, sale: null },
      { options: { size: '3kg' }, price: 36.0, sale: null },
    ],
  },
  sales: [],
  attributes: ['non-gmo', 'locally-sourced'],
  shippingInfo: { weight: 38, width: 7, height: 4, length: 10 },
  mpn: 'GR-GAN',
  sku: 'MAN-GR-GAN',
}
