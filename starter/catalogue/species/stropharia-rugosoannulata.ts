import type { SpeciesSeed } from '../shapes'

export const strophariaRugosoannulata: SpeciesSeed = {
  slug: 'stropharia-rugosoannulata',
  scientificName: 'Stropharia rugosoannulata',
  authority: 'Farl. ex Murrill',
  variation: null,
  synonyms: [],
  commonNames: {
    en: ['Wine Cap', 'King Stropharia', 'Garden Giant'],
    es: ['Estrofaria de anillo rugoso'],
    pt: ['Estrofária-rugosa', 'Cogumelo-vinho'],
  },
  taxonomy: {
    kingdom: 'Fungi',
    division: 'Basidiomycota',
    class: 'Agaricomycetes',
    order: 'Agaricales',
    family: 'Strophariaceae',
    genus: 'Stropharia',
    species: 'Stropharia rugosoannulata',
  },
  types: ['culinary'],
  edibility: 'choice',
  flavors: ['mild', 'nutty', 'grounded'],
  fragrances: ['earthy', 'gentle'],
  textures: ['firm', 'meaty', 'crunchy'],
  effects: [],
  lead: {
    en: 'A burgundy-capped giant of wood chips and mulch that turns a shaded garden path into a vegetable bed, and asks only for moist chips and some patience.',
    es: 'Gigante de sombrero color vino que convierte un sendero de astillas a la sombra en un bancal comestible, sin pedir más que humedad y algo de paciencia.',
    pt: 'Gigante de chapéu cor de vinho que transforma um canteiro sombreado de lascas de madeira em horta de cogumelos, pedindo apenas umidade e paciência.',
  },
  description: {
    en: 'Mulched beds, chip paths and old straw are its home, from May to October in northern countries; it is found in North America, Europe, Asia and Oceania. Young caps are rounded and wine red, fading to brick and then tan as they spread to as much as 20 cm. Lilac-gray gills darken with the purple-black spores, and the white stem wears a thick ring split beneath into claws like a cogwheel.\n\nGardeners layer spawn into fresh hardwood chips or straw and wait two to six months. The best harvest is of firm, unopened caps, which cook up crisp and nutty, with a hint of potato; large old ones turn soft. Thorough cooking suits it.\n\nModeration matters, for some people have an upset stomach after eating it several days running. The gravest hazard is another mushroom: the deadly funeral bell fruits in the same chips, small and honey-brown with rusty spores. Check each cap from a bed you planted yourself, since spawn guarantees nothing about its neighbors. Large size, cogwheel ring and a purple-black print must all be present before it is called wine cap.',
    es: 'Vive en bancales acolchados, caminos de astillas y paja vieja, de mayo a octubre en el hemisferio norte, y está en América del Norte, Europa, Asia y Oceanía. De joven el sombrero es redondo y rojo vino; luego palidece a ladrillo o tostado y puede alcanzar 20 cm. Las láminas gris lila se ennegrecen con las esporas, y el pie blanco lleva un anillo grueso, hendido por debajo en garras como una rueda dentada.\n\nPara cultivarla se mezcla micelio con astillas frescas de frondosas o con paja, y se espera de dos a seis meses. Se recoge cerrada y firme, cuando resulta crujiente y con sabor a nuez; ya abierta, se ablanda. Hay que cocinarla bien.\n\nAlgunas personas sufren malestar si la comen varios días seguidos. El mayor riesgo es la galerina mortal, que brota en las mismas astillas: pequeña, color miel y de esporada herrumbrosa. Sembrar un bancal no impide que entren intrusas, así que revise una por una y exija talla grande, anillo dentado y esporas negro púrpura antes de darla por identificada.',
    pt: 'Canteiros cobertos, caminhos de lascas e palha velha são a sua casa, de maio a outubro no hemisfério norte; está na América do Norte, na Europa, na Ásia e na Oceania. O chapéu jovem é redondo e vermelho-vinho; depois clareia para tijolo ou bege e chega a 20 cm. As lâminas cinza-lilás escurecem com os esporos, e o pé branco traz um anel espesso, fendido por baixo em garras, como roda dentada.\n\nNo jardim, mistura-se o spawn a lascas frescas de folhosas ou a palha e espera-se de dois a seis meses. Colhe-se fechado e firme, quando fica crocante e com gosto de nozes; aberto e grande, amolece. Cozinhe-o bem.\n\nComê-lo vários dias seguidos incomoda o estômago de algumas pessoas. O risco grave é outro: a galerina-mortal nasce nas mesmas lascas, pequena, cor de mel e com esporos ferrugem. Plantar o canteiro não garante tudo o que brota nele. Examine cada exemplar e só aceite os que reunirem porte grande, anel dentado e esporada roxo-escura.',
  },
  cap: {
    en: 'Rounded then broadly convex, 4–20 cm wide, smooth, wine red when young and weathering through brick to tan.',
    es: 'Sombrero convexo y luego extendido, de 4 a 20 cm, liso, rojo vino al principio y después ladrillo o tostado.',
    pt: 'De convexo a quase plano, com 4 a 20 cm, liso; começa vermelho-vinho e desbota para tijolo ou bege.',
  },
  gills: {
    en: 'Lilac-gray gills darken as the purple-black spores ripen. The whitish stem is 7–18 cm tall with a thick cogwheel ring and no volva.',
    es: 'Láminas gris lila que se oscurecen con esporas de color negro púrpura. Pie blanquecino de 7 a 18 cm, con anillo grueso y dentado, sin volva.',
    pt: 'As lâminas cinza-lilás escurecem com a esporada preto-arroxeada; pé esbranquiçado de 7 a 18 cm, com anel grosso em roda dentada e sem volva.',
  },
  bruising: null,
  habitat: {
    en: 'Wood chips, straw and mulched garden beds, often in gardens and parks.',
    es: 'Astillas, paja y bancales acolchados de huertos y parques.',
    pt: 'Lascas de madeira, palha e canteiros cobertos de jardins e parques.',
  },
  substrates: [
    { en: 'fresh wood chips', es: 'astillas de madera', pt: 'lascas de madeira' },
    { en: 'damp straw', es: 'paja húmeda', pt: 'palha úmida' },
  ],
  substrateFacts: ['wood chips', 'straw'],
  seasonNorth: [5, 6, 7, 8, 9, 10],
  continents: ['north-america', 'europe', 'asia', 'oceania'],
  helpsWith: [
    {
      ailment: 'oxidative-stress',
      evidence: 'in-vitro',
      note: {
        en: 'Extracts behave as antioxidants in the test tube, which says nothing yet about people.',
        es: 'En el tubo de ensayo sus extractos son antioxidantes, sin que se sepa qué ocurre en el cuerpo.',
        pt: 'Os extratos atuam como antioxidantes em tubo de ensaio, e não há provas em pessoas.',
      },
    },
  ],
  sideEffects: [
    {
      sideEffect: {
        en: 'Upset after repeated meals',
        es: 'Malestar por consumo repetido',
        pt: 'Mal-estar por consumo repetido',
      },
      description: {
        en: 'Some people feel queasy after eating it for several days in a row, so space the meals out.',
        es: 'Hay quien nota el estómago revuelto al comerla varios días seguidos; es mejor espaciarla.',
        pt: 'Em dias consecutivos, pode causar enjoo em algumas pessoas, e convém dar intervalos.',
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
        en: 'Reported from the fruit body and looked at in laboratories chiefly as antioxidants.',
        es: 'Descritos en el cuerpo fructífero y examinados en el laboratorio, sobre todo como antioxidantes.',
        pt: 'Relatados no corpo de frutificação e avaliados em laboratório, em especial como antioxidantes.',
      },
    },
    {
      name: 'lectins',
      min: null,
      max: null,
      unit: null,
      source: null,
      benefits: {
        en: 'A sugar-binding protein called SRL, destroyed by heat, has drawn interest for its action on cells in culture.',
        es: 'La lectina SRL, que el calor destruye, se ha estudiado por su acción sobre células en cultivo.',
        pt: 'A lectina SRL, proteína que o calor desfaz, foi estudada por seus efeitos sobre células cultivadas.',
      },
    },
  ],
  nutrients: null,
  nutrientsBasis: null,
  morphology: {
    capShape: 'convex',
    capColors: ['#7d2f32', '#a85a4b', '#c9a58b'],
    capDiameterCm: [4, 20],
    gills: 'gills',
    gillColor: '#8b8494',
    stipe: { lengthCm: [7, 18], widthCm: [1, 4], color: '#f4efe4', ring: true, volva: false },
    sporePrint: { color: 'purple-black', hex: '#2f2732' },
    bruising: null,
    surface: 'smooth',
  },
  lookAlikes: [
    {
      scientificName: 'Galerina marginata',
      commonName: { en: 'Funeral Bell', es: 'Galerina mortal', pt: 'Galerina-mortal' },
      edibility: 'deadly',
      differences: {
        en: 'Deadly, with the liver toxins of the death cap, and at home in the same chip beds. It is small and honey-brown with a thin ring that often wears away and rusty spores, not large with a cogwheel ring and purple-black ones.',
        es: 'Mortal: contiene las toxinas hepáticas de la oronja verde y crece en las mismas astillas. Es pequeña, color miel, con anillo fino y fugaz y esporada herrumbrosa.',
        pt: 'Mortal, tem as toxinas hepáticas do chapéu-da-morte e divide os mesmos canteiros. É pequena, cor de mel, de anel fino que some e esporos ferrugem, nunca roxo-escuros.',
      },
    },
    {
      scientificName: 'Leratiomyces percevalii',
      commonName: { en: 'Mulch Maids', es: 'Leratiomices de las astillas', pt: 'Leratiomyces-das-lascas' },
      edibility: 'inedible',
      differences: {
        en: 'Not for eating; smaller and pale yellow with a shaggy cap edge and no clawed, ridged ring.',
        es: 'No se come: sombrero más pequeño, amarillo pálido, de borde lanoso, y sin el anillo estriado con garras.',
        pt: 'Não comestível, tem chapéu menor, amarelo-pálido e de borda felpuda, e falta-lhe o anel estriado com garras.',
      },
    },
    {
      scientificName: 'Leratiomyces ceres',
      commonName: { en: 'Redlead Roundhead', es: 'Leratiomices rojo', pt: 'Leratiomyces-vermelho' },
      edibility: 'inedible',
      differences: {
        en: 'Suspected of upsetting the stomach. Orange-red, only 2–6 cm wide, on a thin stem that stains orange and lacks a cogwheel ring, though beds and dark spores are the same.',
        es: 'Sospechoso de trastornos digestivos. Rojo anaranjado, de solo 2 a 6 cm, con pie delgado que se mancha de naranja y sin anillo dentado, aunque comparte astillas y esporas oscuras.',
        pt: 'Suspeito de irritar o estômago. Vermelho-alaranjado, com apenas 2 a 6 cm, pé fino que mancha de laranja e sem anel dentado, embora cresça nas mesmas lascas e tenha esporos escuros.',
      },
    },
  ],
  productGuide: [
    {
      tip: { en: 'Harvest closed caps', es: 'Coseche cerradas', pt: 'Colha fechados' },
      description: {
        en: 'Cut while the veil still joins cap and stem; flavor and texture decline within a day or two of opening.',
        es: 'Córtelas con el velo aún unido al pie, porque uno o dos días después de abrirse pierden textura y sabor.',
        pt: 'Corte enquanto o véu ainda une chapéu e pé; um ou dois dias depois de abrir, sabor e textura caem.',
      },
    },
    {
      tip: { en: 'Building a bed', es: 'Montar un bancal', pt: 'Como montar o canteiro' },
      description: {
        en: 'Layer spawn with fresh hardwood chips or straw on bare soil in part shade and keep it moist. Straw topped with chips and soil yielded well in field trials.',
        es: 'Alterne micelio y astillas frescas de frondosas o paja sobre tierra desnuda, a media sombra y con riego; en ensayos de campo, la paja cubierta de astillas y tierra rindió más.',
        pt: 'Em meia-sombra, intercale spawn com lascas frescas de folhosas ou palha e mantenha úmido; em testes de campo, palha coberta com lascas e terra produziu mais.',
      },
    },
    {
      tip: { en: 'Print every new bed', es: 'Esporada de cada bancal', pt: 'Esporada de cada canteiro' },
      description: {
        en: 'Make a spore print from the first mushrooms of each bed and each year: purple-black is right, rusty brown is a warning.',
        es: 'Haga una esporada con los primeros ejemplares de cada temporada: negro púrpura es lo correcto y pardo herrumbre, una alarma.',
        pt: 'Tire a esporada dos primeiros cogumelos de cada safra: roxo-escura confirma, ferrugem é alerta.',
      },
    },
  ],
  cultivation: {
    difficulty: 1,
    colonisationTempC: [18, 26],
    fruitingTempC: [15, 21],
    humidityPct: [85, 95],
    daysToFruit: { en: '2–6 months outdoors', es: '2–6 meses al aire libre', pt: '2–6 meses ao ar livre' },
    yield: {
      en: 'About 2–5 kg per m² of bed',
      es: 'Unos 2–5 kg por m² de bancal',
      pt: 'Cerca de 2–5 kg por m² de canteiro',
    },
    method: {
      en: 'Spawn layered into fresh hardwood chips or straw in a shaded garden bed.',
      es: 'Micelio en capas con astillas frescas de frondosas o paja, en un bancal sombreado.',
      pt: 'Spawn em camadas com lascas frescas de folhosas ou palha, em canteiro à sombra.',
    },
  },
  cultivationNote: null,
  references: [
    {
      title: 'Forest farming of wine-cap Stropharia mushrooms',
      year: 2010,
      url: 'https://doi.org/10.1007/s10457-009-9257-3',
      doi: '10.1007/s10457-009-9257-3',
      summary: {
        en: 'Missouri field trials of wine cap on chips and straw, in which straw cased with chips and soil gave the larger crop.',
        es: 'Ensayos de campo en Misuri con astillas y paja; la paja cubierta de astillas y tierra dio más cosecha.',
        pt: 'Testes de campo no Missouri compararam lascas e palha, com vantagem para a palha coberta de lascas e terra.',
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
