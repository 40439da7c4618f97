import type { ProductSeed } from '../shapes'

export const oysterGrainSpawnRye: ProductSeed = {
  slug: 'oyster-grain-spawn-rye',
  title: {
    en: 'Oyster grain spawn on rye',
    es: 'Micelio de gírgola en grano de centeno',
    pt: 'Spawn de cogumelo-ostra em centeio',
  },
  vendor: 'black-forest-pilzkultur',
  category: 'growing/supplies/grain-spawn',
  form: 'grain-bag',
  species: ['pleurotus-ostreatus', 'pleurotus-pulmonarius'],
  lead: {
    en: 'First-generation spawn on organic rye, in sizes for a balcony or for a farm.',
    es: 'Micelio de primera generación en centeno ecológico, en tamaños de balcón o de granja.',
    pt: 'Spawn de primeira geração em centeio orgânico, em tamanhos de sacada ou de fazenda.',
  },
  description: {
    en: 'Whole rye from a mill in the Markgräflerland, boiled, dried until it no longer sticks, sterilized for three hours and inoculated from liquid culture. Each sack is broken up and watched once more before dispatch.\n\nMix 5 to 10% by weight into cooled, pasteurized straw: 500 g serves five to ten kilos of wet substrate. More spawn shortens the race against molds and matters most to beginners. The pearl oyster suits spring and autumn, the phoenix the summer. Work with washed hands, in still air, and close the bags promptly. Proportions are worked through in [oysters on straw](/mushrooms/growing-guide/oyster-mushrooms-on-straw).',
    es: 'Centeno entero de un molino del Markgräflerland, cocido, oreado hasta que deja de pegarse, esterilizado tres horas e inoculado desde cultivo líquido. Cada saco se desmenuza y se vigila una vez más antes de salir.\n\nMezcle del 5 al 10 % en peso con paja pasteurizada y fría: 500 g bastan para cinco a diez kilos de sustrato húmedo. Más micelio acorta la carrera contra los mohos, y a quien empieza le conviene. La perla va en primavera y otoño; la fénix, en verano. Manos lavadas, aire quieto y bolsas cerradas pronto. Las proporciones se detallan en [gírgolas sobre paja](/mushrooms/growing-guide/oyster-mushrooms-on-straw).',
    pt: 'Centeio inteiro de um moinho do Markgräflerland, cozido, escorrido até não grudar, esterilizado três horas e inoculado com cultura líquida. Cada saco é desfeito e observado mais uma vez antes de sair.\n\nMisture de 5 a 10% do peso em palha pasteurizada e fria: 500 g dão para cinco a dez quilos de substrato úmido. Mais spawn encurta a corrida contra os mofos, o que ajuda quem começa. O pérola vai bem na primavera e no outono; o fênix, no verão. Mãos lavadas, ar parado e sacos fechados logo. As proporções estão em [cogumelo-ostra na palha](/mushrooms/growing-guide/oyster-mushrooms-on-straw).',
  },
  details: [
    {
      title: { en: 'Keeping it fresh', es: 'Mantenerlo fresco', pt: 'Para manter fresco' },
      content: {
        en: 'Six weeks at 2 to 4 °C, patch facing up, bags not stacked. It goes on breathing in the cold and may knit into a brick; knead it loose through the plastic before use.',
        es: 'Seis semanas a 2–4 °C, con el filtro arriba y sin apilar. Sigue respirando en frío y puede compactarse; desmenúcelo con las manos, sin abrir, antes de usarlo.',
        pt: 'Seis semanas a 2–4 °C, com o filtro para cima e sem empilhar. Continua respirando no frio e pode virar tijolo; solte com as mãos, sem abrir, antes de usar.',
      },
    },
    {
      title: { en: 'Signs of health', es: 'Señales de salud', pt: 'Sinais de saúde' },
      content: {
        en: 'White to cream threads, a smell of fresh bread or anise. Sour odor, wet grains or a green patch mean contamination: do not open it indoors, send us a picture instead.',
        es: 'Hilos de blanco a crema y olor a pan fresco o anís. Olor agrio, granos mojados o una mancha verde indican contaminación: no lo abra en casa, mándenos una foto.',
        pt: 'Fios de branco a creme e cheiro de pão fresco ou anis. Cheiro azedo, grãos molhados ou mancha verde indicam contaminação: não abra dentro de casa, mande-nos uma foto.',
      },
    },
  ],
  baseInventory: {
    unitPrice: 12.0,
    itemType: 'bag',
    baseUnit: 'g',
    baseUnitQuantity: 500,
    stock: 310,
    currency: 'USD',
  },
  variants: {
    keys: [
      {
        identifier: 'strain',
        label: { en: 'Oyster', es: 'Gírgola', pt: 'Cogumelo-ostra' },
        options: [
          {
            identifier: 'pearl',
            label: { en: 'Pearl, cool season', es: 'Perla, para clima fresco', pt: 'Pérola, para clima fresco' },
          },
          {
            identifier: 'phoenix',
            label: { en: 'Phoenix, summer', es: 'Fénix, para el verano', pt: 'Fênix, para o verão' },
          },
        ],
      },
      {
        identifier: 'size',
        label: { en: 'Size', es: 'Tamaño', pt: 'Tamanho' },
        options: [
          { identifier: '500g', label: { en: '500 g bag', es: 'Bolsa de 500 g', pt: 'Saco de 500 g' } },
          { identifier: '3kg', label: { en: '3 kg sack', es: 'Saco de 3 kg', pt: 'Sacão de 3 kg' } },
        ],
      },
    ],
    variants: [
      { options: { strain: 'pearl', size: '500g' }, price: 12.0, sale: null },
      {
        options: { strain: 'pearl', size: '3kg' },
        price: 34.0,
        sale: {
          active: true,
          scheduledSale: true,
          from: '2026-11-01',
          to: '2027-06-30',
          salePrice: 29.0,
          saleLabel: { en: 'Sack price', es: 'Precio por saco', pt: 'Preço do sacão' },
        },
      },
      { options: { strain: 'phoenix', size: '500g' }, price: 12.5, sale: null },
      { options: { strain: 'phoenix', size: '3kg' }, price: 35.0, sale: null },
    ],
  },
  sales: [],
  attributes: ['organic', 'non-gmo'],
  shippingInfo: { weight: 19, width: 6, height: 4, length: 9 },
  mpn: 'KB-OST',
  sku: 'BFP-KB-OST',
}
