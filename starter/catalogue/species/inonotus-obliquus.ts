import type { SpeciesSeed } from '../shapes'

export const inonotusObliquus: SpeciesSeed = {
  slug: 'inonotus-obliquus',
  scientificName: 'Inonotus obliquus',
  authority: '(Ach. ex Pers.) Pilát',
  variation: null,
  synonyms: [],
  commonNames: {
    en: ['Chaga', 'Clinker Polypore'],
    es: ['Chaga', 'Hongo chaga del abedul'],
    pt: ['Chaga', 'Cogumelo-chaga'],
  },
  taxonomy: {
    kingdom: 'Fungi',
    division: 'Basidiomycota',
    class: 'Agaricomycetes',
    order: 'Hymenochaetales',
    family: 'Hymenochaetaceae',
    genus: 'Inonotus',
    species: 'Inonotus obliquus',
  },
  types: ['medicinal'],
  edibility: 'medicinal',
  flavors: ['vanilla', 'woody', 'grounded', 'bitter'],
  fragrances: ['earthy', 'gentle'],
  textures: ['firm'],
  effects: [],
  lead: {
    en: 'Chaga, the black, cracked canker of northern birches, is a slow parasite steeped as a woody tea for generations and a rich source of kidney-straining oxalate.',
    es: 'El chaga, chancro negro y agrietado de los abedules boreales, es un parásito lento que se toma en infusión desde hace generaciones y que contiene mucho oxalato.',
    pt: 'Cancro negro e rachado das bétulas do norte, o chaga é um parasita lento, bebido há gerações como chá amadeirado e muito rico em oxalato.',
  },
  description: {
    en: 'What looks like a lump of burned charcoal breaking from a birch trunk is a sterile mass of fungus and wood, present all year in the cold forests of Europe, Asia and North America. Break its brittle black crust and the inside is corky and rust-orange. No pores show: the true spore layer forms hidden under bark, usually once the tree has died, and few people ever meet it.\n\nIt is very high in oxalate, and long daily use has ended in kidney failure. Anyone with kidney trouble, on blood thinners or on diabetes drugs should leave it alone unless a doctor agrees. Black knot on cherry and willow bracket mislead beginners; a living birch and that orange core must both be there before you call it chaga.\n\nRussians and other northern peoples have long drunk it as a dark, earthy tea with a hint of vanilla, mainly for the stomach. Laboratory work looks at its melanins, polysaccharides and triterpenes, some taken from the birch itself; in people it has hardly been tested. It grows for years, so leave part of every canker and never strip a tree.',
    es: 'Lo que parece un trozo de carbón reventando en el tronco de un abedul es una masa estéril de hongo y madera, visible todo el año en los bosques fríos de Europa, Asia y Norteamérica. Bajo la costra negra y quebradiza hay un interior corchoso, anaranjado como el óxido. No muestra poros: la verdadera capa fértil se forma escondida bajo la corteza, por lo general cuando el árbol ya ha muerto.\n\nEs riquísimo en oxalato y el consumo diario prolongado ha acabado en insuficiencia renal. Con problemas de riñón, anticoagulantes o fármacos para la diabetes no debe tomarse sin permiso médico. El nudo negro del cerezo y el yesquero del sauce engañan: sin abedul vivo y sin corazón anaranjado, no hay chaga identificado.\n\nEn Rusia y entre otros pueblos del norte se bebe desde antiguo como infusión oscura, terrosa y con un toque de vainilla, sobre todo para el estómago. El laboratorio estudia sus melaninas, polisacáridos y triterpenos, algunos tomados del propio abedul; en personas apenas se ha investigado. Tarda años en crecer, y al recolectar se deja siempre parte del chancro.',
    pt: 'Parece um pedaço de carvão estourando no tronco da bétula, mas é uma massa estéril de fungo e madeira, presente o ano inteiro nas florestas frias da Europa, da Ásia e da América do Norte. Sob a crosta preta e quebradiça, o interior é corticoso e cor de ferrugem. Não há poros à vista: a camada fértil se forma escondida sob a casca, em geral depois que a árvore morre.\n\nÉ riquíssimo em oxalato, e o uso diário prolongado já terminou em falência renal. Quem tem doença nos rins ou toma anticoagulantes ou remédios para diabetes não deve usá-lo sem o médico. O nó-negro da cerejeira e a orelha-de-pau-do-salgueiro enganam; exija a bétula viva e o miolo alaranjado antes de dar o nome por certo.\n\nNa Rússia e entre outros povos do norte, bebe-se há muito um chá escuro, terroso, com um toque de baunilha, principalmente para o estômago. O laboratório estuda suas melaninas, polissacarídeos e triterpenos, alguns retirados da própria bétula; em pessoas quase não houve pesquisa. Como cresce durante anos, deve-se deixar parte de cada cancro na árvore.',
  },
  cap: {
    en: 'No cap at all but a brain-like, deeply cracked mass 10 to 40 cm across, coal-black outside and rusty orange-brown within.',
    es: 'Sin sombrero: una masa de aspecto cerebral y muy agrietada, de 10 a 40 cm, negra como el carbón por fuera y pardo anaranjada por dentro.',
    pt: 'Não há chapéu, e sim uma massa de aspecto cerebral, muito rachada, de 10 a 40 cm, preta como carvão por fora e marrom-alaranjada por dentro.',
  },
  gills: {
    en: 'No gills, stem, ring or volva; the canker is sterile. The fertile layer lies under bark and gives a brown spore print that is rarely seen.',
    es: 'Sin láminas, pie, anillo ni volva, porque el chancro es estéril. La capa fértil queda bajo la corteza y su esporada parda rara vez se observa.',
    pt: 'Sem lâminas, pé, anel ou volva, pois o cancro é estéril. A camada fértil fica sob a casca, e a esporada marrom raramente é vista.',
  },
  bruising: null,
  habitat: {
    en: 'Black crusted cankers on living birch in cold northern forests.',
    es: 'Chancros negros y costrosos sobre abedules vivos de los bosques fríos del norte.',
    pt: 'Cancros negros e crostosos em bétulas vivas das florestas frias do norte.',
  },
  substrates: [{ en: 'living birch', es: 'abedul vivo', pt: 'bétula viva' }],
  substrateFacts: ['living birch'],
  seasonNorth: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
  continents: ['europe', 'asia', 'north-america'],
  helpsWith: [
    {
      ailment: 'digestion',
      evidence: 'traditional',
      sources: ['https://doi.org/10.1007/s11094-006-0194-4'],
      note: {
        en: 'Chaga tea is a Russian folk drink for stomach complaints, and a standardized extract was once licensed there; modern trials are missing.',
        es: 'La infusión de chaga es un remedio popular ruso para el estómago y un extracto estandarizado llegó a autorizarse allí, sin ensayos modernos.',
        pt: 'O chá de chaga é bebida popular russa para o estômago, e um extrato padronizado já foi licenciado no país, sem ensaios modernos.',
      },
    },
    {
      ailment: 'cancer',
      evidence: 'in-vitro',
      note: {
        en: 'Betulin, inotodiol and whole extracts slow tumor cells in the laboratory; there is no proof in people and chaga is not a cancer treatment.',
        es: 'La betulina, el inotodiol y los extractos frenan células tumorales en el laboratorio; no hay pruebas en humanos y el chaga no trata el cáncer.',
        pt: 'Betulina, inotodiol e extratos freiam células tumorais em laboratório; não há prova em humanos e o chaga não trata o câncer.',
      },
    },
    {
      ailment: 'inflammation',
      evidence: 'animal',
      note: {
        en: 'Chaga preparations eased colitis in mice, a result that still awaits study in patients.',
        es: 'En ratones con colitis, las preparaciones de chaga aliviaron la inflamación; en pacientes está por estudiar.',
        pt: 'Preparações de chaga aliviaram a colite em camundongos, resultado ainda não estudado em pacientes.',
      },
    },
    {
      ailment: 'oxidative-stress',
      evidence: 'in-vitro',
      note: {
        en: 'Its melanin-rich extracts are strong antioxidants in test tubes, a result that says nothing about the living body.',
        es: 'Sus extractos ricos en melanina son antioxidantes potentes en tubo de ensayo, lo que no demuestra efecto en el organismo.',
        pt: 'Seus extratos ricos em melanina são antioxidantes fortes em tubo de ensaio, o que não demonstra efeito no organismo.',
      },
    },
    {
      ailment: 'diabetes',
      evidence: 'animal',
      note: {
        en: 'Polysaccharides from chaga lowered glucose in diabetic mice, and no one should swap a prescription for that.',
        es: 'Los polisacáridos del chaga bajaron la glucosa en ratones diabéticos, un dato que no autoriza a cambiar ninguna medicación.',
        pt: 'Polissacarídeos do chaga baixaram a glicose em camundongos diabéticos, o que não autoriza trocar nenhum remédio.',
      },
    },
  ],
  sideEffects: [
    {
      sideEffect: { en: 'Oxalate kidney damage', es: 'Daño renal por oxalato', pt: 'Dano renal por oxalato' },
      description: {
        en: 'Chaga is so rich in oxalate that months of daily use have led to kidney failure.',
        es: 'Contiene tanto oxalato que el consumo diario durante meses ha causado fallo de los riñones.',
        pt: 'Tem tanto oxalato que o uso diário por meses já levou à falência dos rins.',
      },
    },
    {
      sideEffect: { en: 'Drug interactions', es: 'Interacción con medicamentos', pt: 'Interação com remédios' },
      description: {
        en: 'It may add to the action of blood thinners and of glucose-lowering drugs.',
        es: 'El chaga puede sumarse al efecto de los anticoagulantes y de los fármacos para la diabetes.',
        pt: 'O chaga pode somar-se ao efeito de anticoagulantes e de medicamentos para diabetes.',
      },
    },
  ],
  psychoactiveChem: [],
  medicinalChem: [
    {
      name: 'triterpenes',
      min: null,
      max: null,
      unit: 'mg/g dry',
      source: null,
      benefits: {
        en: 'Inotodiol, lanosterol and birch-derived betulin are tested on tumor and inflammatory cells in the laboratory.',
        es: 'El inotodiol, el lanosterol y la betulina procedente del abedul se prueban en laboratorio sobre células tumorales e inflamatorias.',
        pt: 'Inotodiol, lanosterol e betulina vinda da bétula são testados em laboratório sobre células tumorais e inflamatórias.',
      },
    },
    {
      name: 'polysaccharides',
      min: null,
      max: null,
      unit: null,
      source: 'Shashkina et al. 2006 review',
      benefits: {
        en: 'Chaga polysaccharides are studied in animals for blood glucose and immune responses.',
        es: 'Los del chaga se estudian en animales por su relación con la glucosa y la respuesta inmunitaria.',
        pt: 'Os do chaga são estudados em animais quanto à glicose e às respostas imunológicas.',
      },
    },
    {
      name: 'beta-glucans',
      min: null,
      max: null,
      unit: 'g/100 g dry',
      source: 'McCleary & Draga 2016 assay',
      benefits: {
        en: 'Measured in chaga products by an enzyme assay and examined for immune activity outside the body.',
        es: 'Se miden en productos de chaga con un ensayo enzimático y se examinan fuera del cuerpo por su actividad inmunitaria.',
        pt: 'Medidas em produtos de chaga por ensaio enzimático e examinadas fora do corpo por sua atividade imunológica.',
      },
    },
    {
      name: 'sterols',
      min: null,
      max: null,
      unit: null,
      source: null,
      benefits: {
        en: 'Lanosterol and ergosterol occur in the canker and are studied in cell cultures.',
        es: 'El chancro contiene lanosterol y ergosterol, que se investigan en cultivos celulares.',
        pt: 'O cancro contém lanosterol e ergosterol, pesquisados em culturas de células.',
      },
    },
  ],
  nutrients: null,
  nutrientsBasis: null,
  morphology: {
    capShape: 'brain',
    capColors: ['#1d1714', '#33271f', '#a7652a'],
    capDiameterCm: [10, 40],
    gills: 'none',
    gillColor: '#a7652a',
    stipe: null,
    sporePrint: { color: 'brown (rarely seen)', hex: '#6b4a2f' },
    bruising: null,
    surface: 'cracked',
  },
  lookAlikes: [
    {
      scientificName: 'Apiosporina morbosa',
      commonName: { en: 'Black Knot', es: 'Nudo negro', pt: 'Nó-negro' },
      edibility: 'inedible',
      differences: {
        en: 'Black swellings wrapped along cherry and plum twigs, hard throughout and without the orange corky inside.',
        es: 'Abultamientos negros a lo largo de ramillas de cerezo y ciruelo, sin el interior corchoso anaranjado.',
        pt: 'Inchaços negros ao longo de raminhos de cerejeira e ameixeira, sem o interior corticoso alaranjado.',
      },
    },
    {
      scientificName: 'Phellinus igniarius',
      commonName: { en: 'Willow Bracket', es: 'Yesquero del sauce', pt: 'Orelha-de-pau-do-salgueiro' },
      edibility: 'inedible',
      differences: {
        en: 'A real hoof-shaped bracket with a pored underside, usual on willow, aspen or birch.',
        es: 'Verdadero yesquero en forma de casco, con poros por debajo, habitual en sauce, álamo temblón o abedul.',
        pt: 'Um verdadeiro políporo em forma de casco, com poros por baixo, comum em salgueiro, choupo-tremedor ou bétula.',
      },
    },
  ],
  productGuide: [
    {
      tip: { en: 'Ask what is inside', es: 'Pregunte qué contiene', pt: 'Pergunte a composição' },
      description: {
        en: 'Some powders sold as chaga are mycelium grown on grain, with more starch than fungus. Look for wild birch canker on the label and a measured beta-glucan figure.',
        es: 'Algunos polvos vendidos como chaga son micelio cultivado en cereal, con más almidón que hongo. Busque en la etiqueta el chancro de abedul y un dato medido de betaglucanos.',
        pt: 'Alguns pós vendidos como chaga são micélio criado em grãos, com mais amido que fungo. Procure no rótulo o cancro de bétula e um teor medido de betaglucanas.',
      },
    },
    {
      tip: { en: 'Store bone dry', es: 'Guárdelo muy seco', pt: 'Guarde bem seco' },
      description: {
        en: 'Chunks keep best fully dry, whole and in a breathable bag. Discard any that grow mold or smell musty.',
        es: 'Los trozos se conservan mejor enteros, completamente secos y en una bolsa transpirable. Deseche los que críen moho o huelan a humedad.',
        pt: 'Os pedaços duram mais inteiros, totalmente secos e em saco que respire. Descarte os que mofarem ou cheirarem a umidade.',
      },
    },
    {
      tip: { en: 'Respect the tree', es: 'Respete el árbol', pt: 'Respeite a árvore' },
      description: {
        en: 'Where collecting is permitted, take only from healthy stands and leave part of the canker so it can regrow. Deep cuts into living wood shorten the birch’s life.',
        es: 'Donde esté permitido recolectar, hágalo en abedulares sanos y deje parte del chancro para que rebrote. Los cortes profundos en la madera viva acortan la vida del abedul.',
        pt: 'Onde a coleta for permitida, procure bosques saudáveis e deixe parte do cancro para que volte a crescer. Cortes fundos na madeira viva encurtam a vida da bétula.',
      },
    },
  ],
  cultivation: {
    difficulty: 5,
    colonisationTempC: null,
    fruitingTempC: null,
    humidityPct: null,
    daysToFruit: {
      en: '6–10 years after inoculation',
      es: '6–10 años tras la inoculación',
      pt: '6–10 anos após a inoculação',
    },
    yield: {
      en: 'About 0.5–3 kg dried per infected tree',
      es: 'Unos 0,5–3 kg secos por árbol infectado',
      pt: 'Cerca de 0,5–3 kg secos por árvore infectada',
    },
    method: {
      en: 'Colonized plugs set into living birches; in wild harvest, part of the canker should stay on the tree.',
      es: 'Tarugos inoculados en abedules vivos; en la recolección silvestre debe quedar parte del chancro en el árbol.',
      pt: 'Cavilhas inoculadas em bétulas vivas; na coleta silvestre, parte do cancro deve ficar na árvore.',
    },
  },
  cultivationNote: null,
  references: [
    {
      title: 'Chemical and medicobiological properties of chaga (review)',
      year: 2006,
      url: 'https://doi.org/10.1007/s11094-006-0194-4',
      doi: '10.1007/s11094-006-0194-4',
      summary: {
        en: 'Reviews chaga’s pigments, triterpenes and its history in Russian folk and clinical use.',
        es: 'Revisa los pigmentos y triterpenos del chaga y su historia en el uso popular y clínico ruso.',
        pt: 'Revisa pigmentos e triterpenos do chaga e sua história no uso popular e clínico russo.',
      },
    },
    {
      title: 'Chaga mushroom-induced oxalate nephropathy',
      year: 2014,
      url: 'https://doi.org/10.5414/CN107655',
      doi: '10.5414/CN107655',
      summary: {
        en: 'Case of kidney failure after months of daily chaga powder, blamed on its oxalate.',
        es: 'Caso de insuficiencia renal tras meses de polvo de chaga a diario, atribuido a su oxalato.',
        pt: 'Caso de falência renal após meses de pó de chaga todos os dias, atribuída ao oxalato.',
      },
    },
    {
      title: 'Measurement of β-Glucan in Mushrooms and Mycelial Products',
      year: 2016,
      url: 'https://doi.org/10.5740/jaoacint.15-0289',
      doi: '10.5740/jaoacint.15-0289',
      summary: {
        en: 'Describes the enzyme assay now used to tell mushroom beta-glucan from grain starch in products.',
        es: 'Expone el ensayo enzimático que hoy separa, en los productos, el betaglucano del hongo del almidón de cereal.',
        pt: 'Descreve o ensaio enzimático que hoje distingue, em produtos, a betaglucana do cogumelo do amido de grão.',
      },
    },
  ],
}
