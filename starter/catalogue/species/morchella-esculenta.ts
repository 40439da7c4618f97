import type { SpeciesSeed } from '../shapes'

export const morchellaEsculenta: SpeciesSeed = {
  slug: 'morchella-esculenta',
  scientificName: 'Morchella esculenta',
  authority: '(L.) Pers.',
  variation: null,
  synonyms: [],
  commonNames: {
    en: ['Yellow Morel', 'Common Morel', 'Sponge Morel'],
    es: ['Colmenilla', 'Cagarria', 'Múrgola'],
    pt: ['Morquela', 'Pantorra'],
  },
  taxonomy: {
    kingdom: 'Fungi',
    division: 'Ascomycota',
    class: 'Pezizomycetes',
    order: 'Pezizales',
    family: 'Morchellaceae',
    genus: 'Morchella',
    species: 'Morchella esculenta',
  },
  types: ['culinary'],
  edibility: 'edible-when-cooked',
  flavors: ['nutty', 'umami', 'meaty', 'smoky'],
  fragrances: ['earthy', 'nutty', 'gentle'],
  textures: ['meaty', 'chewy'],
  effects: [],
  lead: {
    en: 'The honeycombed herald of spring woods is among the most sought-after wild mushrooms on any table, and one that must never reach it raw or half cooked.',
    es: 'Con su sombrero de panal, la colmenilla anuncia la primavera en sotos y huertos; es un manjar antiguo que solo se come después de una cocción completa.',
    pt: 'De chapéu alveolado como um favo de mel, a morquela aparece com a primavera e figura entre os cogumelos silvestres mais cobiçados, desde que bem cozida.',
  },
  description: {
    en: 'Morels come when most of the wood is still bare. From March to June this one appears on limy soil under ash and elm, in old orchards, along rivers and in gardens, across Europe and Asia. The head is ocher to honey yellow, egg-shaped or bluntly conical, and cut into irregular pits by pale ridges. Split it from top to bottom: head and stem form a single clean hollow, and the lower rim of the head is fused to the stem.\n\nThe taste is nutty, meaty and a little smoky, and drying deepens it. Cream, eggs, asparagus and young lamb are its old companions. Farmed morels are black species; nobody yet grows this one dependably.\n\nRaw or barely cooked morels have caused severe vomiting and deaths, so they must be cooked right through, and alcohol with the meal is best left out. Large helpings can bring a passing unsteadiness. The deadly false morel has a brain-like, folded head and a stem mostly chambered or stuffed, at times hollow. Cut every specimen lengthwise, and cook only those whose identity leaves no doubt.',
    es: 'Llega cuando el bosque apenas tiene hojas. De marzo a junio la colmenilla sale en suelos calizos bajo fresnos y olmos, en huertos viejos, riberas y jardines de Europa y Asia. Su cabeza, ovalada o de cono romo, va del ocre al amarillo miel y está excavada en celdillas irregulares separadas por costillas claras. Al partirla de arriba abajo se ve un único hueco limpio que recorre cabeza y pie, y el borde inferior está soldado a este.\n\nTiene sabor a nuez y a carne, con un leve ahumado que el secado intensifica. Combina bien con nata, huevos, espárragos o cordero. Las que se cultivan son colmenillas negras; esta aún no se produce de forma fiable.\n\nCruda o poco hecha ha causado vómitos graves e incluso muertes, así que debe cocinarse por completo, y mejor sin alcohol en la comida. Las raciones grandes pueden provocar inestabilidad pasajera. La falsa colmenilla, mortal, tiene el sombrero plegado como un cerebro y el pie casi siempre relleno o con cámaras, a veces hueco. Abra a lo largo cada ejemplar y quédese solo con los que pueda nombrar sin vacilar.',
    pt: 'Surge quando o bosque ainda está quase sem folhas. De março a junho, a morquela cresce em solos calcários sob freixos e olmos, em pomares antigos, beiras de rio e jardins da Europa e da Ásia. A cabeça, oval ou em cone arredondado, vai do ocre ao amarelo-mel e é escavada por alvéolos irregulares entre cristas claras. Cortada de cima a baixo, mostra uma única cavidade limpa, e a borda inferior da cabeça está soldada ao pé.\n\nO sabor lembra nozes e carne, com um toque defumado que a secagem acentua. Creme de leite, ovos, aspargos e cordeiro são seus parceiros de sempre. As morquelas de cultivo são espécies negras; esta ninguém produz com regularidade.\n\nCrua ou malcozida, já provocou vômitos graves e mortes; por isso cozinhe-a por inteiro e dispense o álcool na refeição. Porções grandes podem causar desequilíbrio passageiro. A falsa-morquela, mortal, tem a cabeça dobrada como um cérebro e o pé quase sempre recheado ou com câmaras, às vezes oco. Abra cada exemplar ao comprido e só aproveite aqueles de que tenha absoluta certeza.',
  },
  cap: {
    en: 'An egg-shaped to bluntly conical head 2 to 7 cm across, ocher to honey yellow, with irregular honeycomb pits.',
    es: 'Cabeza oval o cónica de 2 a 7 cm de ancho, ocre a amarillo miel, recorrida por celdillas irregulares como un panal.',
    pt: 'Cabeça oval a cônica, com 2 a 7 cm de largura, entre o ocre e o amarelo-mel, toda escavada em favos irregulares.',
  },
  gills: {
    en: 'There are no gills: spores form in the pits between ridges and print cream to yellow. The hollow cream stem is 3 to 10 cm by 1.5 to 4 cm, without ring or volva.',
    es: 'No tiene láminas, sino costillas y alvéolos donde maduran las esporas; la esporada es crema a amarilla. Pie hueco, crema, de 3 a 10 cm por 1,5 a 4 cm, sin anillo ni volva.',
    pt: 'Em vez de lâminas há cristas e alvéolos, com esporada creme a amarela. O pé é oco, claro, de 3 a 10 cm por 1,5 a 4 cm, sem anel e sem volva.',
  },
  bruising: null,
  habitat: {
    en: 'Spring woods of ash and elm, old orchards, riverbanks and gardens.',
    es: 'Bosques primaverales de fresno y olmo, huertos viejos, riberas y jardines.',
    pt: 'Bosques de freixo e olmo na primavera, pomares velhos, margens de rios e jardins.',
  },
  substrates: [
    { en: 'limy woodland soil', es: 'suelo forestal calizo', pt: 'solo florestal calcário' },
    { en: 'old orchards', es: 'huertos viejos', pt: 'pomares antigos' },
  ],
  substrateFacts: ['calcareous woodland soil', 'old orchards'],
  seasonNorth: [3, 4, 5, 6],
  continents: ['europe', 'asia'],
  helpsWith: [
    {
      ailment: 'immune-system',
      evidence: 'in-vitro',
      note: {
        en: 'Isolated morel polysaccharides activate immune cells in a dish, and the work has gone little further.',
        es: 'Polisacáridos aislados de colmenilla activan células inmunitarias en placa, y poco más se ha avanzado.',
        pt: 'Polissacarídeos isolados da morquela ativam células imunes em placa, sem avanço além disso.',
      },
    },
    {
      ailment: 'digestion',
      evidence: 'traditional',
      note: {
        en: 'Chinese folk medicine gave it for weak digestion, a tradition that no trial supports.',
        es: 'La medicina popular china la daba para la digestión débil, costumbre sin ensayos que la respalden.',
        pt: 'A medicina popular chinesa a indicava para a digestão fraca, tradição sem ensaios que a confirmem.',
      },
    },
  ],
  sideEffects: [
    {
      sideEffect: {
        en: 'Poisoning when undercooked',
        es: 'Intoxicación por falta de cocción',
        pt: 'Intoxicação por cozimento insuficiente',
      },
      description: {
        en: 'Raw or barely cooked morels have caused violent vomiting, and deaths are on record.',
        es: 'Las colmenillas crudas o poco hechas han causado vómitos violentos y alguna muerte documentada.',
        pt: 'Há registro de vômitos violentos e de mortes após o consumo de morquelas cruas ou malcozidas.',
      },
    },
    {
      sideEffect: {
        en: 'Passing neurological syndrome',
        es: 'Síndrome neurológico pasajero',
        pt: 'Síndrome neurológica passageira',
      },
      description: {
        en: 'A big meal of morels is followed in some people by brief unsteadiness and other nervous symptoms.',
        es: 'Tras una comida abundante, algunas personas notan durante un tiempo inestabilidad y otros síntomas nerviosos.',
        pt: 'Depois de uma refeição farta, algumas pessoas têm por pouco tempo desequilíbrio e outros sintomas nervosos.',
      },
    },
    {
      sideEffect: { en: 'Worse with alcohol', es: 'Peor con alcohol', pt: 'Reação pior com álcool' },
      description: {
        en: 'Wine or spirits at the same meal have made reactions to morels worse, so leave them out.',
        es: 'Beber alcohol en la misma comida ha agravado algunas reacciones, por lo que conviene evitarlo.',
        pt: 'Bebidas alcoólicas na mesma refeição agravaram reações; o melhor é não as misturar.',
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
        en: 'Studied in cell cultures for effects on immune signaling, with no confirmation in people.',
        es: 'Se investigan en cultivos celulares por su influencia en las señales inmunitarias, sin confirmación en personas.',
        pt: 'Investigadas em culturas de células quanto a sinais imunológicos, carecem de confirmação humana.',
      },
    },
    {
      name: 'sterols',
      min: 26.3,
      max: 26.3,
      unit: 'mg/100 g fresh',
      source: 'Ergosterol of retail morels, Phillips et al. 2011',
      benefits: {
        en: 'Ergosterol has been measured in morels from shops and matters as a precursor of vitamin D2.',
        es: 'Se ha medido ergosterol en colmenillas de tienda; importa como precursor de la vitamina D2.',
        pt: 'O ergosterol, medido em morquelas do comércio, interessa como precursor da vitamina D2.',
      },
    },
  ],
  nutrients: {
    calories: 31,
    protein: 3.12,
    fat: 0.57,
    saturatedFat: 0.065,
    carbohydrates: 5.1,
    fiber: 2.8,
    sugars: 0.6,
    sodium: 21,
    potassium: 411,
    calcium: 43,
    iron: 12.18,
    magnesium: 19,
    phosphorus: 194,
    zinc: 2.03,
    copper: 0.625,
    manganese: 0.587,
    selenium: 2.2,
    vitaminC: null,
    vitaminD: 5.1,
    thiamin: 0.069,
    riboflavin: 0.205,
    niacin: 2.252,
    vitaminB6: 0.136,
    folate: 9,
    vitaminB12: null,
    vitaminE: null,
    vitaminK: null,
  },
  nutrientsBasis: {
    servingSize: 100,
    servingSizeUnit: 'g',
    state: 'fresh',
    source: 'USDA National Nutrient Database SR28, NDB 11240 (mushrooms,morel,raw)',
    note: {
      en: 'Figures are for Morchella in general; the French CIQUAL table gives far less iron (1.2 mg), so read that value with caution.',
      es: 'Los datos son del género Morchella; la tabla francesa CIQUAL da mucho menos hierro (1,2 mg), así que esa cifra pide cautela.',
      pt: 'Os valores são de Morchella em geral; a tabela francesa CIQUAL traz bem menos ferro (1,2 mg), portanto leia esse dado com reserva.',
    },
  },
  morphology: {
    capShape: 'conical',
    capColors: ['#c9a866', '#e0c58c', '#a5834a'],
    capDiameterCm: [2, 7],
    gills: 'ridges',
    gillColor: '#b8935a',
    stipe: { lengthCm: [3, 10], widthCm: [1.5, 4], color: '#f4ecd8', ring: false, volva: false },
    sporePrint: { color: 'cream to yellow', hex: '#efe0b4' },
    bruising: null,
    surface: 'honeycomb',
  },
  lookAlikes: [
    {
      scientificName: 'Gyromitra esculenta',
      commonName: { en: 'False Morel', es: 'Falsa colmenilla', pt: 'Falsa-morquela' },
      edibility: 'deadly',
      differences: {
        en: 'Deadly, as it contains gyromitrin. The cap decides: folded like a brain, never pitted. The cut stem is mostly stuffed or chambered, but may be hollow too.',
        es: 'Mortal por la giromitrina. Decide el sombrero: pliegues de cerebro y nunca celdillas. El pie, al corte, suele estar relleno o dividido en cámaras, pero también puede ser hueco.',
        pt: 'Mortal, contém giromitrina. Quem decide é o chapéu: dobras de cérebro, nunca alvéolos. O pé cortado costuma ser recheado ou ter câmaras, mas também pode ser oco.',
      },
    },
    {
      scientificName: 'Verpa bohemica',
      commonName: { en: 'Early Morel', es: 'Verpa de Bohemia', pt: 'Verpa-da-boêmia' },
      edibility: 'toxic',
      differences: {
        en: 'Toxic to some people, upsetting stomach and coordination. The cap hangs free like a thimble from the top of the stem, which is cottony inside and hollow when old.',
        es: 'Tóxica para algunas personas, con molestias digestivas y falta de coordinación. El sombrero cuelga como un dedal, unido solo por el ápice a un pie algodonoso, que de viejo queda hueco.',
        pt: 'Tóxica para certas pessoas, afeta o estômago e a coordenação. O chapéu fica solto como um dedal, preso apenas no topo de um pé algodonoso, que fica oco quando velho.',
      },
    },
  ],
  productGuide: [
    {
      tip: { en: 'Split every one', es: 'Partirlas todas', pt: 'Abrir uma por uma' },
      description: {
        en: 'Look for pits, not folds, then cut each morel lengthwise. The hollow is one sign and no proof; the cut also turns out grit, slugs and woodlice.',
        es: 'Busque celdillas, no pliegues, y córtelas a lo largo. El hueco es un indicio, no una prueba; además salen la arena y los bichos escondidos.',
        pt: 'Procure alvéolos, não dobras, e corte-as ao comprido. O oco é um indício, não uma prova; o corte também retira areia, lesmas e insetos.',
      },
    },
    {
      tip: {
        en: 'Thorough heat, windows open',
        es: 'Fuego largo y ventana abierta',
        pt: 'Fogo demorado, janela aberta',
      },
      description: {
        en: 'Simmer or fry until soft all through, with the kitchen aired, and keep clear of the steam. Drying or marinating does not count as cooking.',
        es: 'Cuézalas o saltéelas hasta que estén tiernas por dentro, sin respirar el vapor. Ni secar ni marinar equivale a cocinar.',
        pt: 'Cozinhe ou refogue até amaciar por completo, longe do vapor. Secar ou marinar não substitui o fogo.',
      },
    },
    {
      tip: { en: 'Keeping them dried', es: 'Conservarlas secas', pt: 'Guardar secas' },
      description: {
        en: 'Dry halves until brittle and store them in glass away from light. Soak before use, then cook as carefully as fresh ones.',
        es: 'Séquelas en mitades hasta que quiebren y guárdelas en vidrio, a oscuras. Una vez remojadas, exigen la misma cocción que las frescas.',
        pt: 'Seque as metades até ficarem quebradiças e guarde em vidro, no escuro. Depois de hidratadas, pedem o mesmo cozimento das frescas.',
      },
    },
  ],
  cultivation: null,
  cultivationNote: {
    en: 'No dependable farming method exists for this morel; the field crop is black species such as M. importuna.',
    es: 'Para esta colmenilla no hay método de cultivo fiable; las que se siembran en campo son negras, como M. importuna.',
    pt: 'Ainda falta um método confiável para esta morquela; nos campos cultivam-se espécies negras como M. importuna.',
  },
  references: [
    {
      title:
        'True morels (Morchella, Pezizales) of Europe and North America: evolutionary relationships inferred from multilocus data and a unified taxonomy',
      year: 2015,
      url: 'https://doi.org/10.3852/14-166',
      doi: '10.3852/14-166',
      summary: {
        en: 'Matches morel lineages of two continents to names and settles much of their taxonomy.',
        es: 'Asigna nombres a los linajes de Morchella de Europa y Norteamérica y aclara buena parte de su taxonomía.',
        pt: 'Liga as linhagens de Morchella de dois continentes aos seus nomes e resolve boa parte da taxonomia.',
      },
    },
    {
      title: 'Ecology and Management of Morels Harvested from the Forests of Western North America (PNW-GTR-710)',
      year: 2007,
      url: 'https://doi.org/10.2737/PNW-GTR-710',
      doi: '10.2737/PNW-GTR-710',
      summary: {
        en: 'United States Forest Service report on how morels live, how they are picked and how to stay safe with them.',
        es: 'Informe del Servicio Forestal de Estados Unidos sobre ecología, recolección y seguridad de las colmenillas.',
        pt: 'Relatório do Serviço Florestal dos Estados Unidos sobre ecologia, colheita e segurança das morquelas.',
      },
    },
    {
      title: 'Outbreak Linked to Morel Mushroom Exposure — Montana, 2023',
      year: 2024,
      url: 'https://doi.org/10.15585/mmwr.mm7310a1',
      doi: '10.15585/mmwr.mm7310a1',
      summary: {
        en: 'Investigates a Montana restaurant outbreak with two deaths linked to raw and barely cooked morels.',
        es: 'Describe un brote en un restaurante de Montana, con dos muertes, ligado a colmenillas crudas o apenas cocinadas.',
        pt: 'Descreve o surto num restaurante de Montana, com duas mortes, associado a morquelas cruas ou malcozidas.',
      },
    },
    {
      title: 'Poisoning by Gyromitra esculenta—a review',
      year: 1991,
      url: 'https://doi.org/10.1002/jat.2550110403',
      doi: '10.1002/jat.2550110403',
      summary: {
        en: 'Explains how false morels give rise to monomethylhydrazine and what it does to the body.',
        es: 'Explica cómo la falsa colmenilla genera monometilhidracina y qué daños produce.',
        pt: 'Explica de que modo a falsa-morquela gera monometil-hidrazina e os danos que esta causa.',
      },
    },
  ],
}
