import { isoxazolePoisoning } from '../poisonous/isoxazole'
import type { SpeciesSeed } from '../shapes'

export const amanitaMuscaria: SpeciesSeed = {
  slug: 'amanita-muscaria',
  scientificName: 'Amanita muscaria',
  authority: '(L.) Lam.',
  variation: null,
  synonyms: [],
  commonNames: {
    en: ['Fly Agaric'],
    es: ['Matamoscas', 'Falsa oronja'],
    pt: ['Agário-das-moscas', 'Amanita-mata-moscas'],
  },
  taxonomy: {
    kingdom: 'Fungi',
    division: 'Basidiomycota',
    class: 'Agaricomycetes',
    order: 'Agaricales',
    family: 'Amanitaceae',
    genus: 'Amanita',
    species: 'Amanita muscaria',
  },
  types: ['psychoactive'],
  edibility: 'toxic',
  flavors: [],
  fragrances: [],
  textures: [],
  effects: [],
  lead: {
    en: 'Scarlet under white flecks, the fly agaric is the mushroom of fairy tales and birch woods, handsome at every age, poisonous at every age, and best met with a camera.',
    es: 'Roja y salpicada de blanco, la matamoscas es la seta de los cuentos y de los abedulares: hermosa en todas sus edades, tóxica en todas ellas y digna de un buen retrato.',
    pt: 'Vermelho com flocos brancos, o agário-das-moscas é o cogumelo dos contos e das matas de bétula, belo em toda idade, tóxico em toda idade e feito para ser fotografado.',
  },
  description: {
    en: 'From August to November in the north the fly agaric lights up acid woods, nearly always near birch, pine or spruce, and it has traveled with pine plantations into the southern hemisphere. An egg covered in white crumbs opens into a scarlet cap scattered with warts; rain may wash these off and sun bleach the red to orange. Gills, ring and stem are white, and rings of warts circle the bulbous foot.\n\nPeople of Siberia and eastern Europe gave it a place in ritual and folk medicine, and farmhouse kitchens set it in milk to stun flies. None of that makes it food. Ibotenic acid and muscimol cloud the brain, in amounts nobody can judge by eye.\n\nA meal of it can bring vomiting, drooling, agitation, delirium and deep sleep, with seizures or coma at worst, and alcohol or sedatives add to the harm. Call a poison center at once if some is swallowed. Washed-out caps may pass for Caesar’s mushroom, and a button for other amanitas, death cap included; only a complete specimen, base and all, gives certain identification.',
    es: 'De agosto a noviembre, en el norte, la matamoscas alumbra los bosques ácidos, casi siempre junto a abedules, pinos o píceas; con las plantaciones de pinos viajó al hemisferio sur. Un huevo cubierto de copos se abre en un sombrero escarlata sembrado de verrugas, que la lluvia puede lavar, y el sol aclara el rojo a naranja. Láminas, anillo y pie son blancos, y la base es un bulbo rodeado de verrugas.\n\nEn Siberia y el este de Europa tuvo lugar en ritos y remedios, y en las casas de campo se dejaba en leche para aturdir moscas. Nada de eso la hace comestible. Contiene ácido iboténico y muscimol, que nublan la mente en cantidad imposible de calcular a simple vista.\n\nComerla puede acarrear vómitos, salivación, agitación, delirio y sueño profundo, y convulsiones o coma en casos graves; el alcohol y los sedantes empeoran el cuadro. Ante cualquier ingestión, llame al centro de toxicología. Descolorida pasa por oronja, y en botón por otras amanitas, incluida la oronja verde. Solo un ejemplar completo, con su base, permite asegurar de qué se trata.',
    pt: 'De agosto a novembro no norte, o agário-das-moscas acende as matas de solo ácido, quase sempre perto de bétulas, pinheiros ou espruces, e chegou ao hemisfério sul com as plantações de pinus. O ovo coberto de flocos abre-se num chapéu escarlate salpicado de verrugas, que a chuva pode levar, enquanto o sol desbota o vermelho em laranja. Lâminas, anel e pé são brancos, e o bulbo da base tem verrugas em círculos.\n\nNa Sibéria e no leste europeu esteve em rituais e remédios caseiros, e nas cozinhas rurais ia ao leite para atordoar moscas. Nada disso o torna alimento. Contém ácido ibotênico e muscimol, que turvam a mente em quantidade impossível de avaliar a olho.\n\nComê-lo pode causar vômitos, salivação, agitação, delírio e sono profundo, e nos casos graves convulsões ou coma; álcool e sedativos agravam tudo. Se alguém ingerir, ligue já para o centro de intoxicações. Desbotado, lembra a amanita-dos-césares; em botão, outras amanitas, inclusive o chapéu-da-morte. Apenas o exemplar inteiro, com a base, oferece identificação segura.',
  },
  cap: {
    en: 'From globe to flat plate, 6–20 cm wide, scarlet to orange-red under white, removable warts; slick when wet.',
    es: 'De esfera a plato, de 6 a 20 cm, rojo escarlata a anaranjado, con verrugas blancas que se desprenden; brillante al mojarse.',
    pt: 'De bola a prato, com 6–20 cm, escarlate a vermelho-alaranjado, com verrugas brancas que se soltam; lustroso quando molhado.',
  },
  gills: {
    en: 'Crowded white gills, free of the stem, print white. The white stem, 8–20 cm by 1–2.5 cm, hangs a skirt-like ring and swells into a bulb ringed with warty volva remains.',
    es: 'Láminas blancas, apretadas y libres, de esporada blanca. Pie blanco de 8–20 cm por 1–2,5 cm, con anillo en falda y un bulbo ceñido por restos verrugosos de volva.',
    pt: 'Lâminas brancas, densas e livres, de esporada branca. Pé branco de 8–20 cm por 1–2,5 cm, com anel em saia e bulbo cercado por restos verrucosos da volva.',
  },
  bruising: null,
  habitat: {
    en: 'Acid ground beneath birch, pine and spruce, and under introduced trees in the southern hemisphere.',
    es: 'Suelos ácidos bajo abedul, pino y pícea; introducida en el hemisferio sur.',
    pt: 'Solos ácidos sob bétulas, pinheiros e espruces; introduzido no hemisfério sul.',
  },
  substrates: [
    {
      en: 'mycorrhiza with birch, pine and spruce',
      es: 'micorriza con abedul, pino y pícea',
      pt: 'micorriza com bétula, pinheiro e espruce',
    },
  ],
  substrateFacts: ['mycorrhiza with birch, pine and spruce'],
  seasonNorth: [8, 9, 10, 11],
  continents: ['europe', 'asia', 'north-america', 'south-america', 'africa', 'oceania'],
  helpsWith: [],
  danger: {
    ...isoxazolePoisoning,
    fatality: {
      en: 'Deaths are rare and mostly concern children, the old, or people who could not be cared for in time.',
      es: 'Las muertes son raras y afectan sobre todo a niños, ancianos o personas que no recibieron ayuda a tiempo.',
      pt: 'Mortes são raras e atingem sobretudo crianças, idosos ou pessoas sem socorro a tempo.',
    },
    regions: {
      en: 'Around the whole northern half, and with planted pines in South America, southern Africa, Australia and New Zealand. Its color draws toddlers and dogs: clear it from gardens where they play.',
      es: 'En toda la mitad norte del mundo y, con los pinos plantados, en Sudamérica, el sur de África, Australia y Nueva Zelanda. Su color atrae a niños pequeños y perros: retírela de los jardines donde jueguen.',
      pt: 'Em toda a metade norte do mundo e, com os pinus plantados, na América do Sul, no sul da África, na Austrália e na Nova Zelândia. A cor atrai crianças e cães: retire-o dos jardins onde brincam.',
    },
  },
  sideEffects: [
    {
      sideEffect: {
        en: 'Vomiting, delirium, deep sleep',
        es: 'Vómitos, delirio, sopor',
        pt: 'Vômito, delírio, sono profundo',
      },
      description: {
        en: 'Vomiting and drooling give way to confusion, agitation and delirium, then to heavy sleep.',
        es: 'Vómitos y babeo, luego confusión, agitación y delirio, y al final un sueño muy profundo.',
        pt: 'Vômito e salivação, depois confusão, agitação e delírio, por fim um sono muito pesado.',
      },
    },
    {
      sideEffect: { en: 'Seizures and coma', es: 'Convulsiones y coma', pt: 'Convulsões e coma' },
      description: {
        en: 'Severe poisonings can reach seizures and coma, so a poison center should be rung straight away.',
        es: 'En los casos graves hay convulsiones y coma: llame al centro de toxicología sin esperar.',
        pt: 'Casos graves chegam a convulsões e coma, por isso chame sem demora o centro de intoxicações.',
      },
    },
    {
      sideEffect: { en: 'Undependable content', es: 'Contenido imprevisible', pt: 'Teor imprevisível' },
      description: {
        en: 'Toxin levels differ so much from cap to cap that no amount can be called dependable.',
        es: 'Las toxinas varían tanto de un ejemplar a otro que ninguna cantidad resulta fiable.',
        pt: 'As toxinas oscilam tanto entre exemplares que nenhuma quantidade é confiável.',
      },
    },
    {
      sideEffect: {
        en: 'Danger with alcohol or driving',
        es: 'Peligro con alcohol o conducción',
        pt: 'Perigo com álcool ou direção',
      },
      description: {
        en: 'Alcohol, sedatives or getting behind a wheel make its effects far more dangerous.',
        es: 'Mezclarla con alcohol o sedantes, o conducir después, multiplica el peligro.',
        pt: 'Álcool, sedativos ou direção de veículos aumentam muito o perigo.',
      },
    },
  ],
  psychoactiveChem: [
    {
      compound: 'ibotenic-acid',
      min: 0.01,
      max: 2.85,
      typical: 1.0,
      unit: 'mg/g dry',
      source:
        'Caps of five market samples, Tsujikawa et al. 2006 (lowest value reported as under 0.01, as hydrate); typical rounded from published averages',
    },
    {
      compound: 'muscimol',
      min: 0.05,
      max: 1.05,
      typical: 0.4,
      unit: 'mg/g dry',
      source: 'Dried caps, Tsujikawa et al. 2006; typical rounded from published averages',
    },
  ],
  medicinalChem: [
    {
      name: 'polysaccharides',
      min: null,
      max: null,
      unit: null,
      source: null,
      benefits: {
        en: 'A fucomannogalactan and glucans have been isolated and studied in the laboratory; nothing supports eating the mushroom for them.',
        es: 'Se han aislado un fucomanogalactano y glucanos para estudio de laboratorio, sin motivo alguno para ingerir la seta.',
        pt: 'Uma fucomanogalactana e glucanas foram isoladas para pesquisa, o que não justifica comer o cogumelo.',
      },
    },
  ],
  nutrients: null,
  nutrientsBasis: null,
  morphology: {
    capShape: 'flat',
    capColors: ['#c8201b', '#e2451f', '#f6efe2'],
    capDiameterCm: [6, 20],
    gills: 'gills',
    gillColor: '#faf6ec',
    stipe: { lengthCm: [8, 20], widthCm: [1, 2.5], color: '#faf5ea', ring: true, volva: true },
    sporePrint: { color: 'white', hex: '#f8f5ee' },
    bruising: null,
    surface: 'warty',
  },
  lookAlikes: [
    {
      scientificName: 'Amanita caesarea',
      commonName: { en: 'Caesar’s Mushroom', es: 'Oronja', pt: 'Amanita-dos-césares' },
      edibility: 'choice',
      differences: {
        en: 'The edible one, with gills and stem golden yellow, a large white bag at the base and no warts; a fly agaric stripped by rain is white below.',
        es: 'La comestible: láminas y pie amarillo dorado, gran volva blanca en saco y ninguna verruga; la matamoscas lavada por la lluvia es blanca por debajo.',
        pt: 'A comestível tem lâminas e pé amarelo-dourados, uma grande bolsa branca na base e nenhuma verruga; já o agário lavado pela chuva é branco por baixo.',
      },
    },
    {
      scientificName: 'Amanita pantherina',
      commonName: { en: 'Panther Cap', es: 'Amanita pantera', pt: 'Amanita-pantera' },
      edibility: 'toxic',
      differences: {
        en: 'More dangerous still, with more muscimol. Its cap is brown under white warts.',
        es: 'Todavía más peligrosa, con más muscimol. Sombrero pardo con verrugas blancas.',
        pt: 'Ainda mais perigosa, com mais muscimol. O chapéu é marrom e leva verrugas brancas.',
      },
    },
    {
      scientificName: 'Amanita phalloides',
      commonName: { en: 'Death Cap', es: 'Oronja verde', pt: 'Chapéu-da-morte' },
      edibility: 'deadly',
      differences: {
        en: 'Deadly. Olive to yellowish, usually without warts, it sits in a bag-like volva where the fly agaric has rings of warts.',
        es: 'Mortal. Oliva a amarillenta, casi nunca con verrugas, y asentada en un saco, mientras que la matamoscas tiene cercos de verrugas.',
        pt: 'Mortal. De oliva a amarelado, em geral sem verrugas, sai de uma bolsa, ao passo que o agário-das-moscas exibe círculos de verrugas.',
      },
    },
  ],
  productGuide: [],
  cultivation: null,
  cultivationNote: {
    en: 'Never farmed, for it thrives only alongside living tree roots.',
    es: 'Imposible de cultivar en cama, pues vive ligada a las raíces de los árboles.',
    pt: 'Não há como produzi-lo em canteiro, visto que vive preso às raízes das árvores.',
  },
  references: [
    {
      title: 'Amanita muscaria: chemistry, biology, toxicology, and ethnomycology',
      year: 2003,
      url: 'https://doi.org/10.1017/S0953756203007305',
      doi: '10.1017/S0953756203007305',
      summary: {
        en: 'Covers fly agaric chemistry, poisoning and place in human culture.',
        es: 'Repasa los compuestos, las intoxicaciones y la historia cultural de la matamoscas.',
        pt: 'Trata dos compostos, das intoxicações e da história cultural do agário-das-moscas.',
      },
    },
    {
      title: 'Analysis of hallucinogenic constituents in Amanita mushrooms circulated in Japan',
      year: 2006,
      url: 'https://doi.org/10.1016/j.forsciint.2006.01.004',
      doi: '10.1016/j.forsciint.2006.01.004',
      summary: {
        en: 'Laboratory values for ibotenic acid and muscimol in fly agaric and panther cap sold in Japan.',
        es: 'Valores de ácido iboténico y muscimol en matamoscas y pantera vendidas en Japón.',
        pt: 'Dosagens de ácido ibotênico e muscimol em amostras de agário-das-moscas e amanita-pantera vendidas no Japão.',
      },
    },
    {
      title: 'Fly agaric (Amanita muscaria) poisoning, case report and review',
      year: 2005,
      url: 'https://doi.org/10.1016/j.toxicon.2005.01.005',
      doi: '10.1016/j.toxicon.2005.01.005',
      summary: {
        en: 'Describes one patient poisoned by fly agaric and reviews earlier cases.',
        es: 'Presenta un caso de intoxicación por matamoscas y repasa los anteriores.',
        pt: 'Descreve um caso de envenenamento por agário-das-moscas e revê os anteriores.',
      },
    },
  ],
}
