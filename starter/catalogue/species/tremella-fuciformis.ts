import type { SpeciesSeed } from '../shapes'

export const tremellaFuciformis: SpeciesSeed = {
  slug: 'tremella-fuciformis',
  scientificName: 'Tremella fuciformis',
  authority: 'Berk.',
  variation: null,
  synonyms: [],
  commonNames: {
    en: ['Snow Fungus', 'Silver Ear', 'White Jelly Mushroom'],
    es: ['Hongo de nieve', 'Oreja de plata'],
    pt: ['Cogumelo-da-neve', 'Orelha-de-prata'],
  },
  taxonomy: {
    kingdom: 'Fungi',
    division: 'Basidiomycota',
    class: 'Tremellomycetes',
    order: 'Tremellales',
    family: 'Tremellaceae',
    genus: 'Tremella',
    species: 'Tremella fuciformis',
  },
  types: ['culinary', 'medicinal'],
  edibility: 'edible',
  flavors: ['mild', 'sweet'],
  fragrances: ['gentle', 'fresh'],
  textures: ['crunchy', 'chewy'],
  effects: ['memory'],
  lead: {
    en: 'A ruffled white jelly from warm forests, snow fungus lives by feeding on another fungus inside the wood and ends its days, more often than not, in a bowl of sweet Chinese soup.',
    es: 'Gelatina blanca y rizada de los bosques cálidos, el hongo de nieve parasita a otro hongo dentro de la madera y es, desde hace siglos, ingrediente de sopas dulces en China.',
    pt: 'Gelatina branca e franzida de matas quentes, a orelha-de-prata alimenta-se de outro fungo escondido na madeira e há séculos dá corpo às sopas doces da China.',
  },
  description: {
    en: 'After warm rain, from May to October in the north, dead broadleaf branches in the tropics and subtropics put out what looks like a crumpled white flower. The lobes are thin, wavy and almost transparent when wet, gathered at one point, and they shrink to a hard yellowish crust in drought. Behind the beauty lies a theft: the snow fungus draws its food from a dark fungus that is already rotting the wood. It occurs in Asia, Africa, Oceania and the Americas.\n\nSpoilage is the danger at table. Badly kept batches have caused bongkrekic acid poisoning, so discard yellowed, sticky or sour pieces and never leave it soaking for long. Other white jellies grow on dead wood; none is known to be deadly, but eat a wild one only when every lobe agrees with a firm identification.\n\nCooks value texture here more than taste. Soaked and simmered it is crunchy at first and silky later, mild, faintly sweet, at home with pears, jujubes and lotus seeds. Growers must raise both partners together, on sawdust or logs, which makes it a craft for experienced hands.',
    es: 'Tras las lluvias cálidas, de mayo a octubre en el norte, las ramas muertas de frondosas tropicales y subtropicales se adornan con algo parecido a una flor blanca arrugada. Los lóbulos son finos, ondulados y casi transparentes si están mojados, nacen de un mismo punto y con la sequía quedan en una costra dura y amarillenta. Esa belleza vive de lo ajeno: toma su alimento de un hongo oscuro que ya pudría la madera. Se halla en Asia, África, Oceanía y América.\n\nEn la mesa, el riesgo es que esté en mal estado. Lotes mal conservados han causado intoxicaciones por ácido bongkrékico: deseche lo amarillento, pegajoso o agrio y no alargue el remojo. Hay otras gelatinas blancas en la madera; ninguna conocida es mortal, pero una silvestre solo se come con la identificación bien cerrada.\n\nEn la cocina importa más la textura que el sabor. Remojado y cocido es crujiente primero y sedoso después, suave, apenas dulce, bueno con peras, azufaifas y semillas de loto. Para cultivarlo hay que criar a la vez a los dos hongos, en aserrín o en troncos, tarea de manos expertas.',
    pt: 'Depois das chuvas quentes, de maio a outubro no norte, galhos mortos de árvores folhosas tropicais e subtropicais exibem algo como uma flor branca amassada. Os lobos são finos, ondulados, quase transparentes quando molhados, saem todos de um ponto e, na seca, viram uma crosta dura e amarelada. A beleza vive do trabalho alheio, pois o fungo se nutre de outro, escuro, que já apodrecia a madeira. Ocorre na Ásia, na África, na Oceania e nas Américas.\n\nÀ mesa, o perigo é o produto estragado. Lotes malconservados já causaram intoxicação por ácido bongcréquico, de modo que pedaços amarelados, pegajosos ou azedos vão para o lixo, e a hidratação deve ser breve. Outras gelatinas brancas crescem na madeira; nenhuma conhecida é mortal, mas a silvestre só se come depois de identificada com segurança.\n\nNa cozinha, a textura conta mais do que o gosto. Hidratada e cozida, é primeiro crocante e depois sedosa, suave, de leve doçura, boa com peras, jujubas e sementes de lótus. O cultivo exige criar os dois fungos juntos, em serragem ou toras, ofício para mãos experientes.',
  },
  cap: {
    en: 'A rosette of thin, wavy, translucent lobes 3 to 12 cm across, white to ivory and soft as jelly, hard and small once dry.',
    es: 'Roseta gelatinosa de 3 a 12 cm, con lóbulos finos, ondulados y translúcidos, entre blancos y marfil; seca, se encoge y endurece.',
    pt: 'Roseta gelatinosa com 3 a 12 cm, de lobos finos, ondulados e translúcidos, do branco ao marfim, que encolhe e endurece ao secar.',
  },
  gills: {
    en: 'Neither gills nor pores: spores form over the whole face of the lobes and print white. Stem, ring and volva have no place here.',
    es: 'No hay láminas ni poros, ya que las esporas se forman en toda la superficie de los lóbulos. La esporada es blanca y faltan pie, anillo y volva.',
    pt: 'Sem lâminas nem poros, produz os esporos em toda a face dos lobos, com esporada branca. Não há pé, anel ou volva.',
  },
  bruising: {
    en: 'Handling leaves no stain, though the white turns yellow with age.',
    es: 'No se mancha al tacto, pero amarillea al envejecer.',
    pt: 'Não mancha ao toque; com a idade, amarelece.',
  },
  habitat: {
    en: 'Dead broadleaf branches in warm regions, where it feeds on a second fungus within the wood.',
    es: 'Ramas muertas de frondosas en regiones cálidas, a costa de otro hongo que habita en la madera.',
    pt: 'Galhos mortos de folhosas em regiões quentes, à custa de outro fungo que vive na madeira.',
  },
  substrates: [
    {
      en: 'sawdust with its Annulohypoxylon host',
      es: 'aserrín con su huésped Annulohypoxylon',
      pt: 'serragem com o hospedeiro Annulohypoxylon',
    },
    { en: 'hardwood branches', es: 'ramas de frondosas', pt: 'galhos de folhosas' },
  ],
  substrateFacts: ['sawdust with Annulohypoxylon host', 'hardwood branches'],
  seasonNorth: [5, 6, 7, 8, 9, 10],
  continents: ['asia', 'africa', 'south-america', 'north-america', 'oceania'],
  helpsWith: [
    {
      ailment: 'memory-loss',
      evidence: 'human-trial',
      sources: ['https://doi.org/10.1089/jmf.2017.4063'],
      note: {
        en: 'In one eight-week trial, people with memory complaints who took capsules scored better than those on placebo, a promising sign that needs repeating.',
        es: 'En un ensayo de ocho semanas con personas que notaban fallos de memoria, las cápsulas superaron al placebo; hace falta repetirlo.',
        pt: 'Num ensaio de oito semanas com pessoas que se queixavam da memória, as cápsulas superaram o placebo, resultado que precisa ser repetido.',
      },
    },
    {
      ailment: 'skin-health',
      evidence: 'traditional',
      note: {
        en: 'By Chinese custom it is eaten for the complexion, and cosmetics use its polysaccharides because they hold water; eating it has not been shown to change the skin.',
        es: 'En China se come por tradición para la piel, y la cosmética aprovecha que sus polisacáridos retienen agua; no se ha demostrado que comerla cambie la piel.',
        pt: 'Na China é alimento tradicional da beleza, e a cosmética aproveita seus polissacarídeos porque retêm água; não se demonstrou que comê-lo mude a pele.',
      },
    },
    {
      ailment: 'cough',
      evidence: 'traditional',
      note: {
        en: 'A sweet soup of it is the customary comfort for a dry cough in Chinese medicine, untested in trials.',
        es: 'La medicina china recurre a su sopa dulce para la tos seca, un uso tradicional que no se ha ensayado.',
        pt: 'A medicina chinesa serve a sopa doce para a tosse seca, costume que não passou por ensaios.',
      },
    },
    {
      ailment: 'inflammation',
      evidence: 'in-vitro',
      note: {
        en: 'Its polysaccharides quieted inflammatory signals in cells grown in the laboratory, from which nothing follows for patients.',
        es: 'En células de laboratorio, sus polisacáridos atenuaron señales inflamatorias, de lo que nada se deduce para los pacientes.',
        pt: 'Em células cultivadas, os polissacarídeos atenuaram sinais de inflamação, do que nada se conclui para pacientes.',
      },
    },
  ],
  sideEffects: [
    {
      sideEffect: {
        en: 'Poisoning from spoiled batches',
        es: 'Intoxicación por lotes estropeados',
        pt: 'Intoxicação por lotes estragados',
      },
      description: {
        en: 'Throw away yellowed or spoiled pieces, since contaminated snow fungus has caused bongkrekic acid poisoning.',
        es: 'Tire las piezas amarillentas o en mal estado, porque lotes contaminados han provocado envenenamientos por ácido bongkrékico.',
        pt: 'Descarte o que estiver amarelado ou estragado, porque lotes contaminados provocaram envenenamento por ácido bongcréquico.',
      },
    },
    {
      sideEffect: {
        en: 'May add to blood thinners',
        es: 'Posible efecto con anticoagulantes',
        pt: 'Possível soma com anticoagulantes',
      },
      description: {
        en: 'It could strengthen the action of blood-thinning medicines, so ask a doctor or pharmacist first.',
        es: 'Podría reforzar la acción de los medicamentos anticoagulantes, por lo que conviene consultar antes al médico.',
        pt: 'Pode reforçar a ação de remédios anticoagulantes, e por isso vale ouvir antes um médico.',
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
        en: 'The gel-forming glucuronoxylomannan is studied for holding moisture and for its effect on cells, inflammation included.',
        es: 'El glucuronoxilomanano, que forma el gel, se estudia por su capacidad de retener agua y por sus efectos en células.',
        pt: 'A glucuronoxilomanana, que forma o gel, é pesquisada por reter água e pelos efeitos sobre células.',
      },
    },
    {
      name: 'sterols',
      min: null,
      max: null,
      unit: null,
      source: null,
      benefits: {
        en: 'Ergosterol dominates, and interest in it centers on vitamin D2.',
        es: 'Domina el ergosterol, cuyo interés científico gira en torno a la vitamina D2.',
        pt: 'O ergosterol é o principal, com interesse voltado à vitamina D2.',
      },
    },
  ],
  nutrients: {
    calories: 15,
    protein: 0.4,
    fat: 0,
    saturatedFat: null,
    carbohydrates: 6.7,
    fiber: 6.4,
    sugars: null,
    sodium: 2,
    potassium: 79,
    calcium: 27,
    iron: 0.2,
    magnesium: 8,
    phosphorus: 11,
    zinc: 0.3,
    copper: 0.01,
    manganese: 0.01,
    selenium: 0,
    vitaminC: 0,
    vitaminD: 1.2,
    thiamin: 0,
    riboflavin: 0.05,
    niacin: 0,
    vitaminB6: 0.01,
    folate: 1,
    vitaminB12: 0,
    vitaminE: 0,
    vitaminK: 0,
  },
  nutrientsBasis: {
    servingSize: 100,
    servingSizeUnit: 'g',
    state: 'soaked and boiled',
    source: 'Standard Tables of Food Composition in Japan, 8th ed. (MEXT, 2023 supplement), item 08009',
    note: {
      en: 'Values are for the dried fungus once soaked and boiled, as it reaches the table.',
      es: 'Los valores son del hongo seco ya remojado y hervido, tal como se come.',
      pt: 'Valores do fungo seco depois de hidratado e fervido, como vai à mesa.',
    },
  },
  morphology: {
    capShape: 'jelly',
    capColors: ['#fbfaf4', '#f1ecd9', '#e4d9b8'],
    capDiameterCm: [3, 12],
    gills: 'none',
    gillColor: '#f7f4e8',
    stipe: null,
    sporePrint: { color: 'white', hex: '#f7f5ee' },
    bruising: 'Yellows with age',
    surface: 'folded',
  },
  lookAlikes: [
    {
      scientificName: 'Myxarium nucleatum',
      commonName: { en: 'Crystal Brain', es: 'Gelatina de cristal', pt: 'Gelatina-cristal' },
      edibility: 'inedible',
      differences: {
        en: 'Flatter, glassy patches of jelly with hard white grains inside, and no leafy lobes.',
        es: 'Placas más planas y cristalinas, sin lóbulos foliares, con granos blancos y duros en el interior.',
        pt: 'Manchas mais planas e vítreas, sem lobos foliares, com grãos brancos e duros por dentro.',
      },
    },
    {
      scientificName: 'Ductifera pululahuana',
      commonName: { en: 'White Jelly Roll', es: 'Gelatina blanca cerebriforme', pt: 'Gelatina-branca-cerebriforme' },
      edibility: 'inedible',
      differences: {
        en: 'Soft, opaque lumps folded like a brain, where snow fungus has thin see-through leaves.',
        es: 'Masas blandas y opacas, plegadas como un cerebro, en vez de hojas finas que dejan pasar la luz.',
        pt: 'Massas moles e opacas, com dobras de cérebro, em lugar das folhas finas e translúcidas.',
      },
    },
  ],
  productGuide: [
    {
      tip: { en: 'Prefer ivory to white', es: 'Mejor marfil que blanco', pt: 'Marfim, não branco puro' },
      description: {
        en: 'Good dried rosettes are pale ivory and smell of almost nothing. A stark white and a sharp smell suggest sulfur bleaching.',
        es: 'La roseta seca de calidad es color marfil y casi no huele. Un blanco intenso con olor picante sugiere blanqueo con azufre.',
        pt: 'A boa roseta seca tem cor de marfim e quase não cheira. Branco intenso e odor picante sugerem branqueamento com enxofre.',
      },
    },
    {
      tip: { en: 'Soak briefly and cold', es: 'Remojo corto y frío', pt: 'Hidratação curta e fria' },
      description: {
        en: 'Soak in clean water in the refrigerator only until the lobes open, cut off the hard yellow core and cook the same day.',
        es: 'Remójelo en agua limpia, en el refrigerador, hasta que se abra; retire el centro duro y cocínelo ese mismo día.',
        pt: 'Deixe em água limpa na geladeira só até abrir, retire o miolo duro e cozinhe no mesmo dia.',
      },
    },
    {
      tip: { en: 'Simmer for silkiness', es: 'Hervor lento', pt: 'Fervura lenta' },
      description: {
        en: 'A short simmer keeps the crunch; a long one lets the broth thicken to a gentle gel.',
        es: 'Poco tiempo de cocción mantiene el crujido; mucho espesa el caldo hasta un gel ligero.',
        pt: 'Pouco fogo mantém a crocância; muito engrossa o caldo até um gel leve.',
      },
    },
  ],
  cultivation: {
    difficulty: 4,
    colonisationTempC: [23, 26],
    fruitingTempC: [20, 25],
    humidityPct: [80, 95],
    daysToFruit: { en: '35 to 45 days', es: 'De 35 a 45 días', pt: '35 a 45 dias' },
    yield: {
      en: '60 to 100% biological efficiency',
      es: 'Eficiencia biológica del 60 al 100 %',
      pt: 'Eficiência biológica entre 60 e 100%',
    },
    method: {
      en: 'Mixed culture with its host fungus Annulohypoxylon in bottles of sawdust or on logs.',
      es: 'Cultivo mixto con su hongo huésped Annulohypoxylon en botellas de aserrín o en troncos.',
      pt: 'Cultura mista com o fungo hospedeiro Annulohypoxylon, em garrafas de serragem ou toras.',
    },
  },
  cultivationNote: null,
  references: [
    {
      title:
        'Efficacy and Safety of Tremella fuciformis in Individuals with Subjective Cognitive Impairment: A Randomized Controlled Trial',
      year: 2018,
      url: 'https://doi.org/10.1089/jmf.2017.4063',
      doi: '10.1089/jmf.2017.4063',
      summary: {
        en: 'Eight-week trial in which snow fungus capsules improved memory complaints and short-term memory.',
        es: 'Ensayo aleatorizado de ocho semanas en el que las cápsulas mejoraron las quejas de memoria y la memoria a corto plazo.',
        pt: 'Ensaio randomizado de oito semanas em que as cápsulas melhoraram queixas de memória e a memória de curto prazo.',
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
