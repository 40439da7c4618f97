import type { ProductSeed } from '../shapes'

export const slidesAndCoverGlasses: ProductSeed = {
  slug: 'slides-and-cover-glasses',
  title: { en: 'Slides and cover glasses', es: 'Portaobjetos y cubreobjetos', pt: 'Lâminas e lamínulas' },
  vendor: 'north-line-dropship',
  category: 'microscopy/equipment/accessories',
  form: 'slides',
  species: [],
  lead: {
    en: 'Ground-edge slides and true No. 1½ cover glasses, packed together in useful numbers.',
    es: 'Portaobjetos de canto esmerilado y cubres del n.º 1½ verdadero, juntos y en cantidades útiles.',
    pt: 'Lâminas de borda lapidada e lamínulas nº 1½ de verdade, juntas e em quantidades úteis.',
  },
  description: {
    en: 'Dry objectives of 40 times and more are corrected for glass 0.17 mm thick; a cover that is thicker or thinner takes the crispness out of spore ornament. These are sorted to 0.16 to 0.19 mm and wrapped in foil against humidity.\n\nSlides are pre-cleaned, with one frosted end for pencil. Breathe on a slide: if the mist is even it is ready, if it beads wash it in alcohol. For permanent mounts seal the edges with two coats of clear nail polish, the second after the first has dried.',
    es: 'Los objetivos secos de 40 aumentos o más están corregidos para vidrio de 0,17 mm; un cubre más grueso o más fino quita nitidez a la ornamentación. Estos se clasifican entre 0,16 y 0,19 mm y vienen envueltos contra la humedad.\n\nLos portaobjetos llegan limpios, con un extremo mate para lápiz. Eche el aliento: si el vaho es parejo, está listo; si forma gotas, lávelo con alcohol. Para montajes permanentes selle el borde con dos manos de esmalte transparente, la segunda con la primera ya seca.',
    pt: 'Objetivas secas de 40 aumentos ou mais são corrigidas para vidro de 0,17 mm; lamínula mais grossa ou mais fina tira a nitidez dos ornamentos. Estas são separadas entre 0,16 e 0,19 mm e embrulhadas contra a umidade.\n\nAs lâminas vêm limpas, com uma ponta fosca para lápis. Dê um sopro quente: se o vapor for uniforme, está pronta; se formar gotas, lave em álcool. Para montagens permanentes, vede a borda com duas demãos de esmalte incolor, a segunda depois que a primeira secar.',
  },
  details: [
    {
      title: { en: 'Glass', es: 'El vidrio', pt: 'O vidro' },
      content: {
        en: 'Slides 26 × 76 × 1 mm, soda-lime, frosted on one side. Covers 22 × 22 mm, borosilicate. Sold as 50 slides with 100 covers, or as a case of 500 with 1000.',
        es: 'Portaobjetos de 26 × 76 × 1 mm, sodocálcicos y mates por un lado. Cubres de 22 × 22 mm, de borosilicato. Se venden 50 con 100 cubres, o caja de 500 con 1000.',
        pt: 'Lâminas de 26 × 76 × 1 mm, sodocálcicas e foscas de um lado. Lamínulas de 22 × 22 mm, de borossilicato. Vendidas em 50 com 100 lamínulas, ou caixa de 500 com 1000.',
      },
    },
    {
      title: { en: 'Disposal', es: 'Desecho', pt: 'Descarte' },
      content: {
        en: 'Put used and broken pieces in a rigid box marked glass, never loose in a trash bag. Slides without stain can be boiled, rinsed and used again for rough work.',
        es: 'Ponga lo usado y lo roto en una caja rígida marcada como vidrio, nunca suelto en la bolsa. Los portaobjetos sin tinte se hierven, se enjuagan y sirven otra vez para pruebas.',
        pt: 'Ponha o usado e o quebrado numa caixa rígida marcada vidro, nunca solto no saco de lixo. Lâminas sem corante podem ser fervidas, enxaguadas e reusadas em testes.',
      },
    },
  ],
  baseInventory: {
    unitPrice: 12.0,
    itemType: 'box',
    baseUnit: null,
    baseUnitQuantity: null,
    stock: 260,
    currency: 'USD',
  },
  variants: {
    keys: [
      {
        identifier: 'pack',
        label: { en: 'Quantity', es: 'Cantidad', pt: 'Quantidade' },
        options: [
          {
            identifier: '50',
            label: { en: '50 slides, 100 covers', es: '50 portas y 100 cubres', pt: '50 lâminas e 100 lamínulas' },
          },
          {
            identifier: '500',
            label: {
              en: '500 slides, 1000 covers',
              es: '500 portas y 1000 cubres',
              pt: '500 lâminas e 1000 lamínulas',
            },
          },
        ],
      },
    ],
    variants: [
      { options: { pack: '50' }, price: 12.0, sale: null },
      { options: { pack: '500' }, price: 84.0, sale: null },
    ],
  },
  sales: [],
  attributes: [],
  shippingInfo: { weight: 12, width: 4, height: 3, length: 5 },
  mpn: 'SCG-15',
  sku: 'NLD-SCG-15',
}
