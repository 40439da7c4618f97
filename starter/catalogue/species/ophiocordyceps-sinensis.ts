import type { SpeciesSeed } from '../shapes'

export const ophiocordycepsSinensis: SpeciesSeed = {
  slug: 'ophiocordyceps-sinensis',
  scientificName: 'Ophiocordyceps sinensis',
  authority: '(Berk.) G.H. Sung, J.M. Sung, Hywel-Jones & Spatafora',
  variation: null,
  synonyms: ['Cordyceps sinensis'],
  commonNames: {
    en: ['Caterpillar Fungus', 'Yartsa Gunbu'],
    es: ['Hongo oruga', 'Yarsagumba'],
    pt: ['Fungo-da-lagarta', 'Cogumelo-lagarta'],
  },
  taxonomy: {
    kingdom: 'Fungi',
    division: 'Ascomycota',
    class: 'Sordariomycetes',
    order: 'Hypocreales',
    family: 'Ophiocordycipitaceae',
    genus: 'Ophiocordyceps',
    species: 'Ophiocordyceps sinensis',
  },
  types: ['medicinal'],
  edibility: 'medicinal',
  flavors: ['umami', 'grounded', 'sweet'],
  fragrances: ['musky', 'earthy'],
  textures: ['chewy', 'crunchy'],
  effects: ['energy', 'endurance', 'aroused'],
  lead: {
    en: 'Half insect and half fungus, the caterpillar fungus of the Tibetan Plateau is a dark stalk growing from a mummified larva, dear enough to carry a mountain household through the year.',
    es: 'Mitad insecto, mitad hongo, el yarsagumba de la meseta tibetana brota de una oruga momificada y sostiene con su venta la economía de pueblos enteros del Himalaya.',
    pt: 'Metade inseto, metade fungo, o cogumelo-lagarta do planalto tibetano nasce de uma larva mumificada e sustenta, com seu alto preço, aldeias inteiras do Himalaia.',
  },
  description: {
    en: 'Above the last trees, on Tibetan and Himalayan meadows at 3,000–5,000 m, the caterpillar fungus shows in May, June and July as a brown blade no taller than the grass. Dig down and the blade proves to be a slim club rising from the head of a ghost-moth caterpillar, its body packed with fungus and still keeping its rings and legs.\n\nWild stocks are falling under heavy picking and a warming climate. Lead and arsenic have been found in samples, and false pieces are common: substitutes, molded dough, even wire pushed in for weight. Anyone ill, pregnant or on medication should ask a clinician first. Without larva and stalk matched by a specialist, or a laboratory test, the identification cannot be called certain.\n\nIt is chewed, simmered in soups with duck or chicken, or steeped in spirits as a tonic, and its flavor is mildly sweet and earthy. What most capsules contain is another product: fermented mycelium, some of it since shown to be a different fungus. Fruiting is managed only in specialized insect rooms.',
    es: 'Por encima del bosque, en prados tibetanos e himalayos de 3000–5000 m, el hongo oruga asoma de mayo a julio como una brizna parda que apenas sobresale de la hierba. Al cavar se descubre que es una maza delgada nacida de la cabeza de una larva de mariposa fantasma, rellena de micelio y todavía con anillos y patas.\n\nLas poblaciones silvestres disminuyen por el exceso de recolección y el calentamiento. Se ha hallado plomo y arsénico en muestras y abundan las imitaciones, desde especies afines hasta masa moldeada. Quien esté enfermo, embarazada o en tratamiento debe consultar antes a un médico. Si un especialista o un análisis no confirma larva y tallo, no cabe hablar de identificación segura.\n\nSe mastica, se cuece en sopas de pato o gallina, o se deja en licor como reconstituyente; sabe a tierra, con un punto dulce. Buena parte de las cápsulas llevan otra cosa, micelio fermentado, a veces de un hongo distinto. Solo unas pocas instalaciones con insectos logran que fructifique.',
    pt: 'Acima das últimas árvores, em campos do Tibete e do Himalaia a 3.000–5.000 m, o fungo-da-lagarta desponta de maio a julho como uma haste marrom que mal passa da grama. Cavando, vê-se que é uma clava fina saída da cabeça de uma lagarta de mariposa-fantasma, cheia de micélio e ainda com anéis e patas visíveis.\n\nAs populações silvestres encolhem com a coleta intensa e o aquecimento do clima. Chumbo e arsênio já foram achados em amostras, e há muitas falsificações, de espécies aparentadas a peças de massa moldada. Quem está doente, grávida ou em tratamento deve falar antes com um médico. Sem exame de larva e haste por especialista, ou teste de laboratório, a identidade da peça continua incerta.\n\nMastiga-se, cozinha-se em caldo de pato ou galinha, ou deixa-se em aguardente como tônico; o sabor é terroso, com leve doçura. Muitas cápsulas trazem outro produto, micélio fermentado, em certos casos de um fungo diferente. A frutificação só se consegue em instalações especializadas com insetos.',
  },
  cap: {
    en: 'No cap but a slender dark brown club, 0.3–0.6 cm thick at the swollen, finely warty fertile head, with a bare tip.',
    es: 'Carece de sombrero: es una maza fina, parda oscura, de 0,3–0,6 cm en la parte fértil, que es algo hinchada y granulosa, con la punta estéril.',
    pt: 'Não tem chapéu, e sim uma clava delgada, marrom-escura, com 0,3–0,6 cm na parte fértil, que é inchada, verrucosa e de ponta estéril.',
  },
  gills: {
    en: 'Gills are absent; thread-like, whitish spores leave through tiny pores in the club. The brown stalk measures 4–10 cm by 0.2–0.4 cm, with no ring or volva.',
    es: 'No hay láminas; las esporas, filiformes y blanquecinas, salen por poros diminutos de la maza. Tallo pardo de 4–10 cm por 0,2–0,4 cm, sin anillo ni volva alguna.',
    pt: 'Lâminas não existem; esporos filiformes e esbranquiçados saem por poros minúsculos da clava. A haste marrom tem 4–10 cm por 0,2–0,4 cm e nenhum anel ou volva.',
  },
  bruising: null,
  habitat: {
    en: 'Alpine meadows of the Tibetan Plateau at 3,000–5,000 m, always from a buried ghost-moth caterpillar.',
    es: 'Prados alpinos de la meseta tibetana, a 3000–5000 m, siempre sobre orugas enterradas de mariposas fantasma.',
    pt: 'Campos alpinos do planalto tibetano, entre 3.000 e 5.000 m, sempre a partir de lagartas enterradas de mariposa-fantasma.',
  },
  substrates: [{ en: 'ghost-moth larvae', es: 'larvas de mariposa fantasma', pt: 'lagartas de mariposa-fantasma' }],
  substrateFacts: ['ghost-moth larvae'],
  seasonNorth: [5, 6, 7],
  continents: ['asia'],
  helpsWith: [
    {
      ailment: 'exercise-tolerance',
      evidence: 'human-trial',
      sources: ['https://doi.org/10.1089/acm.2009.0226'],
      note: {
        en: 'Healthy older adults had higher exercise thresholds on Cs-4, a fermented mycelium since identified as another fungus, Samsoniella hepiali, so the result does not belong to wild caterpillar fungus.',
        es: 'Cs-4, un micelio fermentado que hoy se atribuye a otro hongo, Samsoniella hepiali, elevó los umbrales de esfuerzo en mayores sanos; no era hongo oruga silvestre.',
        pt: 'Idosos saudáveis que tomaram Cs-4 tiveram limiares de exercício mais altos, mas esse micélio fermentado foi depois reconhecido como outro fungo, Samsoniella hepiali.',
      },
    },
    {
      ailment: 'kidney-health',
      evidence: 'human-trial',
      sources: ['https://doi.org/10.1002/14651858.CD008353.pub2'],
      note: {
        en: 'A Cochrane review found possible benefit as an add-on in kidney disease but rated the trials low in quality, so it replaces no care.',
        es: 'Una revisión Cochrane halló posible beneficio como complemento en la enfermedad renal, a partir de ensayos de baja calidad; no reemplaza la atención médica.',
        pt: 'Revisão Cochrane viu possível benefício como complemento na doença renal, com ensaios de baixa qualidade, e ele não substitui o tratamento.',
      },
    },
    {
      ailment: 'low-libido',
      evidence: 'traditional',
      sources: ['https://doi.org/10.1016/j.phytochem.2008.01.027'],
      note: {
        en: 'Himalayan tradition takes it as a tonic and aphrodisiac, a reputation trials have not tested well.',
        es: 'En el Himalaya se toma como tónico y afrodisíaco por costumbre, sin prueba clínica firme.',
        pt: 'Tônico e afrodisíaco na tradição do Himalaia, fama que carece de prova clínica.',
      },
    },
    {
      ailment: 'respiratory-health',
      evidence: 'traditional',
      sources: ['https://doi.org/10.1016/j.phytochem.2008.01.027'],
      note: {
        en: 'Folk physicians give it for weak lungs and lasting cough; that is custom, not clinical proof.',
        es: 'La medicina tradicional lo da para pulmones débiles y tos crónica, uso antiguo que no se ha demostrado.',
        pt: 'Na medicina tradicional serve para pulmões fracos e tosse persistente, uso antigo sem comprovação.',
      },
    },
    {
      ailment: 'fatigue',
      evidence: 'animal',
      note: {
        en: 'Mice fed extracts exercised longer before tiring; the finding is confined to animals.',
        es: 'Ratones que recibieron extractos aguantaron más ejercicio, dato limitado a animales.',
        pt: 'Camundongos com extratos resistiram mais tempo ao exercício; em humanos, nada se concluiu daí.',
      },
    },
  ],
  sideEffects: [
    {
      sideEffect: {
        en: 'Dry mouth, nausea, diarrhea',
        es: 'Boca seca, náuseas o diarrea',
        pt: 'Boca seca, náusea ou diarreia',
      },
      description: {
        en: 'Mild dry mouth, queasiness or loose stools have been reported by people taking it.',
        es: 'Algunos consumidores refieren boca seca, náuseas o deposiciones sueltas.',
        pt: 'Usuários relatam secura na boca, enjoo ou fezes soltas.',
      },
    },
    {
      sideEffect: { en: 'Lead and arsenic', es: 'Plomo y arsénico', pt: 'Chumbo e arsênio' },
      description: {
        en: 'Both metals have turned up in samples, so untested stock deserves suspicion.',
        es: 'Estos contaminantes han aparecido en muestras, así que un lote sin análisis merece desconfianza.',
        pt: 'Esses contaminantes já apareceram em amostras, razão para desconfiar de lotes sem análise.',
      },
    },
    {
      sideEffect: {
        en: 'Harm to wild populations',
        es: 'Daño a las poblaciones silvestres',
        pt: 'Dano às populações silvestres',
      },
      description: {
        en: 'Each wild piece bought adds to picking that already threatens the species.',
        es: 'La recolección excesiva pone en riesgo a la especie, y cada compra silvestre suma.',
        pt: 'A coleta excessiva ameaça a espécie, e toda compra de peça silvestre pesa nisso.',
      },
    },
  ],
  psychoactiveChem: [],
  medicinalChem: [
    {
      name: 'cordycepin',
      min: 0.076,
      max: 0.29,
      unit: 'mg/g dry',
      source: 'HPLC-MS/MS survey of authentic and substitute samples (PMC4596796): 0.0076–0.029% by weight',
      benefits: {
        en: 'Present only in trace amounts here, far below Cordyceps militaris, it is studied in cells for effects on inflammation and growth.',
        es: 'Presente en cantidades mínimas en esta especie, se estudia en células por sus efectos sobre inflamación y proliferación.',
        pt: 'Aparece em teores muito baixos nesta espécie e é pesquisada em células, em estudos de inflamação e proliferação.',
      },
    },
    {
      name: 'cordysinin',
      min: null,
      max: null,
      unit: null,
      source: null,
      benefits: {
        en: 'First isolated from this fungus, cordysinins are being tested in cell models of inflammation.',
        es: 'Las cordisininas se aislaron por primera vez aquí y se examinan en modelos celulares de inflamación.',
        pt: 'Isoladas pela primeira vez deste fungo, as cordisininas são avaliadas em modelos celulares de inflamação.',
      },
    },
    {
      name: 'polysaccharides',
      min: null,
      max: null,
      unit: null,
      source: 'Paterson 2008 review',
      benefits: {
        en: 'Extracts rich in them are studied in animals for immunity and blood sugar, with no firm human answer.',
        es: 'Los extractos que los contienen se prueban en animales sobre inmunidad y glucosa, sin respuesta clara en personas.',
        pt: 'Extratos ricos neles são testados em animais quanto a imunidade e açúcar no sangue, sem resposta segura em humanos.',
      },
    },
    {
      name: 'sterols',
      min: null,
      max: null,
      unit: null,
      source: null,
      benefits: {
        en: 'Ergosterol and the sterol H1-A were isolated from it and have been followed in laboratory models of kidney disease.',
        es: 'De él se obtuvieron ergosterol y el esterol H1-A, que se ha seguido en modelos de laboratorio de enfermedad renal.',
        pt: 'O ergosterol e o esterol H1-A foram isolados dele e observados em modelos experimentais de doença renal.',
      },
    },
  ],
  nutrients: null,
  nutrientsBasis: null,
  morphology: {
    capShape: 'club',
    capColors: ['#4a3526', '#6b4f38', '#2e2119'],
    capDiameterCm: [0.3, 0.6],
    gills: 'none',
    gillColor: '#5a4331',
    stipe: { lengthCm: [4, 10], widthCm: [0.2, 0.4], color: '#5a4432', ring: false, volva: false },
    sporePrint: { color: 'white', hex: '#f3efe6' },
    bruising: null,
    surface: 'warty',
  },
  lookAlikes: [
    {
      scientificName: 'Ophiocordyceps gracilis',
      commonName: { en: 'Slender Caterpillar Fungus', es: 'Hongo oruga esbelto', pt: 'Fungo-da-lagarta-esguio' },
      edibility: 'inedible',
      differences: {
        en: 'A cheap substitute in trade, often from other caterpillars, paler in the stalk and with a rounded head.',
        es: 'Sustituto barato en el comercio, suele nacer de otras orugas y tiene tallo más claro y cabeza redondeada.',
        pt: 'Substituto barato no comércio, em geral sai de outras lagartas, com haste mais clara e cabeça arredondada.',
      },
    },
    {
      scientificName: 'Cordyceps militaris',
      commonName: { en: 'Scarlet Caterpillar Club', es: 'Cordyceps naranja', pt: 'Cordyceps-laranja' },
      edibility: 'medicinal',
      differences: {
        en: 'Bright orange instead of brown, it comes from small pupae at low altitude and is grown commercially.',
        es: 'De un naranja intenso, crece sobre pupas pequeñas a baja altitud y sí se cultiva.',
        pt: 'De laranja vivo, sai de pupas pequenas em baixa altitude e é cultivado em escala.',
      },
    },
  ],
  productGuide: [
    {
      tip: { en: 'Read what is inside', es: 'Lea qué contiene', pt: 'Leia o que contém' },
      description: {
        en: 'A label should name the species and say whether it is fruit body or fermented mycelium, from which strain. Cs-4 means mycelium.',
        es: 'La etiqueta debe indicar la especie y si es cuerpo fructífero o micelio fermentado, y de qué cepa. Cs-4 equivale a micelio.',
        pt: 'O rótulo precisa dizer a espécie e se se trata de corpo de frutificação ou micélio fermentado. Cs-4 indica micélio.',
      },
    },
    {
      tip: { en: 'Insist on metal tests', es: 'Pida análisis de metales', pt: 'Peça laudo de metais' },
      description: {
        en: 'Buy nothing without a batch report for lead and arsenic from an independent laboratory.',
        es: 'Exija un informe del lote, de laboratorio independiente, con plomo y arsénico.',
        pt: 'Exija laudo do lote, de laboratório independente, com chumbo e arsênio medidos.',
      },
    },
    {
      tip: { en: 'Inspect, or choose cultivated', es: 'Examine o elija cultivado', pt: 'Examine ou prefira cultivado' },
      description: {
        en: 'Genuine pieces have a ringed larva with legs and a stalk from its head. Cultivated Cordyceps militaris is the option that spares wild stocks.',
        es: 'La pieza genuina muestra una larva con anillos y patas y un tallo que nace de la cabeza. Cordyceps militaris, cultivado, alivia la presión sobre el silvestre.',
        pt: 'A peça genuína tem larva com anéis e patas e haste saindo da cabeça. Cordyceps militaris cultivado poupa as populações da natureza.',
      },
    },
  ],
  cultivation: null,
  cultivationNote: {
    en: 'Specialized insect facilities alone grow the fruit bodies; most supplements use fermented mycelium.',
    es: 'Los cuerpos fructíferos se obtienen únicamente en instalaciones especializadas con insectos; la mayoría de los suplementos emplea micelio fermentado.',
    pt: 'Só instalações especializadas com insetos produzem o corpo de frutificação; a maioria dos suplementos usa micélio fermentado.',
  },
  references: [
    {
      title:
        'Effect of Cs-4 (Cordyceps sinensis) on Exercise Performance in Healthy Older Subjects: A Double-Blind, Placebo-Controlled Trial',
      year: 2010,
      url: 'https://doi.org/10.1089/acm.2009.0226',
      doi: '10.1089/acm.2009.0226',
      summary: {
        en: 'A placebo-controlled twelve-week trial in older adults that measured exercise thresholds on the fermented mycelium Cs-4.',
        es: 'Ensayo de doce semanas, controlado con placebo, en mayores que tomaron micelio fermentado Cs-4 y fueron evaluados en esfuerzo.',
        pt: 'Ensaio de doze semanas com placebo em idosos, que avaliou limiares de exercício sob o micélio fermentado Cs-4.',
      },
    },
    {
      title: 'Cordyceps sinensis (a traditional Chinese medicine) for treating chronic kidney disease',
      year: 2014,
      url: 'https://doi.org/10.1002/14651858.CD008353.pub2',
      doi: '10.1002/14651858.CD008353.pub2',
      summary: {
        en: 'Cochrane authors weigh trials in chronic kidney disease and find a possible add-on benefit in low-quality evidence.',
        es: 'Los autores de Cochrane evalúan ensayos en enfermedad renal crónica y los juzgan de baja calidad, con posible utilidad como complemento.',
        pt: 'Autores da Cochrane avaliam ensaios em doença renal crônica e julgam baixa a sua qualidade, apesar de um possível ganho como complemento.',
      },
    },
    {
      title: 'The demise of caterpillar fungus in the Himalayan region due to climate change and overharvesting',
      year: 2018,
      url: 'https://doi.org/10.1073/pnas.1811591115',
      doi: '10.1073/pnas.1811591115',
      summary: {
        en: 'Interviews with harvesters and climate models together show yields in decline.',
        es: 'Une entrevistas a recolectores con modelos climáticos para documentar el descenso de las cosechas.',
        pt: 'Reúne entrevistas com coletores e modelos para mostrar a queda das safras.',
      },
    },
    {
      title: 'Cordyceps – A traditional Chinese medicine and another fungal therapeutic biofactory?',
      year: 2008,
      url: 'https://doi.org/10.1016/j.phytochem.2008.01.027',
      doi: '10.1016/j.phytochem.2008.01.027',
      summary: {
        en: 'A critical look at cordyceps chemistry, the confusion over names and the claims made for it.',
        es: 'Mirada crítica a la química del cordyceps, sus problemas de identidad y lo que se le atribuye.',
        pt: 'Avaliação crítica da química do cordyceps, de seus problemas de identidade e das promessas feitas.',
      },
    },
  ],
}
