import type { ProductSeed } from '../shapes'

export const libertyCapReferencePrint: ProductSeed = {
  slug: 'liberty-cap-reference-print',
  title: {
    en: 'Liberty cap reference print for microscopy',
    es: 'Esporada de referencia de mongui para microscopía',
    pt: 'Esporada de referência de barrete-da-liberdade para microscopia',
  },
  vendor: 'lisboa-spore-lab',
  category: 'microscopy/spores/prints',
  form: 'spore-print',
  species: ['psilocybe-semilanceata'],
  lead: {
    en: 'A small purple-brown print for taxonomists and for anyone learning to separate brown-spored grassland fungi.',
    es: 'Una esporada pequeña, pardo púrpura, para taxónomos y para quien aprende a separar los hongos pardos de los prados.',
    pt: 'Uma esporada pequena, marrom-arroxeada, para taxonomistas e para quem aprende a separar os fungos marrons dos campos.',
  },
  description: {
    en: 'Field guides tell you that *Psilocybe semilanceata* has a dark purple-brown print; this packet lets you see that tone next to the rust of *Galerina* and the black of *Panaeolus*, which a screen cannot render faithfully.\n\nAt 1000 times the spores are smooth, thick-walled ellipses of about 11.5 to 14.5 by 6.5 to 9 µm with a distinct germ pore at one end. Scrape the smallest trace, mount in water, then in hydroxide, and compare the color. The print is a reference specimen for microscopy alone. We publish no other use and answer no questions about any.',
    es: 'Las guías dicen que *Psilocybe semilanceata* tiene esporada pardo púrpura oscura; este sobre permite ver ese tono junto al herrumbre de *Galerina* y al negro de *Panaeolus*, cosa que una pantalla no reproduce bien.\n\nA 1000 aumentos son elipses lisas, de pared gruesa, de unas 11,5–14,5 por 6,5–9 µm, con un poro germinativo claro en un extremo. Raspe lo mínimo, monte en agua y luego en hidróxido, y compare el color. Es una muestra de referencia, solo para microscopía. No publicamos otro uso ni respondemos preguntas al respecto.',
    pt: 'Os guias dizem que *Psilocybe semilanceata* tem esporada marrom-púrpura escura; este envelope deixa ver esse tom ao lado da ferrugem de *Galerina* e do preto de *Panaeolus*, o que uma tela não reproduz bem.\n\nEm 1000 aumentos são elipses lisas, de parede grossa, com cerca de 11,5–14,5 por 6,5–9 µm e um poro germinativo nítido numa ponta. Raspe o mínimo, monte em água e depois em hidróxido, e compare a cor. É amostra de referência, só para microscopia. Não publicamos outro uso nem respondemos a perguntas sobre isso.',
  },
  details: [
    {
      title: { en: 'Terms of sale', es: 'Condiciones de venta', pt: 'Condições de venda' },
      content: {
        en: 'For adults, schools and herbaria, as a microscopy specimen. Laws on this genus differ and change; orders to places where the spores are restricted are canceled and refunded. Not for germination or consumption.',
        es: 'Para adultos, escuelas y herbarios, como muestra de microscopía. Las leyes sobre este género varían y cambian; se anulan y devuelven los pedidos a lugares con restricciones. No apta para germinar ni consumir.',
        pt: 'Para adultos, escolas e herbários, como amostra de microscopia. As leis sobre este gênero variam e mudam; pedidos para locais com restrição são cancelados e reembolsados. Não destinada a germinação nem consumo.',
      },
    },
    {
      title: { en: 'The sheet', es: 'La hoja', pt: 'A folha' },
      content: {
        en: 'Print of 1 to 1.5 cm on split black and white card, so pale and dark mounts can both be judged. Folded in glassine with lot number; store flat, dry and dark.',
        es: 'Esporada de 1 a 1,5 cm en cartulina mitad negra y mitad blanca, para juzgar el tono sobre ambas. Doblada en papel glassine con número de lote; guárdese plana, seca y a oscuras.',
        pt: 'Esporada de 1 a 1,5 cm em cartolina metade preta e metade branca, para julgar o tom sobre as duas. Dobrada em papel glassine com número de lote; guarde plana, seca e no escuro.',
      },
    },
  ],
  baseInventory: {
    unitPrice: 16.0,
    itemType: 'print',
    baseUnit: null,
    baseUnitQuantity: null,
    stock: 12,
    currency: 'USD',
  },
  variants: null,
  sales: [],
  attributes: [],
  shippingInfo: { weight: 1, width: 4, height: 0.2, length: 6 },
  mpn: 'MPR-PS',
  sku: 'LSL-MPR-PS',
}
