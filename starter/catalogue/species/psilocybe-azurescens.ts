import type { SpeciesSeed } from '../shapes'

export const psilocybeAzurescens: SpeciesSeed = {
  slug: 'psilocybe-azurescens',
  scientificName: 'Psilocybe azurescens',
  authority: 'Stamets & Gartz',
  variation: null,
  synonyms: [],
  commonNames: {
    en: ['Flying Saucer Mushroom', 'Blue Angel', 'Azurescens'],
    es: ['Platillo volador'],
    pt: ['Disco-voador'],
  },
  taxonomy: {
    kingdom: 'Fungi',
    division: 'Basidiomycota',
    class: 'Agaricomycetes',
    order: 'Agaricales',
    family: 'Hymenogastraceae',
    genus: 'Psilocybe',
    species: 'Psilocybe azurescens',
  },
  types: ['psychoactive'],
  edibility: 'psychoactive',
  flavors: ['bitter', 'grounded'],
  fragrances: ['earthy', 'fungus'],
  textures: ['fleshy', 'chewy'],
  effects: ['hallucinogenic', 'visuals', 'perceptual', 'euphoric', 'spiritual', 'insightful', 'reflective'],
  lead: {
    en: 'A caramel-capped, bluing mushroom of the Columbia River dunes, among the most potent psilocybin species known, controlled by law and easily confused with fungi that kill.',
    es: 'Seta caramelo y azuleante de las dunas del río Columbia, una de las más potentes en psilocibina, sujeta a control legal y fácil de confundir con especies que matan.',
    pt: 'Cogumelo caramelo que azula, das dunas da foz do rio Colúmbia, um dos mais potentes em psilocibina, controlado por lei e confundível com espécies que matam.',
  },
  description: {
    en: 'Its home is a narrow strip of coast beside the mouth of the Columbia River, where it fruits among dune grass and driftwood from September to December; transplanted colonies in wood chips occur elsewhere in North America and in Europe. The cap, 3 to 10 cm, is caramel, damp-looking, broadly convex with a low central boss. Gills ripen to purple-brown, and the tall pale stem, 9 to 20 cm, stains blue-black where handled.\n\nIt is of interest to chemists and conservationists. Published assays place its psilocybin among the highest of any species, its genome has been sequenced, and it serves as a reference for identification. It is illegal to possess in most countries, and this guide describes it only so that it can be recognized.\n\nFuneral Bell and Ringed Conecap, both lethal to the liver, share chips and season, and their rings can fall off. Blue stains do not clear a mixed handful. A dark purple-brown print, and each specimen checked apart by an expert, are needed to be certain, and certainty of a name is no invitation to eat.',
    es: 'Su casa es una franja estrecha de costa junto a la desembocadura del río Columbia, donde fructifica entre la hierba de dunas y la madera arrojada por el mar, de septiembre a diciembre; en otros puntos de Norteamérica y en Europa hay colonias introducidas en astillas. El sombrero, de 3 a 10 cm, es de color caramelo, de aspecto húmedo y ampliamente convexo, con un bulto central bajo. Las láminas maduran a pardo violáceo y el pie claro, de 9 a 20 cm, se mancha de azul negro al tocarlo.\n\nInteresa a químicos y conservacionistas. Los análisis publicados sitúan su psilocibina entre las más altas, se ha secuenciado su genoma y sirve de referencia para identificar. Poseerla es ilegal en la mayoría de los países; aquí se describe solo para reconocerla.\n\nLa galerina mortal y la conocibe anillada, letales para el hígado, comparten astillas y estación, y su anillo puede caerse. La mancha azul no salva un puñado mezclado. Hacen falta esporada pardo púrpura oscura y examen experto de cada ejemplar para tener certeza, y saber el nombre no es invitación a comerla.',
    pt: 'Sua casa é uma faixa estreita de litoral junto à foz do rio Colúmbia, onde frutifica entre o capim das dunas e a madeira trazida pelo mar, de setembro a dezembro; em outros pontos da América do Norte e na Europa há colônias introduzidas em lascas. O chapéu, de 3 a 10 cm, é caramelo, de aspecto úmido e amplamente convexo, com um calombo central baixo. As lâminas amadurecem para marrom-violáceo, e o pé claro, de 9 a 20 cm, mancha de azul-preto onde se toca.\n\nInteressa a químicos e conservacionistas. Análises publicadas põem sua psilocibina entre as mais altas, o genoma já foi sequenciado e a espécie serve de referência na identificação. Possuí-la é ilegal na maioria dos países; aqui ela é descrita só para ser reconhecida.\n\nGalerina-mortal e conocibe-anelada, letais para o fígado, dividem as lascas e a estação, e o anel delas pode cair. A mancha azul não absolve um punhado misturado. Só a esporada marrom-púrpura escura e o exame de cada exemplar por um especialista dão certeza, e saber o nome não é convite para comer.',
  },
  cap: {
    en: 'Conical at first, then broadly convex with a low central knob, 3–10 cm; smooth and slightly sticky when wet, caramel to chestnut, drying to straw.',
    es: 'Primero cónico, luego ampliamente convexo y con un mamelón bajo, de 3 a 10 cm; liso, algo viscoso si está húmedo, caramelo o castaño, pajizo al secarse.',
    pt: 'De início cônico, depois amplamente convexo com umbo baixo, de 3 a 10 cm; liso, meio pegajoso quando úmido, caramelo a marrom, cor de palha ao secar.',
  },
  gills: {
    en: 'Gills brown then purple-black, with a purple-brown to black print. Slender off-white stem, 9–20 cm by 0.3–0.6 cm, without true ring or volva.',
    es: 'Láminas pardas que acaban negro violáceas; esporada pardo púrpura a negra. Pie delgado y blanquecino, de 9–20 por 0,3–0,6 cm, sin anillo auténtico ni volva.',
    pt: 'Lâminas marrons que terminam preto-arroxeadas e esporada marrom-púrpura a preta; pé esguio, quase branco, de 9–20 por 0,3–0,6 cm, sem anel verdadeiro nem volva.',
  },
  bruising: {
    en: 'Stains blue-black where handled or damaged.',
    es: 'Se mancha de azul negro donde se roza o se daña.',
    pt: 'Mancha de azul-preto onde é tocado ou ferido.',
  },
  habitat: {
    en: 'Dune grass and woody debris near the mouth of the Columbia River; planted elsewhere in wood chips.',
    es: 'Hierba de dunas y restos leñosos cerca de la boca del río Columbia; introducida en astillas en otras partes.',
    pt: 'Capim de dunas e restos de madeira perto da foz do rio Colúmbia; introduzido em lascas noutros lugares.',
  },
  substrates: [
    { en: 'wood chips', es: 'astillas de madera', pt: 'lascas de madeira' },
    { en: 'dune grass roots', es: 'raíces de hierba de dunas', pt: 'raízes de capim de dunas' },
  ],
  substrateFacts: ['wood chips', 'dune grass roots'],
  seasonNorth: [9, 10, 11, 12],
  continents: ['north-america', 'europe'],
  helpsWith: [],
  sideEffects: [
    {
      sideEffect: {
        en: 'Nausea, panic and raised pulse',
        es: 'Náuseas, pánico y pulso acelerado',
        pt: 'Náusea, pânico e pulso acelerado',
      },
      description: {
        en: 'Poisoned people may vomit, become anxious, panic or confused, and have a raised heart rate or blood pressure.',
        es: 'La intoxicación puede traer náuseas, ansiedad, pánico o confusión, con pulso o tensión elevados.',
        pt: 'A intoxicação pode trazer náusea, ansiedade, pânico ou confusão, com pulso ou pressão elevados.',
      },
    },
    {
      sideEffect: { en: 'Dangerous drug combinations', es: 'Combinaciones peligrosas', pt: 'Combinações perigosas' },
      description: {
        en: 'Lithium, MAO inhibitors, tramadol and other serotonergic drugs make the risk much greater.',
        es: 'El litio, los inhibidores de la MAO, el tramadol y otros fármacos serotoninérgicos agravan el riesgo.',
        pt: 'Lítio, inibidores da MAO, tramadol e outros fármacos serotoninérgicos agravam o risco.',
      },
    },
    {
      sideEffect: {
        en: 'Psychiatric and heart risk',
        es: 'Riesgo psiquiátrico y cardíaco',
        pt: 'Risco psiquiátrico e cardíaco',
      },
      description: {
        en: 'Anyone with a personal or family history of psychosis or bipolar disorder, or with serious heart disease, is at particular danger.',
        es: 'Corren peligro especial quienes tienen antecedentes propios o familiares de psicosis o trastorno bipolar, o una cardiopatía grave.',
        pt: 'Correm perigo especial pessoas com história própria ou familiar de psicose ou transtorno bipolar, ou com doença cardíaca grave.',
      },
    },
    {
      sideEffect: {
        en: 'Illegal in most countries',
        es: 'Ilegal en casi todos los países',
        pt: 'Ilegal na maioria dos países',
      },
      description: {
        en: 'Picking, holding or passing on these mushrooms can be a criminal offense, even when they grow wild.',
        es: 'Recoger, tener o entregar estos hongos puede ser delito, aunque crezcan silvestres.',
        pt: 'Colher, guardar ou repassar estes cogumelos pode ser crime, mesmo quando crescem silvestres.',
      },
    },
    {
      sideEffect: { en: 'Extreme potency', es: 'Potencia extrema', pt: 'Potência extrema' },
      description: {
        en: 'Its alkaloid content is among the highest measured, so that even a small misjudged amount can do harm.',
        es: 'Su contenido en alcaloides es de los más altos medidos, y un pequeño error de cantidad puede hacer daño.',
        pt: 'Seu teor de alcaloides está entre os maiores já medidos, e um pequeno erro de quantidade pode fazer mal.',
      },
    },
    {
      sideEffect: { en: 'Wood-lover’s paralysis', es: 'Parálisis de los lignícolas', pt: 'Paralisia dos lignícolas' },
      description: {
        en: 'Hours of temporary muscle weakness have been reported after bluing species that live on wood.',
        es: 'Tras especies azuleantes de la madera se han descrito horas de debilidad muscular pasajera.',
        pt: 'Depois de espécies da madeira que azulam, há relatos de horas de fraqueza muscular passageira.',
      },
    },
    {
      sideEffect: {
        en: 'Late vomiting: amatoxin alarm',
        es: 'Vómito tardío: alarma por amatoxinas',
        pt: 'Vômito tardio: alarme de amatoxinas',
      },
      description: {
        en: 'If vomiting or diarrhea begins 6 hours or more after a meal of wild mushrooms, suspect a deadly amatoxin species and go to hospital at once, even if it eases.',
        es: 'Si el vómito o la diarrea empiezan 6 horas o más después de comer, se sospecha un doble mortal: al hospital de inmediato, aunque remita.',
        pt: 'Vômito ou diarreia que começa 6 horas ou mais depois de comer faz pensar em sósia mortal: vá ao hospital na hora, mesmo que melhore.',
      },
    },
  ],
  psychoactiveChem: [
    {
      compound: 'psilocybin',
      min: null,
      max: 17.8,
      typical: null,
      unit: 'mg/g dry',
      source: 'Upper value Stamets 1996; no average rests on enough samples',
    },
    {
      compound: 'psilocin',
      min: null,
      max: 3.8,
      typical: null,
      unit: 'mg/g dry',
      source: 'Upper value Stamets 1996; no average rests on enough samples',
    },
    {
      compound: 'baeocystin',
      min: null,
      max: 3.5,
      typical: null,
      unit: 'mg/g dry',
      source: 'Upper value Stamets 1996',
    },
  ],
  medicinalChem: [],
  nutrients: null,
  nutrientsBasis: null,
  morphology: {
    capShape: 'convex',
    capColors: ['#b07a3c', '#d8ae6e', '#8a5a2b'],
    capDiameterCm: [3, 10],
    gills: 'gills',
    gillColor: '#5f4a4e',
    stipe: { lengthCm: [9, 20], widthCm: [0.3, 0.6], color: '#f2ebdd', ring: false, volva: false },
    sporePrint: { color: 'purple-brown to black', hex: '#2d2230' },
    bruising: 'Bruises blue-black',
    surface: 'smooth',
  },
  lookAlikes: [
    {
      scientificName: 'Galerina marginata',
      commonName: { en: 'Funeral Bell', es: 'Galerina mortal', pt: 'Galerina-mortal' },
      edibility: 'deadly',
      differences: {
        en: 'Deadly amatoxins in a small brown mushroom of the same chips and weeks. It does not blue and prints rusty brown; its thin ring often wears off, so a missing ring proves nothing.',
        es: 'Lleva amatoxinas mortales y es parda, pequeña, de las mismas astillas y semanas. No azulea y su esporada es pardo herrumbre; el anillo, fino, se pierde, y su falta nada demuestra.',
        pt: 'Contém amatoxinas mortais, é pequena, marrom e das mesmas lascas e semanas. Não azula e a esporada é ferrugínea; o anel fino some, e a falta dele não prova nada.',
      },
    },
    {
      scientificName: 'Pholiotina rugosa',
      commonName: { en: 'Fool’s Conecap', es: 'Conocibe anillada', pt: 'Conocibe-anelada' },
      edibility: 'deadly',
      differences: {
        en: 'Deadly through amatoxins: small conical cap, rusty print, no bluing, and a loose ring that may slip off. Close relatives of it stain blue, so a blue mark proves nothing.',
        es: 'Mortal por sus amatoxinas: sombrero pequeño y cónico, esporada herrumbrosa, sin azuleo y anillo suelto que puede caer. Hay parientes cercanas que azulean: una mancha azul no demuestra nada.',
        pt: 'Mortal pelas amatoxinas: chapéu pequeno e cônico, esporada cor de ferrugem, não azula e o anel frouxo pode soltar-se. Há parentes próximas que ficam azuis: uma mancha azul não prova nada.',
      },
    },
    {
      scientificName: 'Psilocybe cyanescens',
      commonName: { en: 'Wavy Cap', es: 'Sombrero ondulado', pt: 'Chapéu-ondulado' },
      edibility: 'psychoactive',
      differences: {
        en: 'Also strongly psychoactive and controlled: smaller, with a wavy edge and no broad central bump.',
        es: 'También muy psicoactiva y controlada: más pequeña, de borde ondulado y sin mamelón ancho.',
        pt: 'Também muito psicoativa e controlada: menor, de margem ondulada e sem umbo largo.',
      },
    },
  ],
  productGuide: [
    {
      tip: { en: 'Print before naming', es: 'Esporada antes del nombre', pt: 'Esporada antes do nome' },
      description: {
        en: 'Take the print of each specimen on white and black paper: rust means stop, and dark purple-brown only narrows the field to several genera.',
        es: 'La esporada de cada ejemplar se toma en papel blanco y negro: si es herrumbrosa, alto ahí; si es pardo púrpura oscura, solo estrecha la búsqueda a varios géneros.',
        pt: 'Tire a esporada de cada exemplar em papel branco e preto: ferrugem manda parar, e marrom-púrpura escuro apenas restringe a busca a alguns gêneros.',
      },
    },
    {
      tip: { en: 'Check the law first', es: 'Primero, la ley', pt: 'A lei primeiro' },
      description: {
        en: 'In most countries even a specimen for study is a controlled substance; photograph it and leave it, unless you hold a license.',
        es: 'En casi todos los países un ejemplar de estudio es ya sustancia controlada; se fotografía y se deja, salvo licencia.',
        pt: 'Na maioria dos países, até um exemplar de estudo é substância controlada; fotografe e deixe, a menos que tenha licença.',
      },
    },
    {
      tip: { en: 'Mind children and dogs', es: 'Niños y perros', pt: 'Crianças e cães' },
      description: {
        en: 'Keep small children and pets away from patches in mulch and dunes, and take any swallowed mushroom with the patient to hospital or a poison center.',
        es: 'Hay que apartar a niños y mascotas de las colonias en astillas y dunas, y si alguien traga uno, llevar el resto al hospital o centro de toxicología.',
        pt: 'Afaste crianças pequenas e animais das colônias em lascas e dunas, e, se alguém engolir um, leve o que restou ao hospital ou centro de intoxicações.',
      },
    },
  ],
  cultivation: null,
  cultivationNote: {
    en: 'Not covered here: this is a controlled species in most countries.',
    es: 'Aquí no se trata: es especie controlada en la mayoría de los países.',
    pt: 'Não é tratado aqui, por ser espécie controlada na maioria dos países.',
  },
  references: [
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
      title: 'Human hallucinogen research: guidelines for safety',
      year: 2008,
      url: 'https://doi.org/10.1177/0269881108093587',
      doi: '10.1177/0269881108093587',
      summary: {
        en: 'Sets out screening, preparation and monitoring rules for psychedelics in research with volunteers.',
        es: 'Fija reglas de selección, preparación y vigilancia para la investigación con psicodélicos en voluntarios.',
        pt: 'Estabelece regras de seleção, preparo e acompanhamento em pesquisas de psicodélicos com voluntários.',
      },
    },
  ],
}
