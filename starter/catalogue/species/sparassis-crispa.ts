import type { SpeciesSeed } from '../shapes'

export const sparassisCrispa: SpeciesSeed = {
  slug: 'sparassis-crispa',
  scientificName: 'Sparassis crispa',
  authority: '(Wulfen) Fr.',
  variation: null,
  synonyms: [],
  commonNames: {
    en: ['Cauliflower Mushroom', 'Hanabiratake'],
    es: ['Seta coliflor', 'Clavaria rizada'],
    pt: ['Cogumelo-couve-flor'],
  },
  taxonomy: {
    kingdom: 'Fungi',
    division: 'Basidiomycota',
    class: 'Agaricomycetes',
    order: 'Polyporales',
    family: 'Sparassidaceae',
    genus: 'Sparassis',
    species: 'Sparassis crispa',
  },
  types: ['culinary', 'medicinal'],
  edibility: 'choice',
  flavors: ['nutty', 'mild', 'spicy'],
  fragrances: ['nutty', 'gentle', 'earthy'],
  textures: ['crunchy', 'chewy', 'firm'],
  effects: [],
  lead: {
    en: 'A cream-colored rosette of wavy ribbons at the foot of an old pine, nutty and crisp in the pan, and the subject of much Japanese work on its beta-glucan.',
    es: 'Roseta cremosa de cintas onduladas al pie de un pino viejo, crujiente y con sabor a nuez, muy investigada en Japón por el betaglucano que contiene.',
    pt: 'Roseta cor de creme, feita de fitas onduladas, ao pé de um pinheiro velho; crocante e com gosto de nozes, é muito pesquisada no Japão por sua betaglucana.',
  },
  description: {
    en: 'Between August and November, search the bases of old pines and, less often, other conifers: the fungus feeds on roots and stumps and may return to the same tree for years. The fruit body, 15 to 40 cm across, is a mass of flat, curled lobes like a natural sponge or a head of curly endive, cream at first, then straw and tan at the edges, rising from a thick rooting base.\n\nTake only pale, springy specimens; old ones turn brown, bitter and hard to digest, and some people find even fresh ones laxative. Coral fungi such as *Ramaria formosa* purge, but they have upright branches rather than ribbons. Conifer base, flat lobes and pale print together make the identification certain, and anything short of that goes back.\n\nIt is a fine edible. The ribbons stay crunchy after long cooking and taste of nuts with a trace of spice, in broths, gratins or simply fried. Cleaning is the real work, since needles, sand and beetles lodge in every fold. Japanese farms raise its Asian sister as hanabiratake in bottles of conifer sawdust.',
    es: 'De agosto a noviembre hay que mirar al pie de los pinos viejos y, con menor frecuencia, de otras coníferas: vive de raíces y tocones, y puede volver al mismo árbol durante años. El cuerpo, de 15 a 40 cm, es un amasijo de lóbulos planos y rizados, como una esponja natural o una escarola, crema al principio y después pajizo, con bordes tostados, sobre una base gruesa que se hunde en la tierra.\n\nSolo interesan ejemplares claros y elásticos; los viejos, pardos, amargan e indigestan, y a algunas personas les resulta laxante incluso fresca. Los corales purgantes, como *Ramaria formosa*, forman ramas erguidas y no cintas. Base de conífera, lóbulos planos y esporada pálida han de coincidir para darla por segura.\n\nEs una seta excelente. Las cintas siguen crujientes tras una cocción larga y saben a nuez con un punto especiado, en caldo, gratinadas o salteadas. Lo laborioso es la limpieza, porque cada pliegue esconde agujas, arena y bichos. En Japón se cría su hermana asiática, el hanabiratake, en botes con aserrín de conífera.',
    pt: 'Procure-a de agosto a novembro na base de pinheiros velhos e, mais raramente, de outras coníferas: alimenta-se de raízes e cepos e pode voltar à mesma árvore por anos. O corpo, de 15 a 40 cm, é um emaranhado de lobos planos e crespos, como uma esponja natural ou um pé de chicória frisada, creme no começo, depois cor de palha com bordas tostadas, sobre uma base grossa que entra na terra.\n\nColha só exemplares claros e elásticos: os velhos, marrons, amargam e pesam, e há quem sinta efeito laxante até com os frescos. Corais purgativos como *Ramaria formosa* têm ramos eretos, sem fitas. Base de conífera, lobos planos e esporada clara precisam coincidir para dar o nome por certo; faltando um deles, fica no mato.\n\nÉ um comestível excelente. As fitas ficam crocantes mesmo após longo cozimento e têm sabor de nozes com leve toque condimentado, em caldos, gratinadas ou na frigideira. O trabalho está em limpar, já que agulhas, areia e besouros se alojam nas dobras. No Japão cultiva-se sua irmã asiática, o hanabiratake, em frascos com serragem de conífera.',
  },
  cap: {
    en: 'Coral-like head 15–40 cm across made of flat, wavy, folded ribbons; cream when young, straw to tan later.',
    es: 'Cabeza coralina de 15 a 40 cm formada por cintas planas, onduladas y plegadas, de color crema que vira a pajizo y tostado.',
    pt: 'Cabeça coralina de 15 a 40 cm, composta de fitas planas, onduladas e dobradas, creme e depois palha a marrom-claro.',
  },
  gills: {
    en: 'There are no gills or pores; spores form on the smooth faces of the lobes and print white to cream. A stout buff base, 3–12 cm by 2–5 cm, roots in the soil, with no ring or volva.',
    es: 'Sin láminas ni poros: las caras lisas de los lóbulos producen esporada blanca o crema. La base, ocre claro y robusta, de 3–12 por 2–5 cm, enraíza y no lleva anillo ni volva.',
    pt: 'Sem lâminas nem poros; os lados lisos dos lobos dão esporada branca a creme. A base robusta, bege, de 3–12 por 2–5 cm, enraíza no solo, sem anel nem volva.',
  },
  bruising: {
    en: 'Ribbon edges brown with age.',
    es: 'El filo de las cintas se vuelve pardo al envejecer.',
    pt: 'As bordas das fitas escurecem com a idade.',
  },
  habitat: {
    en: 'At the foot of old pines and other conifers.',
    es: 'Al pie de pinos añosos y de otras coníferas.',
    pt: 'Ao pé de pinheiros antigos e de outras coníferas.',
  },
  substrates: [{ en: 'roots and stumps of pine', es: 'raíces y tocones de pino', pt: 'raízes e cepos de pinheiro' }],
  substrateFacts: ['roots and stumps of pine'],
  seasonNorth: [8, 9, 10, 11],
  continents: ['europe', 'asia', 'north-america'],
  helpsWith: [
    {
      ailment: 'immune-system',
      evidence: 'animal',
      sources: ['https://doi.org/10.1155/2013/982317'],
      note: {
        en: 'In mice its beta-glucan sped the recovery of blood cells; whether people respond alike is not known.',
        es: 'En ratones, su betaglucano favoreció la formación de células sanguíneas; no se sabe si en personas ocurre igual.',
        pt: 'Em camundongos, sua betaglucana estimulou a formação de células do sangue, e não se sabe se o mesmo vale para pessoas.',
      },
    },
    {
      ailment: 'wound-healing',
      evidence: 'animal',
      sources: ['https://doi.org/10.1155/2013/982317'],
      note: {
        en: 'Diabetic rats fed the mushroom closed skin wounds faster, an animal result and no advice for treating wounds.',
        es: 'Ratas diabéticas que la recibieron cerraron antes heridas de la piel, resultado animal que no orienta el cuidado de heridas humanas.',
        pt: 'Ratos diabéticos tratados com ela fecharam feridas de pele mais depressa, achado animal que não orienta curativos em gente.',
      },
    },
    {
      ailment: 'cancer',
      evidence: 'animal',
      sources: ['https://doi.org/10.1155/2013/982317'],
      note: {
        en: 'Tumors grew more slowly in mice given its extracts; it is not a cancer treatment.',
        es: 'Los tumores crecieron más despacio en ratones que tomaron extractos, sin que ello la convierta en terapia.',
        pt: 'Tumores cresceram mais devagar em camundongos que receberam extratos, o que não a torna terapia contra o câncer.',
      },
    },
  ],
  sideEffects: [
    {
      sideEffect: { en: 'Grit in the folds', es: 'Arena entre los pliegues', pt: 'Areia nas dobras' },
      description: {
        en: 'Sand and needles caught between lobes spoil the dish and the teeth unless they are washed out.',
        es: 'La tierra y las agujas atrapadas entre los lóbulos estropean el plato si no se lavan con cuidado.',
        pt: 'Terra e agulhas presas entre os lobos estragam o prato se não forem bem lavadas.',
      },
    },
    {
      sideEffect: { en: 'Laxative for some', es: 'Laxante en algunas personas', pt: 'Laxante para alguns' },
      description: {
        en: 'A few eaters report loose bowels, so begin with a small cooked portion.',
        es: 'A ciertas personas les suelta el vientre; conviene empezar por una ración pequeña y cocinada.',
        pt: 'Algumas pessoas ficam com o intestino solto; vale começar por uma porção pequena e cozida.',
      },
    },
  ],
  psychoactiveChem: [],
  medicinalChem: [
    {
      name: 'beta-glucans',
      min: null,
      max: null,
      unit: 'g/100 g dry',
      source: 'SCG, a 6-branched 1,3-beta-glucan; over 40% of dry weight claimed in Kimura 2013',
      benefits: {
        en: 'Its branched 1,3-beta-glucan, called SCG, is tested in mice for effects on blood cells, immunity and tumors.',
        es: 'Su 1,3-betaglucano ramificado, llamado SCG, se prueba en ratones por sus efectos en la sangre, la inmunidad y los tumores.',
        pt: 'A 1,3-betaglucana ramificada da espécie, a SCG, é testada em camundongos quanto a sangue, imunidade e tumores.',
      },
    },
    {
      name: 'polysaccharides',
      min: null,
      max: null,
      unit: null,
      source: 'Kimura 2013 review',
      benefits: {
        en: 'Reviewed together with the beta-glucans as immune-active fractions in animal work.',
        es: 'Se revisan junto con los betaglucanos como fracciones activas sobre la inmunidad en estudios con animales.',
        pt: 'Revisados ao lado das betaglucanas como frações com ação imunitária em estudos animais.',
      },
    },
    {
      name: 'sterols',
      min: null,
      max: null,
      unit: null,
      source: null,
      benefits: {
        en: 'Ergosterol for the most part, examined as a precursor of vitamin D2.',
        es: 'En su mayoría ergosterol, examinado como punto de partida de la vitamina D2.',
        pt: 'Em sua maioria ergosterol, examinado como matéria-prima da vitamina D2.',
      },
    },
  ],
  nutrients: null,
  nutrientsBasis: null,
  morphology: {
    capShape: 'coral',
    capColors: ['#f4e9cf', '#e7d3a6', '#cfae74'],
    capDiameterCm: [15, 40],
    gills: 'none',
    gillColor: '#f1e3c3',
    stipe: { lengthCm: [3, 12], widthCm: [2, 5], color: '#d8c29a', ring: false, volva: false },
    sporePrint: { color: 'white to cream', hex: '#f4eeda' },
    bruising: 'Edges brown with age',
    surface: 'folded',
  },
  lookAlikes: [
    {
      scientificName: 'Ramaria formosa',
      commonName: { en: 'Salmon Coral', es: 'Ramaria elegante', pt: 'Coral-salmão' },
      edibility: 'toxic',
      differences: {
        en: 'A strong purgative: upright pink-orange branches ending in pointed yellow tips, never flat ribbons.',
        es: 'Purgante enérgico, de ramas erguidas, asalmonadas y con puntas amarillas agudas, nunca cintas planas.',
        pt: 'Purgante forte, com ramos eretos rosa-alaranjados de pontas amarelas e agudas, jamais fitas planas.',
      },
    },
    {
      scientificName: 'Grifola frondosa',
      commonName: { en: 'Maitake', es: 'Políporo frondoso', pt: 'Cogumelo-dançarino' },
      edibility: 'choice',
      differences: {
        en: 'A good edible of oak, with gray-brown fronds and white pores beneath them.',
        es: 'Buen comestible que vive en robles, de frondes gris pardo con poros por debajo.',
        pt: 'Bom comestível que cresce em carvalhos, de frondes marrom-acinzentadas com poros na face inferior.',
      },
    },
  ],
  productGuide: [
    {
      tip: { en: 'Choose pale and springy', es: 'Clara y elástica', pt: 'Clara e elástica' },
      description: {
        en: 'Fresh heads are cream throughout and bounce back when pressed; brown ribbons and a sour smell mean age.',
        es: 'La pieza fresca es crema por entero y recupera la forma al apretarla; las cintas pardas y el olor agrio delatan vejez.',
        pt: 'A cabeça fresca é creme por inteiro e volta à forma quando apertada; fitas marrons e cheiro ácido são sinais de velhice.',
      },
    },
    {
      tip: { en: 'Break, then wash', es: 'Separar y lavar', pt: 'Separe e lave' },
      description: {
        en: 'Pull the head into florets and swish them in several changes of cold water, then dry on a cloth.',
        es: 'Se divide en ramitos, se agitan en varias aguas frías y se secan sobre un paño.',
        pt: 'Divida em buquês, agite-os em várias águas frias e seque sobre um pano.',
      },
    },
    {
      tip: { en: 'Leave the base', es: 'Dejar la base', pt: 'Deixe a base' },
      description: {
        en: 'Cut above the tough rooting foot and do not dig; the tree may bear another head in a later year.',
        es: 'Se corta por encima del pie correoso sin excavar, pues el mismo árbol puede dar otra en años venideros.',
        pt: 'Corte acima do pé duro, sem cavar; a mesma árvore pode dar outra em anos seguintes.',
      },
    },
  ],
  cultivation: {
    difficulty: 4,
    colonisationTempC: [21, 24],
    fruitingTempC: [16, 20],
    humidityPct: [90, 95],
    daysToFruit: { en: '90–120 days', es: '90–120 días', pt: '90–120 dias' },
    yield: {
      en: '15–30% biological efficiency',
      es: '15–30 % de eficiencia biológica',
      pt: '15–30% de eficiência biológica',
    },
    method: {
      en: 'Bottles of sterilized conifer sawdust enriched with bran; slow to mature.',
      es: 'Botes de aserrín de conífera esterilizado con salvado; madura despacio.',
      pt: 'Frascos com serragem de conífera esterilizada e farelo; amadurece devagar.',
    },
  },
  cultivationNote: null,
  references: [
    {
      title:
        'Natural Products and Biological Activity of the Pharmacologically Active Cauliflower Mushroom Sparassis crispa',
      year: 2013,
      url: 'https://doi.org/10.1155/2013/982317',
      doi: '10.1155/2013/982317',
      summary: {
        en: 'Reviews the beta-glucan and small molecules of this mushroom and the activities tested in cells and animals.',
        es: 'Revisa el betaglucano y las moléculas pequeñas de esta seta, con las actividades probadas en células y animales.',
        pt: 'Revisa a betaglucana e as moléculas menores deste cogumelo, com as atividades testadas em células e animais.',
      },
    },
    {
      title: 'Growing Gourmet and Medicinal Mushrooms (3rd edition)',
      year: 2000,
      url: 'https://openlibrary.org/isbn/9781580081757',
      doi: null,
      summary: {
        en: 'A working handbook for growers, with temperatures, substrates and expected yields species by species.',
        es: 'Manual para cultivadores con temperaturas, sustratos y rendimientos de decenas de especies.',
        pt: 'Manual de cultivo que reúne parâmetros, substratos e rendimentos de dezenas de cogumelos.',
      },
    },
  ],
}
