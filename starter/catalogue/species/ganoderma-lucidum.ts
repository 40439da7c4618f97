import type { SpeciesSeed } from '../shapes'

export const ganodermaLucidum: SpeciesSeed = {
  slug: 'ganoderma-lucidum',
  scientificName: 'Ganoderma lucidum',
  authority: '(Curtis) P. Karst.',
  variation: 'lingzhi',
  synonyms: ['Ganoderma lingzhi', 'Ganoderma sichuanense'],
  commonNames: {
    en: ['Reishi', 'Lingzhi', 'Varnished Conk'],
    es: ['Reishi', 'Pipa', 'Hongo de la inmortalidad'],
    pt: ['Reishi', 'Lingzhi', 'Cogumelo-da-imortalidade'],
  },
  taxonomy: {
    kingdom: 'Fungi',
    division: 'Basidiomycota',
    class: 'Agaricomycetes',
    order: 'Polyporales',
    family: 'Ganodermataceae',
    genus: 'Ganoderma',
    species: 'Ganoderma lucidum',
  },
  types: ['medicinal'],
  edibility: 'medicinal',
  flavors: ['bitter', 'woody'],
  fragrances: ['earthy', 'musky'],
  textures: ['firm', 'chewy'],
  effects: ['calm', 'relaxed'],
  lead: {
    en: 'The lacquered bracket behind the names reishi and lingzhi, too hard and bitter to eat, drunk as a tea in East Asia for centuries and still under cautious study.',
    es: 'Yesquero lacado que se conoce como reishi o pipa, demasiado duro y amargo para comerlo, bebido en Asia oriental desde hace siglos y todavía en estudio.',
    pt: 'Orelha-de-pau envernizada, conhecida como reishi ou lingzhi, dura e amarga demais para o prato, bebida há séculos no leste da Ásia e ainda em estudo.',
  },
  description: {
    en: 'Stumps and buried roots of oak and other broadleaf trees bear this bracket from May to October in Europe and Asia. It is kidney-shaped, 5 to 25 cm across, zoned and shining as if varnished, chestnut red at the center and yellow at the growing edge, with cream pores below. A dark, glossy stem, set to one side, is often present.\n\nIt is not a medicine for any illness. Rare liver injury has followed powders, and it may add to blood thinners and blood-pressure drugs, so a doctor should know of it. Collectors need varnish, brown spore dust and pores that bruise brown, since several brackets share its trees; unless all of these are certain, leave it on the stump.\n\nThe flesh is corky, so it is simmered as a bitter tea or taken in powders and extracts. Most farmed reishi now belongs to the Asian species *Ganoderma lingzhi*, long sold under this name, and the research is mostly on that one. Blocks of hardwood sawdust yield antlers in stale air and fans in fresh.',
    es: 'Tocones y raíces enterradas de roble y otras frondosas lo sostienen de mayo a octubre en Europa y Asia. Tiene forma de riñón, de 5 a 25 cm, zonado y brillante como recién barnizado, rojo castaño en el centro y amarillo en el borde que crece, con poros crema por debajo. Suele llevar un pie lateral oscuro y lustroso.\n\nNo es medicina de ninguna enfermedad. Se han descrito raros daños hepáticos con los polvos, y puede sumarse a anticoagulantes y a fármacos para la tensión, de modo que el médico debe saberlo. Al recolectar se exige barniz, polvo de esporas pardo y poros que se manchan de pardo; sin esa certeza, se queda en su tocón.\n\nLa carne es corchosa, por lo que se hierve en una infusión amarga o se vende en polvo y extracto. Casi todo el reishi cultivado pertenece hoy a la especie asiática *Ganoderma lingzhi*, comercializada largo tiempo con este nombre, y sobre ella versan la mayoría de los estudios. En bloques de aserrín, el aire viciado da astas y el aire limpio, abanicos.',
    pt: 'Tocos e raízes enterradas de carvalho e de outras folhosas o sustentam de maio a outubro, na Europa e na Ásia. Tem forma de rim, de 5 a 25 cm, zonado e brilhante como móvel envernizado, marrom-avermelhado no centro e amarelo na margem em crescimento, com poros creme embaixo. Em geral há um pé lateral, escuro e lustroso.\n\nNão é remédio para doença alguma. Há relatos raros de lesão do fígado, sobretudo com pós, e pode somar-se a anticoagulantes e anti-hipertensivos; o médico precisa saber do uso. Na coleta, exija verniz, pó de esporos marrom e poros que escurecem ao toque; faltando certeza, deixe-o no toco.\n\nA carne parece cortiça, e por isso é fervida em chá amargo ou vendida em pó e extrato. Quase todo o reishi cultivado é hoje a espécie asiática *Ganoderma lingzhi*, por muito tempo comercializada com este nome, e nela se concentra a pesquisa. Em blocos de serragem, o ar parado produz galhadas e o ar renovado, leques.',
  },
  cap: {
    en: 'Kidney- to fan-shaped bracket, 5–25 cm, concentrically zoned and lacquered; deep red-brown to orange, with a yellow or cream margin while growing.',
    es: 'Repisa arriñonada o en abanico, de 5 a 25 cm, con zonas concéntricas y barniz; del pardo rojizo al naranja, con margen amarillo o crema en crecimiento.',
    pt: 'Prateleira em rim ou leque, de 5 a 25 cm, com zonas concêntricas e verniz; marrom-avermelhada a laranja, de margem amarela ou creme enquanto cresce.',
  },
  gills: {
    en: 'Fine cream pores, brown spore powder. The stem, when present, is dark red-brown and shiny, 3–15 cm by 1–3 cm, without ring or volva.',
    es: 'Poros finos de color crema y esporas pardas en masa. El pie, si existe, es pardo rojizo oscuro y brillante, de 3–15 por 1–3 cm, sin anillo ni volva.',
    pt: 'Poros miúdos, creme, e pó de esporos marrom. O pé, quando aparece, é marrom-avermelhado e lustroso, de 3–15 por 1–3 cm, sem anel nem volva.',
  },
  bruising: {
    en: 'Cream pores turn brown where pressed.',
    es: 'Los poros se manchan de pardo al apretarlos.',
    pt: 'Apertados, os poros ficam marrons.',
  },
  habitat: {
    en: 'Stumps and roots of oak and other broadleaf trees.',
    es: 'Tocones y raíces de roble y otros árboles de hoja ancha.',
    pt: 'Cepos e raízes de carvalho e de outras árvores de folha larga.',
  },
  substrates: [
    { en: 'hardwood logs', es: 'troncos de frondosas', pt: 'toras de folhosas' },
    { en: 'sawdust blocks', es: 'bloques de aserrín', pt: 'blocos de serragem' },
  ],
  substrateFacts: ['hardwood logs', 'sawdust blocks'],
  seasonNorth: [5, 6, 7, 8, 9, 10],
  continents: ['europe', 'asia'],
  helpsWith: [
    {
      ailment: 'sleep',
      evidence: 'animal',
      note: {
        en: 'Rats given extracts slept longer, and Chinese tradition calls it calming; good trials in poor sleepers are lacking.',
        es: 'Las ratas que recibieron extractos durmieron más y la tradición china lo llama calmante, pero faltan buenos ensayos en insomnes.',
        pt: 'Ratos que receberam extratos dormiram mais e a tradição chinesa o tem por calmante, mas faltam bons ensaios com insones.',
      },
    },
    {
      ailment: 'immune-system',
      evidence: 'human-trial',
      sources: ['https://doi.org/10.1002/14651858.CD007731.pub3'],
      note: {
        en: 'Small human trials saw shifts in immune cell counts, a laboratory measure whose value to health is unclear.',
        es: 'Ensayos pequeños en personas vieron cambios en células inmunitarias, sin que conste su beneficio para la salud.',
        pt: 'Ensaios pequenos com pessoas registraram mudanças em células de defesa, de proveito ainda incerto para a saúde.',
      },
    },
    {
      ailment: 'cancer',
      evidence: 'human-trial',
      sources: ['https://doi.org/10.1002/14651858.CD007731.pub3'],
      note: {
        en: 'A Cochrane review found too little evidence for use as a first treatment: alone it brought no significant tumor shrinkage, and gains beside chemo- or radiotherapy rest on small, weak trials.',
        es: 'Según una revisión Cochrane no hay pruebas para usarlo como primer tratamiento: solo no redujo los tumores de modo significativo, y las mejoras junto a quimio o radioterapia salen de ensayos pequeños y débiles.',
        pt: 'Uma revisão Cochrane viu evidência insuficiente para usá-lo como primeiro tratamento: sozinho não encolheu tumores de modo significativo, e os ganhos ao lado de quimio ou radioterapia vêm de ensaios pequenos e frágeis.',
      },
    },
    {
      ailment: 'fatigue',
      evidence: 'human-trial',
      sources: ['https://doi.org/10.1089/jmf.2005.8.53', 'https://doi.org/10.1155/2012/809614'],
      note: {
        en: 'Small trials in neurasthenia and in women treated for breast cancer report less tiredness, a result still to be confirmed.',
        es: 'Ensayos reducidos en neurastenia y en pacientes con cáncer de mama refieren menos cansancio, dato por confirmar.',
        pt: 'Ensaios reduzidos em neurastenia e em pacientes com câncer de mama relatam menos cansaço, o que falta confirmar.',
      },
    },
    {
      ailment: 'stress',
      evidence: 'traditional',
      sources: ['https://www.ncbi.nlm.nih.gov/books/NBK92757/'],
      note: {
        en: 'Old Chinese writing prescribes it to calm the spirit, which is tradition, not clinical proof.',
        es: 'Los textos chinos antiguos lo indican para sosegar el espíritu: tradición, no prueba clínica.',
        pt: 'Textos chineses antigos o indicam para serenar o espírito, o que é tradição e não prova clínica.',
      },
    },
    {
      ailment: 'high-blood-pressure',
      evidence: 'human-trial',
      sources: ['https://doi.org/10.1002/14651858.CD007259.pub2'],
      note: {
        en: 'The Cochrane authors who pooled small trials saw no dependable effect on cardiovascular risk factors, blood pressure included.',
        es: 'Otra revisión Cochrane de ensayos pequeños no halló efecto fiable sobre los factores de riesgo cardiovascular, tensión incluida.',
        pt: 'Outra revisão Cochrane, com ensaios pequenos, não achou efeito confiável sobre fatores de risco cardiovascular, pressão incluída.',
      },
    },
    {
      ailment: 'diabetes',
      evidence: 'human-trial',
      sources: ['https://doi.org/10.1002/14651858.CD007259.pub2'],
      note: {
        en: 'In that review blood glucose did not change in any proven way, so it takes the place of no diabetes care.',
        es: 'Esa misma revisión tampoco probó cambios en la glucosa; no sustituye ningún cuidado de la diabetes.',
        pt: 'A mesma revisão não comprovou mudança na glicose, e o cogumelo não substitui o cuidado do diabetes.',
      },
    },
    {
      ailment: 'allergies',
      evidence: 'animal',
      note: {
        en: 'Its triterpenes eased itching and allergic reactions in mice; people have not been tested properly.',
        es: 'Sus triterpenos aliviaron el picor y las reacciones alérgicas en ratones, y en personas apenas hay pruebas.',
        pt: 'Seus triterpenos reduziram coceira e reações alérgicas em camundongos; em pessoas quase não há testes.',
      },
    },
    {
      ailment: 'liver-health',
      evidence: 'animal',
      sources: ['https://www.ncbi.nlm.nih.gov/books/NBK92757/'],
      note: {
        en: 'Extracts shielded rodent livers from chemical damage, yet rare liver injury has been reported in people who took powders.',
        es: 'En roedores los extractos protegieron el hígado de daños químicos, y sin embargo se conocen raras lesiones hepáticas en personas que tomaron polvos.',
        pt: 'Em roedores, extratos protegeram o fígado de dano químico, e mesmo assim há relatos raros de lesão hepática em quem tomou o pó.',
      },
    },
    {
      ailment: 'heart-health',
      evidence: 'traditional',
      sources: ['https://www.ncbi.nlm.nih.gov/books/NBK92757/'],
      note: {
        en: 'Chinese medicine gives it for palpitations and a tight chest; such symptoms need a doctor first.',
        es: 'La medicina china lo da para palpitaciones y opresión del pecho, síntomas que antes debe ver un médico.',
        pt: 'A medicina chinesa o dá para palpitações e aperto no peito, sintomas que pedem antes um médico.',
      },
    },
    {
      ailment: 'obesity',
      evidence: 'animal',
      note: {
        en: 'Mice fed a mycelium extract gained less weight as their gut bacteria changed; no such result exists for people.',
        es: 'Los ratones que tomaron un extracto de micelio engordaron menos al cambiar su flora intestinal, sin datos equivalentes en personas.',
        pt: 'Camundongos que receberam extrato de micélio engordaram menos, com mudança da flora intestinal; em pessoas não há dado semelhante.',
      },
    },
  ],
  sideEffects: [
    {
      sideEffect: {
        en: 'Dry mouth, nausea or rash',
        es: 'Boca seca, náuseas o erupción',
        pt: 'Boca seca, náusea ou erupção',
      },
      description: {
        en: 'Some users report a dry mouth or throat, queasiness, skin rash or nosebleeds.',
        es: 'Algunas personas refieren sequedad de boca, malestar de estómago, erupciones o hemorragias nasales.',
        pt: 'Alguns usuários relatam secura na boca, enjoo, erupções na pele ou sangramento nasal.',
      },
    },
    {
      sideEffect: { en: 'Rare liver injury', es: 'Daño hepático raro', pt: 'Lesão hepática rara' },
      description: {
        en: 'Cases of liver injury, mostly with powdered products, mean that jaundice or dark urine calls for stopping and seeing a doctor.',
        es: 'Hay casos de daño hepático, sobre todo con productos en polvo; la ictericia o la orina oscura obligan a dejarlo y acudir al médico.',
        pt: 'Há casos de lesão do fígado, na maioria com produtos em pó; pele amarelada ou urina escura exigem parar e procurar o médico.',
      },
    },
    {
      sideEffect: { en: 'Drug interactions', es: 'Interacción con medicamentos', pt: 'Interação com medicamentos' },
      description: {
        en: 'It may add to the effect of blood thinners and blood-pressure drugs.',
        es: 'Puede reforzar el efecto de anticoagulantes y antihipertensivos.',
        pt: 'Pode reforçar o efeito de anticoagulantes e de remédios para a pressão.',
      },
    },
  ],
  psychoactiveChem: [],
  medicinalChem: [
    {
      name: 'triterpenes',
      min: 3.0,
      max: 10.7,
      unit: 'mg/g dry',
      source:
        'Lower value is the USP Herbal Medicines Compendium minimum; upper from cultivated Chinese samples (2018)',
      benefits: {
        en: 'Bitter ganoderic acids and their kin, studied in cells and mice for liver, allergy and tumor effects.',
        es: 'Los ácidos ganodéricos y afines, muy amargos, se estudian en células y ratones por sus efectos en hígado, alergia y tumores.',
        pt: 'Os ácidos ganodéricos e aparentados, bem amargos, são estudados em células e camundongos quanto a fígado, alergia e tumores.',
      },
    },
    {
      name: 'polysaccharides',
      min: 5.3,
      max: 11.0,
      unit: 'mg/g dry',
      source:
        'Fruit bodies: wild and cultivated Chinese samples (2018, 5.3–10.3 mg/g) and one fruit-body powder in Chang & Buswell, quoted in Wachtel-Galor et al. 2011 (1.10%)',
      benefits: {
        en: 'Hot-water fractions are investigated for immune activity, with a few small trials in patients.',
        es: 'Las fracciones obtenidas en agua caliente se investigan por su actividad inmunitaria, con pocos y pequeños ensayos en pacientes.',
        pt: 'As frações solúveis em água quente são investigadas pela atividade imunitária, com poucos ensaios pequenos em pacientes.',
      },
    },
    {
      name: 'beta-glucans',
      min: null,
      max: null,
      unit: 'g/100 g dry',
      source: 'McCleary & Draga 2016 assay',
      benefits: {
        en: 'Fibers of the cell wall studied for how they meet immune receptors, and assayed to tell real mushroom from grain filler.',
        es: 'Fibras de la pared celular que se estudian por su encuentro con receptores inmunitarios y se miden para distinguir el hongo auténtico del relleno de cereal.',
        pt: 'Fibras da parede celular estudadas por seu contato com receptores de defesa e dosadas para distinguir o cogumelo verdadeiro do enchimento de grãos.',
      },
    },
    {
      name: 'sterols',
      min: null,
      max: null,
      unit: null,
      source: null,
      benefits: {
        en: 'Ergosterol and its relatives, followed in the laboratory as vitamin D2 precursors and for activity on cultured cells.',
        es: 'Ergosterol y compuestos afines, seguidos en laboratorio como precursores de vitamina D2 y por su acción en células cultivadas.',
        pt: 'Ergosterol e aparentados, acompanhados em laboratório como precursores de vitamina D2 e pela ação em células cultivadas.',
      },
    },
    {
      name: 'lectins',
      min: null,
      max: null,
      unit: null,
      source: null,
      benefits: {
        en: 'Its lectins and, apart from them, the immunomodulatory protein LZ-8 are examined for the way they switch on immune cells in culture.',
        es: 'Sus lectinas y, aparte, la proteína inmunomoduladora LZ-8 se examinan por cómo activan células inmunitarias en cultivo.',
        pt: 'Suas lectinas e, à parte, a proteína imunomoduladora LZ-8 são examinadas pelo modo como ativam células de defesa em cultura.',
      },
    },
  ],
  nutrients: null,
  nutrientsBasis: null,
  morphology: {
    capShape: 'shelf',
    capColors: ['#8f2b1d', '#c2571f', '#e8b04a'],
    capDiameterCm: [5, 25],
    gills: 'pores',
    gillColor: '#f3ead6',
    stipe: { lengthCm: [3, 15], widthCm: [1, 3], color: '#6a2216', ring: false, volva: false },
    sporePrint: { color: 'brown', hex: '#7a5234' },
    bruising: 'Pores bruise brown',
    surface: 'zoned',
  },
  lookAlikes: [
    {
      scientificName: 'Trichoderma cornu-damae',
      commonName: { en: 'Poison Fire Coral', es: 'Coral de fuego venenoso', pt: 'Coral-de-fogo-venenoso' },
      edibility: 'deadly',
      differences: {
        en: 'Deadly: people in Korea and Japan have died after taking it for young antler reishi, and boiling it into tea does not make it safe. Red-orange fingers, hard and smooth, solid white inside, rise from soil or dead roots in East Asia and northern Australia. Young reishi antlers have no pores yet, so pores decide nothing: leave every red horn, and do not touch it bare-handed.',
        es: 'Mortal: en Corea y Japón ha matado a personas que lo tomaron por astas jóvenes de reishi, y hervirlo en infusión no lo vuelve seguro. Dedos rojo anaranjados, duros y lisos, blancos y macizos por dentro, que salen del suelo o de raíces muertas en Asia oriental y el norte de Australia. Las astas jóvenes de reishi aún no tienen poros, así que los poros no deciden nada: deje todo cuerno rojo y no lo toque con la mano desnuda.',
        pt: 'Mortal: na Coreia e no Japão matou pessoas que o tomaram por galhadas jovens de reishi, e fervê-lo em chá não o torna seguro. Dedos vermelho-alaranjados, duros e lisos, brancos e maciços por dentro, saem do solo ou de raízes mortas no Leste Asiático e no norte da Austrália. As galhadas jovens de reishi ainda não têm poros, que portanto nada decidem: deixe todo chifre vermelho e não o toque com a mão nua.',
      },
    },
    {
      scientificName: 'Ganoderma applanatum',
      commonName: { en: 'Artist’s Conk', es: 'Yesquero aplanado', pt: 'Orelha-de-pau-do-artista' },
      edibility: 'inedible',
      differences: {
        en: 'Inedible dull bracket, gray-brown, with no varnish and no stem.',
        es: 'No comestible: repisa mate, gris pardo, sin barniz ni pie.',
        pt: 'Não comestível: prateleira fosca, marrom-acinzentada, sem verniz nem pé.',
      },
    },
    {
      scientificName: 'Fomitopsis pinicola',
      commonName: { en: 'Red-belted Conk', es: 'Yesquero marginado', pt: 'Orelha-de-pau-de-faixa-vermelha' },
      edibility: 'inedible',
      differences: {
        en: 'Resinous woody bracket with a red band and cream rim; it lacks a varnished stem and brown spores.',
        es: 'Repisa leñosa y resinosa con banda roja y borde crema; le faltan el pie barnizado y las esporas pardas.',
        pt: 'Prateleira lenhosa e resinosa com faixa vermelha e borda creme; faltam-lhe o pé envernizado e os esporos marrons.',
      },
    },
    {
      scientificName: 'Ganoderma tsugae',
      commonName: { en: 'Hemlock Varnish Shelf', es: 'Reishi de la tsuga', pt: 'Reishi-da-tsuga' },
      edibility: 'inedible',
      differences: {
        en: 'Nearly the same bracket, but on hemlock in North America, where it is put to the same uses.',
        es: 'Casi idéntico, pero crece sobre tsugas en Norteamérica, donde se emplea del mismo modo.',
        pt: 'Quase idêntico, porém cresce em tsugas na América do Norte, com os mesmos usos.',
      },
    },
  ],
  productGuide: [
    {
      tip: { en: 'Read the label', es: 'Leer la etiqueta', pt: 'Leia o rótulo' },
      description: {
        en: 'Prefer products that name the species, the part used and a measured beta-glucan figure; total polysaccharide can be mostly starch from grain.',
        es: 'Mejor los productos que nombran la especie, la parte empleada y los betaglucanos medidos; los polisacáridos totales pueden ser almidón de cereal.',
        pt: 'Prefira produtos que informem espécie, parte usada e betaglucanas medidas; polissacarídeos totais podem ser amido de grão.',
      },
    },
    {
      tip: { en: 'Ask about medicines', es: 'Consultar si hay medicación', pt: 'Consulte se toma remédios' },
      description: {
        en: 'Tell your doctor or pharmacist before using it with blood thinners or blood-pressure drugs, with liver disease, or before surgery.',
        es: 'El médico o el farmacéutico debe saberlo antes si se toman anticoagulantes o antihipertensivos, hay enfermedad del hígado o se espera una operación.',
        pt: 'Avise o médico ou o farmacêutico antes, em caso de anticoagulantes, anti-hipertensivos, doença do fígado ou cirurgia marcada.',
      },
    },
    {
      tip: { en: 'Keep slices dry', es: 'Láminas bien secas', pt: 'Fatias bem secas' },
      description: {
        en: 'Sliced while fresh, dried hard and stored in a closed jar away from light, it is safe from mold and beetles.',
        es: 'Fileteado en fresco, secado hasta quedar duro y guardado en tarro cerrado y oscuro, se libra de mohos y carcoma.',
        pt: 'Fatiado ainda fresco, seco até endurecer e guardado em pote fechado no escuro, fica livre de mofo e de brocas.',
      },
    },
  ],
  cultivation: {
    difficulty: 3,
    colonisationTempC: [24, 29],
    fruitingTempC: [21, 27],
    humidityPct: [85, 95],
    daysToFruit: { en: '60–90 days', es: '60–90 días', pt: '60–90 dias' },
    yield: {
      en: '10–25% biological efficiency (fresh)',
      es: '10–25 % de eficiencia biológica (en fresco)',
      pt: '10–25% de eficiência biológica (fresco)',
    },
    method: {
      en: 'Hardwood sawdust blocks or buried logs; high carbon dioxide makes antlers, fresh air makes caps.',
      es: 'Bloques de aserrín de frondosas o troncos enterrados; con mucho dióxido de carbono salen astas y con aire fresco, sombreros.',
      pt: 'Blocos de serragem de folhosas ou toras enterradas; muito gás carbônico forma galhadas e ar fresco forma chapéus.',
    },
  },
  cultivationNote: null,
  references: [
    {
      title:
        'Ganoderma lucidum (Lingzhi or Reishi): A Medicinal Mushroom (in Herbal Medicine: Biomolecular and Clinical Aspects, 2nd ed.)',
      year: 2011,
      url: 'https://www.ncbi.nlm.nih.gov/books/NBK92757/',
      doi: null,
      summary: {
        en: 'Book chapter on reishi chemistry, laboratory findings and the studies done in people.',
        es: 'Capítulo de libro sobre la química del reishi, los hallazgos de laboratorio y los estudios en personas.',
        pt: 'Capítulo de livro sobre a química do reishi, os achados de laboratório e os estudos em pessoas.',
      },
    },
    {
      title: 'Ganoderma lucidum (Reishi mushroom) for cancer treatment',
      year: 2016,
      url: 'https://doi.org/10.1002/14651858.CD007731.pub3',
      doi: '10.1002/14651858.CD007731.pub3',
      summary: {
        en: 'Cochrane review that finds too little evidence to use reishi as a first-line cancer treatment.',
        es: 'Revisión Cochrane que considera insuficientes las pruebas para usar reishi como tratamiento de primera línea en cáncer.',
        pt: 'Revisão Cochrane que julga insuficiente a evidência para usar reishi como primeira linha contra o câncer.',
      },
    },
    {
      title: 'Ganoderma lucidum mushroom for the treatment of cardiovascular risk factors',
      year: 2015,
      url: 'https://doi.org/10.1002/14651858.CD007259.pub2',
      doi: '10.1002/14651858.CD007259.pub2',
      summary: {
        en: 'Cochrane review of cardiovascular risk factors, with no support for effects on blood sugar or cholesterol in type 2 diabetes.',
        es: 'Revisión Cochrane de los factores cardiovasculares, sin apoyo para efectos en la glucosa o el colesterol en la diabetes tipo 2.',
        pt: 'Revisão Cochrane sobre fatores cardiovasculares, sem respaldo para efeito na glicose ou no colesterol no diabetes tipo 2.',
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
    {
      title:
        'A Randomized, Double-Blind and Placebo-Controlled Study of a Ganoderma lucidum Polysaccharide Extract in Neurasthenia',
      year: 2005,
      url: 'https://doi.org/10.1089/jmf.2005.8.53',
      doi: '10.1089/jmf.2005.8.53',
      summary: {
        en: 'Eight-week trial of a reishi polysaccharide extract in 132 people with neurasthenia, who rated their fatigue and well-being.',
        es: 'Ensayo de ocho semanas de un extracto de polisacáridos de reishi en 132 personas con neurastenia, que valoraron su fatiga y su bienestar.',
        pt: 'Ensaio de oito semanas de um extrato de polissacarídeos de reishi em 132 pessoas com neurastenia, que avaliaram a própria fadiga e o bem-estar.',
      },
    },
    {
      title:
        'Spore Powder of Ganoderma lucidum Improves Cancer-Related Fatigue in Breast Cancer Patients Undergoing Endocrine Therapy: A Pilot Clinical Trial',
      year: 2012,
      url: 'https://doi.org/10.1155/2012/809614',
      doi: '10.1155/2012/809614',
      summary: {
        en: 'Pilot trial of reishi spore powder and fatigue in 48 women on endocrine therapy for breast cancer.',
        es: 'Ensayo piloto de polvo de esporas de reishi y fatiga en 48 mujeres en terapia hormonal por cáncer de mama.',
        pt: 'Ensaio-piloto de pó de esporos de reishi e fadiga em 48 mulheres em terapia hormonal por câncer de mama.',
      },
    },
    {
      title: 'Two Cases of Mushroom Poisoning by Podostroma Cornu-Damae',
      year: 2013,
      url: 'https://doi.org/10.3349/ymj.2013.54.1.265',
      doi: '10.3349/ymj.2013.54.1.265',
      summary: {
        en: 'Two people drank tea boiled from clusters of reishi with poison fire coral among them, and one died.',
        es: 'Dos personas bebieron la infusión de un reishi entre el que había coral de fuego venenoso; una murió.',
        pt: 'Duas pessoas beberam chá de reishi com coral-de-fogo-venenoso no meio; uma morreu.',
      },
    },
  ],
}
