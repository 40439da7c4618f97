import type { SpeciesSeed } from '../shapes'

export const cordycepsMilitaris: SpeciesSeed = {
  slug: 'cordyceps-militaris',
  scientificName: 'Cordyceps militaris',
  authority: '(L.) Fr.',
  variation: null,
  synonyms: [],
  commonNames: {
    en: ['Cordyceps', 'Scarlet Caterpillar Club', 'Orange Cordyceps'],
    es: ['Cordyceps', 'Cordyceps naranja'],
    pt: ['Cordyceps', 'Cordyceps-laranja'],
  },
  taxonomy: {
    kingdom: 'Fungi',
    division: 'Ascomycota',
    class: 'Sordariomycetes',
    order: 'Hypocreales',
    family: 'Cordycipitaceae',
    genus: 'Cordyceps',
    species: 'Cordyceps militaris',
  },
  types: ['medicinal', 'culinary'],
  edibility: 'medicinal',
  flavors: ['umami', 'sweet', 'nutty'],
  fragrances: ['gentle', 'musky'],
  textures: ['chewy', 'firm'],
  effects: ['energy', 'endurance'],
  lead: {
    en: 'An orange, pimpled club that rises through moss from a buried moth pupa, and the cordyceps most people now meet dried, in soup or in a capsule.',
    es: 'Pequeña maza anaranjada y granulosa que asoma entre el musgo desde una crisálida enterrada, y el cordyceps que hoy se encuentra seco, en sopas o en cápsulas.',
    pt: 'Pequena clava alaranjada e granulosa que brota do musgo a partir de uma pupa enterrada, e o cordyceps que hoje se compra seco, em sopas ou em cápsulas.',
  },
  description: {
    en: 'Walk slowly over short grass and moss from August to November and you may see an orange finger slimmer than a pencil. Dig gently and its foot ends in the pupa or larva of a moth, buried in the soil. The upper part is roughened by tiny pimples, the mouths of spore chambers. It grows in Europe, Asia and North America.\n\nFarms raise it on brown rice in lit jars, and fruits are ready in about 45 to 60 days. Cooked fresh, the clubs are mildly sweet and chewy, and suit broth, noodles or eggs; dried, they give tea a golden color. Small human trials have looked at exercise and immune measures, generally using blends. That is too little to treat illness.\n\nSome people feel queasy or have loose stools. Those on blood thinners, diabetes drugs or immune suppressants should consult a doctor first. Wild clubs resemble other orange or yellow fungi, and one of them, the poison fire coral of East Asia, kills; eat only cultivated stock unless the insect host, the pimpled head and an experienced eye all agree.',
    es: 'Entre la hierba corta y el musgo, de agosto a noviembre en el hemisferio norte, aparece un dedo naranja más delgado que un lápiz. Al excavar con cuidado se llega a la pupa o larva de polilla que lo sostiene bajo tierra. La parte superior es áspera por los diminutos granos donde se abren las cámaras de esporas. Crece en Europa, Asia y América del Norte.\n\nSe cultiva sobre arroz integral en frascos iluminados y está listo en 45 a 60 días. Fresco y cocinado es algo dulce y firme al morder, bueno en caldos, fideos o huevos; seco, tiñe de oro la infusión. Ensayos humanos pequeños han medido el rendimiento físico y la inmunidad, en general con mezclas, sin que eso baste para tratar una enfermedad.\n\nPuede dar náusea o heces blandas. Con anticoagulantes, fármacos para la diabetes o inmunosupresores, consulte antes al médico. Los silvestres se parecen a otras mazas amarillas o naranjas, y una de ellas, el coral de fuego venenoso de Asia oriental, mata: coma solo material cultivado, salvo que insecto, cabeza granulosa y ojo experto coincidan sin duda alguna.',
    pt: 'Na grama curta e no musgo, de agosto a novembro no hemisfério norte, desponta um dedo laranja mais fino que um lápis. Cavando com jeito, chega-se à pupa ou larva de mariposa que o sustenta sob a terra. A parte de cima é áspera, coberta de grãos minúsculos por onde saem os esporos. Encontra-se em campos e bosques da Europa, da Ásia e da América do Norte.\n\nOs cultivos o produzem sobre arroz integral, em frascos com luz, e ele fica pronto em 45 a 60 dias. Fresco e cozido, é levemente doce e firme ao dente, bom em caldos, massas ou ovos; seco, dá cor dourada ao chá. Ensaios humanos pequenos mediram exercício e imunidade, em geral com misturas, o que não basta para tratar doença alguma.\n\nNáusea e fezes moles acontecem. Quem usa anticoagulantes, remédios para diabetes ou imunossupressores deve falar antes com o médico. Na natureza, outros fungos amarelos ou alaranjados enganam, e um deles, o coral-de-fogo-venenoso do Leste Asiático, mata; coma só o cultivado, a menos que inseto, cabeça granulosa e um especialista concordem plenamente sobre o nome.',
  },
  cap: {
    en: 'A slender orange club with a head just 0.3–0.6 cm wide, roughened by small warts on the fertile part.',
    es: 'Maza fina y anaranjada cuya cabeza mide apenas de 3 a 6 mm de ancho, con la zona fértil verrugosa.',
    pt: 'Clava fina e alaranjada, com cabeça de só 3 a 6 mm de largura e parte fértil cheia de pequenas verrugas.',
  },
  gills: {
    en: 'There are no gills; white spores leave through the pimples on the head. The orange stem is 2–6 cm long and paler, rooted in an insect.',
    es: 'Sin láminas: las esporas blancas salen por los granos de la cabeza. El pie, de 2 a 6 cm y naranja más claro, arraiga en un insecto.',
    pt: 'Não há lâminas: os esporos brancos saem pelos grãos da cabeça. O pé, de 2 a 6 cm e laranja mais claro, nasce de um inseto.',
  },
  bruising: null,
  habitat: {
    en: 'On moth pupae and larvae buried in grass and moss; farmed on grain.',
    es: 'Sobre pupas y larvas de polilla enterradas entre hierba y musgo; cultivado en cereal.',
    pt: 'Sobre pupas e larvas de mariposa enterradas entre grama e musgo; cultivado em grãos.',
  },
  substrates: [
    { en: 'moth pupae', es: 'pupas de insectos', pt: 'pupas de insetos' },
    { en: 'brown rice medium', es: 'medio de arroz integral', pt: 'meio de arroz integral' },
  ],
  substrateFacts: ['insect pupae', 'brown rice medium'],
  seasonNorth: [8, 9, 10, 11],
  continents: ['europe', 'asia', 'north-america'],
  helpsWith: [
    {
      ailment: 'exercise-tolerance',
      evidence: 'human-trial',
      sources: ['https://doi.org/10.1080/19390211.2016.1203386'],
      note: {
        en: 'In a small trial, a blend containing it raised oxygen-uptake measures after three weeks, so the credit is shared with other ingredients.',
        es: 'Un ensayo pequeño con una mezcla que lo incluía elevó el consumo de oxígeno a las tres semanas; no se probó por separado.',
        pt: 'Em um ensaio pequeno, uma mistura com ele elevou medidas de consumo de oxigênio em três semanas, sem que se possa isolar sua parte.',
      },
    },
    {
      ailment: 'fatigue',
      evidence: 'animal',
      note: {
        en: 'Mice given extracts swam for longer; tired people have not been shown to gain anything.',
        es: 'Los ratones tratados con extractos nadaron más tiempo, sin que haya pruebas de igual efecto en personas cansadas.',
        pt: 'Camundongos que receberam extratos nadaram por mais tempo, resultado não confirmado em gente cansada.',
      },
    },
    {
      ailment: 'inflammation',
      evidence: 'in-vitro',
      note: {
        en: 'Cordycepin dampens inflammatory signals in cultured cells, which is laboratory evidence and says little about patients.',
        es: 'La cordicepina atenúa señales inflamatorias en células de laboratorio, evidencia que dice poco de los pacientes.',
        pt: 'A cordicepina reduz sinais inflamatórios em células cultivadas, evidência de laboratório que pouco diz sobre pacientes.',
      },
    },
    {
      ailment: 'immune-system',
      evidence: 'human-trial',
      sources: ['https://doi.org/10.1089/jmf.2014.3350'],
      note: {
        en: 'A few small trials found livelier natural killer cells in people; what that means for infections is unknown.',
        es: 'Ensayos pequeños en personas describen mayor actividad de las células asesinas naturales, de significado clínico incierto.',
        pt: 'Ensaios pequenos relataram maior atividade de células assassinas naturais, de significado clínico ainda incerto.',
      },
    },
    {
      ailment: 'cancer',
      evidence: 'in-vitro',
      sources: ['https://doi.org/10.1016/j.phytochem.2008.01.027'],
      note: {
        en: 'Cordycepin slows many tumor cell lines in dishes, and it is not a cancer treatment.',
        es: 'En placa, la cordicepina frena muchas líneas de células tumorales, pero no constituye un tratamiento del cáncer.',
        pt: 'Em laboratório, a cordicepina desacelera diversas linhagens de células tumorais, mas não é tratamento de câncer.',
      },
    },
  ],
  sideEffects: [
    {
      sideEffect: { en: 'Mild nausea or diarrhea', es: 'Náusea o diarrea leve', pt: 'Náusea ou diarreia leve' },
      description: {
        en: 'A first serving sometimes unsettles the gut, and it usually passes by itself.',
        es: 'Las primeras tomas pueden revolver el intestino y suelen ceder solas.',
        pt: 'As primeiras porções podem soltar o intestino, o que costuma passar sozinho.',
      },
    },
    {
      sideEffect: {
        en: 'Possible drug interactions',
        es: 'Posibles interacciones con fármacos',
        pt: 'Possíveis interações medicamentosas',
      },
      description: {
        en: 'In theory it could interfere with blood thinners, diabetes medicine or drugs acting on immunity, so tell the prescriber.',
        es: 'En teoría podría alterar el efecto de anticoagulantes, antidiabéticos o fármacos inmunitarios, y el médico debe saberlo.',
        pt: 'Em tese, pode interferir com anticoagulantes, antidiabéticos ou fármacos do sistema imune; avise quem os receitou.',
      },
    },
  ],
  psychoactiveChem: [],
  medicinalChem: [
    {
      name: 'cordycepin',
      min: 3.6,
      max: 9.7,
      unit: 'mg/g dry',
      source: 'Hur 2008: host corpse 0.36%, fruit body 0.97%',
      benefits: {
        en: 'A nucleoside that resembles adenosine, studied in cells for its effects on inflammation and tumor growth, and richer in the club than in the host body.',
        es: 'Nucleósido parecido a la adenosina, más abundante en la maza que en el insecto, estudiado en células por su efecto inflamatorio y tumoral.',
        pt: 'Nucleosídeo semelhante à adenosina, em maior teor na clava que no inseto, pesquisado em células quanto a inflamação e tumores.',
      },
    },
    {
      name: 'polysaccharides',
      min: null,
      max: null,
      unit: null,
      source: null,
      benefits: {
        en: 'Examined in animals and cells for their influence on immune response and stamina.',
        es: 'Se investigan en animales y células por su relación con la respuesta inmunitaria y la resistencia.',
        pt: 'São pesquisados em animais e células por possível influência na imunidade e na resistência.',
      },
    },
    {
      name: 'sterols',
      min: null,
      max: null,
      unit: null,
      source: null,
      benefits: {
        en: 'Mostly ergosterol, the vitamin D2 precursor common to many fungi.',
        es: 'Principalmente ergosterol, precursor de la vitamina D2 en muchos hongos.',
        pt: 'Em sua maioria ergosterol, precursor fúngico da vitamina D2.',
      },
    },
    {
      name: 'beta-glucans',
      min: null,
      max: null,
      unit: 'g/100 g dry',
      source: 'McCleary & Draga 2016 assay',
      benefits: {
        en: 'Structural sugars measured by standard enzymatic assay and examined for how immune cells respond to them.',
        es: 'Azúcares estructurales que se miden con ensayo enzimático y cuyo efecto en células inmunitarias se estudia.',
        pt: 'Açúcares estruturais medidos por ensaio enzimático e estudados quanto à resposta de células imunes.',
      },
    },
  ],
  nutrients: null,
  nutrientsBasis: null,
  morphology: {
    capShape: 'club',
    capColors: ['#ef7d22', '#f59b3a', '#d9601a'],
    capDiameterCm: [0.3, 0.6],
    gills: 'none',
    gillColor: '#f28c2c',
    stipe: { lengthCm: [2, 6], widthCm: [0.2, 0.4], color: '#f0913c', ring: false, volva: false },
    sporePrint: { color: 'white', hex: '#f6f1e6' },
    bruising: null,
    surface: 'warty',
  },
  lookAlikes: [
    {
      scientificName: 'Trichoderma cornu-damae',
      commonName: { en: 'Poison Fire Coral', es: 'Coral de fuego venenoso', pt: 'Coral-de-fogo-venenoso' },
      edibility: 'deadly',
      differences: {
        en: 'Deadly, and taken for cordyceps and reishi in East Asia. Stouter red-orange fingers of 3–13 cm, hard and smooth, white and solid inside, growing from soil or dead roots with no insect below. It burns the skin: do not touch.',
        es: 'Mortal, y en Asia oriental se confunde con cordyceps y con reishi. Dedos más gruesos, rojo anaranjados, de 3 a 13 cm, duros y lisos, blancos y macizos por dentro, que nacen del suelo o de raíces muertas, sin insecto debajo. Quema la piel: no lo toque.',
        pt: 'Mortal, e no Leste Asiático é confundido com cordyceps e com reishi. Dedos mais grossos, vermelho-alaranjados, de 3 a 13 cm, duros e lisos, brancos e maciços por dentro, que nascem do solo ou de raízes mortas, sem inseto embaixo. Queima a pele: não o toque.',
      },
    },
    {
      scientificName: 'Tolypocladium ophioglossoides',
      commonName: { en: 'Goldenthread Cordyceps', es: 'Cordyceps de hilos dorados', pt: 'Cordyceps-de-fios-dourados' },
      edibility: 'inedible',
      differences: {
        en: 'Not eaten: an olive to black club tied by yellow threads to a buried false truffle instead of an insect.',
        es: 'No se come. Maza de oliva a negra, unida por hilos amarillos a una falsa trufa enterrada y no a un insecto.',
        pt: 'Não se come. Clava oliva ou preta, presa por fios amarelos a uma falsa trufa enterrada, e não a um inseto.',
      },
    },
    {
      scientificName: 'Clavulinopsis laeticolor',
      commonName: { en: 'Handsome Club', es: 'Clavulinopsis amarilla', pt: 'Clavulinopsis-amarela' },
      edibility: 'inedible',
      differences: {
        en: 'Of no food value: smooth, yellow-orange and growing straight from soil, with no pimpled head and nothing below it.',
        es: 'Sin valor culinario. Lisa, amarillo anaranjada, nace del suelo, sin insecto debajo ni cabeza granulosa.',
        pt: 'Sem valor na cozinha. Lisa, amarelo-alaranjada, sai direto do solo, sem inseto e sem cabeça granulosa.',
      },
    },
  ],
  productGuide: [
    {
      tip: { en: 'Choose bright clubs', es: 'Busque un naranja vivo', pt: 'Busque laranja vivo' },
      description: {
        en: 'Dried clubs should be whole, deep orange and scented of mushroom and hay. Dull brown ones are old or poorly dried.',
        es: 'Las mazas secas han de estar enteras, muy anaranjadas y con olor a seta y heno; las parduscas son viejas.',
        pt: 'Clavas secas devem estar inteiras, bem alaranjadas e com cheiro de cogumelo e feno; as marrons são velhas.',
      },
    },
    {
      tip: { en: 'Read the label', es: 'Qué dice la etiqueta', pt: 'O que diz o rótulo' },
      description: {
        en: 'Look for the species name, fruit body or mycelium, and a measured cordycepin content. Mycelium on grain can be mostly starch.',
        es: 'Exija nombre de la especie, parte usada y cordicepina medida, pues el micelio en grano puede ser sobre todo almidón.',
        pt: 'Procure o nome da espécie, a parte usada e o teor de cordicepina; micélio em grãos pode ser quase só amido.',
      },
    },
    {
      tip: { en: 'Simmer and serve', es: 'Al caldo', pt: 'Na panela de caldo' },
      description: {
        en: 'Add a small handful to soup or noodles and let it simmer until tender. Fresh clubs keep best wrapped in paper in the refrigerator and used soon.',
        es: 'Añada un puñado a la sopa y deje que hierva suave hasta que esté tierno; fresco, guárdelo en papel dentro del refrigerador y gástelo pronto.',
        pt: 'Junte um punhado à sopa e cozinhe em fogo baixo até ficar macio; fresco, guarde em papel na geladeira e use logo.',
      },
    },
  ],
  cultivation: {
    difficulty: 3,
    colonisationTempC: [20, 23],
    fruitingTempC: [18, 22],
    humidityPct: [80, 90],
    daysToFruit: { en: '45–60 days', es: '45–60 días', pt: '45–60 dias' },
    yield: {
      en: 'Roughly 10–20 g dried per liter jar',
      es: 'Unos 10–20 g secos por frasco de un litro',
      pt: 'Cerca de 10–20 g secos por frasco de um litro',
    },
    method: {
      en: 'Sterilized brown rice with nutrient broth in jars under light; strains weaken and must be renewed often.',
      es: 'Arroz integral estéril con caldo nutritivo en frascos con luz; la cepa decae y hay que renovarla a menudo.',
      pt: 'Arroz integral estéril com caldo nutritivo, em frascos sob luz; as cepas enfraquecem e pedem renovação frequente.',
    },
  },
  cultivationNote: null,
  references: [
    {
      title: 'Chemical Ingredients of Cordyceps militaris',
      year: 2008,
      url: 'https://doi.org/10.4489/MYCO.2008.36.4.233',
      doi: '10.4489/MYCO.2008.36.4.233',
      summary: {
        en: 'Measures amino acids, fatty acids, adenosine and cordycepin in fruit body and host of this species.',
        es: 'Mide aminoácidos, ácidos grasos, adenosina y cordicepina en el cuerpo fructífero y en el insecto huésped.',
        pt: 'Mede aminoácidos, ácidos graxos, adenosina e cordicepina no corpo de frutificação e no hospedeiro.',
      },
    },
    {
      title:
        'Cordyceps militaris Improves Tolerance to High-Intensity Exercise After Acute and Chronic Supplementation',
      year: 2017,
      url: 'https://doi.org/10.1080/19390211.2016.1203386',
      doi: '10.1080/19390211.2016.1203386',
      summary: {
        en: 'Small trial of a C. militaris blend in which oxygen-uptake measures rose after three weeks.',
        es: 'Ensayo reducido con una mezcla de C. militaris; el consumo de oxígeno subió a las tres semanas.',
        pt: 'Pequeno ensaio com mistura de C. militaris; medidas de captação de oxigênio subiram após três semanas.',
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
    {
      title: 'Cordyceps militaris Enhances Cell-Mediated Immunity in Healthy Korean Men',
      year: 2015,
      url: 'https://doi.org/10.1089/jmf.2014.3350',
      doi: '10.1089/jmf.2014.3350',
      summary: {
        en: 'Four-week placebo-controlled trial in 79 healthy men that measured natural killer cells and cytokines.',
        es: 'Ensayo de cuatro semanas con placebo en 79 hombres sanos que midió células asesinas naturales y citocinas.',
        pt: 'Ensaio de quatro semanas com placebo em 79 homens saudáveis que mediu células natural killer e citocinas.',
      },
    },
  ],
}
