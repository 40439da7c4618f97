import type { SpeciesSeed } from '../shapes'

export const psilocybeCyanescens: SpeciesSeed = {
  slug: 'psilocybe-cyanescens',
  scientificName: 'Psilocybe cyanescens',
  authority: 'Wakef.',
  variation: null,
  synonyms: [],
  commonNames: { en: ['Wavy Cap'], es: ['Sombrero ondulado'], pt: ['Chapéu-ondulado'] },
  taxonomy: {
    kingdom: 'Fungi',
    division: 'Basidiomycota',
    class: 'Agaricomycetes',
    order: 'Agaricales',
    family: 'Hymenogastraceae',
    genus: 'Psilocybe',
    species: 'Psilocybe cyanescens',
  },
  types: ['psychoactive'],
  edibility: 'psychoactive',
  flavors: ['bitter', 'grounded'],
  fragrances: ['earthy', 'fungus'],
  textures: ['fleshy', 'chewy'],
  effects: ['hallucinogenic', 'visuals', 'perceptual', 'euphoric', 'spiritual', 'insightful', 'reflective'],
  lead: {
    en: 'A caramel mushroom of autumn wood chips, known by its rippled cap edge and strong bluing, it is legally controlled almost everywhere and shares its beds with a deadly double.',
    es: 'Hongo otoñal de las astillas de madera, acaramelado y de borde ondulado, que azulea con fuerza, está prohibido en la mayoría de los países y crece junto a un doble mortal.',
    pt: 'Cogumelo cor de caramelo que surge no outono em lascas de madeira, de borda ondulada e azulamento forte, é proibido em quase toda parte e divide o canteiro com um sósia mortal.',
  },
  description: {
    en: 'The wavy cap has followed gardeners across the world. From October to December in the north it comes up in troops on wood chips, mulch and sawdust in parks and gardens of North America, Europe and Oceania. The moist cap is caramel brown and fades to pale straw as it dries; in age its margin ripples, which gave it the English name. Gills turn from pale to purplish brown, the white stem keeps traces of a veil, and every part goes blue where handled.\n\nIt is no food. The species contains psilocybin and psilocin, which alter perception, and most countries forbid its picking, possession and sale. Its place in this guide is that of a species to recognize, with a chemistry long measured.\n\nThe gravest danger is the funeral bell, a small brown *Galerina* carrying the death cap’s liver toxins, which fruits among wavy caps in the same chips. Vomiting or diarrhea that begins 6 hours or more after any such mushroom was eaten calls for hospital at once, even if it passes. Each stem needs its own purple-black print and its own certain identification.',
    es: 'El sombrero ondulado ha viajado por el mundo con la jardinería. De octubre a diciembre, en el norte, sale en grupos sobre astillas, acolchados y aserrín de parques y jardines de Norteamérica, Europa y Oceanía. El sombrero, caramelo en húmedo, palidece hasta un tono paja al secarse, y con la edad el margen se riza. Las láminas pasan de claras a pardo violáceas, el pie blanco guarda restos de un velo como telaraña y todo el hongo se vuelve azul donde se toca.\n\nNo es un alimento. Contiene psilocibina y psilocina, que alteran la percepción, y en la mayoría de los países su recolección, posesión y venta son ilegales. Figura aquí como especie que conviene reconocer y cuya química se mide desde hace décadas.\n\nEl peligro mayor es *Galerina marginata*, parda, pequeña y con las toxinas hepáticas de la oronja verde, que crece mezclada en las mismas astillas. Los vómitos o la diarrea que empiezan 6 horas o más después de ingerir un hongo así exigen ir al hospital en el acto, aunque remitan. Cada ejemplar, uno por uno, ha de dar esporada negro púrpura y quedar identificado con toda seguridad.',
    pt: 'O chapéu-ondulado correu o mundo com a jardinagem. De outubro a dezembro, no norte, aparece em bandos sobre lascas de madeira, coberturas de canteiro e serragem, em parques e jardins da América do Norte, Europa e Oceania. O chapéu úmido é caramelo e desbota até a cor de palha ao secar; com a idade, a margem ondula. As lâminas vão do claro ao marrom-arroxeado, o pé branco conserva vestígios de um véu em teia e tudo azula onde é tocado.\n\nNão é alimento. A espécie contém psilocibina e psilocina, que alteram a percepção, e a maioria dos países proíbe colher, possuir e vender. Está neste guia para ser reconhecida e por uma química que os micólogos medem há décadas.\n\nO perigo mais grave é a *Galerina marginata*, pequena, marrom e portadora das toxinas hepáticas do chapéu-da-morte, que nasce misturada a ele. Vômito ou diarreia que comece 6 horas ou mais após comer um cogumelo assim pede hospital imediatamente, mesmo que passe. Exemplar por exemplar, é preciso obter esporada preto-arroxeada e chegar a uma identificação certa.',
  },
  cap: {
    en: 'Domed, then flat with a rippled margin, 1.5 to 5 cm across. Smooth and slightly sticky when wet, caramel to chestnut, drying to pale buff.',
    es: 'Convexo y luego plano, con el borde ondulado, de 1,5 a 5 cm; liso, caramelo o castaño en húmedo y beige pálido al secarse.',
    pt: 'Convexo e depois plano, de margem ondulada, com 1,5 a 5 cm; liso, caramelo a marrom quando úmido e bege-claro depois de seco.',
  },
  gills: {
    en: 'Gills brown with a purple tone and a purple-black spore print. Whitish stem 2 to 8 cm by 0.3 to 0.6 cm, without a lasting ring or a volva.',
    es: 'Láminas pardas con matiz violeta y esporada negro púrpura. Pie blanquecino de 2 a 8 cm por 0,3 a 0,6 cm, sin anillo persistente ni volva.',
    pt: 'Lâminas marrons de tom arroxeado e esporada preto-arroxeada. Pé esbranquiçado de 2 a 8 cm por 0,3 a 0,6 cm, sem anel duradouro e sem volva.',
  },
  bruising: {
    en: 'Cap and stem turn strongly blue wherever they are pressed or cut.',
    es: 'Azulea con intensidad al presionarlo o cortarlo.',
    pt: 'Azula com força quando apertado ou cortado.',
  },
  habitat: {
    en: 'Wood chips, mulch and sawdust in parks and gardens in autumn.',
    es: 'En otoño, sobre astillas, acolchados y aserrín de parques y jardines.',
    pt: 'No outono, em lascas de madeira, cobertura morta e serragem de parques e jardins.',
  },
  substrates: [
    { en: 'wood chips', es: 'astillas de madera', pt: 'lascas de madeira' },
    { en: 'mulch', es: 'acolchado vegetal', pt: 'cobertura morta de canteiros' },
  ],
  substrateFacts: ['wood chips', 'mulch'],
  seasonNorth: [10, 11, 12],
  continents: ['north-america', 'europe', 'oceania'],
  helpsWith: [],
  sideEffects: [
    {
      sideEffect: {
        en: 'Nausea, panic and racing heart',
        es: 'Náuseas, pánico y taquicardia',
        pt: 'Náusea, pânico e taquicardia',
      },
      description: {
        en: 'Poison centers see sickness, anxiety, confusion and a raised pulse or blood pressure after wavy caps have been eaten.',
        es: 'Los servicios de toxicología describen náuseas, ansiedad, confusión y subida del pulso o de la tensión.',
        pt: 'Centros de intoxicações descrevem enjoo, ansiedade, confusão e aumento do pulso ou da pressão.',
      },
    },
    {
      sideEffect: {
        en: 'Dangerous drug interactions',
        es: 'Interacciones peligrosas',
        pt: 'Interações medicamentosas perigosas',
      },
      description: {
        en: 'Lithium, MAO inhibitors, tramadol and other medicines that act on serotonin make exposure riskier.',
        es: 'El litio, los inhibidores de la MAO, el tramadol y otros fármacos serotoninérgicos aumentan el riesgo.',
        pt: 'Lítio, inibidores da MAO, tramadol e outros fármacos serotoninérgicos elevam o risco.',
      },
    },
    {
      sideEffect: {
        en: 'Psychosis and heart risk',
        es: 'Riesgo psiquiátrico y cardíaco',
        pt: 'Risco psiquiátrico e cardíaco',
      },
      description: {
        en: 'Harm is likelier in anyone with psychosis, bipolar disorder or serious heart disease, in themselves or, for the mental illnesses, in the family.',
        es: 'El daño es más probable con antecedentes propios o familiares de psicosis o trastorno bipolar, o con una cardiopatía grave.',
        pt: 'O dano é mais provável com histórico próprio ou familiar de psicose ou transtorno bipolar, ou com doença cardíaca grave.',
      },
    },
    {
      sideEffect: {
        en: 'Illegal in most countries',
        es: 'Ilegal en casi todas partes',
        pt: 'Ilegal na maioria dos países',
      },
      description: {
        en: 'Picking or possessing this mushroom is an offense under the law of most countries.',
        es: 'Recoger o tener este hongo constituye delito según las leyes de la mayoría de los países.',
        pt: 'Colher ou possuir este cogumelo é crime pela lei da maior parte dos países.',
      },
    },
    {
      sideEffect: {
        en: 'Wood-lover’s paralysis',
        es: 'Parálisis de los hongos lignícolas',
        pt: 'Paralisia dos cogumelos da madeira',
      },
      description: {
        en: 'Temporary weakness of the muscles has been reported after wood-growing species such as this one.',
        es: 'Tras ingerir especies que crecen en madera, como esta, se ha descrito debilidad muscular pasajera.',
        pt: 'Depois de espécies que crescem na madeira, como esta, já se relatou fraqueza muscular temporária.',
      },
    },
    {
      sideEffect: {
        en: 'Late vomiting: suspect amatoxins',
        es: 'Vómitos tardíos: posibles amatoxinas',
        pt: 'Vômito tardio: suspeita de amatoxinas',
      },
      description: {
        en: 'Sickness or diarrhea starting 6 hours or more after the meal suggests a deadly look-alike, and the hospital is needed at once even if symptoms ease.',
        es: 'Si los vómitos o la diarrea aparecen 6 horas o más después, cabe sospechar un doble mortal y hay que acudir al hospital de inmediato, incluso si ceden.',
        pt: 'Vômito ou diarreia que surja 6 horas ou mais depois faz suspeitar de um sósia mortal, e a ida ao hospital é urgente ainda que melhore.',
      },
    },
  ],
  psychoactiveChem: [
    {
      compound: 'psilocybin',
      min: null,
      max: 16.8,
      typical: 8.5,
      unit: 'mg/g dry',
      source: 'Stamets 1996; total indoles of 3.9–7.5 (Europe) and 6.6–19.6 mg/g (North America) are reported',
    },
    {
      compound: 'psilocin',
      min: 3.6,
      max: 3.6,
      typical: null,
      unit: 'mg/g dry',
      source: 'A single published value, Stamets 1996',
    },
    {
      compound: 'baeocystin',
      min: 0.3,
      max: 0.3,
      typical: null,
      unit: 'mg/g dry',
      source: 'A single published value, Stamets 1996',
    },
    {
      compound: 'aeruginascin',
      min: null,
      max: null,
      typical: null,
      unit: 'mg/g dry',
      source: 'Producer species identified by Dörner et al. 2022; amount not established',
    },
    {
      compound: 'harmine',
      min: null,
      max: null,
      typical: null,
      unit: 'mg/g dry',
      source: 'Trace (microgram per gram range); beta-carbolines found in four Psilocybe species, Blei et al. 2020',
    },
    {
      compound: 'norharmane',
      min: null,
      max: null,
      typical: null,
      unit: 'mg/g dry',
      source: 'Trace (microgram per gram range); beta-carbolines found in four Psilocybe species, Blei et al. 2020',
    },
    {
      compound: 'cordysinin',
      min: null,
      max: null,
      typical: null,
      unit: 'mg/g dry',
      source: 'Trace (microgram per gram range); beta-carbolines found in four Psilocybe species, Blei et al. 2020',
    },
  ],
  medicinalChem: [],
  nutrients: null,
  nutrientsBasis: null,
  morphology: {
    capShape: 'flat',
    capColors: ['#a5672e', '#cf9a58', '#e9d0a0'],
    capDiameterCm: [1.5, 5],
    gills: 'gills',
    gillColor: '#6b4f4a',
    stipe: { lengthCm: [2, 8], widthCm: [0.3, 0.6], color: '#efe6d6', ring: false, volva: false },
    sporePrint: { color: 'purple-black', hex: '#2e2230' },
    bruising: 'Bruises blue strongly',
    surface: 'smooth',
  },
  lookAlikes: [
    {
      scientificName: 'Galerina marginata',
      commonName: { en: 'Funeral Bell', es: 'Galerina mortal', pt: 'Galerina-mortal' },
      edibility: 'deadly',
      differences: {
        en: 'Deadly, with the death cap’s liver toxins, and found in the very same chips. Its print is rusty brown, it does not turn blue, and its thin ring often wears away, so every stem must be checked.',
        es: 'Mortal, con las mismas toxinas hepáticas que la oronja verde, y presente en las mismas astillas. Da esporada pardo herrumbrosa, no azulea y pierde con facilidad su anillo fino: revise cada pie.',
        pt: 'Mortal, com as toxinas hepáticas do chapéu-da-morte, e presente nas mesmas lascas. A esporada é marrom-ferrugem, não há azulamento e o anel fino some com facilidade; examine pé por pé.',
      },
    },
    {
      scientificName: 'Pholiotina rugosa',
      commonName: { en: 'Fool’s Conecap', es: 'Conocibe anillada', pt: 'Conocibe-anelada' },
      edibility: 'deadly',
      differences: {
        en: 'Deadly through amatoxins. A conical brown cap, rusty print, no bluing, and a loose ring that can slip off; other conecaps do turn blue, so a blue stain makes none of them safe.',
        es: 'Mortal por amatoxinas. Sombrero cónico y pardo, esporada herrumbrosa, sin azuleo y con un anillo suelto que puede caerse; otras conocibes sí azulean, así que el azul no vuelve segura a ninguna.',
        pt: 'Mortal por conter amatoxinas. Chapéu cônico e marrom, esporada ferrugínea, nenhum azul e um anel solto que pode cair; outras conocibes ficam azuis, e o azul não torna nenhuma segura.',
      },
    },
    {
      scientificName: 'Leratiomyces ceres',
      commonName: { en: 'Redlead Roundhead', es: 'Leratiomices rojo', pt: 'Leratiomyces-vermelho' },
      edibility: 'inedible',
      differences: {
        en: 'Inedible; its cap is red-orange, the gills grayish, and nothing turns blue.',
        es: 'No comestible; de sombrero rojo anaranjado y láminas grisáceas, nunca azulea.',
        pt: 'Não comestível; tem chapéu vermelho-alaranjado e lâminas acinzentadas, e jamais azula.',
      },
    },
  ],
  productGuide: [
    {
      tip: { en: 'Photograph, do not pick', es: 'Fotografiar sin recoger', pt: 'Fotografar sem colher' },
      description: {
        en: 'Record cap, gills, stem and substrate where they stand. In most countries collecting the fruit body is itself an offense.',
        es: 'Retrate sombrero, láminas, pie y sustrato en el lugar. En la mayoría de los países recoger el ejemplar ya es delito.',
        pt: 'Registre chapéu, lâminas, pé e substrato no local. Na maioria dos países, colher o exemplar já é crime.',
      },
    },
    {
      tip: { en: 'Ask before microscopy', es: 'Permiso para el microscopio', pt: 'Licença para microscopia' },
      description: {
        en: 'Rules on spores and herbarium material differ from place to place. Authorized laboratories work with dried, labeled vouchers.',
        es: 'La norma sobre esporas y material de herbario varía según el país. Los laboratorios autorizados trabajan con pliegos secos y rotulados.',
        pt: 'As regras sobre esporos e material de herbário mudam de país para país. Laboratórios autorizados trabalham com exsicatas identificadas.',
      },
    },
    {
      tip: { en: 'Children, pets and mulch', es: 'Niños, mascotas y astillas', pt: 'Crianças, animais e canteiros' },
      description: {
        en: 'Clear small brown mushrooms from garden chips with gloves. After any swallowing call poison control and keep a specimen for the expert.',
        es: 'Retire con guantes los hongos pardos del acolchado. Ante una ingestión, llame a toxicología y guarde una muestra para el experto.',
        pt: 'Retire com luvas os cogumelos marrons da cobertura. Se alguém engolir, ligue para o centro de intoxicações e guarde uma amostra.',
      },
    },
  ],
  cultivation: null,
  cultivationNote: {
    en: 'Growing the wavy cap is not covered in this guide: most countries treat it as a controlled species.',
    es: 'Esta guía no trata el cultivo del sombrero ondulado, especie controlada en la mayoría de los países.',
    pt: 'O cultivo do chapéu-ondulado fica fora deste guia, por ser espécie controlada na maioria dos países.',
  },
  references: [
    {
      title:
        'Psilocybin and psilocin levels in twenty species from seven genera of wild mushrooms in the Pacific Northwest, U.S.A.',
      year: 1982,
      url: 'https://doi.org/10.1016/0378-8741(82)90013-7',
      doi: '10.1016/0378-8741(82)90013-7',
      summary: {
        en: 'Survey that measured the two main alkaloids in wild Pacific Northwest mushrooms.',
        es: 'Estudio que midió los dos alcaloides principales en hongos silvestres del noroeste del Pacífico.',
        pt: 'Estudo que mediu os dois alcaloides principais em cogumelos silvestres do noroeste do Pacífico.',
      },
    },
    {
      title: 'Genetic Survey of Psilocybe Natural Products',
      year: 2022,
      url: 'https://doi.org/10.1002/cbic.202200249',
      doi: '10.1002/cbic.202200249',
      summary: {
        en: 'Searches five Psilocybe genomes for natural products and reports aeruginascin, lumichrome and verpacamide A.',
        es: 'Explora cinco genomas de Psilocybe y da cuenta de aeruginascina, lumicromo y verpacamida A.',
        pt: 'Explora cinco genomas de Psilocybe e relata aeruginascina, lumicromo e verpacamida A.',
      },
    },
    {
      title: 'Amatoxins in wood-rotting Galerina marginata',
      year: 2004,
      url: 'https://doi.org/10.1080/15572536.2005.11832920',
      doi: '10.1080/15572536.2005.11832920',
      summary: {
        en: 'Quantifies amatoxins in Galerina marginata, the small brown killer that is taken for edible and psilocybin species.',
        es: 'Mide las amatoxinas de Galerina marginata, confundida con especies comestibles y con las que llevan psilocibina.',
        pt: 'Quantifica as amatoxinas de Galerina marginata, confundida com espécies comestíveis e com as que têm psilocibina.',
      },
    },
    {
      title: 'Psilocybin Mushrooms of the World: An Identification Guide',
      year: 1996,
      url: 'https://openlibrary.org/isbn/9780898158397',
      doi: null,
      summary: {
        en: 'Identification guide to psilocybin species, with their dangerous doubles and published alkaloid levels.',
        es: 'Guía para identificar especies con psilocibina, sus dobles peligrosos y los niveles de alcaloides publicados.',
        pt: 'Guia de identificação das espécies com psilocibina, seus sósias perigosos e os teores de alcaloides publicados.',
      },
    },
  ],
}
