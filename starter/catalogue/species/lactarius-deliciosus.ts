import type { SpeciesSeed } from '../shapes'

export const lactariusDeliciosus: SpeciesSeed = {
  slug: 'lactarius-deliciosus',
  scientificName: 'Lactarius deliciosus',
  authority: '(L.) Gray',
  variation: null,
  synonyms: [],
  commonNames: {
    en: ['Saffron Milk Cap', 'Red Pine Mushroom'],
    es: ['Níscalo', 'Robellón', 'Mízcalo'],
    pt: ['Sancha', 'Pinheira', 'Lactário-delicioso'],
  },
  taxonomy: {
    kingdom: 'Fungi',
    division: 'Basidiomycota',
    class: 'Agaricomycetes',
    order: 'Russulales',
    family: 'Russulaceae',
    genus: 'Lactarius',
    species: 'Lactarius deliciosus',
  },
  types: ['culinary'],
  edibility: 'choice',
  flavors: ['nutty', 'fruity', 'bitter'],
  fragrances: ['fresh', 'fungus'],
  textures: ['crunchy', 'firm', 'meaty'],
  effects: [],
  lead: {
    en: 'The carrot-colored milk cap of pine woods bleeds orange, stains green and is gathered by the basketful every autumn from Catalonia to Poland.',
    es: 'El níscalo de los pinares, anaranjado, de látex color zanahoria y manchas verdes, es la seta de otoño más querida en buena parte de España.',
    pt: 'A sancha dos pinhais, alaranjada, de leite cor de cenoura e manchas verdes, é um dos cogumelos de outono mais procurados da Península Ibérica.',
  },
  description: {
    en: 'Pine needles rise in low humps from September until the first hard frosts in the Northern Hemisphere, and under them sits a firm orange disc, ringed with darker bands like a target and dimpled in the middle. Snap the flesh and a carrot-orange milk wells up; old wounds go green. The short, soon hollow stem is marked with small, darker pits.\n\nMaggots get to many before the picker does. Urine may turn orange-red after a generous plate, which does no harm. The woolly milkcap, pink, shaggy-edged and poisonous, has white milk that burns the tongue and stands under birch. Orange milk from the first cut, pine overhead, pitted stem: unless all agree and the species is certain, leave it for the slugs.\n\nSpaniards grill it whole with garlic and parsley, Poles fry or pickle it, and it keeps its bite where softer mushrooms collapse. The taste is nutty and faintly resinous, with a bitterness that disappears over high heat. Nurseries in Spain, New Zealand and China sell inoculated pines, though harvests remain small and uneven.',
    es: 'De septiembre a las primeras heladas fuertes, en el hemisferio norte, la pinocha se abomba y debajo aparece un disco firme y anaranjado, con bandas concéntricas y el centro hundido. Al partirlo mana un látex color zanahoria, y las heridas viejas verdean. El pie, corto y pronto hueco, lleva hoyuelos más oscuros.\n\nMuchos ejemplares llegan agusanados. La orina puede salir rojiza después de una buena ración, sin consecuencias. El falso níscalo tóxico, *Lactarius torminosus*, es rosado, de borde lanudo, látex blanco y picante, y vive bajo abedul. Látex naranja desde el primer corte, pino cerca y pie con hoyuelos: si falla una sola señal, esa seta no es segura y se queda en el monte.\n\nA la plancha con ajo y perejil, en guisos de papas o en escabeche, mantiene una firmeza que otras setas pierden. Sabe a frutos secos con un fondo de resina, y el leve amargor se va con el fuego vivo. Hay viveros que venden pinos micorrizados en España, Nueva Zelanda y China, aunque la cosecha es escasa e irregular.',
    pt: 'De setembro às geadas fortes, no hemisfério norte, o tapete de agulhas dos pinhais se levanta em pequenos montes e esconde um disco firme, alaranjado, com faixas concêntricas e centro deprimido. Quebrada a carne, brota um leite cor de cenoura; as feridas antigas esverdeiam. O pé é curto, cedo oco, marcado por covinhas mais escuras.\n\nAs larvas costumam chegar antes do coletor. A urina pode sair alaranjada depois de um prato farto, sem nenhum mal. *Lactarius torminosus*, tóxico, é rosado, de margem lanosa e leite branco que arde na língua, e cresce sob bétulas. Leite laranja logo no primeiro corte, pinheiro por perto, covinhas no pé: colha quando tudo isso coincidir e não restar incerteza.\n\nNa brasa com alho, em guisados ou em conserva, mantém a firmeza que outros cogumelos perdem. O sabor lembra nozes com um fundo de resina, e o amargor leve some em fogo alto. Viveiros da Espanha, da Nova Zelândia e da China vendem pinheiros micorrizados, mas a produção continua pequena e irregular.',
  },
  cap: {
    en: 'Dished then shallowly funnel-shaped, 5–15 cm, orange with darker concentric zones, slightly greasy in the wet and patched green with age.',
    es: 'De convexo con centro hundido a embudo, de 5 a 15 cm, anaranjado con zonas concéntricas más intensas y manchas verdes al envejecer.',
    pt: 'Deprimido no centro, depois em funil raso, de 5 a 15 cm, alaranjado com zonas concêntricas mais fortes e manchas verdes na idade.',
  },
  gills: {
    en: 'Crowded orange gills run slightly down a pitted, orange stem of 3–7 by 1.5–2.5 cm; no ring or volva; spore print cream.',
    es: 'Láminas apretadas y naranjas, algo decurrentes, sobre un pie anaranjado y escrobiculado de 3–7 × 1,5–2,5 cm, sin anillo ni volva; esporada crema.',
    pt: 'Lâminas apertadas, alaranjadas, pouco decorrentes; pé da mesma cor, com covinhas, de 3–7 × 1,5–2,5 cm, sem anel e sem volva; esporada creme.',
  },
  bruising: {
    en: 'Carrot-orange milk wells from every cut, and the wounds slowly turn green.',
    es: 'Látex naranja zanahoria al cortar; las zonas heridas acaban verdes.',
    pt: 'Leite laranja-cenoura ao cortar; as partes feridas esverdeiam aos poucos.',
  },
  habitat: {
    en: 'Pine woods, above all on limy and sandy soils.',
    es: 'Pinares, con preferencia por suelos calizos y arenosos.',
    pt: 'Pinhais, principalmente em solos calcários e arenosos.',
  },
  substrates: [{ en: 'mycorrhiza with pine', es: 'micorriza con pinos', pt: 'micorriza com pinheiros' }],
  substrateFacts: ['mycorrhiza with pine'],
  seasonNorth: [9, 10, 11, 12],
  continents: ['europe', 'asia', 'oceania', 'south-america'],
  helpsWith: [
    {
      ailment: 'oxidative-stress',
      evidence: 'in-vitro',
      sources: ['https://doi.org/10.1021/jf070407o'],
      note: {
        en: 'Its extracts act as antioxidants in the laboratory, less so after drying or cooking, and no effect in people has been established.',
        es: 'En el laboratorio sus extractos son antioxidantes, menos tras secarlos o cocinarlos; en personas no hay efecto probado.',
        pt: 'Extratos mostram ação antioxidante in vitro, menor após secagem ou cozimento, e não existe comprovação em pessoas.',
      },
    },
  ],
  sideEffects: [
    {
      sideEffect: { en: 'Orange-red urine', es: 'Orina anaranjada', pt: 'Urina alaranjada' },
      description: {
        en: 'Pigments from a large meal can color the urine for a short time, harmlessly.',
        es: 'Los pigmentos de una ración abundante tiñen la orina por poco tiempo, sin perjuicio.',
        pt: 'Os pigmentos de uma refeição generosa tingem a urina por algum tempo, sem prejuízo à saúde.',
      },
    },
    {
      sideEffect: { en: 'Often full of maggots', es: 'Agusanado con frecuencia', pt: 'Muitas vezes bichado' },
      description: {
        en: 'Fly larvae tunnel up from the stem, so cut each one in half before it goes into the basket.',
        es: 'Las larvas suben desde el pie; conviene abrir cada pieza antes de echarla a la cesta.',
        pt: 'As larvas sobem pelo pé, e vale partir cada peça ao meio antes de guardá-la no cesto.',
      },
    },
  ],
  psychoactiveChem: [],
  medicinalChem: [
    {
      name: 'beta-glucans',
      min: 17.1,
      max: 17.1,
      unit: 'g/100 g dry',
      source: 'Congo red method, Mirończuk-Chodakowska & Witkowska 2020',
      benefits: {
        en: 'Measured at 17.1 g per 100 g dry in Polish material and investigated as a dietary fiber.',
        es: 'Una muestra polaca dio 17,1 g por 100 g secos; se investigan como fibra alimentaria.',
        pt: 'Amostra polonesa teve 17,1 g por 100 g secos; são pesquisadas como fibra alimentar.',
      },
    },
    {
      name: 'sterols',
      min: null,
      max: null,
      unit: null,
      source: null,
      benefits: {
        en: 'Mainly ergosterol, which interests nutrition researchers as the raw material of vitamin D2.',
        es: 'Principalmente ergosterol, materia prima de la vitamina D2 y motivo de interés en nutrición.',
        pt: 'Ergosterol na maior parte, de interesse nutricional como matéria-prima da vitamina D2.',
      },
    },
    {
      name: 'lectins',
      min: null,
      max: null,
      unit: null,
      source: null,
      benefits: {
        en: 'A lectin named LDL has been isolated for laboratory study; heating inactivates it.',
        es: 'De este níscalo se aisló la lectina LDL, útil en el laboratorio y sensible al calor.',
        pt: 'A lectina LDL foi isolada para estudo em laboratório e não resiste ao calor.',
      },
    },
  ],
  nutrients: null,
  nutrientsBasis: null,
  morphology: {
    capShape: 'funnel',
    capColors: ['#e08a3c', '#eeb071', '#b9672b'],
    capDiameterCm: [5, 15],
    gills: 'gills',
    gillColor: '#e89a4d',
    stipe: { lengthCm: [3, 7], widthCm: [1.5, 2.5], color: '#e3a163', ring: false, volva: false },
    sporePrint: { color: 'cream', hex: '#f2e8d2' },
    bruising: 'Carrot-orange milk; bruises green',
    surface: 'zoned',
  },
  lookAlikes: [
    {
      scientificName: 'Lactarius torminosus',
      commonName: { en: 'Woolly Milkcap', es: 'Falso níscalo', pt: 'Lactário-lanoso' },
      edibility: 'toxic',
      differences: {
        en: 'Toxic: pink with a shaggy, woolly edge and white, burning-hot milk; it grows under birch.',
        es: 'Tóxico: rosado, con el borde cubierto de pelos lanosos y látex blanco muy acre; sale bajo abedules.',
        pt: 'Tóxico: rosado, de margem com pelos lanosos e leite branco, muito ardido; aparece sob bétulas.',
      },
    },
    {
      scientificName: 'Lactarius deterrimus',
      commonName: { en: 'False Saffron Milkcap', es: 'Níscalo de píceas', pt: 'Sancha-dos-espruces' },
      edibility: 'edible',
      differences: {
        en: 'Edible but more bitter, greener with age and without pits on the stem; found under spruce.',
        es: 'Comestible aunque más amargo; verdea más, no tiene hoyuelos en el pie y vive bajo píceas.',
        pt: 'Comestível, porém mais amargo e mais esverdeado na idade, sem covinhas no pé, sob espruces.',
      },
    },
  ],
  productGuide: [
    {
      tip: { en: 'Small, firm, unwormed', es: 'Pequeños y sanos', pt: 'Pequenos e firmes' },
      description: {
        en: 'Caps still rolled at the edge and solid when pressed are the best; look at the cut stem for tunnels.',
        es: 'Los mejores tienen el borde aún enrollado y la carne dura; mire el corte del pie en busca de galerías.',
        pt: 'Os melhores têm a borda ainda enrolada e a carne dura; veja no corte do pé se há galerias.',
      },
    },
    {
      tip: { en: 'Brush, don’t soak', es: 'Cepillar sin remojar', pt: 'Escove, não lave' },
      description: {
        en: 'Sand hides between the gills: use a stiff brush and at most a quick rinse, then grill hot and dry.',
        es: 'La arena se esconde entre las láminas; basta un cepillo y, como mucho, un enjuague rápido antes de la plancha bien caliente.',
        pt: 'A areia se esconde nas lâminas: pincel duro, quando muito uma enxaguada rápida, e chapa bem quente.',
      },
    },
    {
      tip: { en: 'Preserve in vinegar or salt', es: 'En escabeche o sal', pt: 'Em conserva ou salmoura' },
      description: {
        en: 'Drying makes it tough and dull; blanched and pickled in vinegar, salted, or fried and then frozen, it holds its character.',
        es: 'Seco pierde casi todo; escaldado y en escabeche, en salazón, o salteado y congelado conserva su carácter.',
        pt: 'Seco fica duro e sem graça; escaldado e posto em vinagre, salgado, ou refogado e congelado, guarda o caráter.',
      },
    },
  ],
  cultivation: {
    difficulty: 5,
    colonisationTempC: null,
    fruitingTempC: null,
    humidityPct: null,
    daysToFruit: {
      en: '2–4 years after planting',
      es: '2–4 años después de plantar',
      pt: '2–4 anos depois do plantio',
    },
    yield: { en: 'Small and irregular', es: 'Escaso e irregular', pt: 'Pequeno e irregular' },
    method: {
      en: 'Pine seedlings inoculated in the nursery and planted out, mainly in New Zealand, Spain and China.',
      es: 'Plantones de pino inoculados en vivero y llevados al campo, sobre todo en España, Nueva Zelanda y China.',
      pt: 'Mudas de pinheiro inoculadas em viveiro e levadas a campo, sobretudo na Nova Zelândia, na Espanha e na China.',
    },
  },
  cultivationNote: null,
  references: [
    {
      title:
        'Effects of Conservation Treatment and Cooking on the Chemical Composition and Antioxidant Activity of Portuguese Wild Edible Mushrooms',
      year: 2007,
      url: 'https://doi.org/10.1021/jf070407o',
      doi: '10.1021/jf070407o',
      summary: {
        en: 'Compares the effect of drying, freezing and cooking on nutrients and antioxidants of wild Portuguese mushrooms.',
        es: 'Compara cómo cambian los nutrientes de setas silvestres portuguesas al secarlas, congelarlas o cocinarlas.',
        pt: 'Compara secagem, congelamento e cozimento quanto aos nutrientes de cogumelos silvestres portugueses.',
      },
    },
    {
      title:
        'Worldwide phylogeny of Lactarius section Deliciosi inferred from ITS and glyceraldehyde-3-phosphate dehydrogenase gene sequences',
      year: 2007,
      url: 'https://doi.org/10.1080/15572536.2007.11832514',
      doi: '10.1080/15572536.2007.11832514',
      summary: {
        en: 'DNA family tree of the orange-milked species on several continents.',
        es: 'Filogenia mundial por ADN de los níscalos de látex coloreado.',
        pt: 'Filogenia mundial, baseada em DNA, das espécies de leite alaranjado.',
      },
    },
    {
      title: 'Evaluation of Polish Wild Mushrooms as Beta-Glucan Sources',
      year: 2020,
      url: 'https://doi.org/10.3390/ijerph17197299',
      doi: '10.3390/ijerph17197299',
      summary: {
        en: 'Beta-glucan content of 18 wild and three cultivated mushrooms, measured in two ways.',
        es: 'Mide los betaglucanos de 18 setas silvestres y tres cultivadas por dos métodos.',
        pt: 'Determina, por dois métodos, as betaglucanas de 18 cogumelos silvestres e três cultivados.',
      },
    },
  ],
}
