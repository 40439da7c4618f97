import type { ProductSeed } from '../shapes'

export const strawSpawnAndPatience: ProductSeed = {
  slug: 'straw-spawn-and-patience',
  title: { en: 'Straw, spawn and patience', es: 'Paja, micelio y paciencia', pt: 'Palha, micélio e paciência' },
  vendor: 'spore-and-page',
  category: 'educational/books',
  form: 'book',
  species: ['pleurotus-ostreatus', 'pleurotus-pulmonarius', 'pleurotus-eryngii'],
  lead: {
    en: 'A first growing book that stays with oyster mushrooms for two hundred pages and explains every failure it can think of.',
    es: 'Un primer libro de cultivo que dedica doscientas páginas a las setas de ostra y explica todos los fracasos imaginables.',
    pt: 'Um primeiro livro de cultivo que dedica duzentas páginas aos cogumelos-ostra e explica todo fracasso imaginável.',
  },
  description: {
    en: 'Most beginners’ books hurry through thirty species. This one takes three: [the pearl oyster](/mushrooms/pleurotus-ostreatus), the phoenix for warm rooms, and the king for those who have learned to cool one. Straw is weighed, soaked and pasteurized in a photograph for every step.\n\nThe second half is a catalogue of trouble. Long stems, dry edges, green patches, bags that smell sour: each has a page with likely causes in order and what to change next time. It reads well beside [our straw guide](/mushrooms/growing-guide/oyster-mushrooms-on-straw), which is shorter and asks less. Keep it away from the misting bottle; ours has waves.',
    es: 'Casi todos los libros para principiantes corren por treinta especies. Este se queda con tres: [la gírgola común](/mushrooms/pleurotus-ostreatus), la fénix para espacios cálidos y la de cardo para quien ya sabe enfriar uno. Pesar, remojar y pasteurizar la paja lleva foto en cada paso.\n\nLa segunda mitad es un catálogo de problemas. Pies largos, bordes secos, manchas verdes, bolsas agrias: a cada cual su página, con las causas probables por orden y lo que conviene cambiar. Acompaña bien a [la guía de la paja](/mushrooms/growing-guide/oyster-mushrooms-on-straw), más breve y menos exigente. Manténgalo lejos del pulverizador; el nuestro ya tiene las hojas onduladas.',
    pt: 'Livro de iniciante costuma atravessar trinta espécies correndo. Este fica em três: [o cogumelo-ostra comum](/mushrooms/pleurotus-ostreatus), o fênix para ambientes quentes e o eryngui para quem já sabe resfriar uma sala. Pesar, hidratar e pasteurizar a palha ganham foto a cada passo.\n\nA segunda metade é um catálogo de problemas. Pés compridos, bordas secas, manchas verdes, sacos com cheiro azedo: cada qual tem sua página, com as causas prováveis em ordem e o que mudar depois. Combina com [o guia da palha](/mushrooms/growing-guide/oyster-mushrooms-on-straw), mais curto e menos exigente. Deixe longe do borrifador; o nosso já ficou ondulado.',
  },
  details: [
    {
      title: { en: 'Editions', es: 'Ediciones', pt: 'Edições' },
      content: {
        en: 'Paperback with flaps, or a spiral binding on tear-proof paper that lies open on a wet bench. The text is the same. English only at present; a Spanish translation is promised by the publisher.',
        es: 'Rústica con solapas, o espiral en papel resistente al agua que se queda abierto sobre la mesa mojada. El texto no cambia. Por ahora solo en inglés; la editorial anuncia la traducción.',
        pt: 'Brochura com orelhas, ou espiral em papel que não rasga e fica aberto na bancada molhada. O texto é idêntico. Por enquanto só em inglês; a editora promete tradução.',
      },
    },
    {
      title: { en: 'Contents in brief', es: 'Contenido en breve', pt: 'Sumário resumido' },
      content: {
        en: '- Straw and where to buy it\n- Heat without a boiler\n- Spawn rates, with tables\n- The fruiting corner\n- Sixty-two failures\n- What to do with spent blocks',
        es: '- La paja y dónde comprarla\n- Calor sin caldera\n- Proporciones de micelio, con tablas\n- El rincón de fructificación\n- Sesenta y dos fracasos\n- Qué hacer con los bloques agotados',
        pt: '- A palha e onde comprá-la\n- Calor sem caldeira\n- Taxas de inoculação, com tabelas\n- O canto de frutificação\n- Sessenta e dois fracassos\n- Destino dos blocos esgotados',
      },
    },
  ],
  baseInventory: {
    unitPrice: 29,
    itemType: 'book',
    baseUnit: null,
    baseUnitQuantity: null,
    stock: 120,
    currency: 'USD',
  },
  variants: {
    keys: [
      {
        identifier: 'binding',
        label: { en: 'Binding', es: 'Encuadernación', pt: 'Encadernação' },
        options: [
          { identifier: 'paperback', label: { en: 'Paperback', es: 'Rústica', pt: 'Brochura' } },
          {
            identifier: 'spiral',
            label: {
              en: 'Spiral, water-resistant',
              es: 'Espiral, resistente al agua',
              pt: 'Espiral, resistente à água',
            },
          },
        ],
      },
    ],
    variants: [
      { options: { binding: 'paperback' }, price: 29, sale: null },
      { options: { binding: 'spiral' }, price: 37, sale: null },
    ],
  },
  sales: [],
  attributes: [],
  shippingInfo: { weight: 22, width: 7.5, height: 0.9, length: 9.5 },
  mpn: 'SSP-204',
  sku: 'SAP-STRAWBOOK-02',
}
