import type { SpeciesSeed } from '../shapes'

export const hydnumRepandum: SpeciesSeed = {
  slug: 'hydnum-repandum',
  scientificName: 'Hydnum repandum',
  authority: 'L.',
  variation: null,
  synonyms: [],
  commonNames: {
    en: ['Hedgehog Mushroom', 'Sweet Tooth', 'Wood Hedgehog'],
    es: ['Lengua de vaca', 'Lengua de gato', 'Gamuza'],
    pt: ['Pé-de-carneiro', 'Língua-de-gato'],
  },
  taxonomy: {
    kingdom: 'Fungi',
    division: 'Basidiomycota',
    class: 'Agaricomycetes',
    order: 'Cantharellales',
    family: 'Hydnaceae',
    genus: 'Hydnum',
    species: 'Hydnum repandum',
  },
  types: ['culinary'],
  edibility: 'choice',
  flavors: ['nutty', 'sweet', 'spicy'],
  fragrances: ['gentle', 'fresh'],
  textures: ['crunchy', 'firm', 'meaty'],
  effects: [],
  lead: {
    en: 'Turn this pale, bun-shaped mushroom over and brittle spines brush your thumb; few edible fungi of the autumn woods give a beginner so plain a sign.',
    es: 'Bajo su sombrero color miga de pan cuelgan agujas frágiles en lugar de láminas, seña tan clara que hace de la lengua de vaca una seta amable con el principiante.',
    pt: 'Quem o vira encontra, em vez de lâminas, espinhos claros que se quebram ao toque, sinal que faz do pé-de-carneiro um cogumelo acolhedor para iniciantes.',
  },
  description: {
    en: 'Hedgehogs keep a late season, August to December, in conifer and broadleaved woods where they often fruit in arcs through the moss. The cap is irregular, cream to pale apricot and matt as chamois leather. Beneath hang soft spines of uneven length, running a little way down a thick, pale stem that is often set to one side.\n\nRaw or aged specimens taste harsh, and in places dusted by fallout the fungus may hold radioactive cesium. No deadly toothed mushroom is known to mimic it, yet the bitter tooth, brown and scaly with a dark foot, spoils a dish, and a basket gathered in haste may hold strangers. Look under each cap for pale spines and check the whole fruit body before you call it known.\n\nThe flesh is white, dense and crunchy, nutty with a peppery edge. Young caps need only a hot pan. Older ones may be bitter: scrape away the spines, which otherwise fill the sauce, and blanch before frying. It lives with tree roots and has no farm, so the price reflects someone’s walk.',
    es: 'La lengua de vaca es tardía, de agosto a diciembre, y le gustan los bosques de coníferas y frondosas, donde dibuja arcos entre el musgo. El sombrero es irregular, de crema a albaricoque pálido, con tacto de gamuza. Debajo cuelgan aguijones blandos y desiguales que descienden un poco por un pie grueso y claro, a menudo descentrado.\n\nCruda resulta áspera, y en comarcas con lluvia radiactiva puede guardar cesio. No se conoce un doble mortal con aguijones, aunque el hidno amargo, pardo, escamoso y de base oscura, arruina un guiso, y en una cesta llenada con prisa se cuela cualquier cosa. Compruebe los aguijones claros y examine cada ejemplar completo antes de ponerle nombre definitivo.\n\nLa carne, blanca, compacta y crujiente, recuerda al fruto seco con un deje picante. Los ejemplares jóvenes piden poco más que sartén y ajo. Los viejos amargan: ráspeles los aguijones y escáldelos antes. Ninguna finca la produce, ya que depende de las raíces de los árboles.',
    pt: 'O pé-de-carneiro é tardio, de agosto a dezembro, e frutifica em bosques de coníferas e folhosas, muitas vezes em arcos no musgo. O chapéu, irregular, vai do creme ao damasco pálido e tem toque de camurça. Por baixo pendem espinhos macios e desiguais, que descem um pouco pelo pé grosso e claro, em geral fora do centro.\n\nCru ou passado, fica desagradável, e em áreas com precipitação radioativa pode reter césio. Não se conhece sósia mortal com espinhos; ainda assim, o hidno-amargo, marrom, escamoso e de base escura, estraga qualquer prato, e a pressa põe estranhos no cesto. Observe os espinhos claros e examine o cogumelo por inteiro até ter a identificação como certa.\n\nA carne é branca, densa e crocante, com sabor de noz e final levemente picante. Jovem, basta a frigideira quente. Os maiores podem amargar, e então convém raspar os espinhos e escaldar antes de fritar. Não se cultiva, porque o fungo vive ligado às árvores.',
  },
  cap: {
    en: 'Uneven, gently domed, 4–15 cm across, cream to pale orange-buff, dry and smooth like suede.',
    es: 'Irregular y algo convexo, de 4 a 15 cm, crema a anaranjado pálido, seco y suave como el ante.',
    pt: 'Irregular e pouco convexo, com 4–15 cm, creme a bege-alaranjado, seco e liso como camurça.',
  },
  gills: {
    en: 'Brittle cream spines hang below and shed a white print. The sturdy off-white stem is 3–8 cm by 1.5–4 cm, without ring or volva.',
    es: 'Aguijones frágiles de color crema y esporada blanca. Pie robusto y blanquecino, de 3–8 cm por 1,5–4 cm, desprovisto de anillo y volva.',
    pt: 'Espinhos quebradiços cor de creme, de esporada branca. Pé forte e esbranquiçado, 3–8 cm por 1,5–4 cm, sem vestígio de anel ou volva.',
  },
  bruising: {
    en: 'Flesh and stem stain orange-brown where knocked.',
    es: 'Al golpe o al corte se mancha de pardo anaranjado.',
    pt: 'Mancha-se de marrom-alaranjado onde é machucado.',
  },
  habitat: {
    en: 'Woods of conifers or broadleaved trees, commonly in arcs among moss.',
    es: 'Bosques de coníferas y de frondosas, con frecuencia en arcos entre musgos.',
    pt: 'Florestas de coníferas e folhosas, não raro formando arcos no tapete de musgo.',
  },
  substrates: [
    {
      en: 'mycorrhiza with beech, oak, spruce and pine',
      es: 'micorriza con haya, roble, pícea y pino',
      pt: 'micorriza com faia, carvalho, espruce e pinheiro',
    },
  ],
  substrateFacts: ['mycorrhiza with beech, oak, spruce and pine'],
  seasonNorth: [8, 9, 10, 11, 12],
  continents: ['europe', 'asia'],
  helpsWith: [
    {
      ailment: 'bacterial-infection',
      evidence: 'in-vitro',
      note: {
        en: 'Substances from the fruit body slowed bacteria growing in culture, which is no reason to treat an infection with it.',
        es: 'Compuestos del cuerpo fructífero frenaron bacterias en cultivo; una infección real exige médico.',
        pt: 'Compostos do cogumelo retardaram bactérias em placa de laboratório, sem qualquer teste em pacientes.',
      },
    },
  ],
  sideEffects: [
    {
      sideEffect: { en: 'Bitter taste', es: 'Sabor amargo', pt: 'Gosto amargo' },
      description: {
        en: 'Uncooked or elderly hedgehogs are bitter and disagreeable, a fault that blanching softens.',
        es: 'En crudo o cuando envejece amarga, defecto que el escaldado suaviza.',
        pt: 'Cru ou velho, amarga; uma fervura rápida ameniza o problema.',
      },
    },
    {
      sideEffect: { en: 'Cesium from fallout', es: 'Cesio en suelos contaminados', pt: 'Césio em solos contaminados' },
      description: {
        en: 'Soils that caught nuclear fallout can pass radioactive cesium to the mushroom.',
        es: 'Si el terreno recibió contaminación nuclear, la seta puede acumular cesio radiactivo.',
        pt: 'Onde o terreno recebeu contaminação nuclear, é possível haver césio radioativo no cogumelo.',
      },
    },
  ],
  psychoactiveChem: [],
  medicinalChem: [
    {
      name: 'polysaccharides',
      min: null,
      max: null,
      unit: null,
      source: null,
      benefits: {
        en: 'Noted in hedgehog mushrooms and examined only in early laboratory work.',
        es: 'Señalados en esta especie y apenas explorados en laboratorio.',
        pt: 'Encontrados na espécie, foram pouco explorados além do laboratório.',
      },
    },
    {
      name: 'sterols',
      min: null,
      max: null,
      unit: null,
      source: null,
      benefits: {
        en: 'Ergosterol dominates, and chemists follow it as the parent of vitamin D2.',
        es: 'Domina el ergosterol, seguido por los químicos como origen de la vitamina D2.',
        pt: 'Predomina o ergosterol, composto que origina a vitamina D2 e por isso é medido.',
      },
    },
  ],
  nutrients: null,
  nutrientsBasis: null,
  morphology: {
    capShape: 'convex',
    capColors: ['#ecd0a2', '#e0b478', '#f4e4c8'],
    capDiameterCm: [4, 15],
    gills: 'teeth',
    gillColor: '#f3dcb4',
    stipe: { lengthCm: [3, 8], widthCm: [1.5, 4], color: '#f4e8d2', ring: false, volva: false },
    sporePrint: { color: 'white', hex: '#f7f4ec' },
    bruising: 'Bruises orange-brown',
    surface: 'smooth',
  },
  lookAlikes: [
    {
      scientificName: 'Hydnum rufescens',
      commonName: { en: 'Terracotta Hedgehog', es: 'Gamuza rojiza', pt: 'Ouriço-terracota' },
      edibility: 'edible',
      differences: {
        en: 'Also edible, smaller and more orange; its spines stop short of the stem.',
        es: 'Comestible también, más pequeña y más anaranjada, con aguijones que no bajan por el pie.',
        pt: 'Comestível, porém menor e mais alaranjado, com espinhos que não avançam pelo pé.',
      },
    },
    {
      scientificName: 'Hydnellum scabrosum',
      commonName: { en: 'Bitter Tooth', es: 'Hidno amargo', pt: 'Hidno-amargo' },
      edibility: 'inedible',
      differences: {
        en: 'Very bitter flesh, a brown scaly cap and a dark stem base give it away.',
        es: 'Lo delatan la carne amarguísima, el sombrero pardo con escamas y la base oscura del pie.',
        pt: 'Denuncia-se pela carne muito amarga, pelo chapéu marrom escamoso e pela base escura do pé.',
      },
    },
  ],
  productGuide: [
    {
      tip: { en: 'Favor small, pale caps', es: 'Mejor pequeñas y claras', pt: 'Melhor os pequenos' },
      description: {
        en: 'Caps with short cream spines are the sweetest. Browned, floppy spines mean age and bitterness.',
        es: 'Con aguijones cortos y color crema son más dulces; los aguijones pardos y lacios anuncian amargor.',
        pt: 'Espinhos curtos e cor de creme prometem doçura. Quando escurecem e murcham, vem o amargor.',
      },
    },
    {
      tip: { en: 'Scrape big ones', es: 'Raspe las grandes', pt: 'Raspe os grandes' },
      description: {
        en: 'Use a spoon to strip the spines of mature caps, then blanch for a couple of minutes and drain.',
        es: 'Con una cuchara se desprenden los aguijones de los ejemplares maduros; luego, un hervor corto y a escurrir.',
        pt: 'Uma colher retira os espinhos dos chapéus maduros; depois, fervura curta e escorredor.',
      },
    },
    {
      tip: { en: 'Give it slow heat', es: 'Fuego paciente', pt: 'Fogo paciente' },
      description: {
        en: 'Dense flesh wants longer in the pan than a chanterelle. Pickling suits it well, as the crunch survives.',
        es: 'Su carne densa necesita más sartén que otras setas. En escabeche conserva el crujido.',
        pt: 'A carne densa pede mais tempo de panela. Em conserva, mantém-se crocante.',
      },
    },
  ],
  cultivation: null,
  cultivationNote: {
    en: 'It has never been brought into farming, being bound to living tree roots.',
    es: 'Sin cultivo posible por ahora: vive unida a raíces de árboles.',
    pt: 'Ausente das fazendas, uma vez que se alimenta em sociedade com raízes vivas.',
  },
  references: [
    {
      title:
        'Identifying and naming the currently known diversity of the genus Hydnum, with an emphasis on European and North American taxa',
      year: 2018,
      url: 'https://doi.org/10.1080/00275514.2018.1477004',
      doi: '10.1080/00275514.2018.1477004',
      summary: {
        en: 'Untangles many hedgehog species that had all gone by the name Hydnum repandum.',
        es: 'Pone nombre a numerosas especies que antes se agrupaban bajo Hydnum repandum.',
        pt: 'Dá nome a várias espécies que antes eram todas chamadas Hydnum repandum.',
      },
    },
    {
      title:
        'Wild Edible Fungi: A Global Overview of Their Use and Importance to People (FAO Non-Wood Forest Products 17)',
      year: 2004,
      url: 'https://www.fao.org/3/y5489e/y5489e00.htm',
      doi: null,
      summary: {
        en: 'FAO survey of the wild fungi people gather, eat and sell, and what they mean for rural life.',
        es: 'Estudio de la FAO sobre los hongos silvestres que la gente recoge, come y vende, y su peso en la vida rural.',
        pt: 'Levantamento da FAO sobre os fungos silvestres que as pessoas colhem, comem e vendem, e seu valor para o campo.',
      },
    },
  ],
}
