import type { SpeciesSeed } from '../shapes'

export const hericiumErinaceus: SpeciesSeed = {
  slug: 'hericium-erinaceus',
  scientificName: 'Hericium erinaceus',
  authority: '(Bull.) Pers.',
  variation: null,
  synonyms: [],
  commonNames: { en: ["Lion's Mane", 'Bearded Tooth', 'Pom Pom'], es: ['Melena de león'], pt: ['Juba-de-leão'] },
  taxonomy: {
    kingdom: 'Fungi',
    division: 'Basidiomycota',
    class: 'Agaricomycetes',
    order: 'Russulales',
    family: 'Hericiaceae',
    genus: 'Hericium',
    species: 'Hericium erinaceus',
  },
  types: ['culinary', 'medicinal'],
  edibility: 'choice',
  flavors: ['sweet', 'mild', 'umami'],
  fragrances: ['fresh', 'gentle'],
  textures: ['seafood', 'meaty', 'fleshy'],
  effects: ['memory', 'focus'],
  lead: {
    en: 'A white pom-pom of soft, hanging spines on old beech and oak, rare enough in Europe to deserve leaving alone and common enough on farms to eat often.',
    es: 'Bola blanca de púas blandas y colgantes que nace en hayas y robles viejos: en Europa escasea y merece respeto, pero los cultivos la ponen al alcance de cualquier cocina.',
    pt: 'Pompom branco de espinhos macios e pendentes, raro nas matas antigas da Europa, mas hoje cultivado com facilidade e apreciado à mesa por sua carne que lembra frutos do mar.',
  },
  description: {
    en: 'From August to November a single rounded cushion breaks from a wound or dead limb of beech or oak, in Europe, Asia and North America. It has neither cap nor gills: long spines hang from one solid body, white when fresh, yellowing and then browning with age. Wild European specimens are scarce, and several countries protect them.\n\nCultivation has made it an everyday food. It fruits from supplemented hardwood sawdust in three to five weeks, given fresh air and high humidity. Torn into thick slices and browned slowly, it turns sweet and firm, close to crab or scallop. Interest in memory and mood rests on a handful of small human trials and on animal work, much of it with mycelium extracts rather than the food.\n\nSome eaters report an upset stomach; rash or breathing trouble is rare but calls for stopping at once. Anyone taking blood thinners should ask a doctor before using supplements. No dangerous twin is known, yet a tooth fungus gathered wild should still be named with complete confidence before it reaches the kitchen.',
    es: 'Entre agosto y noviembre brota como un cojín redondeado en heridas y ramas muertas de hayas y robles, en Europa, Asia y América del Norte. No tiene sombrero ni láminas: de un cuerpo macizo cuelgan púas largas, blancas al principio, luego amarillentas y por fin pardas. En Europa es escasa y algunos países la protegen, de modo que una silvestre se fotografía y se deja.\n\nEl cultivo la ha convertido en alimento corriente. Crece sobre aserrín de madera dura suplementado y fructifica en tres a cinco semanas con aire fresco y mucha humedad. En rodajas gruesas, dorada sin prisa, resulta dulce y firme, parecida al cangrejo o a la vieira. Lo que se dice de la memoria y el ánimo se apoya en pocos ensayos pequeños y en animales, a menudo con extractos de micelio.\n\nPuede causar molestias de estómago y, rara vez, erupciones o dificultad para respirar, señal de no volver a probarla. Con anticoagulantes, consulte antes al médico sobre los suplementos. Carece de dobles peligrosos conocidos, pero eso no exime de identificarla con plena certeza.',
    pt: 'Entre agosto e novembro, no hemisfério norte, uma almofada arredondada rompe de feridas e galhos mortos de faias e carvalhos, na Europa, na Ásia e na América do Norte. Não há chapéu nem lâminas: espinhos longos pendem de um corpo maciço, brancos quando frescos, depois amarelados e por fim castanhos. Na Europa é escasso e alguns países o protegem.\n\nGraças ao cultivo, chegou à feira e ao supermercado. Frutifica em serragem de madeira dura suplementada, em três a cinco semanas, com ar renovado e bastante umidade. Cortado em fatias grossas e dourado devagar, fica adocicado e firme, próximo da carne de caranguejo. O interesse por memória e humor se apoia em poucos ensaios pequenos e em estudos com animais, muitos deles com extratos de micélio e não com o alimento.\n\nHá quem sinta desconforto no estômago; erupção ou falta de ar são raras e exigem parar de imediato. Quem toma anticoagulantes deve falar com o médico antes de usar suplementos. Embora não se conheça sósia perigoso, o exemplar silvestre só é comida depois de identificado sem margem de dúvida.',
  },
  cap: {
    en: 'A rounded, spine-covered mass 8-30 cm across with no cap, white at first and cream to honey later. The spines hang like icicles from one unbranched body.',
    es: 'Masa redondeada de 8 a 30 cm, sin sombrero, cubierta de púas que cuelgan como carámbanos; blanca al nacer, después crema o color miel.',
    pt: 'Massa arredondada de 8 a 30 cm, sem chapéu e sem ramificações, coberta de espinhos que pendem como pingentes de gelo, do branco ao creme-dourado.',
  },
  gills: {
    en: 'Soft hanging teeth, whitish cream, take the place of gills. There is no true stem, ring or volva, and the spore print is white.',
    es: 'En lugar de láminas tiene aguijones blandos, blanco crema. Sin pie verdadero, anillo ni volva; esporada blanca.',
    pt: 'Espinhos moles de cor branco-creme substituem as lâminas; não há pé definido, anel ou volva, e a esporada é branca.',
  },
  bruising: {
    en: 'Fresh white flesh turns yellow and finally brown as it ages.',
    es: 'La carne blanca amarillea con la edad y termina parda.',
    pt: 'Com a idade, o branco passa a amarelo e depois a castanho.',
  },
  habitat: {
    en: 'Wounds and dead limbs of beech and oak, usually on veteran trees, and scarce in the European wild.',
    es: 'Heridas y ramas secas de hayas y robles, casi siempre en árboles viejos; poco frecuente en los bosques europeos.',
    pt: 'Feridas e ramos secos de faias e carvalhos, em geral árvores antigas; pouco comum na natureza europeia.',
  },
  substrates: [
    { en: 'inoculated hardwood logs', es: 'troncos de madera dura', pt: 'toras de madeira dura' },
    { en: 'supplemented sawdust blocks', es: 'bloques de aserrín', pt: 'blocos de serragem' },
  ],
  substrateFacts: ['hardwood logs', 'sawdust blocks'],
  seasonNorth: [8, 9, 10, 11],
  continents: ['europe', 'asia', 'north-america'],
  helpsWith: [
    {
      ailment: 'cognitive-decline',
      evidence: 'human-trial',
      note: {
        en: 'In one trial, older adults with mild impairment scored better over 16 weeks on tablets and lost the gain after stopping.',
        es: 'En un ensayo, mayores con deterioro leve puntuaron mejor tras 16 semanas de comprimidos y perdieron la ventaja al dejarlos.',
        pt: 'Um ensaio com idosos de comprometimento leve viu notas melhores ao longo de 16 semanas de comprimidos, e recuo depois da interrupção.',
      },
    },
    {
      ailment: 'memory-loss',
      evidence: 'human-trial',
      note: {
        en: 'Small trials in older people hint at a benefit, but nothing large enough to settle the matter has been done.',
        es: 'Hay indicios en ensayos pequeños con personas mayores; faltan estudios amplios que los confirmen.',
        pt: 'Ensaios modestos com idosos sugerem algum benefício, ainda sem confirmação em estudos maiores.',
      },
    },
    {
      ailment: 'alzheimers-disease',
      evidence: 'animal',
      note: {
        en: 'Mycelium rich in erinacine A reduced plaques in mouse models; a single small human pilot exists, and it is not a treatment.',
        es: 'El micelio rico en erinacina A redujo placas en modelos de ratón y solo existe un piloto humano pequeño, así que no es un tratamiento.',
        pt: 'Micélio rico em erinacina A diminuiu placas em modelos com camundongos; em pessoas há apenas um piloto pequeno, o que não o torna um tratamento.',
      },
    },
    {
      ailment: 'anxiety',
      evidence: 'human-trial',
      note: {
        en: "A small group of women who ate lion's mane cookies for four weeks scored lower on some anxiety measures.",
        es: 'Un grupo reducido de mujeres que comió galletas con melena de león durante cuatro semanas bajó en algunas escalas de ansiedad.',
        pt: 'Depois de quatro semanas de biscoitos com juba-de-leão, um pequeno grupo de mulheres teve pontuações menores em algumas medidas de ansiedade.',
      },
    },
    {
      ailment: 'depression',
      evidence: 'human-trial',
      note: {
        en: 'Better mood scores appear in a few small studies, which do not replace care for depression.',
        es: 'Algunos estudios pequeños describen mejor ánimo, sin que ello sustituya la atención de una depresión.',
        pt: 'Poucos estudos, todos pequenos, relatam humor melhor; isso não dispensa o acompanhamento da depressão.',
      },
    },
    {
      ailment: 'sleep',
      evidence: 'human-trial',
      note: {
        en: 'People with obesity reported better sleep scores during an eight-week study of a supplement.',
        es: 'Personas con obesidad declararon dormir mejor en un estudio de ocho semanas con un suplemento.',
        pt: 'Um estudo de oito semanas com suplemento registrou sono melhor, segundo relato de pessoas com obesidade.',
      },
    },
    {
      ailment: 'nerve-damage',
      evidence: 'animal',
      note: {
        en: 'Injured nerves recovered faster in rats given extracts; human evidence is missing.',
        es: 'En ratas, los extractos aceleraron la recuperación de nervios lesionados, algo no comprobado en humanos.',
        pt: 'Ratos com nervos lesionados recuperaram-se mais depressa ao receber extratos, sem dados equivalentes em humanos.',
      },
    },
    {
      ailment: 'parkinsons-disease',
      evidence: 'animal',
      note: {
        en: 'Erinacine A protected nerve cells in a mouse model of the disease, and that is as far as the evidence goes.',
        es: 'La erinacina A protegió neuronas en un modelo de ratón; no se ha demostrado nada en pacientes.',
        pt: 'Em um modelo da doença em camundongos, a erinacina A protegeu neurônios, resultado ainda distante dos pacientes.',
      },
    },
    {
      ailment: 'gastric-ulcer',
      evidence: 'animal',
      note: {
        en: 'Chinese medicine uses it for the stomach, and in rats extracts shielded the gastric lining.',
        es: 'La medicina china la emplea para el estómago y, en ratas, los extractos protegieron la mucosa gástrica.',
        pt: 'Usado na medicina chinesa para queixas do estômago, teve extratos que protegeram a mucosa gástrica de ratos.',
      },
    },
    {
      ailment: 'poor-concentration',
      evidence: 'traditional',
      note: {
        en: 'Its reputation as a focus aid runs ahead of the trials in healthy young adults, which are small and mixed.',
        es: 'Se vende para la concentración, aunque los ensayos en jóvenes sanos son escasos y contradictorios.',
        pt: 'A fama de ajudar no foco vai além do que mostram os ensaios com jovens saudáveis, pequenos e de resultado misto.',
      },
    },
  ],
  sideEffects: [
    {
      sideEffect: { en: 'Stomach discomfort', es: 'Molestias de estómago', pt: 'Desconforto no estômago' },
      description: {
        en: 'Bloating, loose stools or mild nausea have been reported, chiefly with supplements.',
        es: 'Se han descrito hinchazón, heces blandas o náusea leve, sobre todo con suplementos.',
        pt: 'Gases, fezes moles ou náusea leve aparecem em alguns relatos, em especial com suplementos.',
      },
    },
    {
      sideEffect: { en: 'Rare allergic reaction', es: 'Reacción alérgica rara', pt: 'Reação alérgica rara' },
      description: {
        en: 'A skin rash or tight breathing after eating it is unusual and needs prompt medical help.',
        es: 'Una erupción o sensación de ahogo tras comerla es infrecuente y exige atención médica inmediata.',
        pt: 'Erupção na pele ou respiração difícil depois de comer são incomuns e pedem socorro médico.',
      },
    },
    {
      sideEffect: {
        en: 'Caution with blood thinners',
        es: 'Precaución con anticoagulantes',
        pt: 'Cautela com anticoagulantes',
      },
      description: {
        en: 'Concentrated products might add to the effect of anticoagulants, so a doctor should know about them.',
        es: 'Los productos concentrados podrían sumarse al efecto de esos fármacos, por lo que conviene avisar al médico.',
        pt: 'Produtos concentrados talvez somem seu efeito ao desses remédios, razão para informar o médico.',
      },
    },
  ],
  psychoactiveChem: [],
  medicinalChem: [
    {
      name: 'hericenones',
      min: null,
      max: null,
      unit: 'mg/g dry',
      source: 'Fruit body; Corana et al. 2019 quantified hericenones C and D',
      benefits: {
        en: 'Aromatic compounds of the fruit body, studied in cell cultures for their influence on nerve growth factor.',
        es: 'Compuestos aromáticos del cuerpo fructífero que se estudian en células por su relación con el factor de crecimiento nervioso.',
        pt: 'Presentes no corpo frutífero, são estudadas em culturas de células por sua relação com o fator de crescimento neural.',
      },
    },
    {
      name: 'erinacin',
      min: null,
      max: null,
      unit: 'mg/g dry',
      source: 'Mycelium rather than fruit body; Corana et al. 2019',
      benefits: {
        en: 'Found in the mycelium more than in the mushroom one eats, these diterpenes are tested in rodents as protectors of nerve cells.',
        es: 'Diterpenos propios del micelio más que de la parte comestible, ensayados en roedores como protectores de neuronas.',
        pt: 'Diterpenos do micélio, e menos do cogumelo que se come, testados em roedores quanto à proteção de neurônios.',
      },
    },
    {
      name: 'beta-glucans',
      min: 35.3,
      max: 35.3,
      unit: 'g/100 g dry',
      source: 'Value attributed to Sari et al. 2017 in secondary sources',
      benefits: {
        en: 'Plentiful cell-wall fibres that laboratories examine for how they engage immune cells.',
        es: 'Abundan en su pared celular y en el laboratorio se observa cómo interactúan con células inmunitarias.',
        pt: 'Fibras abundantes na parede celular, cuja interação com células de defesa é observada em laboratório.',
      },
    },
    {
      name: 'polysaccharides',
      min: null,
      max: null,
      unit: null,
      source: 'Friedman 2015 review',
      benefits: {
        en: 'Water-soluble fractions have been tried in animals for the stomach lining, gut flora and immunity.',
        es: 'Sus fracciones solubles se han probado en animales en relación con la mucosa gástrica y la inmunidad.',
        pt: 'Frações solúveis foram avaliadas em animais, da mucosa do estômago à resposta imune.',
      },
    },
    {
      name: 'sterols',
      min: null,
      max: null,
      unit: null,
      source: 'Mainly ergosterol',
      benefits: {
        en: 'Mainly ergosterol, the substance that sunlight or ultraviolet lamps turn into vitamin D2.',
        es: 'Sobre todo ergosterol, que la luz ultravioleta transforma en vitamina D2.',
        pt: 'Principalmente ergosterol, que vira vitamina D2 quando exposto à luz ultravioleta.',
      },
    },
  ],
  nutrients: {
    calories: 43,
    protein: 2.5,
    fat: 0.26,
    saturatedFat: null,
    carbohydrates: 7.59,
    fiber: 4.4,
    sugars: null,
    sodium: 0.3,
    potassium: 443,
    calcium: 0,
    iron: 0.7,
    magnesium: null,
    phosphorus: null,
    zinc: null,
    copper: null,
    manganese: null,
    selenium: null,
    vitaminC: null,
    vitaminD: null,
    thiamin: null,
    riboflavin: null,
    niacin: null,
    vitaminB6: null,
    folate: null,
    vitaminB12: null,
    vitaminE: null,
    vitaminK: null,
  },
  nutrientsBasis: {
    servingSize: 100,
    servingSizeUnit: 'g',
    state: 'fresh',
    source: "USDA FoodData Central, Foundation Foods (Mushroom, lion's mane)",
    note: {
      en: 'Only macronutrients, iron, potassium and sodium are given; no reliable values were found for the rest.',
      es: 'Solo constan macronutrientes, hierro, potasio y sodio; del resto no se hallaron datos.',
      pt: 'Há valores apenas para macronutrientes, ferro, potássio e sódio, pois os demais não foram encontrados.',
    },
  },
  morphology: {
    capShape: 'icicle',
    capColors: ['#fdfaf2', '#f6ecd6', '#e9d4ac'],
    capDiameterCm: [8, 30],
    gills: 'teeth',
    gillColor: '#fdf8ec',
    stipe: null,
    sporePrint: { color: 'white', hex: '#f8f6f0' },
    bruising: 'Yellows to brown with age',
    surface: 'spiny',
  },
  lookAlikes: [
    {
      scientificName: 'Hericium coralloides',
      commonName: { en: 'Coral Tooth', es: 'Hericio coraloide', pt: 'Hericium-coral' },
      edibility: 'edible',
      differences: {
        en: 'Edible and branched like coral, with short spines set along its arms instead of one solid ball.',
        es: 'Comestible; se ramifica como un coral y lleva púas cortas a lo largo de los brazos, no una bola compacta.',
        pt: 'Comestível, ramifica-se como coral e traz espinhos curtos ao longo dos braços, em vez de formar uma bola só.',
      },
    },
    {
      scientificName: 'Climacodon septentrionalis',
      commonName: { en: 'Northern Tooth', es: 'Diente del norte', pt: 'Dente-do-norte' },
      edibility: 'inedible',
      differences: {
        en: 'Too tough to eat: stacked shelves with short teeth beneath, growing on living maples.',
        es: 'Incomestible por duro: repisas apiladas con dientes cortos por debajo, en arces vivos.',
        pt: 'Duro demais para comer, empilha prateleiras de dentes curtos em bordos vivos.',
      },
    },
  ],
  productGuide: [
    {
      tip: { en: 'Judge by whiteness', es: 'Fíjese en el blanco', pt: 'Observe a brancura' },
      description: {
        en: 'A good head is white, springy and heavy, with intact spines. Yellow patches and a sour smell mean it has waited too long.',
        es: 'Una buena pieza es blanca, elástica y pesada; las manchas amarillas y el olor ácido delatan que ya pasó su momento.',
        pt: 'Um bom exemplar é branco, elástico e pesado; manchas amarelas e cheiro azedo mostram que passou do ponto.',
      },
    },
    {
      tip: { en: 'Press, then brown', es: 'Prensar y dorar', pt: 'Pressione e doure' },
      description: {
        en: 'It holds water like a sponge, so press the slices in a dry pan until they stop steaming, then add butter or oil.',
        es: 'Retiene agua como una esponja: apriete las rodajas en la sartén seca hasta que dejen de humear y añada la grasa al final.',
        pt: 'Guarda água como esponja, por isso aperte as fatias na frigideira seca até o vapor cessar e só depois ponha manteiga ou azeite.',
      },
    },
    {
      tip: { en: 'Read supplement labels', es: 'Lea la etiqueta', pt: 'Leia o rótulo' },
      description: {
        en: 'Check whether a product is fruit body, mycelium or mycelium on grain, since their compounds differ. A stated beta-glucan figure says more than a total polysaccharide one.',
        es: 'Compruebe si el suplemento es de cuerpo fructífero, de micelio o de micelio sobre grano: no contienen lo mismo, y el dato de betaglucanos informa más que el de polisacáridos totales.',
        pt: 'Veja se o suplemento vem do corpo frutífero, do micélio ou de micélio em grãos, pois a composição muda; o teor de betaglucanas esclarece mais que o de polissacarídeos totais.',
      },
    },
  ],
  cultivation: {
    difficulty: 2,
    colonisationTempC: [21, 24],
    fruitingTempC: [16, 22],
    humidityPct: [85, 95],
    daysToFruit: { en: '21-35 days', es: '21-35 días', pt: '21-35 dias' },
    yield: {
      en: '75-125% biological efficiency',
      es: '75-125 % de eficiencia biológica',
      pt: '75-125% de eficiência biológica',
    },
    method: {
      en: 'Bags of supplemented hardwood sawdust, opened with a few small cuts and given plenty of fresh air.',
      es: 'Bolsas de aserrín de madera dura suplementado, con pocos cortes pequeños y mucha ventilación.',
      pt: 'Sacos de serragem de madeira dura suplementada, com poucos cortes pequenos e ar sempre renovado.',
    },
  },
  cultivationNote: null,
  references: [
    {
      title:
        'Improving effects of the mushroom Yamabushitake (Hericium erinaceus) on mild cognitive impairment: a double-blind placebo-controlled clinical trial',
      year: 2009,
      url: 'https://doi.org/10.1002/ptr.2634',
      doi: '10.1002/ptr.2634',
      summary: {
        en: 'Placebo-controlled trial of 16 weeks in which cognitive scores rose with tablets and fell again once they were stopped.',
        es: 'Ensayo de 16 semanas, controlado con placebo, en el que las puntuaciones cognitivas subieron con los comprimidos y bajaron al suspenderlos.',
        pt: 'Ensaio controlado de 16 semanas: os escores cognitivos subiram com os comprimidos e caíram após a suspensão.',
      },
    },
    {
      title:
        'Hericium erinaceus Improves Mood and Sleep Disorders in Patients Affected by Overweight or Obesity: Could Circulating Pro-BDNF and BDNF Be Potential Biomarkers?',
      year: 2019,
      url: 'https://doi.org/10.1155/2019/7861297',
      doi: '10.1155/2019/7861297',
      summary: {
        en: 'Eight weeks of supplementation in people with overweight or obesity, with better reported mood and sleep.',
        es: 'Ocho semanas de suplemento en personas con sobrepeso u obesidad, con mejoras declaradas de ánimo y sueño.',
        pt: 'Oito semanas de suplementação em pessoas com sobrepeso ou obesidade, com relato de humor e sono melhores.',
      },
    },
    {
      title:
        "Chemistry, Nutrition, and Health-Promoting Properties of Hericium erinaceus (Lion's Mane) Mushroom Fruiting Bodies and Mycelia and Their Bioactive Compounds",
      year: 2015,
      url: 'https://doi.org/10.1021/acs.jafc.5b02914',
      doi: '10.1021/acs.jafc.5b02914',
      summary: {
        en: "Wide review of the compounds in lion's mane fruit bodies and mycelium and of the laboratory and human research on them.",
        es: 'Amplia revisión de los compuestos del cuerpo fructífero y del micelio, y de su estudio en laboratorio y en personas.',
        pt: 'Revisão abrangente dos compostos do cogumelo e do micélio e das pesquisas feitas em laboratório e com pessoas.',
      },
    },
    {
      title: 'Array of Metabolites in Italian Hericium erinaceus Mycelium, Primordium, and Sporophore',
      year: 2019,
      url: 'https://doi.org/10.3390/molecules24193511',
      doi: '10.3390/molecules24193511',
      summary: {
        en: 'Shows where hericenones and erinacine A are found, from mycelium to mature fruit body, in Italian material.',
        es: 'Localiza hericenonas y erinacina A desde el micelio hasta el ejemplar maduro en cepas italianas.',
        pt: 'Mapeia hericenonas e erinacina A do micélio ao esporóforo em material italiano.',
      },
    },
  ],
}
