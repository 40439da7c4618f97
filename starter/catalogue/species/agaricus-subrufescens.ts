import type { SpeciesSeed } from '../shapes'

export const agaricusSubrufescens: SpeciesSeed = {
  slug: 'agaricus-subrufescens',
  scientificName: 'Agaricus subrufescens',
  authority: 'Peck',
  variation: null,
  synonyms: ['Agaricus blazei Murrill sensu Heinemann', 'Agaricus brasiliensis'],
  commonNames: {
    en: ['Almond Mushroom', 'Himematsutake', 'Royal Sun Agaricus'],
    es: ['Champiñón del sol', 'Champiñón de almendra'],
    pt: ['Cogumelo-do-sol', 'Cogumelo-piedade'],
  },
  taxonomy: {
    kingdom: 'Fungi',
    division: 'Basidiomycota',
    class: 'Agaricomycetes',
    order: 'Agaricales',
    family: 'Agaricaceae',
    genus: 'Agaricus',
    species: 'Agaricus subrufescens',
  },
  types: ['medicinal', 'culinary'],
  edibility: 'choice',
  flavors: ['sweet', 'nutty', 'umami'],
  fragrances: ['almond', 'nutty'],
  textures: ['meaty', 'firm', 'fleshy'],
  effects: [],
  lead: {
    en: 'A stout, almond-scented relative of the button mushroom, made famous by growers in Brazil and Japan, good to eat and the subject of small clinical trials.',
    es: 'Pariente robusto del champiñón, con marcado aroma a almendra, que cultivadores de Brasil y Japón hicieron célebre como alimento y como objeto de pequeños ensayos clínicos.',
    pt: 'Parente robusto do champignon, com cheiro de amêndoa, que produtores do Brasil e do Japão tornaram célebre como alimento e objeto de pequenos ensaios clínicos.',
  },
  description: {
    en: 'Warm compost heaps, garden beds and rich leaf litter produce it from early summer into autumn, in the Americas and wherever else the climate is kind. Fine brown scales cover a broad cap; the crowded gills go from pale pink to chocolate; a soft skirt hangs on the stem. Rub the cap and it yellows slowly while the air fills with marzipan.\n\nCooks value the sweet, nutty flesh, which dries well and keeps its scent. Farms raise it on warm compost under a casing of peat, and its Brazilian name recalls Piedade, in São Paulo State, from where cultures traveled to Japan. Trials of extracts have been small, with mixed results.\n\nSevere liver injury, though rare, has been reported in people with cancer who took it, and it can gather cadmium from soil. Anyone under treatment should speak to the medical team. Deadly destroying angels have white gills and a sac at the base; the yellow stainer stinks of ink. Smell, print, gill color and a dug-up base must all fit before a wild one is called edible.',
    es: 'Montones de compost, bancales y hojarasca rica de climas cálidos lo dan desde comienzos del verano hasta el otoño. El sombrero, ancho, va cubierto de escamitas pardas; las láminas, apretadas, pasan del rosa pálido al chocolate; del pie cuelga un anillo blando como una faldilla. Al frotarlo amarillea poco a poco y huele a mazapán.\n\nLa carne, dulce y con gusto a frutos secos, resiste bien la sartén y el secado. Se cultiva en compost templado bajo una capa de turba; la fama le llegó cuando cepas de Piedade, en el estado de São Paulo, viajaron a Japón. Los ensayos con extractos han sido pequeños y sus resultados, dispares.\n\nSe han descrito daños graves del hígado, raros, en pacientes con cáncer que lo tomaban, y puede concentrar cadmio. Quien esté en tratamiento debe hablarlo con su equipo médico. La cicuta fétida, mortal, tiene láminas blancas y volva; el champiñón amarilleante huele a tinta. Solo el ejemplar desenterrado entero, de esporada parda y olor a almendra, puede identificarse con garantía suficiente para comerlo.',
    pt: 'Montes de composto, canteiros e serapilheira fértil de regiões quentes o produzem do começo do verão ao outono. O chapéu largo é coberto de escamas finas e marrons; as lâminas, apertadas, vão do rosa-claro ao chocolate; um anel macio pende do pé como saia. Esfregado, amarela devagar e solta cheiro de marzipã.\n\nA carne é doce, com gosto de castanhas, e seca bem sem perder o aroma. Cresce em composto aquecido sob uma camada de turfa, e o nome cogumelo-piedade lembra o município paulista de onde linhagens seguiram para o Japão. Os ensaios com extratos foram pequenos, com resultados variáveis.\n\nLesões graves do fígado, raras, foram relatadas em pacientes com câncer que o tomavam, e ele pode acumular cádmio. Quem está em tratamento deve conversar com a equipe médica. O anjo-destruidor, *Amanita virosa*, tem lâminas brancas e volva; *Agaricus xanthodermus* cheira a tinta. Arranque o exemplar com a base inteira, faça a esporada, cheire-o e consuma apenas se a identificação estiver fechada.',
  },
  cap: {
    en: 'Convex then flattening, 5–18 cm, tan to reddish brown with fine, flat scales on a paler ground.',
    es: 'Convexo y después aplanado, de 5 a 18 cm, de ocre a pardo rojizo, con escamas finas sobre fondo claro.',
    pt: 'Convexo, depois aplanado, de 5 a 18 cm, do bege ao marrom-avermelhado, com escamas finas sobre fundo claro.',
  },
  gills: {
    en: 'Free, crowded gills, pinkish then dark brown, as is the spore print; pale stem 6–15 by 1–3 cm with a hanging ring and no volva.',
    es: 'Láminas libres y apretadas, rosadas y luego pardo oscuras; esporada parda oscura. Pie claro de 6–15 × 1–3 cm, con anillo colgante y sin volva.',
    pt: 'Lâminas livres, apertadas, rosadas e depois marrom-escuras, cor da esporada; pé claro de 6–15 × 1–3 cm, com anel pendente e sem volva.',
  },
  bruising: {
    en: 'Cap and stem turn yellowish when rubbed, slowly and without the chrome flash of the yellow stainer.',
    es: 'Sombrero y pie amarillean despacio al frotarlos, sin el cromo instantáneo del champiñón amarilleante.',
    pt: 'Chapéu e pé ficam amarelados quando esfregados, devagar, sem o amarelo-cromo imediato da espécie tóxica.',
  },
  habitat: {
    en: 'Rich leaf litter, compost and gardens in warm regions.',
    es: 'Hojarasca rica, compost y jardines de regiones cálidas.',
    pt: 'Serapilheira fértil, composto e jardins de regiões quentes.',
  },
  substrates: [
    { en: 'composted manure and straw', es: 'estiércol y paja compostados', pt: 'esterco e palha compostados' },
    { en: 'rich soil', es: 'suelo rico', pt: 'solo fértil' },
  ],
  substrateFacts: ['composted manure and straw', 'rich soil'],
  seasonNorth: [6, 7, 8, 9, 10],
  continents: ['south-america', 'north-america', 'europe', 'asia', 'oceania'],
  helpsWith: [
    {
      ailment: 'immune-system',
      evidence: 'human-trial',
      sources: ['https://doi.org/10.1111/j.1048-891X.2004.14403.x'],
      note: {
        en: 'Small trials report more active natural killer cells after extracts, but the results differ from one study to the next.',
        es: 'Ensayos pequeños hallan células asesinas naturales más activas con extractos, aunque los resultados no coinciden entre sí.',
        pt: 'Ensaios pequenos descrevem células NK mais ativas com extratos, mas os resultados variam de um estudo a outro.',
      },
    },
    {
      ailment: 'chemotherapy-side-effects',
      evidence: 'human-trial',
      sources: ['https://doi.org/10.1111/j.1048-891X.2004.14403.x'],
      note: {
        en: 'In one trial during chemotherapy for gynecological cancers, women given an extract had less appetite loss, hair loss and weakness; a single study is not a basis for treatment.',
        es: 'En un ensayo con cánceres ginecológicos, el extracto alivió la falta de apetito, la caída del pelo y la debilidad durante la quimioterapia; un solo estudio no basta para recomendarlo.',
        pt: 'Num ensaio com cânceres ginecológicos, pacientes que receberam extrato durante a quimioterapia tiveram menos inapetência, queda de cabelo e fraqueza, e um único estudo não sustenta indicação.',
      },
    },
    {
      ailment: 'allergies',
      evidence: 'human-trial',
      sources: ['https://doi.org/10.3390/nu11102339'],
      note: {
        en: 'One trial in blood donors with birch-pollen allergy saw milder symptoms and markers after an extract based mainly on this mushroom.',
        es: 'En un ensayo con donantes de sangre alérgicos al abedul, un extracto hecho sobre todo con este hongo redujo síntomas y marcadores.',
        pt: 'Num único ensaio, doadores de sangre alérgicos ao pólen de bétula tiveram menos sintomas e marcadores com um extrato feito principalmente deste cogumelo.',
      },
    },
    {
      ailment: 'diabetes',
      evidence: 'human-trial',
      sources: ['https://doi.org/10.1089/acm.2006.6054'],
      note: {
        en: 'One Taiwanese trial found better insulin resistance when an extract was added to diabetes medicines, which patients kept taking.',
        es: 'Un ensayo taiwanés vio mejorar la resistencia a la insulina al añadir un extracto a los fármacos antidiabéticos, que no se suspendieron.',
        pt: 'Um ensaio em Taiwan viu melhora da resistência à insulina ao juntar um extrato aos remédios para diabetes, que foram mantidos.',
      },
    },
    {
      ailment: 'cancer',
      evidence: 'animal',
      sources: ['https://doi.org/10.1093/ecam/nem007'],
      note: {
        en: 'Tumors grew more slowly in treated mice, and nothing shows that it cures cancer in people.',
        es: 'En ratones frenó el crecimiento de tumores; no hay prueba de que cure el cáncer humano.',
        pt: 'Em camundongos, os tumores cresceram mais devagar, sem qualquer prova de cura em seres humanos.',
      },
    },
  ],
  sideEffects: [
    {
      sideEffect: { en: 'Rare severe liver injury', es: 'Daño hepático grave, raro', pt: 'Lesão hepática grave, rara' },
      description: {
        en: 'Case reports describe serious liver damage in cancer patients who were taking it, so medical advice comes first.',
        es: 'Hay casos publicados de lesión grave del hígado en pacientes oncológicos que lo consumían; antes, consulta médica.',
        pt: 'Casos publicados descrevem dano sério ao fígado em pacientes com câncer que o consumiam; antes de tudo, orientação médica.',
      },
    },
    {
      sideEffect: { en: 'Allergic rash', es: 'Erupción alérgica', pt: 'Erupção alérgica' },
      description: {
        en: 'Itching or a rash after eating or taking it is a reason to stop.',
        es: 'Si tras tomarlo aparecen picor o ronchas, hay que dejarlo.',
        pt: 'Coceira ou manchas na pele depois de consumi-lo são motivo para parar.',
      },
    },
    {
      sideEffect: { en: 'Agaritine and cadmium', es: 'Agaritina y cadmio', pt: 'Agaritina e cádmio' },
      description: {
        en: 'It contains agaritine, a natural hydrazine that cooking lowers, and may build up cadmium from the substrate.',
        es: 'Contiene agaritina, una hidracina natural que disminuye al cocinar, y puede acumular cadmio del sustrato.',
        pt: 'Tem agaritina, hidrazina natural que diminui com o cozimento, e pode acumular cádmio do substrato.',
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
      source: 'McCleary & Draga 2016 assay',
      benefits: {
        en: 'The fraction most often credited with effects on natural killer cells, in animals and in small human trials.',
        es: 'Fracción a la que suelen atribuirse los efectos sobre las células NK vistos en animales y en ensayos pequeños.',
        pt: 'Fração à qual se atribuem, em animais e em ensaios pequenos, os efeitos sobre as células NK.',
      },
    },
    {
      name: 'polysaccharides',
      min: null,
      max: null,
      unit: null,
      source: 'Firenzuoli et al. 2008 review',
      benefits: {
        en: 'Reviewed for immune and tumor research, most of it in mice and cultured cells.',
        es: 'Revisados por su papel en estudios de inmunidad y tumores, casi siempre en ratones y células.',
        pt: 'Revisados em pesquisas de imunidade e tumores, feitas na maioria em camundongos e células.',
      },
    },
    {
      name: 'sterols',
      min: null,
      max: null,
      unit: null,
      source: null,
      benefits: {
        en: 'Ergosterol and blazein have been tested on tumor cells in the laboratory.',
        es: 'El ergosterol y la blazeína se han probado frente a células tumorales en el laboratorio.',
        pt: 'Ergosterol e blazeína foram testados em laboratório contra células tumorais.',
      },
    },
    {
      name: 'lectins',
      min: null,
      max: null,
      unit: null,
      source: null,
      benefits: {
        en: 'Reported but sparsely studied, and broken down by cooking.',
        es: 'Citadas, pero con pocos estudios; la cocción las destruye.',
        pt: 'Relatadas, porém com poucos estudos; o cozimento as destrói.',
      },
    },
  ],
  nutrients: null,
  nutrientsBasis: null,
  morphology: {
    capShape: 'convex',
    capColors: ['#b98b58', '#d8b98c', '#8a5f37'],
    capDiameterCm: [5, 18],
    gills: 'gills',
    gillColor: '#c7a5a0',
    stipe: { lengthCm: [6, 15], widthCm: [1, 3], color: '#f3eadb', ring: true, volva: false },
    sporePrint: { color: 'dark brown', hex: '#3d2b22' },
    bruising: 'Yellowish when rubbed',
    surface: 'scaly',
  },
  lookAlikes: [
    {
      scientificName: 'Agaricus xanthodermus',
      commonName: { en: 'Yellow Stainer', es: 'Champiñón amarilleante', pt: 'Champignon que amarela' },
      edibility: 'toxic',
      differences: {
        en: 'Poisonous: the cut stem base goes chrome yellow at once, and the smell is of phenol or ink, never almonds.',
        es: 'Tóxico: la base del pie se pone amarillo cromo al instante y huele a fenol o tinta, no a almendra.',
        pt: 'Tóxico: a base cortada do pé amarela na hora e o cheiro é de fenol, como tinta, nunca de amêndoa.',
      },
    },
    {
      scientificName: 'Amanita virosa',
      commonName: { en: 'Destroying Angel', es: 'Cicuta fétida', pt: 'Anjo-destruidor' },
      edibility: 'deadly',
      differences: {
        en: 'Deadly: gills and spores stay white and the stem rises from a sac-like volva; the almond mushroom has pink to brown gills and none.',
        es: 'Mortal: láminas y esporas siempre blancas y volva en saco en la base; el champiñón de almendra tiene láminas de rosas a pardas y carece de volva.',
        pt: 'Mortal: lâminas e esporos sempre brancos e volva em forma de saco; o cogumelo-do-sol tem lâminas rosadas a marrons e não tem volva.',
      },
    },
    {
      scientificName: 'Amanita bisporigera',
      commonName: {
        en: 'Eastern Destroying Angel',
        es: 'Ángel destructor americano',
        pt: 'Anjo-destruidor-americano',
      },
      edibility: 'deadly',
      differences: {
        en: 'Deadly, on lawns and in woods of the Americas: cap smooth and white, gills white at every age, a buried sac; no brown scales, no almond scent.',
        es: 'Mortal, en céspedes y bosques de América: sombrero liso y blanco, láminas blancas a cualquier edad y volva enterrada; ni escamas pardas ni aroma a almendra.',
        pt: 'Mortal, em gramados e matas das Américas: chapéu liso e branco, lâminas brancas em qualquer idade e volva enterrada; nem escamas marrons nem aroma de amêndoa.',
      },
    },
    {
      scientificName: 'Amanita ocreata',
      commonName: {
        en: 'Western Destroying Angel',
        es: 'Ángel destructor del oeste',
        pt: 'Anjo-destruidor-do-oeste',
      },
      edibility: 'deadly',
      differences: {
        en: 'Deadly, under oaks of the North American Pacific coast; its cap may be tan at the center like an almond mushroom, but is never scaly, and a thin white sac holds the base.',
        es: 'Mortal, bajo robles de la costa pacífica de Norteamérica; el centro puede ser tostado como el del champiñón de almendra, pero sin escamas, y una volva blanca y fina envuelve la base.',
        pt: 'Mortal, sob carvalhos da costa do Pacífico da América do Norte; o centro pode ser amarronzado como o do cogumelo-do-sol, mas sem escamas, e uma volva branca e fina envolve a base.',
      },
    },
    {
      scientificName: 'Amanita phalloides',
      commonName: { en: 'Death Cap', es: 'Oronja verde', pt: 'Chapéu-da-morte' },
      edibility: 'deadly',
      differences: {
        en: 'Deadly, and carried with planted trees to every continent where the almond mushroom grows: an olive to pale silky cap, gills that never turn brown, a white print and a sac.',
        es: 'Mortal, y llevada con árboles plantados a todos los continentes donde crece el champiñón de almendra: sombrero sedoso, de oliva a pálido, láminas que nunca se vuelven pardas, esporada blanca y volva.',
        pt: 'Mortal, e levado com árvores plantadas a todos os continentes onde cresce o cogumelo-do-sol: chapéu sedoso, de oliva a pálido, lâminas que nunca ficam marrons, esporada branca e volva.',
      },
    },
  ],
  productGuide: [
    {
      tip: { en: 'Ask for metal tests', es: 'Pedir análisis de metales', pt: 'Exija laudo de metais' },
      description: {
        en: 'Choose dried mushrooms or powders whose maker publishes cadmium results and names the growing region.',
        es: 'Elija producto seco cuyo fabricante publique los análisis de cadmio y la zona de cultivo.',
        pt: 'Prefira o desidratado cujo produtor divulgue análise de cádmio e a região de cultivo.',
      },
    },
    {
      tip: { en: 'Buds hold the almond', es: 'Mejor con velo cerrado', pt: 'Botões fechados' },
      description: {
        en: 'Closed caps are the most fragrant; slice and cook them thoroughly, never raw, with onions, rice or chicken.',
        es: 'Los sombreros cerrados concentran el aroma; láminelos y cocínelos bien, nunca crudos, con arroz, cebolla o pollo.',
        pt: 'Os chapéus fechados têm mais perfume; fatie e cozinhe bem, nunca cru, com arroz, cebola ou frango.',
      },
    },
    {
      tip: { en: 'Warmth for the grower', es: 'Cultivo con calor', pt: 'Calor no cultivo' },
      description: {
        en: 'It fruits at 24–29 °C, where button mushrooms sulk, so it suits summer crops; keep the casing moist and ventilated.',
        es: 'Fructifica a 24–29 °C, temperatura que el champiñón común no soporta: sirve para el verano, con cobertura húmeda y aire renovado.',
        pt: 'Frutifica a 24–29 °C, calor que o champignon comum não aguenta; serve para o verão, com cobertura úmida e ar renovado.',
      },
    },
  ],
  cultivation: {
    difficulty: 4,
    colonisationTempC: [24, 28],
    fruitingTempC: [24, 29],
    humidityPct: [80, 90],
    daysToFruit: {
      en: '30–40 days after casing',
      es: '30–40 días tras la cobertura',
      pt: '30–40 dias após a cobertura',
    },
    yield: {
      en: '10–20% biological efficiency',
      es: '10–20 % de eficiencia biológica',
      pt: '10–20% de eficiência biológica',
    },
    method: {
      en: 'Warm pasteurized compost under a peat casing.',
      es: 'Compost pasteurizado y cálido con cobertura de turba.',
      pt: 'Composto pasteurizado e aquecido, com cobertura de turfa.',
    },
  },
  cultivationNote: null,
  references: [
    {
      title: 'The Medicinal Mushroom Agaricus blazei Murrill: Review of Literature and Pharmaco-Toxicological Problems',
      year: 2008,
      url: 'https://doi.org/10.1093/ecam/nem007',
      doi: '10.1093/ecam/nem007',
      summary: {
        en: 'Reviews the claims made for the almond mushroom and the harms reported, liver cases among them.',
        es: 'Revisión de las propiedades atribuidas al champiñón del sol y de sus daños comunicados, incluidos los hepáticos.',
        pt: 'Revisa as alegações sobre o cogumelo-do-sol e os danos relatados, inclusive no fígado.',
      },
    },
    {
      title:
        'Natural killer cell activity and quality of life were improved by consumption of a mushroom extract, Agaricus blazei Murill Kyowa, in gynecological cancer patients undergoing chemotherapy',
      year: 2004,
      url: 'https://doi.org/10.1111/j.1048-891X.2004.14403.x',
      doi: '10.1111/j.1048-891X.2004.14403.x',
      summary: {
        en: 'Trial comparing immune cells and side effects in gynecological cancer patients with and without the extract.',
        es: 'Ensayo que compara células inmunitarias y efectos adversos en pacientes con y sin el extracto.',
        pt: 'Ensaio que compara células imunes e efeitos colaterais em pacientes com e sem o extrato.',
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
    {
      title:
        'Agaricus blazei-Based Mushroom Extract Supplementation to Birch Allergic Blood Donors: A Randomized Clinical Trial',
      year: 2019,
      url: 'https://doi.org/10.3390/nu11102339',
      doi: '10.3390/nu11102339',
      summary: {
        en: 'Double-blind trial of an extract in sixty blood donors allergic to birch, taken for seven weeks before the pollen season.',
        es: 'Ensayo doble ciego de un extracto en sesenta donantes de sangre alérgicos al abedul, tomado durante siete semanas antes del polen.',
        pt: 'Ensaio duplo-cego de um extrato em sessenta doadores de sangue alérgicos à bétula, tomado por sete semanas antes do pólen.',
      },
    },
    {
      title:
        'The Mushroom Agaricus Blazei Murill in Combination with Metformin and Gliclazide Improves Insulin Resistance in Type 2 Diabetes: A Randomized, Double-Blinded, and Placebo-Controlled Clinical Trial',
      year: 2007,
      url: 'https://doi.org/10.1089/acm.2006.6054',
      doi: '10.1089/acm.2006.6054',
      summary: {
        en: 'Twelve weeks of an extract or placebo in people with type 2 diabetes who went on taking their medicines.',
        es: 'Doce semanas de extracto o placebo en personas con diabetes tipo 2 que siguieron tomando sus medicamentos.',
        pt: 'Doze semanas de extrato ou placebo em pessoas com diabetes tipo 2 que continuaram com seus remédios.',
      },
    },
  ],
}
