import type { SpeciesSeed } from '../shapes'

export const psilocybeCubensis: SpeciesSeed = {
  slug: 'psilocybe-cubensis',
  scientificName: 'Psilocybe cubensis',
  authority: '(Earle) Singer',
  variation: null,
  synonyms: ['Stropharia cubensis'],
  commonNames: {
    en: ['Golden Cap', 'Golden Halo', 'Cubes', 'Magic Mushroom'],
    es: ['Hongo de San Isidro', 'Cucumelo', 'Hongo mágico', 'Seta mágica', 'Hongo alucinógeno', 'Seta alucinógena'],
    pt: ['Cogumelo-mágico', 'Cubensis', 'Cogumelo alucinógeno'],
  },
  taxonomy: {
    kingdom: 'Fungi',
    division: 'Basidiomycota',
    class: 'Agaricomycetes',
    order: 'Agaricales',
    family: 'Hymenogastraceae',
    genus: 'Psilocybe',
    species: 'Psilocybe cubensis',
  },
  types: ['psychoactive'],
  edibility: 'psychoactive',
  flavors: ['bitter', 'grounded', 'mushroomy'],
  fragrances: ['fungus', 'earthy'],
  textures: ['fleshy', 'chewy'],
  effects: [
    'hallucinogenic',
    'visuals',
    'perceptual',
    'euphoric',
    'spiritual',
    'insightful',
    'reflective',
    'creativity',
    'content',
  ],
  lead: {
    en: 'A golden-capped mushroom of warm cattle country that turns blue where touched, known for psilocybin, controlled by law in most of the world, and sometimes confused with deadly species.',
    es: 'Seta dorada de los potreros cálidos, que azulea al tocarla y contiene psilocibina; su interés científico convive con riesgos serios y con la prohibición legal en la mayoría de los países.',
    pt: 'Cogumelo dourado de pastos quentes, que azula ao ser tocado e contém psilocibina, objeto de pesquisa clínica com a substância pura e proibido por lei na maior parte dos países.',
  },
  description: {
    en: 'In warm, wet pastures of the tropics and subtropics, from May to October in the north, this mushroom rises from cattle dung and manured grass. The cap is bell-shaped, then convex, golden brown in the middle and paler to the edge. A thin white ring, soon dusted dark by spores, girdles the pale stem, and every part bruises blue. Young gills are gray; old ones are purple-black.\n\nIt belongs to no kitchen. Its alkaloid, psilocybin, is used in research as a pure, measured drug given with psychological support, and those trials say nothing about eating wild fungi. Microscopists know its thick-walled, purplish spores.\n\nPossession or picking is a crime in most countries, strength differs several-fold, and panic, confusion or strain on the heart may follow. The funeral bell, small and brown, kills through the liver; vomiting that begins six hours or more after a meal means hospital now, even if it passes. Rely on spore print, ring and bluing taken together, confirmed by a mycologist, and otherwise admire it where it grows.',
    es: 'En potreros húmedos de los trópicos y subtrópicos, de mayo a octubre en el norte, brota sobre estiércol de vaca y pastizal abonado. El sombrero, primero acampanado y luego convexo, es dorado en el centro y más pálido hacia fuera. Un anillo fino, que las esporas pronto oscurecen, ciñe el pie claro, y todas sus partes azulean. Las láminas pasan de grises a negro púrpura.\n\nNo tiene lugar en la cocina. Su alcaloide, la psilocibina, se investiga como fármaco puro y medido, con apoyo psicológico, y esos ensayos no hablan de comer hongos. Al microscopio interesan sus esporas de pared gruesa, de tono violáceo.\n\nRecogerlo o tenerlo es delito en la mayor parte del mundo; su potencia puede ser varias veces mayor de un ejemplar a otro y a veces hay pánico, confusión o sobrecarga del corazón. La galerina mortal, pequeña y parda, destruye el hígado: vomitar seis horas o más después de comer exige ir de inmediato al hospital, aunque ceda. Esporada, anillo y azuleo, juntos y confirmados por un micólogo, hacen la identificación; si falta uno, solo se mira.',
    pt: 'Em pastos quentes e úmidos dos trópicos e subtrópicos, de maio a outubro no norte, ele sai do esterco de gado e da grama adubada. O chapéu, em sino e depois convexo, é dourado ao centro e mais claro na margem. Um anel fino, logo escurecido pelos esporos, cerca o pé pálido, e tudo fica azul ao toque. As lâminas vão do cinza ao púrpura quase preto.\n\nNão é cogumelo de cozinha. Seu alcaloide, a psilocibina, é estudado como fármaco puro e dosado, com apoio psicológico, e esses ensaios nada dizem sobre comer fungos do campo. Ao microscópio, chamam a atenção os esporos arroxeados de parede grossa.\n\nColher ou possuir é crime na maioria dos países, a potência pode ser várias vezes maior de um exemplar a outro, e podem ocorrer pânico, confusão ou sobrecarga do coração. A galerina-mortal, pequena e marrom, destrói o fígado: vômito que começa seis horas ou mais depois pede hospital na hora, ainda que passe. Só esporada, anel e azulamento reunidos, sob o olhar de um micólogo, fecham a identificação; sem isso, deixe-o no pasto.',
  },
  cap: {
    en: 'Bell-shaped to convex, 2–8 cm wide, golden brown at the center fading to cream, smooth and slightly tacky when wet.',
    es: 'Acampanado a convexo, de 2 a 8 cm, pardo dorado en el centro y crema hacia el borde, liso y algo viscoso con la humedad.',
    pt: 'Em sino a convexo, com 2–8 cm, marrom-dourado no meio e creme nas bordas, liso e levemente pegajoso quando molhado.',
  },
  gills: {
    en: 'Gray gills become dark violet, giving a purple-black print. The pale stem, 4–15 cm by 0.4–1.4 cm, carries a membranous ring and no volva.',
    es: 'Láminas grises que ennegrecen con tono violáceo, de esporada negro púrpura. Pie claro de 4–15 cm por 0,4–1,4 cm, con anillo membranoso y sin volva.',
    pt: 'Lâminas cinzentas que escurecem para violeta e deixam esporada preto-arroxeada. Pé claro, 4–15 cm por 0,4–1,4 cm, com anel membranoso; volva, nenhuma.',
  },
  bruising: {
    en: 'Bruises blue on cap and stem, more strongly when fresh.',
    es: 'Azulea en sombrero y pie al presionarlo, sobre todo fresco.',
    pt: 'Azula no chapéu e no pé quando pressionado, sobretudo se fresco.',
  },
  habitat: {
    en: 'Cattle dung and enriched pasture in tropical and subtropical country.',
    es: 'Bosta de vaca y pastos fertilizados de zonas tropicales y subtropicales.',
    pt: 'Esterco bovino e pastagens adubadas em regiões tropicais e subtropicais.',
  },
  substrates: [
    { en: 'cattle dung', es: 'estiércol de vaca', pt: 'esterco de gado' },
    { en: 'manured grassland', es: 'pastizal estercolado', pt: 'pasto adubado com esterco' },
  ],
  substrateFacts: ['cattle dung', 'manured grassland'],
  seasonNorth: [5, 6, 7, 8, 9, 10],
  continents: ['north-america', 'south-america', 'asia', 'africa', 'oceania'],
  helpsWith: [
    {
      ailment: 'depression',
      evidence: 'human-trial',
      sources: ['https://doi.org/10.1001/jamapsychiatry.2020.3285'],
      note: {
        en: 'Randomized trials gave pure psilocybin within psychological care, not mushrooms, and their results cannot be carried over to the pasture.',
        es: 'Los ensayos aleatorizados usaron psilocibina pura con acompañamiento psicológico, nunca setas.',
        pt: 'Ensaios randomizados empregaram psilocibina pura com acompanhamento psicológico, e não cogumelos.',
      },
    },
    {
      ailment: 'anxiety',
      evidence: 'human-trial',
      sources: ['https://doi.org/10.1177/0269881116675513'],
      note: {
        en: 'In people facing life-threatening cancer, pure psilocybin under supervision eased anxiety in clinical trials.',
        es: 'En pacientes con cáncer potencialmente mortal se ensayó psilocibina pura, bajo supervisión, para la ansiedad.',
        pt: 'Pacientes com câncer potencialmente fatal receberam psilocibina pura, sob supervisão, em ensaios sobre ansiedade.',
      },
    },
    {
      ailment: 'end-of-life-distress',
      evidence: 'human-trial',
      sources: ['https://doi.org/10.1177/0269881116675513'],
      note: {
        en: 'Trials published in 2016 saw large, lasting falls in distress after pure psilocybin, inside a clinical setting with prepared staff.',
        es: 'Ensayos de 2016 con psilocibina pura describieron caídas amplias y duraderas de la angustia, siempre en entorno clínico.',
        pt: 'Em ensaios de 2016, a psilocibina pura levou a reduções grandes e duradouras da angústia, em ambiente clínico.',
      },
    },
    {
      ailment: 'cluster-headache',
      evidence: 'human-trial',
      sources: ['https://doi.org/10.1111/head.14420', 'https://doi.org/10.1016/j.jns.2024.122993'],
      note: {
        en: 'Small controlled studies of pure psilocybin disagreed with one another.',
        es: 'Estudios controlados y pequeños con psilocibina pura dieron resultados dispares.',
        pt: 'Estudos controlados pequenos, com psilocibina pura, tiveram resultados divergentes.',
      },
    },
  ],
  sideEffects: [
    {
      sideEffect: {
        en: 'Panic, confusion, racing heart',
        es: 'Pánico, confusión, taquicardia',
        pt: 'Pânico, confusão, coração acelerado',
      },
      description: {
        en: 'Nausea, anxiety, panic, muddled thinking and a rise in pulse or blood pressure may all occur.',
        es: 'Puede causar náuseas, ansiedad, pánico, confusión y aumento del pulso o de la presión.',
        pt: 'Náusea, ansiedade, pânico, confusão e aumento dos batimentos ou da pressão podem surgir.',
      },
    },
    {
      sideEffect: {
        en: 'Dangerous drug interactions',
        es: 'Interacciones peligrosas',
        pt: 'Interações perigosas com remédios',
      },
      description: {
        en: 'Lithium, MAO inhibitors, tramadol and other serotonergic medicines raise the danger.',
        es: 'El riesgo crece con litio, inhibidores de la MAO, tramadol u otros fármacos serotoninérgicos.',
        pt: 'O risco aumenta com lítio, inibidores da MAO, tramadol ou outros medicamentos serotoninérgicos.',
      },
    },
    {
      sideEffect: { en: 'Risk to mind and heart', es: 'Riesgo psicótico y cardíaco', pt: 'Risco para mente e coração' },
      description: {
        en: 'A personal or family history of psychosis or bipolar disorder, or serious heart disease, makes it hazardous.',
        es: 'Es peligroso con antecedentes propios o familiares de psicosis o trastorno bipolar, o con enfermedad cardíaca seria.',
        pt: 'É perigoso para quem tem, em si ou na família, psicose ou transtorno bipolar, ou doença cardíaca grave.',
      },
    },
    {
      sideEffect: { en: 'Legal consequences', es: 'Consecuencias legales', pt: 'Consequências legais' },
      description: {
        en: 'Most countries ban it, whatever the purpose claimed.',
        es: 'Está prohibido en la mayoría de los países.',
        pt: 'A maioria dos países o proíbe.',
      },
    },
    {
      sideEffect: { en: 'Unpredictable strength', es: 'Potencia imprevisible', pt: 'Potência imprevisível' },
      description: {
        en: 'Alkaloid content shifts several-fold among strains, batches and even the cap and stem of one mushroom.',
        es: 'El contenido de alcaloides puede ser varias veces mayor en una cepa o un lote que en otro, y difiere incluso entre sombrero y pie.',
        pt: 'O teor de alcaloides pode ser várias vezes maior numa linhagem ou num lote que em outro, e difere até entre chapéu e pé.',
      },
    },
    {
      sideEffect: {
        en: 'Late vomiting: suspect amatoxins',
        es: 'Vómito tardío: posible amatoxina',
        pt: 'Vômito tardio: suspeite de amatoxinas',
      },
      description: {
        en: 'Vomiting or diarrhea starting 6 hours or more after eating suggests a deadly look-alike; go to hospital at once, even if symptoms fade.',
        es: 'Si los vómitos o la diarrea empiezan 6 horas o más después de comer, apuntan a una especie mortal: acuda al hospital enseguida, aunque remitan.',
        pt: 'Vômitos ou diarreia que começam 6 horas ou mais após a ingestão apontam para um sósia mortal: vá ao hospital imediatamente, mesmo se passarem.',
      },
    },
  ],
  psychoactiveChem: [
    {
      compound: 'psilocybin',
      min: 3.7,
      max: 13.0,
      typical: 6.3,
      unit: 'mg/g dry',
      source: 'Range: whole dried mushrooms, Tsujikawa et al. 2003; typical: Stamets 1996',
    },
    {
      compound: 'psilocin',
      min: 1.4,
      max: 6.0,
      typical: 2.8,
      unit: 'mg/g dry',
      source:
        '1.4-4.2 in whole dried mushrooms, Tsujikawa et al. 2003 (typical is its midpoint); upper value Stamets 1996',
    },
    { compound: 'baeocystin', min: null, max: null, typical: 0.25, unit: 'mg/g dry', source: 'Stamets 1996' },
    {
      compound: 'norbaeocystin',
      min: null,
      max: null,
      typical: null,
      unit: 'mg/g dry',
      source: 'Measured at low level, Gotvaldová et al. 2021',
    },
    {
      compound: 'aeruginascin',
      min: null,
      max: null,
      typical: null,
      unit: 'mg/g dry',
      source: 'Measured at low level, Gotvaldová et al. 2021',
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
    {
      compound: 'lumichrome',
      min: null,
      max: null,
      typical: null,
      unit: 'mg/g dry',
      source: 'Detected in the genus Psilocybe, Dörner et al. 2022; amount not established',
    },
  ],
  medicinalChem: [
    {
      name: 'verpacamide',
      min: null,
      max: null,
      unit: null,
      source: 'Verpacamide A detected in the genus Psilocybe, Dörner et al. 2022; amount not established',
      benefits: {
        en: 'Verpacamide A has been detected in Psilocybe by chemists mapping the genus, and no health effect is known.',
        es: 'La verpacamida A se detectó en Psilocybe durante estudios químicos del género, sin efecto conocido en la salud.',
        pt: 'A verpacamida A foi detectada em Psilocybe em levantamentos químicos do gênero, sem efeito conhecido na saúde.',
      },
    },
  ],
  nutrients: null,
  nutrientsBasis: null,
  morphology: {
    capShape: 'convex',
    capColors: ['#c79a4a', '#e3c88a', '#f2e8cf'],
    capDiameterCm: [2, 8],
    gills: 'gills',
    gillColor: '#5b4a58',
    stipe: { lengthCm: [4, 15], widthCm: [0.4, 1.4], color: '#efe7d6', ring: true, volva: false },
    sporePrint: { color: 'purple-black', hex: '#2c2130' },
    bruising: 'Bruises blue',
    surface: 'smooth',
  },
  lookAlikes: [
    {
      scientificName: 'Galerina marginata',
      commonName: { en: 'Funeral Bell', es: 'Galerina mortal', pt: 'Galerina-mortal' },
      edibility: 'deadly',
      differences: {
        en: 'Deadly; one error can kill. Small, brown and wood-dwelling, it prints rusty brown, never blues, and its thin ring often wears away, though its liver toxins are those of the death cap.',
        es: 'Mortal, y un solo error basta. Pequeña, parda y de la madera, de esporada herrumbrosa y anillo frágil, no azulea y comparte las toxinas hepáticas de la oronja verde.',
        pt: 'Mortal, e basta um engano. Pequena, marrom, da madeira, com esporada ferrugem e anel que some fácil, ela nunca azula e leva as toxinas hepáticas do chapéu-da-morte.',
      },
    },
    {
      scientificName: 'Chlorophyllum molybdites',
      commonName: { en: 'Green-spored Parasol', es: 'Lepiota de esporas verdes', pt: 'Lepiota-de-esporos-verdes' },
      edibility: 'toxic',
      differences: {
        en: 'Causes fierce vomiting. Bigger and scaly, it drops a green print and does not blue.',
        es: 'Provoca vómitos violentos. Más grande y escamosa, de esporada verde, tampoco azulea.',
        pt: 'Leva a vômitos intensos. É maior e escamosa, de esporada verde, e não azula.',
      },
    },
    {
      scientificName: 'Panaeolus antillarum',
      commonName: { en: 'Antilles Mottlegill', es: 'Paneolo de las Antillas', pt: 'Paneolo-das-antilhas' },
      edibility: 'inedible',
      differences: {
        en: 'A pale neighbor on dung with a jet-black print, lacking both ring and blue stain.',
        es: 'Pálido y también del estiércol, tiene esporada negra intensa, sin anillo y sin azuleo.',
        pt: 'Pálido e igualmente de esterco, deixa esporada bem preta e não apresenta anel nem mancha azul.',
      },
    },
  ],
  productGuide: [
    {
      tip: { en: 'Know the local law', es: 'Conozca la ley local', pt: 'Conheça a lei local' },
      description: {
        en: 'Picking or keeping the mushroom is an offense in most countries, and even spores are regulated in some. Look up the rule where you live before touching anything.',
        es: 'En la mayoría de los países es delito recoger o conservar la seta, y en algunos también se regulan las esporas. Infórmese antes de tocar nada.',
        pt: 'Em quase toda parte é crime coletar ou guardar o cogumelo, e em certos lugares até os esporos têm regra própria. Informe-se antes de tocar em qualquer coisa.',
      },
    },
    {
      tip: { en: 'Learn from photographs', es: 'Aprenda con fotografías', pt: 'Aprenda por fotografias' },
      description: {
        en: 'Picture cap, gills, ring and a fresh blue mark in place, with the substrate in frame, and show them to a mycological society.',
        es: 'Retrate sombrero, láminas, anillo y azuleo en su sitio, con el sustrato a la vista, y lleve las imágenes a una sociedad micológica.',
        pt: 'Registre no local chapéu, lâminas, anel, mancha azul e substrato, e mostre as imagens a uma sociedade de micologia.',
      },
    },
    {
      tip: { en: 'Emergencies first', es: 'Ante una urgencia', pt: 'Em caso de emergência' },
      description: {
        en: 'After any suspected swallowing, ring a poison center, keep remains and vomit for identification and stay with the person. Keep all wild fungi away from children and dogs.',
        es: 'Si alguien lo ingirió, llame al centro de toxicología, guarde restos y vómito para identificarlos y no deje sola a la persona. Mantenga los hongos silvestres lejos de niños y perros.',
        pt: 'Se alguém ingeriu, ligue para o centro de intoxicações, guarde restos e vômito para exame e não deixe a pessoa sozinha. Mantenha fungos silvestres longe de crianças e cães.',
      },
    },
  ],
  cultivation: null,
  cultivationNote: {
    en: 'This guide does not cover growing a species controlled in most countries.',
    es: 'La guía no trata el cultivo de una especie controlada en la mayoría de los países.',
    pt: 'O guia não aborda o cultivo de uma espécie controlada na maior parte dos países.',
  },
  references: [
    {
      title: 'Morphological and chemical analysis of magic mushrooms in Japan',
      year: 2003,
      url: 'https://doi.org/10.1016/j.forsciint.2003.08.009',
      doi: '10.1016/j.forsciint.2003.08.009',
      summary: {
        en: 'Forensic measurements of psilocybin and psilocin in seized Psilocybe cubensis and Copelandia in Japan.',
        es: 'Mediciones forenses de psilocibina y psilocina en Psilocybe cubensis y Copelandia decomisadas en Japón.',
        pt: 'Medições forenses de psilocibina e psilocina em Psilocybe cubensis e Copelandia apreendidos no Japão.',
      },
    },
    {
      title:
        'Stability of psilocybin and its four analogs in the biomass of the psychotropic mushroom Psilocybe cubensis',
      year: 2021,
      url: 'https://doi.org/10.1002/dta.2950',
      doi: '10.1002/dta.2950',
      summary: {
        en: 'Follows five tryptamines through cap, stem and storage.',
        es: 'Sigue cinco triptaminas en sombrero y pie y su degradación al almacenarlas.',
        pt: 'Acompanha cinco triptaminas em chapéu e pé e sua perda durante a estocagem.',
      },
    },
    {
      title:
        'Simultaneous Production of Psilocybin and a Cocktail of β-Carboline Monoamine Oxidase Inhibitors in “Magic” Mushrooms',
      year: 2020,
      url: 'https://doi.org/10.1002/chem.201904363',
      doi: '10.1002/chem.201904363',
      summary: {
        en: 'Reports trace harmane, harmine and kindred beta-carbolines in four Psilocybe species.',
        es: 'Describe harmano, harmina y otras betacarbolinas, en trazas, en cuatro especies de Psilocybe.',
        pt: 'Relata harmana, harmina e outras betacarbolinas, em traços, em quatro espécies de Psilocybe.',
      },
    },
    {
      title:
        'Psilocybin produces substantial and sustained decreases in depression and anxiety in patients with life-threatening cancer: A randomized double-blind trial',
      year: 2016,
      url: 'https://doi.org/10.1177/0269881116675513',
      doi: '10.1177/0269881116675513',
      summary: {
        en: 'A double-blind trial of pure psilocybin with psychological support in people with life-threatening cancer.',
        es: 'Ensayo doble ciego de psilocibina pura, con apoyo psicológico, en personas con cáncer potencialmente mortal.',
        pt: 'Ensaio duplo-cego de psilocibina pura com apoio psicológico em pessoas com câncer que ameaça a vida.',
      },
    },
    {
      title: 'Effects of Psilocybin-Assisted Therapy on Major Depressive Disorder: A Randomized Clinical Trial',
      year: 2021,
      url: 'https://doi.org/10.1001/jamapsychiatry.2020.3285',
      doi: '10.1001/jamapsychiatry.2020.3285',
      summary: {
        en: 'Randomized trial of pure psilocybin with psychological support in adults with major depression.',
        es: 'Ensayo aleatorizado de psilocibina pura con apoyo psicológico en adultos con depresión mayor.',
        pt: 'Ensaio randomizado de psilocibina pura com apoio psicológico em adultos com depressão maior.',
      },
    },
    {
      title:
        'Percentage of Heavy Drinking Days Following Psilocybin-Assisted Psychotherapy vs Placebo in the Treatment of Adult Patients With Alcohol Use Disorder: A Randomized Clinical Trial',
      year: 2022,
      url: 'https://doi.org/10.1001/jamapsychiatry.2022.2096',
      doi: '10.1001/jamapsychiatry.2022.2096',
      summary: {
        en: 'Double-blind trial in 93 adults that added pure psilocybin to psychotherapy for alcohol use disorder.',
        es: 'Ensayo doble ciego en 93 adultos que sumó psilocibina pura a la psicoterapia en el trastorno por consumo de alcohol.',
        pt: 'Ensaio duplo-cego com 93 adultos que somou psilocibina pura à psicoterapia no transtorno por uso de álcool.',
      },
    },
    {
      title: 'Pilot study of the 5-HT2AR agonist psilocybin in the treatment of tobacco addiction',
      year: 2014,
      url: 'https://doi.org/10.1177/0269881114548296',
      doi: '10.1177/0269881114548296',
      summary: {
        en: 'Open-label pilot with fifteen smokers who received pure psilocybin within a program of counseling.',
        es: 'Estudio piloto abierto con quince fumadores que recibieron psilocibina pura dentro de un programa de acompañamiento.',
        pt: 'Estudo-piloto aberto com quinze fumantes que receberam psilocibina pura dentro de um programa de aconselhamento.',
      },
    },
    {
      title: 'Safety, Tolerability, and Efficacy of Psilocybin in 9 Patients With Obsessive-Compulsive Disorder',
      year: 2006,
      url: 'https://pubmed.ncbi.nlm.nih.gov/17196053/',
      doi: null,
      summary: {
        en: 'Nine patients received pure psilocybin in rising doses under observation, chiefly to learn whether that was safe.',
        es: 'Nueve pacientes recibieron psilocibina pura en dosis crecientes y bajo observación, sobre todo para saber si era seguro.',
        pt: 'Nove pacientes receberam psilocibina pura em doses crescentes e sob observação, sobretudo para saber se era seguro.',
      },
    },
    {
      title: 'Exploratory Controlled Study of the Migraine-Suppressing Effects of Psilocybin',
      year: 2021,
      url: 'https://doi.org/10.1007/s13311-020-00962-y',
      doi: '10.1007/s13311-020-00962-y',
      summary: {
        en: 'Crossover study against placebo in ten people with migraine, who kept headache diaries.',
        es: 'Estudio cruzado frente a placebo en diez personas con migraña, que llevaron un diario de sus dolores.',
        pt: 'Estudo cruzado contra placebo em dez pessoas com enxaqueca, que mantiveram um diário das dores.',
      },
    },
    {
      title:
        'Exploratory investigation of a patient-informed low-dose psilocybin pulse regimen in the suppression of cluster headache: Results from a randomized, double-blind, placebo-controlled trial',
      year: 2022,
      url: 'https://doi.org/10.1111/head.14420',
      doi: '10.1111/head.14420',
      summary: {
        en: 'Small placebo-controlled trial in cluster headache that saw no significant drop in attacks.',
        es: 'Pequeño ensayo con placebo en cefalea en racimos que no halló un descenso significativo de las crisis.',
        pt: 'Pequeno ensaio com placebo na cefaleia em salvas que não encontrou queda significativa das crises.',
      },
    },
    {
      title:
        'Psilocybin pulse regimen reduces cluster headache attack frequency in the blinded extension phase of a randomized controlled trial',
      year: 2024,
      url: 'https://doi.org/10.1016/j.jns.2024.122993',
      doi: '10.1016/j.jns.2024.122993',
      summary: {
        en: 'Extension of a cluster headache trial in which ten people repeated the treatment and had fewer attacks.',
        es: 'Prolongación de un ensayo en cefalea en racimos: diez personas repitieron el tratamiento y tuvieron menos crisis.',
        pt: 'Extensão de um ensaio na cefaleia em salvas: dez pessoas repetiram o tratamento e tiveram menos crises.',
      },
    },
  ],
}
