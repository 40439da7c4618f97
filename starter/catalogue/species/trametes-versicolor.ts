import type { SpeciesSeed } from '../shapes'

export const trametesVersicolor: SpeciesSeed = {
  slug: 'trametes-versicolor',
  scientificName: 'Trametes versicolor',
  authority: '(L.) Lloyd',
  variation: null,
  synonyms: ['Coriolus versicolor'],
  commonNames: { en: ['Turkey Tail', 'Yun Zhi'], es: ['Cola de pavo', 'Yesquero multicolor'], pt: ['Cauda-de-peru'] },
  taxonomy: {
    kingdom: 'Fungi',
    division: 'Basidiomycota',
    class: 'Agaricomycetes',
    order: 'Polyporales',
    family: 'Polyporaceae',
    genus: 'Trametes',
    species: 'Trametes versicolor',
  },
  types: ['medicinal'],
  edibility: 'medicinal',
  flavors: ['woody', 'grounded', 'mild'],
  fragrances: ['fungus', 'earthy'],
  textures: ['chewy', 'firm'],
  effects: [],
  lead: {
    en: 'Banded like a turkey’s tail, this thin bracket grows on dead wood almost everywhere, and a purified fraction of it has been used alongside cancer care in Japan.',
    es: 'Repisa fina y bandeada como la cola de un pavo, crece sobre madera muerta en casi todo el mundo y dio origen a una fracción purificada usada en oncología en Japón.',
    pt: 'Orelha-de-pau fina, listrada como cauda de peru, vive em madeira morta quase no mundo inteiro e deu origem a uma fração purificada usada na oncologia japonesa.',
  },
  description: {
    en: 'Any fallen beech, oak or birch may carry it, in every month of the year and on every inhabited continent. The brackets are thin and leathery, arranged in overlapping tiers, and their velvety upper face runs through bands of brown, buff, slate and cream with a pale growing edge. Beneath lies a white skin of tiny round pores, just visible to the naked eye.\n\nThe usual errors are harmless ones: false turkey tail, smooth below, and violet-toothed polypore, with ragged violet pores. Treatment decisions belong with an oncology team, and supplements should be mentioned to it. Turn each bracket over, count the bands, look for real pores with a lens, and collect only what you can identify without hesitation.\n\nToo tough to chew, it is simmered as tea or broth in East Asian tradition. Japan developed the protein-bound polysaccharide PSK for use with chemotherapy, and trials there concern that purified drug, not a home brew. It also grows willingly on logs and sawdust bags.',
    es: 'Cualquier haya, roble o abedul caído puede llevarla, en todos los meses del año y en todos los continentes habitados. Forma repisas delgadas y coriáceas, solapadas como tejas, con la cara superior aterciopelada y bandas de pardo, crema, pizarra y ocre que terminan en un margen claro. Por debajo, una capa blanca de poros redondos, apenas visibles sin lupa.\n\nLas confusiones suelen ser inocuas: *Stereum ostrea* es liso por debajo y *Trichaptum biforme* tiene poros dentados y violáceos. Las decisiones sobre un cáncer corresponden al equipo médico, que debe conocer todo suplemento. Dé la vuelta a cada repisa, busque los poros con lupa y recoja solo la que reconozca con plena seguridad.\n\nDemasiado dura para masticarla, en Asia oriental se toma tradicionalmente en infusión o caldo. De ella obtuvo Japón el PSK, un polisacárido unido a proteína que se empleó junto a la quimioterapia; los ensayos se refieren a ese fármaco purificado y no a una tisana casera. Se deja cultivar en troncos y en bolsas de aserrín.',
    pt: 'Quase todo tronco caído de folhosa pode abrigá-la, em qualquer mês e em todos os continentes habitados. São prateleiras finas, de couro, sobrepostas como telhas; a face de cima, aveludada, alterna faixas marrons, creme, ardósia e bege, com margem clara. Embaixo há uma camada branca de poros redondos, tão pequenos que mal se veem sem lupa.\n\nOs enganos comuns são inofensivos: *Stereum ostrea* é liso por baixo, e *Trichaptum biforme* tem poros rasgados, arroxeados. Decisões sobre câncer cabem à equipe médica, que precisa saber de qualquer suplemento. Vire cada exemplar, procure os poros com a lupa e fique apenas com aqueles que reconhece sem sombra de dúvida.\n\nDura demais para mastigar, é fervida como chá ou caldo na tradição do leste asiático. O Japão desenvolveu a partir dela o PSK, polissacarídeo ligado a proteína, usado junto com a quimioterapia; os ensaios tratam desse medicamento purificado, e não de um chá feito em casa. Também se cultiva sem dificuldade em toras e sacos de serragem.',
  },
  cap: {
    en: 'Thin, leathery shelves 2–8 cm across, velvety and zoned in brown, tan, slate-blue and cream, with a pale margin while growing.',
    es: 'Repisas finas y coriáceas de 2 a 8 cm, aterciopeladas, con zonas pardas, ocres, gris pizarra y crema y el margen claro en crecimiento.',
    pt: 'Prateleiras finas e coriáceas de 2 a 8 cm, aveludadas, zonadas de marrom, bege, cinza-azulado e creme, com a margem clara em crescimento.',
  },
  gills: {
    en: 'Minute round pores, white to cream, cover the underside; there is no stem, ring or volva, and the spore print is white.',
    es: 'Cara inferior con poros diminutos y redondos, de blancos a crema; no hay pie, anillo ni volva, y la esporada es blanca.',
    pt: 'Face inferior de poros minúsculos e redondos, brancos a creme; sem pé, anel ou volva; esporada branca.',
  },
  bruising: null,
  habitat: {
    en: 'Overlapping rosettes on dead broadleaf logs and stumps, all year round.',
    es: 'Rosetas solapadas sobre troncos y tocones muertos de frondosas, durante todo el año.',
    pt: 'Rosetas sobrepostas em troncos e tocos mortos de folhosas, o ano inteiro.',
  },
  substrates: [
    { en: 'hardwood logs', es: 'leños de frondosas', pt: 'toras de folhosas' },
    { en: 'sawdust blocks', es: 'bloques de aserrín', pt: 'blocos de serragem' },
  ],
  substrateFacts: ['hardwood logs', 'sawdust blocks'],
  seasonNorth: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
  continents: ['europe', 'asia', 'north-america', 'south-america', 'africa', 'oceania'],
  helpsWith: [
    {
      ailment: 'cancer',
      evidence: 'human-trial',
      sources: ['https://doi.org/10.1007/s00262-006-0248-1'],
      note: {
        en: 'A Japanese meta-analysis found better survival when the purified fraction PSK was added to chemotherapy after stomach-cancer surgery, which does not apply to teas or capsules of the whole mushroom.',
        es: 'Un metanálisis japonés vio mayor supervivencia al añadir PSK, una fracción purificada, a la quimioterapia tras operar el cáncer gástrico; no vale para infusiones ni cápsulas del hongo entero.',
        pt: 'Uma metanálise japonesa encontrou maior sobrevida ao somar PSK, fração purificada, à quimioterapia depois da cirurgia de câncer gástrico, o que não se estende a chás ou cápsulas do cogumelo.',
      },
    },
    {
      ailment: 'immune-system',
      evidence: 'human-trial',
      sources: ['https://doi.org/10.5402/2012/251632'],
      note: {
        en: 'In a small phase I trial, women who had finished radiotherapy for breast cancer showed rises in some immune cells, with no test of clinical benefit.',
        es: 'En un ensayo pequeño de fase I, tras la radioterapia por cáncer de mama, aumentaron algunas células inmunitarias, sin que se midiera un beneficio clínico.',
        pt: 'Um pequeno ensaio de fase I, feito após radioterapia de mama, viu subir algumas células de defesa, mas não mediu vantagem clínica.',
      },
    },
    {
      ailment: 'chemotherapy-side-effects',
      evidence: 'human-trial',
      sources: ['https://pubmed.ncbi.nlm.nih.gov/25784670/', 'https://doi.org/10.1002/14651858.CD012053.pub2'],
      note: {
        en: 'Trials of PSK and PSP report smaller falls in white blood cells during chemotherapy; they are given under medical care, not in its place.',
        es: 'Los ensayos de PSK y PSP describen menos descensos de glóbulos blancos durante la quimioterapia, siempre con control médico.',
        pt: 'Ensaios com PSK e PSP relatam quedas menores de glóbulos brancos na quimioterapia, sempre sob acompanhamento médico.',
      },
    },
    {
      ailment: 'gut-microbiome',
      evidence: 'human-trial',
      sources: ['https://doi.org/10.4161/gmic.29558'],
      note: {
        en: 'In one small study of healthy volunteers, PSP changed the make-up of gut bacteria, and what that means for health is unknown.',
        es: 'En un estudio reducido con voluntarios sanos, el PSP modificó las bacterias intestinales; se ignora qué supone para la salud.',
        pt: 'Num estudo pequeno com voluntários saudáveis, o PSP mudou a composição das bactérias intestinais, de significado ainda incerto.',
      },
    },
    {
      ailment: 'viral-infection',
      evidence: 'human-trial',
      sources: ['https://doi.org/10.1097/LGT.0000000000000596'],
      note: {
        en: 'A few small studies look at how fast HPV clears, and their results are too early to act on.',
        es: 'Algunos trabajos pequeños observan la eliminación del VPH, con resultados todavía preliminares.',
        pt: 'Poucos trabalhos pequenos observam a eliminação do HPV, e seus resultados são preliminares.',
      },
    },
  ],
  sideEffects: [
    {
      sideEffect: {
        en: 'Dark stools, mild stomach upset',
        es: 'Heces oscuras, molestias leves',
        pt: 'Fezes escuras, desconforto leve',
      },
      description: {
        en: 'Teas and powders may darken the stools or unsettle the stomach for a while.',
        es: 'Infusiones y polvos pueden oscurecer las heces o causar cierta pesadez pasajera.',
        pt: 'Chás e pós podem escurecer as fezes ou trazer um incômodo passageiro no estômago.',
      },
    },
    {
      sideEffect: { en: 'Darkened nails with PSK', es: 'Uñas oscurecidas con PSK', pt: 'Unhas escurecidas com PSK' },
      description: {
        en: 'Patients treated with the drug PSK have reported darker fingernails.',
        es: 'Se ha comunicado oscurecimiento de las uñas en pacientes tratados con PSK.',
        pt: 'Há relatos de escurecimento das unhas em pacientes que receberam PSK.',
      },
    },
  ],
  psychoactiveChem: [],
  medicinalChem: [
    {
      name: 'beta-glucans',
      min: 60,
      max: 61,
      unit: 'g/100 g dry',
      source: 'Single sample, Sari et al. 2017',
      benefits: {
        en: 'A single analyzed sample held 60–61 g per 100 g dry, and these glucans are studied for the signals they send to immune cells.',
        es: 'La única muestra analizada contenía 60–61 g por 100 g secos; se estudia cómo estos glucanos estimulan células inmunitarias.',
        pt: 'A única amostra analisada tinha 60–61 g por 100 g secos; investiga-se como essas glucanas estimulam células imunes.',
      },
    },
    {
      name: 'polysaccharides',
      min: null,
      max: null,
      unit: null,
      source: null,
      benefits: {
        en: 'PSK (krestin) and PSP, both bound to protein, are the fractions behind the clinical trials on turkey tail.',
        es: 'El PSK (krestin) y el PSP, unidos a proteína, son las fracciones ensayadas en pacientes.',
        pt: 'PSK (krestin) e PSP, ambos ligados a proteína, são as frações que chegaram aos ensaios clínicos.',
      },
    },
    {
      name: 'triterpenes',
      min: null,
      max: null,
      unit: null,
      source: null,
      benefits: {
        en: 'Present in minor amounts and little studied in this species.',
        es: 'En cantidad menor y poco investigados en esta especie.',
        pt: 'Em pequena quantidade e pouco pesquisados nesta espécie.',
      },
    },
    {
      name: 'sterols',
      min: null,
      max: null,
      unit: null,
      source: null,
      benefits: {
        en: 'Mostly ergosterol, recorded in chemical surveys of the brackets without any clinical study of its own.',
        es: 'Casi todo ergosterol, citado en análisis químicos de las repisas y sin estudio clínico propio.',
        pt: 'Quase só ergosterol, registrado em análises químicas e sem estudo clínico próprio.',
      },
    },
  ],
  nutrients: null,
  nutrientsBasis: null,
  morphology: {
    capShape: 'shelf',
    capColors: ['#6b5b52', '#a5835e', '#3f4a57', '#e6d8c0'],
    capDiameterCm: [2, 8],
    gills: 'pores',
    gillColor: '#f5efe2',
    stipe: null,
    sporePrint: { color: 'white', hex: '#f6f3ea' },
    bruising: null,
    surface: 'zoned',
  },
  lookAlikes: [
    {
      scientificName: 'Stereum ostrea',
      commonName: { en: 'False Turkey Tail', es: 'Falsa cola de pavo', pt: 'Falsa-cauda-de-peru' },
      edibility: 'inedible',
      differences: {
        en: 'Underside quite smooth, with no pores even under a lens.',
        es: 'Cara inferior del todo lisa, sin poros ni siquiera a la lupa.',
        pt: 'Face inferior totalmente lisa, sem poros nem mesmo sob lupa.',
      },
    },
    {
      scientificName: 'Trichaptum biforme',
      commonName: {
        en: 'Violet-toothed Polypore',
        es: 'Políporo de dientes violetas',
        pt: 'Políporo-de-dentes-violeta',
      },
      edibility: 'inedible',
      differences: {
        en: 'Pores tinged violet and torn into little teeth, browning with age.',
        es: 'Poros de tono violáceo, rasgados en dientecillos, que pardean con el tiempo.',
        pt: 'Poros de tom violeta, rasgados em dentinhos, que amarronzam com a idade.',
      },
    },
    {
      scientificName: 'Trametes hirsuta',
      commonName: { en: 'Hairy Bracket', es: 'Yesquero hirsuto', pt: 'Orelha-de-pau-peluda' },
      edibility: 'inedible',
      differences: {
        en: 'Thicker, gray-white and bristly on top, with fewer and duller bands.',
        es: 'Más grueso, blanco grisáceo y erizado de pelos, con menos bandas de color.',
        pt: 'Mais grossa, branco-acinzentada e com pelos duros, com menos faixas de cor.',
      },
    },
  ],
  productGuide: [
    {
      tip: { en: 'Look for the species name', es: 'Buscar el nombre científico', pt: 'Procure o nome científico' },
      description: {
        en: 'Good labels say Trametes versicolor, state fruit body or mycelium, and give a measured beta-glucan figure instead of total polysaccharides.',
        es: 'Una etiqueta seria indica Trametes versicolor, si es cuerpo fructífero o micelio, y los betaglucanos medidos en vez de polisacáridos totales.',
        pt: 'Um bom rótulo diz Trametes versicolor, informa se é corpo de frutificação ou micélio e traz betaglucanas medidas, não só polissacarídeos totais.',
      },
    },
    {
      tip: { en: 'Gather fresh growth', es: 'Recoger repisas frescas', pt: 'Colha crescimento novo' },
      description: {
        en: 'Young brackets with a white, clean pore surface dry well; leave those that are green with algae or riddled by beetles.',
        es: 'Las jóvenes, de poros blancos y limpios, secan bien; se dejan las verdosas de algas o perforadas por escarabajos.',
        pt: 'As novas, de poros brancos e limpos, secam bem; deixe as esverdeadas por algas ou furadas por besouros.',
      },
    },
    {
      tip: { en: 'Dry and store dark', es: 'Secar y guardar', pt: 'Seque e guarde' },
      description: {
        en: 'Dry thin pieces in moving air until they snap, then keep them in an airtight jar away from light.',
        es: 'Se secan con aire hasta que quiebran y se conservan en frasco hermético, lejos de la luz.',
        pt: 'Deixe secar em ar corrente até quebrar com estalo e guarde em vidro bem fechado, no escuro.',
      },
    },
  ],
  cultivation: {
    difficulty: 2,
    colonisationTempC: [24, 29],
    fruitingTempC: [18, 24],
    humidityPct: [85, 95],
    daysToFruit: { en: '45–90 days', es: '45–90 días', pt: '45–90 dias' },
    yield: {
      en: 'Low; grown mainly for dried brackets',
      es: 'Bajo; se cultiva sobre todo para secar',
      pt: 'Baixo; cultivado principalmente para secagem',
    },
    method: {
      en: 'Hardwood logs, or bags of sawdust slit along the sides.',
      es: 'Troncos de frondosas, o bolsas de aserrín con cortes laterales.',
      pt: 'Toras de folhosas ou sacos de serragem com cortes laterais.',
    },
  },
  cultivationNote: null,
  references: [
    {
      title:
        'Efficacy of adjuvant immunochemotherapy with polysaccharide K for patients with curative resections of gastric cancer',
      year: 2007,
      url: 'https://doi.org/10.1007/s00262-006-0248-1',
      doi: '10.1007/s00262-006-0248-1',
      summary: {
        en: 'Meta-analysis of trials that added PSK to chemotherapy after stomach-cancer surgery.',
        es: 'Metanálisis de ensayos que sumaron PSK a la quimioterapia tras la cirugía gástrica.',
        pt: 'Metanálise de ensaios que acrescentaram PSK à quimioterapia depois da cirurgia do estômago.',
      },
    },
    {
      title: 'Phase 1 Clinical Trial of Trametes versicolor in Women with Breast Cancer',
      year: 2012,
      url: 'https://doi.org/10.5402/2012/251632',
      doi: '10.5402/2012/251632',
      summary: {
        en: 'Dose-finding trial of turkey tail powder after radiotherapy that followed immune cells and safety.',
        es: 'Ensayo de dosis con polvo de cola de pavo tras la radioterapia, atento a la seguridad y a las células inmunitarias.',
        pt: 'Ensaio de dose com pó de cauda-de-peru após radioterapia, que acompanhou segurança e células imunes.',
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
      title: 'Polysaccharide K and Coriolus versicolor Extracts for Lung Cancer: A Systematic Review',
      year: 2015,
      url: 'https://pubmed.ncbi.nlm.nih.gov/25784670/',
      doi: null,
      summary: {
        en: 'Reviews trials of PSK in lung cancer that followed immune cells, blood counts, symptoms and survival.',
        es: 'Revisa ensayos del PSK en cáncer de pulmón que siguieron defensas, recuentos sanguíneos, síntomas y supervivencia.',
        pt: 'Revê ensaios do PSK no câncer de pulmão que acompanharam células de defesa, hemograma, sintomas e sobrevida.',
      },
    },
    {
      title:
        'Coriolus (Trametes) versicolor mushroom to reduce adverse effects from chemotherapy or radiotherapy in people with colorectal cancer',
      year: 2022,
      url: 'https://doi.org/10.1002/14651858.CD012053.pub2',
      doi: '10.1002/14651858.CD012053.pub2',
      summary: {
        en: 'Cochrane review of seven PSK trials that stays uncertain whether the side effects of treatment were fewer.',
        es: 'Revisión Cochrane de siete ensayos del PSK que deja sin aclarar si hubo menos efectos adversos del tratamiento.',
        pt: 'Revisão Cochrane de sete ensaios do PSK que deixa em aberto se houve menos efeitos adversos do tratamento.',
      },
    },
    {
      title:
        'Effects of polysaccharopeptide from Trametes versicolor and amoxicillin on the gut microbiome of healthy volunteers: A randomized clinical trial',
      year: 2014,
      url: 'https://doi.org/10.4161/gmic.29558',
      doi: '10.4161/gmic.29558',
      summary: {
        en: 'Randomized trial in 24 volunteers that set PSP beside amoxicillin and followed the bacteria of the gut.',
        es: 'Ensayo aleatorizado en 24 voluntarios que comparó el PSP con la amoxicilina y siguió las bacterias intestinales.',
        pt: 'Ensaio randomizado com 24 voluntários que comparou o PSP à amoxicilina e acompanhou as bactérias do intestino.',
      },
    },
    {
      title:
        'Efficacy of a Coriolus versicolor–Based Vaginal Gel in Women With Human Papillomavirus–Dependent Cervical Lesions: The PALOMA Study',
      year: 2021,
      url: 'https://doi.org/10.1097/LGT.0000000000000596',
      doi: '10.1097/LGT.0000000000000596',
      summary: {
        en: 'Open-label randomized trial of a vaginal gel with turkey tail in 91 women with HPV and low-grade cervical changes.',
        es: 'Ensayo aleatorizado y abierto de un gel vaginal con cola de pavo en 91 mujeres con VPH y lesiones leves del cuello uterino.',
        pt: 'Ensaio randomizado e aberto de um gel vaginal com cauda-de-peru em 91 mulheres com HPV e alterações leves do colo do útero.',
      },
    },
  ],
}
