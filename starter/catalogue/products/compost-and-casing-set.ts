import type { ProductSeed } from '../shapes'

export const compostAndCasingSet: ProductSeed = {
  slug: 'compost-and-casing-set',
  title: {
    en: 'Pasteurized compost and casing set',
    es: 'Juego de compost pasteurizado y cobertura',
    pt: 'Conjunto de composto pasteurizado e cobertura',
  },
  vendor: 'hudson-valley-fungi',
  category: 'growing/supplies/substrates',
  form: 'substrate-bag',
  species: ['agaricus-bisporus', 'agaricus-subrufescens', 'coprinus-comatus'],
  lead: {
    en: 'Finished, unspawned compost with its own bag of limed peat, for Agaricus and shaggy mane.',
    es: 'Compost terminado y sin sembrar, con su bolsa de turba encalada, para Agaricus y barbuda.',
    pt: 'Composto pronto e não semeado, com seu saco de turfa com calcário, para Agaricus e coprino-cabeludo.',
  },
  description: {
    en: 'Straw and stable bedding turned for three weeks behind the barn, then held at 58 to 60 °C for eight hours and conditioned until no ammonia can be smelled. It arrives brown, springy and a little sweet.\n\nMix in 2% grain spawn, fill trays 15 to 20 cm deep, and keep covered at 24 to 27 °C for two weeks. Once the compost is threaded through, spread 4 cm of the moist casing. Cool air then brings buttons; the almond mushroom keeps its warmth, at 24 to 29 °C. It is a slow, forgiving way to learn how casing works.',
    es: 'Paja y cama de caballeriza volteadas tres semanas tras el granero, mantenidas luego a 58–60 °C ocho horas y acondicionadas hasta que no se huele amoniaco. Llega pardo, elástico y algo dulce.\n\nMezcle un 2 % de micelio en grano, llene bandejas de 15 a 20 cm y téngalas cubiertas a 24–27 °C dos semanas. Cuando el micelio lo haya atravesado, extienda 4 cm de cobertura húmeda. El aire fresco trae champiñones; el champiñón del sol conserva su calor, a 24–29 °C. Es un modo lento y amable de aprender a cubrir.',
    pt: 'Palha e cama de estábulo reviradas três semanas atrás do celeiro, depois mantidas a 58–60 °C por oito horas e condicionadas até sumir o cheiro de amônia. Chega marrom, elástico e um pouco doce.\n\nMisture 2% de spawn de grãos, encha bandejas de 15 a 20 cm e deixe cobertas a 24–27 °C por duas semanas. Quando o micélio atravessar tudo, espalhe 4 cm da cobertura úmida. O ar fresco traz os champignons; o cogumelo-do-sol fica no calor, a 24–29 °C. É um jeito lento e gentil de aprender a cobrir.',
  },
  details: [
    {
      title: { en: 'The set', es: 'El juego', pt: 'O conjunto' },
      content: {
        en: '- Compost, 10 kg, moisture 68%, pH 7.3\n- Casing of peat with ground limestone, 3 kg\n- Printed calendar for buttons, shaggy mane and almond mushroom',
        es: '- Compost, 10 kg, humedad 68 %, pH 7,3\n- Cobertura de turba con caliza molida, 3 kg\n- Calendario impreso para champiñón, barbuda y champiñón del sol',
        pt: '- Composto, 10 kg, umidade 68%, pH 7,3\n- Cobertura de turfa com calcário moído, 3 kg\n- Calendário impresso para champignon, coprino-cabeludo e cogumelo-do-sol',
      },
    },
    {
      title: { en: 'Timing', es: 'Plazos', pt: 'Prazos' },
      content: {
        en: 'Spawn it within five days of delivery; pasteurized is not sterile, and weed fungi come back. Ordered by Sunday, it leaves Kingston on Tuesday in a breathable box, not outside the eastern states in July and August.',
        es: 'Siembre dentro de los cinco días: pasteurizado no es estéril y los hongos oportunistas vuelven. Pedido hasta el domingo, sale de Kingston el martes en caja ventilada; en julio y agosto solo a los estados del este.',
        pt: 'Semeie em até cinco dias: pasteurizado não é estéril e os fungos invasores voltam. Pedido até domingo, sai de Kingston na terça em caixa ventilada; em julho e agosto só para os estados do leste.',
      },
    },
  ],
  baseInventory: {
    unitPrice: 26.5,
    itemType: 'set',
    baseUnit: 'g',
    baseUnitQuantity: 13000,
    stock: 24,
    currency: 'USD',
  },
  variants: null,
  sales: [],
  attributes: ['locally-sourced', 'regenerative-agriculture'],
  shippingInfo: { weight: 470, width: 14, height: 12, length: 16 },
  mpn: 'COMP-13',
  sku: 'HVF-SUB-CC13',
}
