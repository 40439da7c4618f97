import type { ProductSeed } from '../shapes'

export const reishiCapsulesDualExtract: ProductSeed = {
  slug: 'reishi-capsules-dual-extract',
  title: {
    en: 'Reishi capsules, dual extract',
    es: 'Cápsulas de reishi, doble extracción',
    pt: 'Cápsulas de reishi, dupla extração',
  },
  vendor: 'bosque-nublado-extractos',
  category: 'mushroom/extracts/capsules',
  form: 'capsule-bottle',
  species: ['ganoderma-lucidum'],
  lead: {
    en: 'Red reishi extracted in water and in alcohol, dried and put up in plain plant capsules.',
    es: 'Reishi rojo extraído en agua y en alcohol, secado y encapsulado en celulosa vegetal.',
    pt: 'Reishi vermelho extraído em água e em álcool, seco e encapsulado em celulose vegetal.',
  },
  description: {
    en: 'Fruiting bodies of [reishi](/mushrooms/ganoderma-lucidum), *Ganoderma lucidum*, are grown on hardwood logs for us by two families in the hills. The extract inside is a double one, in water and in alcohol, so that it carries both the polysaccharides and the bitter triterpenes. Nothing is added to it.\n\nThe serving is printed on the bottle, beside the cautions. Every lot number opens its own analysis on our site, with beta-glucans, triterpenes, heavy metals and microbiology. [What beta-glucan numbers mean](/posts/what-beta-glucan-numbers-mean) helps to read it.',
    es: 'Cuerpos fructíferos de [reishi](/mushrooms/ganoderma-lucidum), *Ganoderma lucidum*, que dos familias de la sierra cultivan para nosotros en troncos de frondosas. El extracto es doble, en agua y en alcohol, y por eso lleva tanto los polisacáridos como los triterpenos amargos. No tiene añadidos.\n\nLa porción viene impresa en el frasco, junto a las precauciones. El número de lote abre su análisis en nuestro sitio: betaglucanos, triterpenos, metales pesados y microbiología. Para leerlo ayuda [qué dicen las cifras de betaglucanos](/posts/what-beta-glucan-numbers-mean).',
    pt: 'Corpos de frutificação de [reishi](/mushrooms/ganoderma-lucidum), *Ganoderma lucidum*, que duas famílias da serra cultivam para nós em toras de folhosas. O extrato é duplo, em água e em álcool, e por isso traz tanto os polissacarídeos quanto os triterpenos amargos. Não há adições.\n\nA porção está impressa no frasco, ao lado dos cuidados. O número do lote abre a análise em nosso site: betaglucanas, triterpenos, metais pesados e microbiologia. Para lê-la ajuda [o que dizem os números de betaglucana](/posts/what-beta-glucan-numbers-mean).',
  },
  details: [
    {
      title: { en: 'Specification', es: 'Ficha', pt: 'Ficha técnica' },
      content: {
        en: 'Extract ratio 10:1, beta-glucans at least 20%, triterpenes at least 2%. Hypromellose capsule. Made from whole fruiting bodies, without grain.',
        es: 'Relación de extracción 10:1, betaglucanos desde 20 %, triterpenos desde 2 %. Cápsula de hipromelosa. Solo cuerpo fructífero, sin grano.',
        pt: 'Relação de extração 10:1, betaglucanas a partir de 20%, triterpenos a partir de 2%. Cápsula de hipromelose. Só corpo de frutificação, sem grãos.',
      },
    },
    {
      title: { en: 'Cautions', es: 'Precauciones', pt: 'Cuidados' },
      content: {
        en: 'Rare liver injury has been reported with reishi, mostly powders. Avoid with liver disease, before surgery, in pregnancy, or with blood thinners and blood-pressure drugs, unless your doctor approves.',
        es: 'Se han descrito casos raros de daño hepático con reishi, sobre todo en polvo. Evítelo con enfermedad del hígado, antes de una cirugía, en el embarazo o con anticoagulantes y antihipertensivos, salvo visto bueno médico.',
        pt: 'Há casos raros de lesão do fígado com reishi, sobretudo em pó. Evite com doença hepática, antes de cirurgia, na gravidez ou com anticoagulantes e anti-hipertensivos, salvo liberação médica.',
      },
    },
  ],
  baseInventory: {
    unitPrice: 26,
    itemType: 'bottle',
    baseUnit: 'capsule',
    baseUnitQuantity: 60,
    stock: 155,
    currency: 'USD',
  },
  variants: {
    keys: [
      {
        identifier: 'count',
        label: { en: 'Capsules', es: 'Cápsulas', pt: 'Cápsulas' },
        options: [
          { identifier: '60', label: { en: '60 capsules', es: '60 cápsulas', pt: '60 cápsulas' } },
          { identifier: '120', label: { en: '120 capsules', es: '120 cápsulas', pt: '120 cápsulas' } },
        ],
      },
    ],
    variants: [
      { options: { count: '60' }, price: 26, sale: null },
      { options: { count: '120' }, price: 46, sale: null },
    ],
  },
  sales: [],
  attributes: ['vegan', 'gluten-free', 'no-fillers-or-additives', 'non-gmo'],
  shippingInfo: { weight: 4, width: 2.2, height: 4.2, length: 2.2 },
  mpn: 'REI-CAP',
  sku: 'BNE-CAP-001',
}
