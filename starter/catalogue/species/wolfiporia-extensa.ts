import type { SpeciesSeed } from '../shapes'

export const wolfiporiaExtensa: SpeciesSeed = {
  slug: 'wolfiporia-extensa',
  scientificName: 'Wolfiporia extensa',
  authority: '(Peck) Ginns',
  variation: null,
  synonyms: ['Wolfiporia cocos', 'Poria cocos', 'Pachyma hoelen', 'Wolfiporia hoelen'],
  commonNames: { en: ['Poria', 'Fu Ling', 'Tuckahoe', 'Hoelen'], es: ['Poria', 'Fu ling'], pt: ['Poria', 'Fu ling'] },
  taxonomy: {
    kingdom: 'Fungi',
    division: 'Basidiomycota',
    class: 'Agaricomycetes',
    order: 'Polyporales',
    family: 'Polyporaceae',
    genus: 'Wolfiporia',
    species: 'Wolfiporia extensa',
  },
  types: ['medicinal'],
  edibility: 'medicinal',
  flavors: ['mild', 'woody'],
  fragrances: ['gentle', 'earthy'],
  textures: ['firm', 'chewy'],
  effects: ['calm'],
  lead: {
    en: 'A brown, bark-skinned lump the size of a coconut that stores food on pine roots, and one of the most used fungi in East Asian herbal medicine.',
    es: 'Masa parda y rugosa, del tamaño de un coco, que almacena alimento en las raíces del pino, y uno de los hongos más usados en la herbolaria de Asia oriental.',
    pt: 'Massa marrom de casca rugosa, do porte de um coco, que guarda reservas nas raízes do pinheiro e está entre os fungos mais usados na fitoterapia do Leste Asiático.',
  },
  description: {
    en: 'Nothing shows above ground but the pine. The fungus packs its reserves into an underground lump, the sclerotium, on the roots, and diggers look for it from July to November in Asia and North America. It is rounded or like a coconut, 10–30 cm across, with a dark cracked skin and firm flesh white or faintly pink inside. Its thin white crust of pores is seldom seen.\n\nMore urination, mild allergy and, rarely, an upset stomach are reported; people with kidney disease or on diuretics should ask first. Buried lumps are many, including truffles, tubers and other sclerotia, so a wild find is only a specimen until pine, texture and a mycologist have confirmed it.\n\nFu ling from China, peeled, diced and dried, is simmered in decoctions or ground into flour for cakes; it tastes of little. Pine logs are inoculated, buried in sandy soil and dug after eight to twelve months. Botanists now call the farmed East Asian fungus *Wolfiporia hoelen*, though trade keeps the older name. Studies are mostly in cells and animals, and traditional use is not proof.',
    es: 'Sobre el suelo solo se ve el pino. El hongo guarda sus reservas en un bulto subterráneo, el esclerocio, pegado a las raíces, que se excava de julio a noviembre en Asia y América del Norte. Es redondeado como un coco, de 10 a 30 cm, con piel oscura y agrietada y carne firme, blanca o algo rosada. La costra blanca de poros, su fase fértil, rara vez se ve.\n\nSe describen más orina, alergia leve y, pocas veces, malestar digestivo; quien tenga enfermedad renal o tome diuréticos debe preguntar antes. Muchos bultos enterrados se parecen entre sí: un hallazgo silvestre queda en muestra hasta que un micólogo lo confirme.\n\nEn China, el fu ling pelado y cortado en dados secos se cuece en decocciones o se muele para pasteles; casi no tiene sabor. Se cultiva enterrando troncos de pino en arena y se recoge de ocho a doce meses después. Hoy el cultivado en Asia oriental se llama *Wolfiporia hoelen*, aunque el comercio conserve el nombre antiguo. La investigación se ha hecho sobre todo en células y animales, y la tradición no equivale a prueba.',
    pt: 'À superfície só se vê o pinheiro. O fungo acumula reservas num caroço subterrâneo, o esclerócio, preso às raízes, e é desenterrado de julho a novembro na Ásia e na América do Norte. Tem forma de coco, de 10 a 30 cm, casca escura e fendida e miolo firme, branco ou rosado. A crosta branca de poros, sua fase fértil, é vista raramente.\n\nRelatam-se mais urina, alergia leve e, raras vezes, desconforto no estômago; quem tem doença renal ou usa diuréticos deve perguntar antes. Há muitos caroços enterrados parecidos, de trufas a outros esclerócios, e um achado silvestre fica como amostra até um micólogo confirmar.\n\nNa China, o fu ling descascado e seco em cubos vai para decocções ou é moído para bolos; quase não tem gosto. No cultivo, toras de pinheiro inoculadas são enterradas em solo arenoso e colhidas de oito a doze meses depois. O material do Leste Asiático hoje se chama *Wolfiporia hoelen*, embora o comércio mantenha o nome antigo. A pesquisa se fez sobretudo em células e animais, e tradição não é prova.',
  },
  cap: {
    en: 'An underground sclerotium, rounded to potato-shaped and 10–30 cm across, with a cracked, bark-like brown skin and white flesh.',
    es: 'Esclerocio subterráneo, redondo o con forma de papa, de 10 a 30 cm, de corteza parda y agrietada y carne blanca.',
    pt: 'Esclerócio subterrâneo, redondo ou em forma de batata, de 10 a 30 cm, com casca marrom fendida e miolo branco.',
  },
  gills: {
    en: 'Gills and stem are absent. The fertile stage, a pale crust of pores with a white spore print, is rarely noticed.',
    es: 'Carece de láminas y de pie. La fase fértil, una costra clara con poros y esporada blanca, pasa casi siempre inadvertida.',
    pt: 'Sem lâminas nem pé. A fase fértil, crosta clara com poros e esporada branca, quase nunca é percebida.',
  },
  bruising: null,
  habitat: {
    en: 'Underground on the roots of pine, in loose, sandy or well-drained soil.',
    es: 'Bajo tierra, en raíces de pino y suelos sueltos, arenosos o bien drenados.',
    pt: 'Debaixo da terra, em raízes de pinheiro e solos soltos, arenosos ou bem drenados.',
  },
  substrates: [{ en: 'roots and logs of pine', es: 'raíces y troncos de pino', pt: 'raízes e toras de pinheiro' }],
  substrateFacts: ['pine roots and logs'],
  seasonNorth: [7, 8, 9, 10, 11],
  continents: ['asia', 'north-america'],
  helpsWith: [
    {
      ailment: 'kidney-health',
      evidence: 'traditional',
      sources: ['https://doi.org/10.1055/s-0030-1270823'],
      note: {
        en: 'Chinese formulas for swelling use it as a mild diuretic, a traditional role that does not treat kidney disease.',
        es: 'La tradición china lo emplea como diurético suave contra la hinchazón; no trata la enfermedad renal.',
        pt: 'Fórmulas chinesas para inchaço o usam como diurético brando, papel tradicional que não trata doença renal.',
      },
    },
    {
      ailment: 'sleep',
      evidence: 'traditional',
      sources: ['https://doi.org/10.1055/s-0030-1270823'],
      note: {
        en: 'It is one ingredient of calming formulas such as suan zao ren tang, and has not been tried alone for sleep.',
        es: 'Forma parte de fórmulas calmantes como suan zao ren tang, sin que conste prueba aislada.',
        pt: 'Entra em fórmulas calmantes como a suan zao ren tang, em mistura com outras ervas.',
      },
    },
    {
      ailment: 'digestion',
      evidence: 'traditional',
      sources: ['https://doi.org/10.1016/j.jep.2013.03.027'],
      note: {
        en: 'Tradition calls on it to strengthen digestion and check diarrhea, without clinical trials to settle the question.',
        es: 'Por costumbre se toma para fortalecer la digestión y frenar la diarrea, sin ensayos que lo avalen.',
        pt: 'Por tradição, usa-se para fortalecer a digestão e conter a diarreia, sem ensaios que o comprovem.',
      },
    },
    {
      ailment: 'inflammation',
      evidence: 'in-vitro',
      sources: ['https://doi.org/10.1055/s-0030-1270823'],
      note: {
        en: 'Its triterpenes block inflammatory enzymes in laboratory assays, which is a long way from a clinical effect.',
        es: 'Sus triterpenos bloquean enzimas inflamatorias en el laboratorio, a gran distancia de un efecto clínico.',
        pt: 'Os triterpenos bloqueiam enzimas inflamatórias em ensaio de laboratório, algo distante de um efeito clínico.',
      },
    },
    {
      ailment: 'anxiety',
      evidence: 'animal',
      note: {
        en: 'Stressed rats given an extract behaved less anxiously; no dependable human data exist.',
        es: 'Ratas estresadas mostraron menos ansiedad con un extracto; no hay datos humanos fiables.',
        pt: 'Ratos sob estresse mostraram menos comportamento ansioso com um extrato; faltam dados humanos confiáveis.',
      },
    },
  ],
  sideEffects: [
    {
      sideEffect: { en: 'More urination', es: 'Aumento de la orina', pt: 'Mais urina' },
      description: {
        en: 'It may act as a mild diuretic, unwelcome to anyone already taking water tablets.',
        es: 'Puede actuar como diurético suave, algo que conviene tener presente si ya se toman otros.',
        pt: 'Talvez atue como diurético brando, o que importa para quem já toma outro.',
      },
    },
    {
      sideEffect: { en: 'Mild allergy', es: 'Alergia leve', pt: 'Alergia branda' },
      description: {
        en: 'Itching or a mild rash has been reported in sensitive people, who should stop.',
        es: 'Personas sensibles han presentado picor o erupción, motivo para suspenderlo.',
        pt: 'Pessoas sensíveis relataram coceira ou vermelhidão e devem parar o uso.',
      },
    },
    {
      sideEffect: { en: 'Rare stomach upset', es: 'Malestar gástrico raro', pt: 'Mal-estar gástrico raro' },
      description: {
        en: 'Now and then a decoction brings on bloating or queasiness.',
        es: 'De vez en cuando una decocción provoca hinchazón o náusea.',
        pt: 'Em alguns casos, a decocção causa gases ou enjoo.',
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
        en: 'Chiefly pachyman, an insoluble glucan that research alters into soluble forms to study in animals and cells.',
        es: 'Domina el paquimano, glucano insoluble que la investigación modifica para estudiarlo en animales y células.',
        pt: 'Predomina a paquimana, glucana insolúvel que pesquisadores modificam para testar em células e animais.',
      },
    },
    {
      name: 'beta-glucans',
      min: null,
      max: null,
      unit: 'g/100 g dry',
      source: null,
      benefits: {
        en: 'Pachyman makes up most of them, and its interaction with immune cells is the main question asked.',
        es: 'El paquimano constituye la mayoría, y lo que se estudia es su contacto con las células inmunitarias.',
        pt: 'A maior parte é paquimana, e o que se investiga é seu contato com células de defesa.',
      },
    },
    {
      name: 'triterpenes',
      min: null,
      max: null,
      unit: null,
      source: null,
      benefits: {
        en: 'Pachymic acid and its relatives are studied in assays for blocking inflammatory enzymes.',
        es: 'El ácido paquímico y afines se evalúan en ensayos por su capacidad de bloquear enzimas inflamatorias.',
        pt: 'O ácido paquímico e afins são avaliados em ensaios quanto ao bloqueio de enzimas inflamatórias.',
      },
    },
    {
      name: 'sterols',
      min: null,
      max: null,
      unit: null,
      source: null,
      benefits: {
        en: 'Mainly ergosterol, of interest as a vitamin D2 precursor and as a marker in chemical tests.',
        es: 'Sobre todo ergosterol, útil como precursor de vitamina D2 y como marcador en análisis.',
        pt: 'Em especial ergosterol, útil como marcador químico e precursor da vitamina D2.',
      },
    },
  ],
  nutrients: null,
  nutrientsBasis: null,
  morphology: {
    capShape: 'spherical',
    capColors: ['#4a382c', '#6b5341', '#f4ede0'],
    capDiameterCm: [10, 30],
    gills: 'none',
    gillColor: '#f5efe3',
    stipe: null,
    sporePrint: { color: 'white', hex: '#f6f3ea' },
    bruising: null,
    surface: 'cracked',
  },
  lookAlikes: [
    {
      scientificName: 'Pleurotus tuber-regium',
      commonName: {
        en: 'King Tuber Oyster (sclerotium)',
        es: 'Ostra de tubérculo real (esclerocio)',
        pt: 'Cogumelo-ostra-de-tubérculo (esclerócio)',
      },
      edibility: 'edible',
      differences: {
        en: 'Edible brown-black tuber of the tropics that sends up pale, funnel-shaped mushrooms when moistened.',
        es: 'Tubérculo comestible de los trópicos, pardo negruzco, del que brotan setas pálidas en forma de embudo.',
        pt: 'Tubérculo comestível dos trópicos, marrom-enegrecido, de onde brotam cogumelos claros em funil.',
      },
    },
    {
      scientificName: 'Laccocephalum mylittae',
      commonName: { en: 'Native Bread', es: 'Pan nativo australiano', pt: 'Pão-nativo-australiano' },
      edibility: 'edible',
      differences: {
        en: 'Edible Australian sclerotium, marbled inside and rubbery to the knife, far from the range of poria.',
        es: 'Comestible, de Australia; el interior es gomoso y veteado, muy lejos del área de la poria.',
        pt: 'Comestível, da Austrália, tem o miolo borrachento e marmorizado, bem longe da área da poria.',
      },
    },
  ],
  productGuide: [
    {
      tip: { en: 'Judge the dice', es: 'Mire los dados', pt: 'Observe os cubos' },
      description: {
        en: 'Good fu ling is white, dense and clean-tasting. Yellow, sour or musty pieces, or a strong smell of sulfur, are reasons to look elsewhere.',
        es: 'El buen fu ling es blanco, denso y neutro; rechace piezas amarillas, agrias, mohosas o con fuerte olor a azufre.',
        pt: 'Bom fu ling é branco, denso e neutro; recuse cubos amarelos, azedos, mofados ou com muito cheiro de enxofre.',
      },
    },
    {
      tip: { en: 'Name on the packet', es: 'Nombre en el paquete', pt: 'Nome na embalagem' },
      description: {
        en: 'Poria cocos, Wolfiporia cocos and fu ling usually mean the cultivated East Asian fungus, which some botanists call W. hoelen.',
        es: 'Poria cocos, Wolfiporia cocos y fu ling suelen designar el hongo cultivado de Asia oriental, que hoy muchos llaman W. hoelen.',
        pt: 'Poria cocos, Wolfiporia cocos e fu ling costumam indicar o fungo cultivado do Leste Asiático, para muitos W. hoelen.',
      },
    },
    {
      tip: { en: 'Keep bone dry', es: 'Siempre seco', pt: 'Sempre seco' },
      description: {
        en: 'Store the cubes airtight, away from light; they pull in moisture and mold soon after.',
        es: 'Guárdelo hermético y a la sombra, porque toma humedad y enmohece en poco tiempo.',
        pt: 'Conserve em pote fechado e ao abrigo da luz, pois absorve umidade e mofa depressa.',
      },
    },
  ],
  cultivation: {
    difficulty: 4,
    colonisationTempC: [25, 28],
    fruitingTempC: [22, 28],
    humidityPct: [60, 75],
    daysToFruit: { en: '8–12 months', es: '8–12 meses', pt: 'de 8 a 12 meses' },
    yield: {
      en: 'About 5–15 kg fresh per 50 kg of pine wood',
      es: 'Unos 5–15 kg frescos por cada 50 kg de madera de pino',
      pt: 'Cerca de 5–15 kg frescos para 50 kg de madeira de pinheiro',
    },
    method: {
      en: 'Pine logs or stumps are inoculated and buried in sandy soil; the sclerotium is later dug up.',
      es: 'Se inoculan troncos o tocones de pino, se entierran en arena y más tarde se desentierra el esclerocio.',
      pt: 'Inoculam-se toras ou tocos de pinheiro, enterrados em solo arenoso; depois desenterra-se o esclerócio.',
    },
  },
  cultivationNote: null,
  references: [
    {
      title: 'Chemical Constituents and Pharmacological Properties of Poria cocos',
      year: 2011,
      url: 'https://doi.org/10.1055/s-0030-1270823',
      doi: '10.1055/s-0030-1270823',
      summary: {
        en: 'Surveys the triterpenes and polysaccharides of poria with the laboratory work done on them.',
        es: 'Repasa triterpenos y polisacáridos de la poria y los trabajos experimentales sobre ellos.',
        pt: 'Revisa os triterpenos e polissacarídeos da poria e os trabalhos experimentais sobre eles.',
      },
    },
    {
      title:
        'Mycology, cultivation, traditional uses, phytochemistry and pharmacology of Wolfiporia cocos (Schwein.) Ryvarden et Gilb.: A review',
      year: 2013,
      url: 'https://doi.org/10.1016/j.jep.2013.03.027',
      doi: '10.1016/j.jep.2013.03.027',
      summary: {
        en: 'Covers its biology, farming on pine, traditional Chinese use and pharmacological study.',
        es: 'Describe biología, cultivo en pino, uso tradicional chino y farmacología.',
        pt: 'Descreve biologia, cultivo em pinheiro, uso tradicional chinês e farmacologia.',
      },
    },
  ],
}
