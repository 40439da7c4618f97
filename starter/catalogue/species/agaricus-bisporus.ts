import type { SpeciesSeed } from '../shapes'

export const agaricusBisporus: SpeciesSeed = {
  slug: 'agaricus-bisporus',
  scientificName: 'Agaricus bisporus',
  authority: '(J.E. Lange) Imbach',
  variation: null,
  synonyms: ['Agaricus brunnescens'],
  commonNames: {
    en: ['Button Mushroom', 'Cremini', 'Portobello'],
    es: ['Champiñón', 'Champiñón de París', 'Portobello'],
    pt: ['Champignon', 'Champignon-de-paris', 'Portobello'],
  },
  taxonomy: {
    kingdom: 'Fungi',
    division: 'Basidiomycota',
    class: 'Agaricomycetes',
    order: 'Agaricales',
    family: 'Agaricaceae',
    genus: 'Agaricus',
    species: 'Agaricus bisporus',
  },
  types: ['culinary'],
  edibility: 'choice',
  flavors: ['mild', 'mushroomy', 'umami'],
  fragrances: ['fresh', 'fungus', 'earthy'],
  textures: ['firm', 'fleshy'],
  effects: [],
  lead: {
    en: 'The mushroom of pizza, salad bar and roasting pan, sold white as a button, brown as a cremini and full-grown as a portobello, though all three are one species.',
    es: 'El champiñón de toda la vida: blanco y cerrado, pardo o abierto y grande como un portobello, siempre es la misma especie, la que sostiene media cocina de setas.',
    pt: 'O champignon de todo dia, que chega à mesa branco e fechado, marrom ou aberto como portobello, é uma única espécie e um dos fungos mais cultivados do mundo.',
  },
  description: {
    en: 'Wild button mushrooms come up from May to October in the north, on manured ground, garden beds, old compost and the dry litter beneath cypresses. The cap is domed, then flatter, white to brown, on a stout stem with a ring. Its gills start dull pink and darken to chocolate, and cut flesh slowly blushes a pinkish brown.\n\nMost of us know it from the farm: compost of straw and manure, a layer of damp peat, cool air and darkness. Young buttons are mild and crisp. Left to open, the same mushroom becomes a portobello, darker in gill and deeper in flavor. A hot dry pan drives off the water and brings out its savor.\n\nThe raw mushroom contains agaritine, a compound that falls with cooking and storage, so cooking is the sensible habit. White mushrooms picked outdoors are another matter: death caps and destroying angels grow in similar places and kill. Dig out the whole base, rule out any sac and any yellow stain, wait for a dark brown spore print, and leave every specimen whose name you cannot prove.',
    es: 'Silvestre, el champiñón brota de mayo a octubre en el hemisferio norte, en tierra estercolada, huertos, montones de compost y bajo los cipreses. Tiene el sombrero abombado, de blanco a pardo, y un pie corto y robusto con anillo. Las láminas pasan del rosa apagado al chocolate, y la carne cortada toma despacio un tono pardo rosado.\n\nCasi todo el que comemos nace en naves frescas, sobre compost de paja y estiércol cubierto con una capa de turba. El botón joven es suave y terso; si se lo deja abrir se convierte en portobello, más oscuro y sabroso. Agradece una sartén muy caliente, donde pierde el agua y se dora.\n\nCrudo contiene agaritina, un compuesto que disminuye al cocinarlo y al guardarlo, así que lo prudente es comerlo hecho. En el campo cambia la historia, porque la oronja verde y la cicuta fétida, ambas mortales, pueden crecer cerca. Desentierre la base entera, descarte cualquier saco y cualquier mancha amarilla, obtenga una esporada marrón oscura y quédese solo con lo que sepa identificar sin asomo de duda.',
    pt: 'Na natureza, o champignon aparece de maio a outubro no hemisfério norte, em solo adubado com esterco, hortas, pilhas de composto e debaixo de ciprestes. O chapéu é abaulado, branco a marrom, e o pé, curto e firme, leva um anel. As lâminas nascem rosadas e escurecem até a cor de chocolate; a carne cortada ganha aos poucos um leve tom marrom-rosado.\n\nQuase tudo o que se vende vem de galpões frescos, criado em composto de palha e esterco sob uma camada de turfa. Pequeno e fechado, é suave e crocante; deixado abrir, vira portobello, de sabor mais profundo. Frigideira bem quente e sem excesso de óleo é o melhor caminho para dourá-lo.\n\nO cogumelo cru contém agaritina, substância que diminui com o cozimento e o armazenamento, por isso convém comê-lo cozido. Colher no campo pede outro rigor: o chapéu-da-morte e o anjo-destruidor, ambos letais, podem ser confundidos com ele. Desenterre a base inteira, procure bolsa ou mancha amarela, confira a esporada marrom-escura e só leve para casa o exemplar cuja identidade esteja comprovada.',
  },
  cap: {
    en: 'Domed at first, then broadly convex, 3–15 cm across, white to buff or brown. The skin is smooth and dry.',
    es: 'Sombrero convexo, de 3 a 15 cm, blanco, beige o pardo según la variedad, con cutícula lisa y seca.',
    pt: 'Chapéu convexo de 3 a 15 cm, do branco ao bege ou marrom, com pele lisa e seca.',
  },
  gills: {
    en: 'Gills dull pink, turning chocolate with age, leave a dark brown print. The whitish stem, 3–8 cm by 1–3 cm, wears a ring and has no volva.',
    es: 'Láminas rosadas que acaban en color chocolate y dan una esporada marrón oscura. El pie, blanquecino, mide 3–8 cm por 1–3 cm, con anillo y sin volva.',
    pt: 'Lâminas de rosa fosco a chocolate, com esporada marrom-escura. Pé esbranquiçado de 3–8 cm por 1–3 cm, provido de anel, mas sem volva.',
  },
  bruising: {
    en: 'Sliced flesh turns faintly pinkish brown; a bright yellow stain means another Agaricus.',
    es: 'Al corte la carne vira levemente a pardo rosado; un amarillo vivo delata a otra especie.',
    pt: 'Ao corte, a carne fica de um marrom-rosado tênue; se surgir amarelo vivo, trata-se de outro Agaricus.',
  },
  habitat: {
    en: 'Manured soil, gardens, compost heaps and the ground beneath cypress trees, besides mushroom farms the world over.',
    es: 'Suelos estercolados, jardines, montones de compost y terreno bajo cipreses; además, se cultiva en todo el mundo.',
    pt: 'Solos adubados com esterco, jardins, composteiras e sombra de ciprestes, além de fazendas de cogumelos no mundo todo.',
  },
  substrates: [
    { en: 'composted manure and straw', es: 'compost de estiércol y paja', pt: 'composto de esterco e palha' },
    { en: 'rich soil', es: 'tierra fértil', pt: 'solo rico em matéria orgânica' },
  ],
  substrateFacts: ['composted manure and straw', 'rich soil'],
  seasonNorth: [5, 6, 7, 8, 9, 10],
  continents: ['europe', 'north-america', 'asia', 'oceania'],
  helpsWith: [
    {
      ailment: 'bone-health',
      evidence: 'human-trial',
      sources: ['https://doi.org/10.3390/nu10101498'],
      note: {
        en: 'In adults short of vitamin D, eating button mushrooms that had been exposed to ultraviolet light raised the vitamin in their blood.',
        es: 'En adultos con carencia de vitamina D, los champiñones expuestos a luz ultravioleta elevaron esa vitamina en sangre.',
        pt: 'Adultos com deficiência de vitamina D tiveram aumento dela no sangue ao comer champignons expostos à luz ultravioleta.',
      },
    },
    {
      ailment: 'immune-system',
      evidence: 'human-trial',
      sources: [
        'https://pubmed.ncbi.nlm.nih.gov/?term=Dietary+intake+of+Agaricus+bisporus+white+button+mushroom+accelerates+salivary+immunoglobulin+A+secretion',
      ],
      note: {
        en: 'Short feeding studies in people found small shifts in immune markers, salivary IgA among them; whether that prevents illness is unknown.',
        es: 'Estudios breves de alimentación en personas registraron cambios pequeños en marcadores inmunitarios como la IgA de la saliva; se ignora si eso evita enfermar.',
        pt: 'Pequenas variações em marcadores imunológicos, como a IgA da saliva, foram vistas em estudos alimentares curtos com pessoas; não se sabe se isso evita doenças.',
      },
    },
    {
      ailment: 'high-cholesterol',
      evidence: 'animal',
      note: {
        en: 'Powdered button mushroom brought down cholesterol and glucose in diabetic rats, a result that says little yet about people.',
        es: 'El champiñón en polvo redujo colesterol y glucosa en ratas diabéticas; en personas falta comprobarlo.',
        pt: 'Ratos diabéticos alimentados com o cogumelo em pó tiveram queda de colesterol e glicose, efeito ainda por demonstrar em pessoas.',
      },
    },
    {
      ailment: 'cancer',
      evidence: 'human-trial',
      sources: [
        'https://pubmed.ncbi.nlm.nih.gov/?term=A+phase+I+trial+of+mushroom+powder+in+patients+with+biochemically+recurrent+prostate+cancer',
      ],
      note: {
        en: 'One small phase I study of the powder tracked PSA after recurrent prostate cancer; it tested safety first and does not make the mushroom a treatment.',
        es: 'Un pequeño ensayo de fase I siguió el PSA en hombres con cáncer de próstata recurrente que tomaban el polvo; no es un tratamiento.',
        pt: 'Um estudo pequeno de fase I acompanhou o PSA de homens com câncer de próstata recorrente que tomaram o pó, sem que isso o torne um tratamento.',
      },
    },
  ],
  sideEffects: [
    {
      sideEffect: { en: 'Agaritine when raw', es: 'Agaritina en crudo', pt: 'Agaritina no cogumelo cru' },
      description: {
        en: 'Uncooked mushrooms carry agaritine, a hydrazine whose level drops with heat and time in the fridge.',
        es: 'Sin cocinar aporta agaritina, una hidracina que baja con el calor y con los días de almacenamiento.',
        pt: 'Antes do cozimento há agaritina, uma hidrazina que se reduz com o calor e com a guarda.',
      },
    },
    {
      sideEffect: { en: 'Gas and bloating', es: 'Gases e hinchazón', pt: 'Gases e inchaço' },
      description: {
        en: 'Some people digest the mushroom’s sugars poorly and feel gassy or bloated after a plateful.',
        es: 'Hay quien digiere mal sus azúcares y nota el vientre hinchado después de comerlo.',
        pt: 'Pessoas sensíveis digerem mal certos açúcares do champignon e podem sentir a barriga estufada.',
      },
    },
  ],
  psychoactiveChem: [],
  medicinalChem: [
    {
      name: 'beta-glucans',
      min: 8.6,
      max: 12.3,
      unit: 'g/100 g dry',
      source: 'Sari et al. 2017',
      benefits: {
        en: 'These cell-wall fibers are studied in the button mushroom for how they meet immune cells and feed gut bacteria.',
        es: 'Fibras de la pared celular que se investigan en el champiñón por su relación con las células inmunitarias y la flora intestinal.',
        pt: 'Fibras da parede celular, pesquisadas no champignon por sua interação com células de defesa e bactérias do intestino.',
      },
    },
    {
      name: 'sterols',
      min: 4.0,
      max: 5.0,
      unit: 'mg/g dry',
      source: 'Ergosterol, Teichmann et al. 2007',
      benefits: {
        en: 'Its ergosterol becomes vitamin D2 under ultraviolet light, which is why lit mushrooms interest nutritionists.',
        es: 'Su ergosterol se transforma en vitamina D2 bajo luz ultravioleta, y de ahí el interés de los nutricionistas.',
        pt: 'O ergosterol converte-se em vitamina D2 sob luz ultravioleta, o que desperta o interesse da nutrição.',
      },
    },
    {
      name: 'lectins',
      min: null,
      max: null,
      unit: null,
      source: null,
      benefits: {
        en: 'The lectin ABL binds particular sugars on cell surfaces and serves mostly as a laboratory probe.',
        es: 'La lectina ABL se une a ciertos azúcares de la superficie celular y se estudia sobre todo como herramienta de laboratorio.',
        pt: 'A lectina ABL reconhece açúcares específicos na superfície das células e é usada principalmente em pesquisa de bancada.',
      },
    },
  ],
  nutrients: {
    calories: 22,
    protein: 3.09,
    fat: 0.34,
    saturatedFat: 0.05,
    carbohydrates: 3.26,
    fiber: 1,
    sugars: 1.98,
    sodium: 5,
    potassium: 318,
    calcium: 3,
    iron: 0.5,
    magnesium: 9,
    phosphorus: 86,
    zinc: 0.52,
    copper: 0.318,
    manganese: 0.047,
    selenium: 9.3,
    vitaminC: 2.1,
    vitaminD: 0.2,
    thiamin: 0.081,
    riboflavin: 0.402,
    niacin: 3.607,
    vitaminB6: 0.104,
    folate: 17,
    vitaminB12: 0.04,
    vitaminE: 0.01,
    vitaminK: 0,
  },
  nutrientsBasis: {
    servingSize: 100,
    servingSizeUnit: 'g',
    state: 'fresh',
    source: 'USDA National Nutrient Database SR28, NDB 11260 (mushrooms,white,raw)',
    note: {
      en: 'Figures are for the white button, raw.',
      es: 'Valores del champiñón blanco crudo.',
      pt: 'Valores referentes ao champignon branco cru.',
    },
  },
  morphology: {
    capShape: 'convex',
    capColors: ['#f5f1e8', '#d8c3a0', '#8a6642'],
    capDiameterCm: [3, 15],
    gills: 'gills',
    gillColor: '#b58a84',
    stipe: { lengthCm: [3, 8], widthCm: [1, 3], color: '#f3efe6', ring: true, volva: false },
    sporePrint: { color: 'dark brown', hex: '#3b2a22' },
    bruising: 'Flesh turns faintly pinkish brown when cut',
    surface: 'smooth',
  },
  lookAlikes: [
    {
      scientificName: 'Agaricus xanthodermus',
      commonName: { en: 'Yellow Stainer', es: 'Champiñón amarilleante', pt: 'Champignon que amarela' },
      edibility: 'toxic',
      differences: {
        en: 'Brings on cramps and vomiting. Cut the stem base: it flashes chrome yellow and smells of ink or phenol.',
        es: 'Provoca cólicos y vómitos. La base del pie, al cortarla, se tiñe de amarillo cromo y huele a tinta o a fenol.',
        pt: 'Causa cólicas e vômitos. Corte a base do pé e ela fica amarelo-cromo na hora, com cheiro de tinta ou fenol.',
      },
    },
    {
      scientificName: 'Amanita virosa',
      commonName: { en: 'Destroying Angel', es: 'Cicuta fétida', pt: 'Anjo-destruidor' },
      edibility: 'deadly',
      differences: {
        en: 'Deadly. It is pure white throughout, its gills never color, the spore print is white and a sac sits underground around the stem base.',
        es: 'Mortal. Toda ella es blanca, las láminas no cambian de color, la esporada es blanca y la base enterrada está envuelta en un saco.',
        pt: 'Mortal. Inteiramente branco, conserva as lâminas brancas, deixa esporada branca e esconde uma bolsa na base enterrada do pé.',
      },
    },
    {
      scientificName: 'Amanita phalloides',
      commonName: { en: 'Death Cap', es: 'Oronja verde', pt: 'Chapéu-da-morte' },
      edibility: 'deadly',
      differences: {
        en: 'Deadly. The cap is olive to pale, the gills stay white for life and the foot stands in a bag; an Agaricus has neither bag nor lasting white gills.',
        es: 'Mortal. Sombrero oliváceo a pálido, láminas siempre blancas y volva en bolsa; en un Agaricus las láminas pasan a rosa y chocolate y no hay volva.',
        pt: 'Mortal. Tem chapéu oliva a pálido, lâminas que nunca deixam o branco e volva em forma de bolsa, ausente em qualquer Agaricus.',
      },
    },
  ],
  productGuide: [
    {
      tip: { en: 'Choose dry, closed caps', es: 'Elija piezas secas y cerradas', pt: 'Prefira chapéus secos e firmes' },
      description: {
        en: 'Pick firm mushrooms with a tight veil for slicing and opened ones for depth. A slimy skin or sour smell means they are past it.',
        es: 'Cerrados y firmes sirven para laminar; abiertos dan más sabor. Descarte los que estén viscosos o huelan agrio.',
        pt: 'Os fechados rendem fatias bonitas, os abertos têm mais sabor. Superfície viscosa e cheiro azedo são sinais de que passaram do ponto.',
      },
    },
    {
      tip: { en: 'Store in paper', es: 'Guárdelos en papel', pt: 'Guarde em saco de papel' },
      description: {
        en: 'Keep them unwashed in a paper bag in the fridge and use them within a few days. Wipe or rinse briefly just before cooking.',
        es: 'Sin lavar, en bolsa de papel y en el refrigerador, aguantan unos días. Límpielos con un paño o un enjuague rápido al momento de usarlos.',
        pt: 'Na geladeira, sem lavar, duram alguns dias. Limpe com pano úmido ou enxágue rápido só na hora do preparo.',
      },
    },
    {
      tip: { en: 'Brown, don’t crowd', es: 'Dore por tandas', pt: 'Doure aos poucos' },
      description: {
        en: 'Spread slices in one layer over high heat and salt them late. Crowded, they stew in their own juice.',
        es: 'Una sola capa a fuego vivo y la sal al final: así se tuestan y no se cuecen en su propio jugo.',
        pt: 'Espalhe as fatias numa só camada em fogo alto e deixe o sal para o fim, senão elas cozinham na própria água.',
      },
    },
  ],
  cultivation: {
    difficulty: 4,
    colonisationTempC: [24, 27],
    fruitingTempC: [14, 18],
    humidityPct: [85, 95],
    daysToFruit: {
      en: '18–21 days after casing',
      es: '18–21 días tras la cobertura',
      pt: '18–21 dias depois da cobertura',
    },
    yield: {
      en: '20–30 kg per m² over three flushes',
      es: '20–30 kg por m² en tres oleadas',
      pt: '20–30 kg por m² em três fluxos',
    },
    method: {
      en: 'Spawn is run through pasteurized compost, capped with a casing of peat and then chilled to fruit.',
      es: 'Se siembra el micelio en compost pasteurizado, se cubre con turba y se baja la temperatura para que fructifique.',
      pt: 'Semeia-se o micélio em composto pasteurizado, cobre-se com turfa e resfria-se o ambiente para induzir a frutificação.',
    },
  },
  cultivationNote: null,
  references: [
    {
      title: 'Composition and Biological Properties of Agaricus bisporus Fruiting Bodies – a Review',
      year: 2017,
      url: 'https://doi.org/10.1515/pjfns-2016-0032',
      doi: '10.1515/pjfns-2016-0032',
      summary: {
        en: 'A review of what the button mushroom contains, from nutrients to indoles and sterols, and which activities have been studied.',
        es: 'Revisión sobre la composición del champiñón, con sus nutrientes, indoles y esteroles, y las actividades que se le han estudiado.',
        pt: 'Revisão dos nutrientes, indóis e esteróis do champignon e das atividades biológicas já pesquisadas.',
      },
    },
    {
      title: 'A Review of Mushrooms as a Potential Source of Dietary Vitamin D',
      year: 2018,
      url: 'https://doi.org/10.3390/nu10101498',
      doi: '10.3390/nu10101498',
      summary: {
        en: 'Surveys how ultraviolet light builds vitamin D2 in mushrooms and how much of it survives keeping and cooking.',
        es: 'Examina cómo la luz ultravioleta aumenta la vitamina D2 de las setas y cuánta resiste la conservación y la cocción.',
        pt: 'Trata do aumento da vitamina D2 em cogumelos sob luz ultravioleta e de quanto dela resiste à estocagem e à panela.',
      },
    },
    {
      title: 'Screening of beta-glucan contents in commercially cultivated and wild growing mushrooms',
      year: 2017,
      url: 'https://doi.org/10.1016/j.foodchem.2016.08.010',
      doi: '10.1016/j.foodchem.2016.08.010',
      summary: {
        en: 'Enzyme assays of alpha- and beta-glucans across 39 mushroom species, with stems often richer than caps.',
        es: 'Medición enzimática de alfa y betaglucanos en 39 especies, a menudo más abundantes en el pie que en el sombrero.',
        pt: 'Medidas enzimáticas de alfa e betaglucanas em 39 espécies, com frequência mais altas no pé que no chapéu.',
      },
    },
    {
      title:
        'Dietary intake of Agaricus bisporus white button mushroom accelerates salivary immunoglobulin A secretion in healthy volunteers',
      year: 2012,
      url: 'https://pubmed.ncbi.nlm.nih.gov/?term=Dietary+intake+of+Agaricus+bisporus+white+button+mushroom+accelerates+salivary+immunoglobulin+A+secretion',
      doi: null,
      summary: {
        en: 'Small trial in healthy adults in which a week of blanched button mushrooms raised salivary IgA secretion.',
        es: 'Pequeño ensayo con adultos sanos en el que una semana de champiñones escaldados aumentó la secreción de IgA en la saliva.',
        pt: 'Pequeno ensaio com adultos saudáveis em que uma semana de champignons escaldados elevou a secreção de IgA na saliva.',
      },
    },
    {
      title:
        'A phase I trial of mushroom powder in patients with biochemically recurrent prostate cancer: Roles of cytokines and myeloid-derived suppressor cells for Agaricus bisporus–induced prostate-specific antigen responses',
      year: 2015,
      url: 'https://pubmed.ncbi.nlm.nih.gov/?term=A+phase+I+trial+of+mushroom+powder+in+patients+with+biochemically+recurrent+prostate+cancer',
      doi: null,
      summary: {
        en: 'Phase I study in men whose PSA rose again after prostate cancer; it tested the safety of the powder and followed PSA.',
        es: 'Estudio de fase I en hombres con el PSA de nuevo en ascenso tras un cáncer de próstata: probó la seguridad del polvo y siguió el PSA.',
        pt: 'Estudo de fase I em homens com o PSA outra vez em alta após um câncer de próstata: testou a segurança do pó e acompanhou o PSA.',
      },
    },
  ],
}
