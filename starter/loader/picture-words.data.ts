import type { Localized } from '@/core/locales'

/**
 * What a product form looks like, as a phrase; `form/last part of the group` where one form serves several products.
 */
export const formWords: Readonly<Record<string, Localized>> = {
  jar: { en: 'a glass jar', es: 'un frasco de vidrio', pt: 'um pote de vidro' },
  pouch: { en: 'a stand-up pouch', es: 'una bolsa', pt: 'um pacote' },
  'pouch/powder': { en: 'a pouch of powder', es: 'una bolsa de polvo', pt: 'um pacote de pó' },
  'pouch/gummies': { en: 'a pouch of gummies', es: 'una bolsa de gomitas', pt: 'um pacote de gomas' },
  'tincture-bottle': { en: 'a dropper bottle', es: 'un frasco gotero', pt: 'um frasco conta-gotas' },
  'chocolate-bar': { en: 'a chocolate bar', es: 'una tableta de chocolate', pt: 'uma barra de chocolate' },
  honey: { en: 'a jar of honey', es: 'un tarro de miel', pt: 'um pote de mel' },
  'tea-tin': { en: 'a tea tin', es: 'una lata de té', pt: 'uma lata de chá' },
  'capsule-bottle': { en: 'a bottle of capsules', es: 'un frasco de cápsulas', pt: 'um frasco de cápsulas' },
  can: { en: 'a cold can', es: 'una lata fría', pt: 'uma lata gelada' },
  'fresh-punnet': {
    en: 'a basket of fresh mushrooms',
    es: 'una cesta de setas frescas',
    pt: 'uma cesta de cogumelos frescos',
  },
  'dried-bag': {
    en: 'a bag of dried mushrooms',
    es: 'una bolsa de setas secas',
    pt: 'um pacote de cogumelos secos',
  },
  syringe: {
    en: 'a syringe of spores and its packet',
    es: 'una jeringa de esporas y su sobre',
    pt: 'uma seringa de esporos e o envelope',
  },
  'syringe/liquid-culture': {
    en: 'a syringe of liquid culture and its packet',
    es: 'una jeringa de cultivo líquido y su sobre',
    pt: 'uma seringa de cultura líquida e o envelope',
  },
  'petri-dish': { en: 'an open petri dish', es: 'una placa de Petri abierta', pt: 'uma placa de Petri aberta' },
  'slant-tube': {
    en: 'a culture tube of slanted agar',
    es: 'un tubo de cultivo de agar inclinado',
    pt: 'um tubo de cultura de ágar inclinado',
  },
  'spore-print': { en: 'a spore print', es: 'una esporada', pt: 'uma esporada' },
  swab: { en: 'spore swabs in their tubes', es: 'hisopos de esporas en sus tubos', pt: 'swabs de esporos nos tubos' },
  'grow-kit': {
    en: 'a growing kit in fruit',
    es: 'un kit de cultivo en plena fructificación',
    pt: 'um kit de cultivo em frutificação',
  },
  'grain-bag': { en: 'a bag of grain spawn', es: 'una bolsa de micelio en grano', pt: 'um saco de spawn de grãos' },
  'substrate-bag': { en: 'packed substrate', es: 'sustrato envasado', pt: 'substrato embalado' },
  'substrate-bag/grow-bags': {
    en: 'empty growing bags',
    es: 'bolsas de cultivo vacías',
    pt: 'sacos de cultivo vazios',
  },
  log: { en: 'a plugged log', es: 'un tronco sembrado', pt: 'uma tora inoculada' },
  'flow-hood': { en: 'a flow hood', es: 'una cabina de flujo', pt: 'uma capela de fluxo' },
  sealer: { en: 'a bag sealer', es: 'una selladora de bolsas', pt: 'uma seladora de sacos' },
  steriliser: { en: 'a sterilizer', es: 'un esterilizador', pt: 'um esterilizador' },
  controller: {
    en: 'a device for the air of a growing room',
    es: 'un aparato para el aire de la sala de cultivo',
    pt: 'um aparelho para o ar da sala de cultivo',
  },
  microscope: { en: 'a microscope', es: 'un microscopio', pt: 'um microscópio' },
  slides: {
    en: 'a tray of microscope slides',
    es: 'una bandeja de portaobjetos',
    pt: 'uma bandeja de lâminas de microscópio',
  },
  shirt: { en: 'a shirt laid flat', es: 'una camiseta extendida', pt: 'uma camiseta estendida' },
  trousers: { en: 'pants laid flat', es: 'un pantalón extendido', pt: 'uma calça estendida' },
  tote: { en: 'a shoulder bag', es: 'un bolso de hombro', pt: 'uma bolsa de ombro' },
  hoodie: { en: 'a hoodie laid flat', es: 'una sudadera extendida', pt: 'um moletom estendido' },
  hat: { en: 'a hat', es: 'un gorro', pt: 'um gorro' },
  book: { en: 'a bound book', es: 'un libro encuadernado', pt: 'um livro encadernado' },
  ebook: {
    en: 'a reader that shows an ebook',
    es: 'un lector con un libro electrónico',
    pt: 'um leitor com um e-book',
  },
  course: {
    en: 'an open workbook and a ticket',
    es: 'un cuaderno de curso abierto y una entrada',
    pt: 'um caderno de curso aberto e um ingresso',
  },
  notice: { en: 'a pinned notice', es: 'un anuncio clavado con chincheta', pt: 'um anúncio preso com tachinha' },
}

