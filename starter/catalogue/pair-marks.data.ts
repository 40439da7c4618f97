import type { Localized } from '@/core/locales'

/** What a letter of a pair drawing points at. */
export const markNames = {
  underside: { en: 'Underside', es: 'Cara inferior', pt: 'Face inferior' },
  ring: { en: 'Ring', es: 'Anillo', pt: 'Anel' },
  base: { en: 'Base of the stem', es: 'Base del pie', pt: 'Base do pé' },
  rim: { en: 'Rim of the cap', es: 'Margen', pt: 'Margem' },
  cap: { en: 'Cap', es: 'Sombrero', pt: 'Chapéu' },
  stem: { en: 'Stem', es: 'Pie', pt: 'Pé' },
  inside: { en: 'Cut', es: 'Corte', pt: 'Corte' },
  print: { en: 'Spore print', es: 'Esporada', pt: 'Esporada' },
} as const satisfies Record<string, Localized>

/** What the mark is like, said so that it stands after "left" and "right". Marks of one word do not tell two species apart. */
export const markWords = {
  // Undersides.
  white: { en: 'white gills', es: 'láminas blancas', pt: 'lâminas brancas' },
  cream: { en: 'cream gills', es: 'láminas crema', pt: 'lâminas creme' },
  yellow: { en: 'yellow gills', es: 'láminas amarillas', pt: 'lâminas amarelas' },
  orange: {
    en: 'orange gills, sharp as blades',
    es: 'láminas naranjas, finas como hojas',
    pt: 'lâminas laranja, finas como folhas',
  },
  carrot: { en: 'carrot-orange gills', es: 'láminas naranja zanahoria', pt: 'lâminas laranja-cenoura' },
  forking: {
    en: 'orange gills that fork again and again',
    es: 'láminas naranjas que se ahorquillan una y otra vez',
    pt: 'lâminas laranja que se bifurcam repetidas vezes',
  },
  rust: {
    en: 'gills pale, then rusty brown',
    es: 'láminas pálidas y luego herrumbrosas',
    pt: 'lâminas pálidas, depois ferrugem',
  },
  yellowRust: {
    en: 'gills yellow, then rusty',
    es: 'láminas amarillas y luego herrumbrosas',
    pt: 'lâminas amarelas, depois ferrugem',
  },
  brown: {
    en: 'gills pale, then brown',
    es: 'láminas pálidas y luego pardas',
    pt: 'lâminas pálidas, depois castanhas',
  },
  bruising: {
    en: 'yellowish gills, brown where touched',
    es: 'láminas amarillentas, pardas al tocarlas',
    pt: 'lâminas amareladas, castanhas ao toque',
  },
  pinkBrown: {
    en: 'gills pink, then chocolate brown',
    es: 'láminas rosadas y luego chocolate',
    pt: 'lâminas rosadas, depois cor de chocolate',
  },
  salmon: {
    en: 'gills pale, then salmon pink',
    es: 'láminas pálidas y luego rosa salmón',
    pt: 'lâminas pálidas, depois rosa-salmão',
  },
  green: {
    en: 'gills white, then gray-green',
    es: 'láminas blancas y luego verde grisáceo',
    pt: 'lâminas brancas, depois verde-acinzentadas',
  },
  sulphur: {
    en: 'gills sulfur yellow, then greenish',
    es: 'láminas amarillo azufre y luego verdosas',
    pt: 'lâminas amarelo-enxofre, depois esverdeadas',
  },
  grayBlack: {
    en: 'gills gray, then black ink',
    es: 'láminas grises y luego tinta negra',
    pt: 'lâminas cinza, depois tinta preta',
  },
  whiteBlack: {
    en: 'gills white, pink, then black ink',
    es: 'láminas blancas, rosadas y luego tinta negra',
    pt: 'lâminas brancas, rosadas, depois tinta preta',
  },
  mottled: {
    en: 'gills mottled gray to black',
    es: 'láminas jaspeadas de gris a negro',
    pt: 'lâminas manchadas de cinza a preto',
  },
  purple: {
    en: 'gills gray-brown, then purple-black',
    es: 'láminas pardo grisáceas y luego negro púrpura',
    pt: 'lâminas castanho-acinzentadas, depois preto-púrpura',
  },
  violet: {
    en: 'gills lilac gray, then violet-black',
    es: 'láminas gris lila y luego negro violáceo',
    pt: 'lâminas cinza-lilás, depois preto-violáceas',
  },
  ridges: {
    en: 'blunt forking ridges, no gills',
    es: 'pliegues romos y ahorquillados, no láminas',
    pt: 'pregas rombudas e bifurcadas, não lâminas',
  },
  yellowPores: { en: 'yellow pores', es: 'poros amarillos', pt: 'poros amarelos' },
  palePores: {
    en: 'pores white, then yellow-green',
    es: 'poros blancos y luego verde amarillento',
    pt: 'poros brancos, depois verde-amarelados',
  },
  redPores: { en: 'red pores', es: 'poros rojos', pt: 'poros vermelhos' },
  brownPores: { en: 'ochre-brown pores', es: 'poros pardo ocre', pt: 'poros castanho-ocre' },
  // Rings.
  noRing: { en: 'none', es: 'ninguno', pt: 'nenhum' },
  thinRing: { en: 'thin, easily lost', es: 'fino, se pierde con facilidad', pt: 'fino, perde-se com facilidade' },
  ring: { en: 'present, but it may fall', es: 'presente, aunque puede caerse', pt: 'presente, mas pode cair' },
  // Feet.
  plainFoot: { en: 'plain, without a sac', es: 'lisa, sin volva', pt: 'lisa, sem volva' },
  sac: {
    en: 'a sac, often left in the ground',
    es: 'un saco (volva) que a menudo queda en tierra',
    pt: 'um saco (volva) que muitas vezes fica na terra',
  },
  scalyBulb: {
    en: 'a bulb with rings of warts',
    es: 'un bulbo con anillos de verrugas',
    pt: 'um bulbo com anéis de verrugas',
  },
  collaredBulb: { en: 'a bulb with a rolled collar', es: 'un bulbo con reborde', pt: 'um bulbo com gola enrolada' },
  bareBulb: { en: 'a bulb, almost bare', es: 'un bulbo casi liso', pt: 'um bulbo quase liso' },
  splitBulb: { en: 'a bulb split down its side', es: 'un bulbo hendido por un lado', pt: 'um bulbo fendido de lado' },
  root: { en: 'a long tapering root', es: 'una raíz larga y ahusada', pt: 'uma raiz longa e afilada' },
  chrome: { en: 'bright yellow when cut', es: 'amarillo vivo al corte', pt: 'amarelo-vivo ao corte' },
  // Caps.
  olive: {
    en: 'olive to yellow-green, silky',
    es: 'oliva a verde amarillento, sedoso',
    pt: 'oliva a verde-amarelado, sedoso',
  },
  whiteCap: { en: 'white and silky', es: 'blanco y sedoso', pt: 'branco e sedoso' },
  redWarts: {
    en: 'red, with loose white warts',
    es: 'rojo, con verrugas blancas sueltas',
    pt: 'vermelho, com verrugas brancas soltas',
  },
  brownWarts: {
    en: 'brown, with loose white warts',
    es: 'pardo, con verrugas blancas sueltas',
    pt: 'castanho, com verrugas brancas soltas',
  },
  brownStreaks: {
    en: 'brown, streaked, with few patches',
    es: 'pardo, rayado, con pocas placas',
    pt: 'castanho, raiado, com poucas placas',
  },
  pureWhite: {
    en: 'pure white, thin as paper',
    es: 'blanco puro, fino como papel',
    pt: 'branco puro, fino como papel',
  },
  grayShell: { en: 'gray to brown, fleshy', es: 'gris a pardo, carnoso', pt: 'cinza a castanho, carnudo' },
  tanShell: { en: 'pale tan, fleshy', es: 'ocre pálido, carnoso', pt: 'ocre-pálido, carnudo' },
  scalyShell: {
    en: 'brown, with small dark scales',
    es: 'pardo, con pequeñas escamas oscuras',
    pt: 'castanho, com escamas pequenas e escuras',
  },
  funnelShell: {
    en: 'cream with violet-brown, a stem to 7 cm',
    es: 'crema con pardo violáceo, pie de hasta 7 cm',
    pt: 'creme com castanho-violáceo, pé de até 7 cm',
  },
  yellowKnight: {
    en: 'brownish yellow, slightly scaly',
    es: 'amarillo parduzco, algo escamoso',
    pt: 'amarelo-acastanhado, um pouco escamoso',
  },
  grayWarts: {
    en: 'gray-brown, with gray patches',
    es: 'pardo gris, con placas grises',
    pt: 'castanho-acinzentado, com placas cinza',
  },
  pinkWarts: {
    en: 'reddish brown, with pinkish warts',
    es: 'pardo rojizo, con verrugas rosadas',
    pt: 'castanho-avermelhado, com verrugas rosadas',
  },
  orangeBare: { en: 'orange and bare', es: 'naranja y desnudo', pt: 'laranja e liso' },
  woolly: { en: 'woolly', es: 'lanoso', pt: 'lanosa' },
  bareRim: { en: 'bare', es: 'desnudo', pt: 'sem pelos' },
  rolled: { en: 'rolled in for long', es: 'enrollado por mucho tiempo', pt: 'enrolada por muito tempo' },
  frosted: {
    en: 'frosted white, cracking in rings',
    es: 'blanco escarchado, agrietado en anillos',
    pt: 'branco como geada, fendido em anéis',
  },
  pointed: { en: 'rusty orange with a point', es: 'naranja herrumbroso con punta', pt: 'laranja-ferrugem com ponta' },
  domed: {
    en: 'rusty orange, low and blunt',
    es: 'naranja herrumbroso, bajo y romo',
    pt: 'laranja-ferrugem, baixo e rombudo',
  },
  pits: { en: 'honeycomb pits', es: 'alvéolos como un panal', pt: 'alvéolos como favo de mel' },
  loops: {
    en: 'folds in loops, like a brain',
    es: 'pliegues sinuosos, como un cerebro',
    pt: 'dobras sinuosas, como um cérebro',
  },
  thimble: { en: 'a wrinkled thimble', es: 'un dedal arrugado', pt: 'um dedal enrugado' },
  smallScaly: {
    en: 'scaly, at most 6 cm across',
    es: 'escamoso, de 6 cm como mucho',
    pt: 'escamoso, de 6 cm no máximo',
  },
  largeScaly: {
    en: 'brown scales, 10 to 30 cm across',
    es: 'escamas pardas, de 10 a 30 cm',
    pt: 'escamas castanhas, de 10 a 30 cm',
  },
  slimy: { en: 'thickly slimy', es: 'cubierto de mucílago espeso', pt: 'coberto de muco espesso' },
  tawny: {
    en: 'tawny and smooth, greasy when wet',
    es: 'leonado y liso, graso si está húmedo',
    pt: 'fulvo e liso, gorduroso quando úmido',
  },
  purpleScales: { en: 'purple-red scales', es: 'escamas rojo púrpura', pt: 'escamas vermelho-púrpura' },
  reddens: { en: 'stains brick red', es: 'se mancha de rojo ladrillo', pt: 'mancha-se de vermelho-tijolo' },
  shaggy: { en: 'shaggy white scales', es: 'escamas blancas y lanudas', pt: 'escamas brancas e felpudas' },
  smoothGray: { en: 'smooth and gray', es: 'liso y gris', pt: 'liso e cinza' },
  ribbons: { en: 'flat wavy ribbons', es: 'cintas planas y onduladas', pt: 'fitas planas e onduladas' },
  branches: { en: 'round upright branches', es: 'ramas redondas y erguidas', pt: 'ramos redondos e eretos' },
  orangeClub: {
    en: 'soft orange club, dotted',
    es: 'maza naranja y blanda, punteada',
    pt: 'clava laranja e macia, pontilhada',
  },
  redAntler: {
    en: 'hard fiery red antlers, smooth',
    es: 'cuernos duros de rojo fuego, lisos',
    pt: 'chifres duros vermelho-fogo, lisos',
  },
  lacquer: {
    en: 'a lacquered shelf with pores',
    es: 'una repisa lacada con poros',
    pt: 'uma prateleira laqueada com poros',
  },
  dotted: {
    en: 'pale rim, brown when dry',
    es: 'margen claro, pardo al secarse',
    pt: 'margem clara, castanho ao secar',
  },
  // Stems.
  single: { en: 'single, from soil', es: 'aislado, en el suelo', pt: 'isolado, no solo' },
  tufted: {
    en: 'in tufts from wood, which may be buried',
    es: 'en haces, sobre madera a veces enterrada',
    pt: 'em tufos, sobre madeira às vezes enterrada',
  },
  whiteNet: { en: 'a raised white net', es: 'retícula blanca en relieve', pt: 'retículo branco em relevo' },
  redNet: { en: 'a red net', es: 'retícula roja', pt: 'retículo vermelho' },
  plainStem: { en: 'no net', es: 'sin retícula', pt: 'sem retículo' },
  snakeskin: { en: 'banded like a snakeskin', es: 'atigrado como piel de serpiente', pt: 'tigrado como pele de cobra' },
  smoothStem: { en: 'smooth', es: 'liso', pt: 'liso' },
  bandedStem: { en: 'with broken dark bands', es: 'con bandas oscuras rotas', pt: 'com faixas escuras partidas' },
  pocked: {
    en: 'orange pits, carrot-orange milk',
    es: 'hoyitos y látex naranja zanahoria',
    pt: 'covinhas e látex laranja-cenoura',
  },
  scalyStem: { en: 'scaly below the ring', es: 'escamoso bajo el anillo', pt: 'escamoso abaixo do anel' },
  fibreStem: {
    en: 'silky fibers below the ring',
    es: 'fibras sedosas bajo el anillo',
    pt: 'fibras sedosas abaixo do anel',
  },
  // Cuts.
  hollow: {
    en: 'one hollow from tip to foot',
    es: 'un solo hueco de la punta a la base',
    pt: 'um só oco da ponta à base',
  },
  chambers: { en: 'folded chambers', es: 'cámaras plegadas', pt: 'câmaras dobradas' },
  pith: {
    en: 'cap hung from the tip, cottony pith',
    es: 'sombrero sujeto solo por la punta, médula algodonosa',
    pt: 'chapéu preso só na ponta, miolo algodoado',
  },
  blackVeins: {
    en: 'black with fine white veins',
    es: 'negro con venas blancas finas',
    pt: 'preto com veios brancos finos',
  },
  ochreVeins: {
    en: 'ochre with fine pale veins',
    es: 'ocre con venas claras finas',
    pt: 'ocre com veios claros finos',
  },
  whiteVeins: { en: 'white with ochre veins', es: 'blanco con venas ocres', pt: 'branco com veios ocres' },
  darkBall: {
    en: 'violet-black within a thick rind',
    es: 'negro violáceo bajo una corteza gruesa',
    pt: 'preto-violáceo sob uma casca grossa',
  },
  whiteBall: {
    en: 'white and even throughout',
    es: 'blanco y uniforme por entero',
    pt: 'branco e uniforme por inteiro',
  },
  egg: {
    en: 'the outline of cap, gills and stem',
    es: 'la silueta de sombrero, láminas y pie',
    pt: 'o contorno de chapéu, lâminas e pé',
  },
  darkCore: {
    en: 'a dark spot in the foot, at times faint',
    es: 'una mancha oscura en el pie, a veces tenue',
    pt: 'uma mancha escura no pé, às vezes fraca',
  },
  paleCore: { en: 'pale throughout', es: 'claro por entero', pt: 'claro por inteiro' },
  rubbery: { en: 'thin and rubbery', es: 'delgado y gomoso', pt: 'fino e borrachudo' },
  brittle: { en: 'thin and brittle', es: 'delgado y quebradizo', pt: 'fino e quebradiço' },
} as const satisfies Record<string, Localized>

