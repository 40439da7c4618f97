import type { ProductSeed } from '../shapes'

export const compoundMicroscopeForSpores: ProductSeed = {
  slug: 'compound-microscope-for-spores',
  title: {
    en: 'Compound microscope, 40 to 1000×',
    es: 'Microscopio compuesto de 40 a 1000 aumentos',
    pt: 'Microscópio composto de 40 a 1000 aumentos',
  },
  vendor: 'cascadia-grow-supply',
  category: 'microscopy/equipment/microscopes',
  form: 'microscope',
  species: [],
  lead: {
    en: 'A plain, well-aligned stand with four achromats and an oil lens, chosen by people who key out mushrooms.',
    es: 'Un equipo sobrio y bien alineado, con cuatro acromáticos y objetivo de inmersión, elegido por quienes determinan setas.',
    pt: 'Um aparelho sóbrio e bem alinhado, com quatro acromáticas e objetiva de imersão, escolhido por quem identifica cogumelos.',
  },
  description: {
    en: 'Spores are mostly 5 to 20 µm long, so what counts is a sharp 40× for shape and a 100× oil for pores and warts. This stand has both, an Abbe condenser with a real iris, a coaxial stage and a cool lamp that does not dry the mount.\n\nStart at 4×, climb one objective at a time, and use oil only with the last. Close the iris until edges appear, no further. Wipe oil away the same evening. The trinocular head adds a port for a camera; measuring works the same with either.',
    es: 'Las esporas miden casi siempre de 5 a 20 µm, de modo que importan un 40× nítido para la forma y un 100× de inmersión para poros y verrugas. Este equipo tiene ambos, condensador Abbe con diafragma, platina coaxial y lámpara fría que no seca la preparación.\n\nEmpiece a 4×, suba de objetivo en objetivo y use aceite solo en el último. Cierre el diafragma hasta que aparezcan los bordes, no más. Limpie el aceite esa misma noche. El cabezal trinocular añade salida para cámara; se mide igual con los dos.',
    pt: 'Os esporos medem quase sempre de 5 a 20 µm; por isso valem uma 40× nítida para a forma e uma 100× de imersão para poros e verrugas. Este aparelho tem as duas, condensador Abbe com diafragma, platina coaxial e luz fria que não seca a montagem.\n\nComece em 4×, suba uma objetiva por vez e use óleo só na última. Feche o diafragma até as bordas aparecerem, não mais. Limpe o óleo na mesma noite. A cabeça trinocular acrescenta saída para câmera; mede-se igual com ambas.',
  },
  details: [
    {
      title: { en: 'Optics', es: 'Óptica', pt: 'Parte óptica' },
      content: {
        en: '- Objectives 4, 10, 40 and 100× oil (1.25)\n- Eyepieces 10×, field 18 mm, one with pointer\n- Condenser N.A. 1.25, LED 3 W, dimmable\n- Stage 132 × 142 mm with vernier',
        es: '- Objetivos 4, 10, 40 y 100× de aceite (1,25)\n- Oculares 10×, campo 18 mm, uno con puntero\n- Condensador A.N. 1,25, LED de 3 W regulable\n- Platina de 132 × 142 mm con nonio',
        pt: '- Objetivas 4, 10, 40 e 100× de óleo (1,25)\n- Oculares 10×, campo 18 mm, uma com ponteiro\n- Condensador A.N. 1,25, LED de 3 W regulável\n- Platina de 132 × 142 mm com vernier',
      },
    },
    {
      title: { en: 'Service', es: 'Servicio', pt: 'Assistência' },
      content: {
        en: 'Each one is centered on our bench and shipped with the objectives parked at 4×. Five-year cover on mechanics, two on electronics. Store under its hood in a room where books do not mildew.',
        es: 'Cada uno se centra en nuestra mesa y viaja con el revólver en 4×. Cobertura de cinco años en mecánica y dos en electrónica. Guárdelo con funda, en un cuarto donde los libros no críen moho.',
        pt: 'Cada um é centrado na nossa bancada e viaja com o revólver em 4×. Cobertura de cinco anos na mecânica e dois na eletrônica. Guarde com a capa, num cômodo onde livros não mofem.',
      },
    },
  ],
  baseInventory: {
    unitPrice: 385.0,
    itemType: 'unit',
    baseUnit: null,
    baseUnitQuantity: null,
    stock: 18,
    currency: 'USD',
  },
  variants: {
    keys: [
      {
        identifier: 'head',
        label: { en: 'Head', es: 'Cabezal', pt: 'Cabeça' },
        options: [
          { identifier: 'binocular', label: { en: 'Binocular', es: 'Dos oculares', pt: 'Duas oculares' } },
          {
            identifier: 'trinocular',
            label: {
              en: 'Trinocular with camera port',
              es: 'Trinocular con salida de cámara',
              pt: 'Trinocular com saída de câmera',
            },
          },
        ],
      },
    ],
    variants: [
      {
        options: { head: 'binocular' },
        price: 385.0,
        sale: {
          active: true,
          scheduledSale: true,
          from: '2026-11-01',
          to: '2027-06-30',
          salePrice: 349.0,
          saleLabel: { en: 'Field season offer', es: 'Oferta de temporada de campo', pt: 'Oferta da estação de campo' },
        },
      },
      {
        options: { head: 'trinocular' },
        price: 465.0,
        sale: {
          active: true,
          scheduledSale: true,
          from: '2026-11-01',
          to: '2027-06-30',
          salePrice: 419.0,
          saleLabel: { en: 'Field season offer', es: 'Oferta de temporada de campo', pt: 'Oferta da estação de campo' },
        },
      },
    ],
  },
  sales: [],
  attributes: [],
  shippingInfo: { weight: 290, width: 12, height: 18, length: 14 },
  mpn: 'CM-1000',
  sku: 'CGS-CM-1000',
}
