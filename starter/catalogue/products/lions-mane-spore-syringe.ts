import type { ProductSeed } from '../shapes'

export const lionsManeSporeSyringe: ProductSeed = {
  slug: 'lions-mane-spore-syringe',
  title: {
    en: 'Lion’s mane spore syringe, 10 ml',
    es: 'Jeringa de esporas de melena de león, 10 ml',
    pt: 'Seringa de esporos de juba-de-leão, 10 ml',
  },
  vendor: 'lisboa-spore-lab',
  category: 'growing/genetics/spore-syringes',
  form: 'syringe',
  species: ['hericium-erinaceus'],
  lead: {
    en: 'Spores of a beech-grown lion’s mane suspended in sterile water, for agar work and strain selection.',
    es: 'Esporas de una melena de león nacida en haya, suspendidas en agua estéril para trabajar en agar y seleccionar cepas.',
    pt: 'Esporos de uma juba-de-leão nascida em faia, suspensos em água estéril para o trabalho em ágar e a seleção de linhagens.',
  },
  description: {
    en: '*Hericium erinaceus* drops pale, very small spores from the tips of its spines, and they cloud the water only faintly. A nearly clear syringe is therefore normal here and not a sign of a thin sample.\n\nShake for half a minute, flame the needle until it glows, let it cool, and put one drop on each of several agar plates. Germination takes five to fourteen days at 21 to 24 °C. Expect wispy, pale growth that is easy to overlook. Choose the densest sectors and transfer twice before you commit them to grain and to [supplemented sawdust](/mushrooms/growing-guide/lions-mane-on-supplemented-sawdust).',
    es: '*Hericium erinaceus* suelta por la punta de sus aguijones esporas claras y diminutas que apenas enturbian el agua. Una jeringa casi transparente es aquí lo normal y no indica escasez.\n\nAgite medio minuto, pase la aguja por la llama hasta que enrojezca, déjela enfriar y ponga una gota en varias placas de agar. Germina en cinco a catorce días a 21–24 °C. El micelio nace tenue y pálido, fácil de pasar por alto. Escoja los sectores más densos y repique dos veces antes de llevarlos al grano y al [aserrín suplementado](/mushrooms/growing-guide/lions-mane-on-supplemented-sawdust).',
    pt: '*Hericium erinaceus* solta, da ponta dos espinhos, esporos claros e minúsculos que mal turvam a água. Uma seringa quase transparente é o esperado e não quer dizer pouca amostra.\n\nAgite por meio minuto, leve a agulha à chama até ficar rubra, deixe esfriar e ponha uma gota em várias placas de ágar. A germinação leva de cinco a catorze dias a 21–24 °C. O micélio nasce ralo e pálido, fácil de não notar. Escolha os setores mais densos e repique duas vezes antes de passar ao grão e à [serragem suplementada](/mushrooms/growing-guide/lions-mane-on-supplemented-sawdust).',
  },
  details: [
    {
      title: { en: 'Contents', es: 'Contenido', pt: 'Conteúdo' },
      content: {
        en: 'One 10 ml luer-lock syringe, one sealed 18-gauge needle, two alcohol wipes and a lot card. Filled under laminar flow from a single print; each lot is plated and watched for ten days before release.',
        es: 'Una jeringa luer-lock de 10 ml, una aguja sellada de calibre 18, dos toallitas de alcohol y ficha de lote. Se llena bajo flujo laminar desde una sola esporada y se observa diez días en placa antes de salir.',
        pt: 'Uma seringa luer-lock de 10 ml, uma agulha lacrada calibre 18, dois lenços com álcool e cartão de lote. Enchida sob fluxo laminar a partir de uma só esporada e observada dez dias em placa antes da liberação.',
      },
    },
    {
      title: { en: 'Keeping', es: 'Cómo guardarla', pt: 'Como guardar' },
      content: {
        en: 'Refrigerate upright between 2 and 8 °C in the original pouch, away from fruit. Plate within six months; spores in water age faster than spores kept on dry foil.',
        es: 'Manténgala en el refrigerador, de pie y en su sobre, de 2 a 8 °C y lejos de la fruta. Siembre antes de seis meses: en agua las esporas envejecen antes que en seco.',
        pt: 'Conserve na geladeira, em pé e no envelope original, de 2 a 8 °C e longe de frutas. Semeie em até seis meses: na água os esporos envelhecem mais depressa que a seco.',
      },
    },
  ],
  baseInventory: {
    unitPrice: 18.0,
    itemType: 'syringe',
    baseUnit: 'ml',
    baseUnitQuantity: 10,
    stock: 47,
    currency: 'USD',
  },
  variants: null,
  sales: [],
  attributes: ['non-gmo'],
  shippingInfo: { weight: 2, width: 5, height: 1, length: 8 },
  mpn: 'SS-HE-10',
  sku: 'LSL-SS-HE-10',
}