export type MarkWord = keyof typeof markWords

type Said = {
  readonly underside?: MarkWord
  readonly ring?: MarkWord
  readonly base?: MarkWord
  readonly cap?: MarkWord
  readonly rim?: MarkWord
  readonly stem?: MarkWord
  readonly inside?: MarkWord
}

const angel = { underside: 'white', ring: 'ring', base: 'sac', cap: 'whiteCap', inside: 'egg' } as const
const amanita = { underside: 'white', ring: 'ring' } as const
const bare = { ring: 'noRing', base: 'plainFoot' } as const
const ringed = { ring: 'ring', base: 'plainFoot' } as const

/** What each species of a pair shows, by scientific name; what is not said here is not asked of it. */
export const markTable: Readonly<Record<string, Said>> = {
  'Agaricus bisporus': { ...ringed, underside: 'pinkBrown' },
  'Agaricus subrufescens': { ...ringed, underside: 'pinkBrown' },
  'Agaricus xanthodermus': { ring: 'ring', underside: 'pinkBrown', base: 'chrome' },
  'Amanita bisporigera': angel,
  'Amanita brunnescens': { ...amanita, base: 'splitBulb', cap: 'brownStreaks' },
  'Amanita caesarea': { underside: 'yellow', ring: 'ring', base: 'sac', cap: 'orangeBare' },
  'Amanita excelsa': { ...amanita, base: 'scalyBulb', cap: 'grayWarts' },
  'Amanita exitialis': angel,
  'Amanita muscaria': { ...amanita, base: 'scalyBulb', cap: 'redWarts' },
  'Amanita ocreata': angel,
  'Amanita pantherina': { ...amanita, base: 'collaredBulb', cap: 'brownWarts' },
  'Amanita phalloides': { ...angel, cap: 'olive' },
  'Amanita proxima': { ...angel },
  'Amanita rubescens': { ...amanita, base: 'bareBulb', cap: 'pinkWarts' },
  'Amanita smithiana': { ...amanita, base: 'root' },
  'Amanita verna': angel,
  'Amanita virosa': angel,
  'Auricularia auricula-judae': { inside: 'rubbery' },
  'Boletus edulis': { underside: 'palePores', stem: 'whiteNet' },
  'Boletus huronensis': { underside: 'yellowPores', stem: 'plainStem' },
  'Calvatia gigantea': { inside: 'whiteBall' },
  'Cantharellus cibarius': { ...bare, underside: 'ridges', stem: 'single' },
  'Chlorophyllum brunneum': { ...ringed, underside: 'white', stem: 'smoothStem' },
  'Chlorophyllum molybdites': { ...ringed, underside: 'green', stem: 'smoothStem' },
  'Choiromyces meandriformis': { inside: 'whiteVeins' },
  'Clitocybe rivulosa': { ...bare, underside: 'cream', cap: 'frosted' },
  'Coprinopsis atramentaria': { ring: 'noRing', underside: 'grayBlack', cap: 'smoothGray' },
  'Coprinus comatus': { ring: 'thinRing', base: 'plainFoot', underside: 'whiteBlack', cap: 'shaggy' },
  'Cordyceps militaris': { cap: 'orangeClub' },
  'Cortinarius orellanus': { ...bare, underside: 'rust', cap: 'domed' },
  'Cortinarius rubellus': { ...bare, underside: 'rust', cap: 'pointed' },
  'Crepidotus mollis': { underside: 'brown' },
  'Cyclocybe aegerita': { ...ringed, underside: 'brown' },
  'Entoloma rhodopolium': { ...bare, underside: 'salmon' },
  'Entoloma sinuatum': { ...bare, underside: 'salmon' },
  'Flammulina filiformis': { ...bare, underside: 'white' },
  'Galerina marginata': { ring: 'thinRing', base: 'plainFoot', underside: 'rust', stem: 'fibreStem', cap: 'tawny' },
  'Ganoderma lucidum': { cap: 'lacquer' },
  'Gymnopilus luteofolius': { ring: 'thinRing', base: 'plainFoot', underside: 'yellowRust', cap: 'purpleScales' },
  'Gyromitra esculenta': { cap: 'loops', inside: 'chambers' },
  'Hapalopilus rutilans': { underside: 'brownPores' },
  'Hygrophoropsis aurantiaca': { ...bare, underside: 'forking', stem: 'single' },
  'Hypholoma fasciculare': { ...bare, underside: 'sulphur' },
  'Hypsizygus tessulatus': { ...bare, underside: 'cream' },
  'Inocybe geophylla': { ...bare, cap: 'whiteCap', underside: 'brown' },
  'Inosperma erubescens': { ...bare, underside: 'brown', cap: 'reddens' },
  'Kuehneromyces mutabilis': { ring: 'thinRing', base: 'plainFoot', underside: 'rust', stem: 'scalyStem' },
  'Lactarius deliciosus': { ...bare, underside: 'carrot', rim: 'bareRim', stem: 'pocked' },
  'Lactarius torminosus': { ...bare, underside: 'cream', rim: 'woolly', stem: 'smoothStem' },
  'Laetiporus sulphureus': { underside: 'yellowPores' },
  'Lentinula edodes': { ring: 'noRing', base: 'plainFoot', underside: 'cream', inside: 'paleCore' },
  'Lepiota brunneoincarnata': { base: 'plainFoot', underside: 'white', cap: 'smallScaly', stem: 'bandedStem' },
  'Lepiota subincarnata': { base: 'plainFoot', underside: 'white', cap: 'smallScaly', stem: 'bandedStem' },
  'Macrolepiota procera': { ...ringed, underside: 'white', cap: 'largeScaly', stem: 'snakeskin' },
  'Morchella esculenta': { cap: 'pits', inside: 'hollow' },
  'Morchella importuna': { cap: 'pits', inside: 'hollow' },
  'Omphalotus illudens': { ...bare, underside: 'orange', stem: 'tufted' },
  'Omphalotus nidiformis': { cap: 'funnelShell', underside: 'cream' },
  'Omphalotus japonicus': { cap: 'scalyShell', underside: 'cream', inside: 'darkCore' },
  'Omphalotus olearius': { ...bare, underside: 'orange', stem: 'tufted' },
  'Panaeolus cyanescens': { ring: 'noRing', underside: 'mottled' },
  'Panaeolus foenisecii': { ring: 'noRing', underside: 'brown' },
  'Paxillus involutus': { ...bare, underside: 'bruising', rim: 'rolled', stem: 'smoothStem' },
  'Peziza badia': { inside: 'brittle' },
  'Pholiota microspora': { ring: 'thinRing', underside: 'rust', cap: 'slimy' },
  'Pholiotina rugosa': { ring: 'ring', underside: 'rust' },
  'Phyllotopsis nidulans': { underside: 'carrot' },
  'Pleurocybella porrigens': { underside: 'white', cap: 'pureWhite' },
  'Pleurotus citrinopileatus': { ...bare, underside: 'white' },
  'Pleurotus eryngii': { ...bare, cap: 'grayShell', underside: 'cream', stem: 'single' },
  'Pleurotus ostreatus': { cap: 'grayShell', underside: 'cream', inside: 'paleCore' },
  'Pleurotus pulmonarius': { cap: 'tanShell', underside: 'cream', inside: 'paleCore' },
  'Psilocybe azurescens': { ring: 'noRing', underside: 'purple' },
  'Psilocybe cubensis': { ring: 'ring', underside: 'purple' },
  'Psilocybe cyanescens': { ring: 'noRing', underside: 'purple' },
  'Psilocybe semilanceata': { ring: 'noRing', underside: 'purple' },
  'Ramaria formosa': { cap: 'branches' },
  'Rubroboletus satanas': { underside: 'redPores', stem: 'redNet' },
  'Scleroderma citrinum': { inside: 'darkBall' },
  'Sparassis crispa': { cap: 'ribbons' },
  'Stropharia rugosoannulata': { ...ringed, underside: 'violet' },
  'Trichoderma cornu-damae': { cap: 'redAntler' },
  'Tricholoma equestre': { ...bare, underside: 'yellow', cap: 'yellowKnight' },
  'Tricholoma matsutake': { ...ringed, underside: 'cream' },
  'Tuber magnatum': { inside: 'ochreVeins' },
  'Tuber melanosporum': { inside: 'blackVeins' },
  'Verpa bohemica': { cap: 'thimble', inside: 'pith' },
  'Volvariella volvacea': { underside: 'salmon', ring: 'noRing', base: 'sac' },
  'Volvopluteus gloiocephalus': { underside: 'salmon', ring: 'noRing', base: 'sac' },
}
