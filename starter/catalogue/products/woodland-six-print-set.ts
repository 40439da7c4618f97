import type { ProductSeed } from '../shapes'

export const woodlandSixPrintSet: ProductSeed = {
  slug: 'woodland-six-print-set',
  title: {
    en: 'Woodland six spore print set',
    es: 'Juego de seis esporadas de bosque',
    pt: 'Conjunto de seis esporadas de bosque',
  },
  vendor: 'hudson-valley-fungi',
  category: 'microscopy/spores/prints',
  form: 'spore-print',
  species: [
    'boletus-edulis',
    'cantharellus-cibarius',
    'lactarius-deliciosus',
    'macrolepiota-procera',
    'hydnum-repandum',
    'craterellus-cornucopioides',
  ],
  lead: {
    en: 'Six edible woodland species side by side on one card, from olive-brown to pure white.',
    es: 'Seis comestibles de bosque, lado a lado en una tarjeta, del pardo oliva al blanco puro.',
    pt: 'Seis comestíveis de bosque, lado a lado num cartão, do marrom-oliva ao branco puro.',
  },
  description: {
    en: 'Color names in books are slippery. Here are the real things: *Boletus edulis* olive-brown, *Cantharellus cibarius* pale yellow, *Lactarius deliciosus* cream, and three whites from *Macrolepiota procera*, *Hydnum repandum* and *Craterellus cornucopioides*.\n\nView the card by a north window, then take a trace of each to the microscope. The milk cap’s net of ridges, dark in iodine, is the finest thing on the sheet. European prints reach us through a partner herbarium. Learn the range first, then read [how prints are read](/posts/reading-a-spore-print); a print supports an identification and never makes one alone.',
    es: 'Los nombres de color en los libros resbalan. Aquí están los de verdad: *Boletus edulis* pardo oliva, *Cantharellus cibarius* amarillo pálido, *Lactarius deliciosus* crema y tres blancos, de *Macrolepiota procera*, *Hydnum repandum* y *Craterellus cornucopioides*.\n\nMire la tarjeta junto a una ventana al norte y lleve después un rastro de cada una al microscopio. La red de crestas del níscalo, oscura con yodo, es lo más fino de la hoja. Las esporadas europeas nos llegan de un herbario asociado. Conozca la gama y lea luego [cómo se interpretan](/posts/reading-a-spore-print); una esporada apoya la determinación y nunca basta sola.',
    pt: 'Os nomes de cor nos livros escorregam. Aqui estão os de verdade: *Boletus edulis* marrom-oliva, *Cantharellus cibarius* amarelo-claro, *Lactarius deliciosus* creme e três brancos, de *Macrolepiota procera*, *Hydnum repandum* e *Craterellus cornucopioides*.\n\nVeja o cartão junto a uma janela de luz indireta e leve depois um traço de cada ao microscópio. A rede de cristas da sancha, escura no iodo, é o que há de mais fino na folha. As esporadas europeias vêm de um herbário parceiro. Conheça a gama e leia então [como se interpretam](/posts/reading-a-spore-print); a esporada apoia a identificação e nunca basta sozinha.',
  },
  details: [
    {
      title: { en: 'Card and labels', es: 'Tarjeta y etiquetas', pt: 'Cartão e etiquetas' },
      content: {
        en: 'Archival card of 15 × 21 cm, half gray and half black beneath each print, six glassine windows, and a list of measured spore sizes. Every label names the country, month and collector.',
        es: 'Cartulina de archivo de 15 × 21 cm, mitad gris y mitad negra bajo cada esporada, seis ventanas de glassine y lista de medidas. Cada etiqueta indica país, mes y recolector.',
        pt: 'Cartão de arquivo de 15 × 21 cm, metade cinza e metade preto sob cada esporada, seis janelas de glassine e lista de medidas. Cada etiqueta traz país, mês e coletor.',
      },
    },
    {
      title: { en: 'Handling the card', es: 'Manejo de la tarjeta', pt: 'Manuseio do cartão' },
      content: {
        en: 'Lift one window at a time with clean forceps and close it before the next. Keep away from sun, which bleaches yellows within a summer. For study only, and not viable for growing.',
        es: 'Levante una ventana cada vez con pinzas limpias y ciérrela antes de abrir otra. Lejos del sol, que en un verano apaga los amarillos. Solo para estudio; no sirve para cultivar.',
        pt: 'Levante uma janela por vez com pinça limpa e feche antes de abrir outra. Longe do sol, que num verão apaga os amarelos. Só para estudo; não serve para cultivo.',
      },
    },
  ],
  baseInventory: {
    unitPrice: 34.0,
    itemType: 'set',
    baseUnit: null,
    baseUnitQuantity: null,
    stock: 19,
    currency: 'USD',
  },
  variants: null,
  sales: [
    {
      active: true,
      scheduledSale: true,
      from: '2026-11-01',
      to: '2027-06-30',
      salePrice: 28.0,
      saleLabel: { en: 'Study circle offer', es: 'Oferta para grupos de estudio', pt: 'Oferta para grupos de estudo' },
    },
  ],
  attributes: ['wild-foraged', 'sustainable-harvesting'],
  shippingInfo: { weight: 3, width: 7, height: 0.5, length: 10 },
  mpn: 'SPS-6',
  sku: 'HVF-MPR-SIX',
}