/** What the mark of a vendor shows. */
export const markWords: Readonly<Record<string, Localized>> = {
  spore: { en: 'a spore', es: 'una espora', pt: 'um esporo' },
  gill: { en: 'gills', es: 'láminas', pt: 'lâminas' },
  cap: { en: 'a cap', es: 'un sombrero de seta', pt: 'um chapéu de cogumelo' },
  log: { en: 'a log', es: 'un tronco', pt: 'uma tora' },
  hill: { en: 'hills', es: 'unos montes', pt: 'uns montes' },
  sun: { en: 'a sun', es: 'un sol', pt: 'um sol' },
  leaf: { en: 'a leaf', es: 'una hoja', pt: 'uma folha' },
  flask: { en: 'a flask', es: 'un matraz', pt: 'um frasco de laboratório' },
  wave: { en: 'waves', es: 'unas olas', pt: 'umas ondas' },
  book: { en: 'an open book', es: 'un libro abierto', pt: 'um livro aberto' },
  star: { en: 'a star', es: 'una estrella', pt: 'uma estrela' },
  knot: { en: 'a knot', es: 'un nudo', pt: 'um nó' },
  sign: { en: 'a blank shop sign', es: 'un letrero en blanco', pt: 'uma placa em branco' },
}

/** What is seen below a cap; `none` is shown cut open instead. */
export const undersideWords = {
  gills: { en: 'gills', es: 'láminas', pt: 'lâminas' },
  pores: { en: 'pores', es: 'poros', pt: 'poros' },
  teeth: { en: 'spines', es: 'aguijones', pt: 'espinhos' },
  ridges: { en: 'ridges', es: 'pliegues', pt: 'pregas' },
} as const satisfies Record<string, Localized>

export const lookAlikeWords = {
  choice: { en: 'edible', es: 'comestible', pt: 'comestível' },
  edible: { en: 'edible', es: 'comestible', pt: 'comestível' },
  'edible-when-cooked': {
    en: 'edible if cooked',
    es: 'comestible solo cocinada',
    pt: 'comestível apenas cozida',
  },
  medicinal: { en: 'medicinal', es: 'medicinal', pt: 'medicinal' },
  psychoactive: { en: 'psychoactive', es: 'psicoactiva', pt: 'psicoativa' },
  suspect: { en: 'suspect', es: 'sospechosa', pt: 'suspeita' },
  inedible: { en: 'inedible', es: 'no comestible', pt: 'não comestível' },
  toxic: { en: 'poisonous', es: 'tóxica', pt: 'tóxica' },
  deadly: { en: 'deadly', es: 'mortal', pt: 'mortal' },
} as const satisfies Record<string, Localized>
