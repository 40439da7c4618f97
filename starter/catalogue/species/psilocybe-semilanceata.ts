import type { SpeciesSeed } from '../shapes'

export const psilocybeSemilanceata: SpeciesSeed = {
  slug: 'psilocybe-semilanceata',
  scientificName: 'Psilocybe semilanceata',
  authority: '(Fr.) P. Kumm.',
  variation: null,
  synonyms: [],
  commonNames: { en: ['Liberty Cap'], es: ['Mongui'], pt: ['Barrete-da-liberdade'] },
  taxonomy: {
    kingdom: 'Fungi',
    division: 'Basidiomycota',
    class: 'Agaricomycetes',
    order: 'Agaricales',
    family: 'Hymenogastraceae',
    genus: 'Psilocybe',
    species: 'Psilocybe semilanceata',
  },
  types: ['psychoactive'],
  edibility: 'psychoactive',
  flavors: ['grounded', 'mushroomy'],
  fragrances: ['earthy', 'fungus'],
  textures: ['chewy'],
  effects: ['hallucinogenic', 'visuals', 'perceptual', 'euphoric', 'spiritual', 'insightful', 'reflective'],
  lead: {
    en: 'A tiny, nipple-capped grassland mushroom of cool wet pastures, the liberty cap contains psilocybin, is controlled in most countries and shares its looks with deadly species.',
    es: 'Diminuto y rematado en un pezón, el mongui de los pastos fríos y húmedos contiene psilocibina, está prohibido en la mayoría de los países y se parece a setas mortales.',
    pt: 'Minúsculo e com um bico no alto do chapéu, o barrete-da-liberdade dos pastos frios contém psilocibina, é proibido na maioria dos países e tem sósias mortais.',
  },
  description: {
    en: 'Liberty caps stand on thin, wavy stems in wet, unfertilized or sheep-grazed grass, from August to December in the north. The cap is a narrow cone with a sharp point, tan when damp and straw-colored as it dries, covered by a clear film that can be peeled; the gills darken to purple-gray and the print is a dark purple-brown. The stem base sometimes blues.\n\nIt feeds on dead grass roots and does not grow from dung. European science knows it well: a London poisoning was described at the end of the eighteenth century, and chemists later found psilocybin in it, in amounts that differ widely from one specimen to the next. Picking or holding it is an offense in most places, and this guide treats it only as a species to recognize.\n\nThe danger is misidentification. Deadly *Galerina*, *Pholiotina* and webcaps may grow nearby, and sickness that begins six hours or more after a meal means hospital at once. Small brown mushrooms defeat experienced eyes, so spore print, pellicle and microscope come before any name, and a certain name is reason to record it, not to eat it.',
    es: 'El mongui se alza sobre un pie fino y sinuoso en pastos húmedos sin abonar o pastados por ovejas, de agosto a diciembre en el norte. El sombrero es un cono estrecho y puntiagudo, pardo cuando está mojado y pajizo al secarse, con una película transparente que se desprende; las láminas se oscurecen a gris púrpura y la esporada es pardo púrpura oscuro. La base del pie azulea a veces.\n\nSe alimenta de raíces muertas de gramíneas y no brota del estiércol. La ciencia europea lo conoce de antiguo: a finales del siglo XVIII se describió una intoxicación en Londres y más tarde se halló en él psilocibina, en cantidades muy variables de un ejemplar a otro. Recogerlo o tenerlo es delito en la mayoría de los países; aquí se presenta solo para reconocerlo.\n\nEl peligro está en la confusión. *Galerina*, *Pholiotina* y cortinarios mortales pueden crecer cerca, y unos vómitos o una diarrea que empiezan seis horas o más después de comer exigen hospital inmediato. Las setas pardas y pequeñas engañan a los expertos: esporada, película y microscopio preceden al nombre, y el nombre seguro sirve para anotarlo, no para comerlo.',
    pt: 'O barrete-da-liberdade ergue-se num pé fino e sinuoso em pastos úmidos, sem adubo ou pastados por ovelhas, de agosto a dezembro no hemisfério norte. O chapéu é um cone estreito com ponta, marrom quando molhado e cor de palha ao secar, com uma película transparente que se destaca; as lâminas escurecem para cinza-púrpura e a esporada é marrom-púrpura escura. A base do pé às vezes azula.\n\nVive de raízes mortas de gramíneas e não nasce do esterco. A ciência europeia o conhece há muito: uma intoxicação em Londres foi descrita no fim do século XVIII e, depois, encontrou-se nele psilocibina, em teores que mudam muito de um exemplar a outro. Colher ou possuir é crime na maioria dos países; aqui ele aparece apenas para ser reconhecido.\n\nO perigo é a confusão. *Galerina*, *Pholiotina* e cortinários mortais podem crescer por perto, e vômitos ou diarreia que começam seis horas ou mais após comer exigem hospital na hora. Cogumelinhos marrons enganam até especialistas; esporada, película e microscópio vêm antes de qualquer nome, e um nome seguro serve ao registro, não ao consumo.',
  },
  cap: {
    en: 'A narrow cone 0.5 to 2.5 cm wide, tipped with a nipple, tawny when wet and pale straw when dry, under a smooth peelable film.',
    es: 'Cono estrecho de 0,5 a 2,5 cm con un pezón en la punta, leonado en húmedo y pajizo en seco, liso bajo una película separable.',
    pt: 'Cone estreito de 0,5 a 2,5 cm com bico no alto, marrom quando úmido e palha quando seco, liso sob película destacável.',
  },
  gills: {
    en: 'Gills gray at first, then purple-gray; spore print dark purple-brown. The buff, wiry stem is 4 to 12 cm by 0.1 to 0.3 cm, lacking ring and volva.',
    es: 'Láminas grises y luego gris púrpura; esporada pardo púrpura oscura. Pie crema y flexible de 4 a 12 cm por 0,1 a 0,3 cm, sin anillo ni volva.',
    pt: 'Lâminas cinza que passam a cinza-púrpura; esporada marrom-púrpura escura. Pé bege e flexível, de 4 a 12 cm por 0,1 a 0,3 cm, sem anel e sem volva.',
  },
  bruising: {
    en: 'The stem base may turn blue where handled, and often does not.',
    es: 'La base del pie puede azulear al manipularla, aunque muchas veces no lo hace.',
    pt: 'A base do pé pode azular quando tocada, embora muitas vezes não mude.',
  },
  habitat: {
    en: 'Wet pasture and meadow, unfertilized or grazed by sheep, in cool climates.',
    es: 'Prados y pastos húmedos de clima fresco, sin abonar o pastados por ovejas.',
    pt: 'Pastos e campos úmidos de clima frio, sem adubação ou pastados por ovelhas.',
  },
  substrates: [
    { en: 'roots of pasture grasses', es: 'raíces de gramíneas de pasto', pt: 'raízes de gramíneas de pasto' },
  ],
  substrateFacts: ['roots of pasture grasses'],
  seasonNorth: [8, 9, 10, 11, 12],
  continents: ['europe', 'north-america', 'south-america', 'oceania', 'asia'],
  helpsWith: [],
  sideEffects: [
    {
      sideEffect: { en: 'Panic and racing heart', es: 'Pánico y taquicardia', pt: 'Pânico e taquicardia' },
      description: {
        en: 'Nausea, anxiety, panic and confusion can follow, with a raised pulse or blood pressure.',
        es: 'Pueden aparecer náuseas, ansiedad, pánico y confusión, con subida del pulso o de la presión arterial.',
        pt: 'Podem surgir náusea, ansiedade, pânico e confusão, com aumento dos batimentos ou da pressão.',
      },
    },
    {
      sideEffect: {
        en: 'Dangerous drug combinations',
        es: 'Mezclas peligrosas con fármacos',
        pt: 'Combinações perigosas com remédios',
      },
      description: {
        en: 'Lithium, MAO inhibitors, tramadol and other serotonergic medicines make an exposure riskier.',
        es: 'Toda exposición resulta más arriesgada con litio, inhibidores de la MAO, tramadol u otros medicamentos serotoninérgicos.',
        pt: 'Lítio, inibidores da MAO, tramadol e outros medicamentos serotoninérgicos aumentam o risco.',
      },
    },
    {
      sideEffect: {
        en: 'Risk with psychosis or heart disease',
        es: 'Riesgo mental y cardíaco previo',
        pt: 'Risco mental e cardíaco prévio',
      },
      description: {
        en: 'The harm may be grave for anyone with psychosis, bipolar disorder or serious heart disease in their own or family history.',
        es: 'El daño puede ser grave en personas con antecedentes propios o familiares de psicosis o trastorno bipolar, o con cardiopatía seria.',
        pt: 'O dano pode ser grave em quem tem histórico pessoal ou familiar de psicose ou transtorno bipolar, ou doença cardíaca séria.',
      },
    },
    {
      sideEffect: {
        en: 'Unlawful in most countries',
        es: 'Prohibido en la mayoría de países',
        pt: 'Proibido na maioria dos países',
      },
      description: {
        en: 'Most countries punish picking, holding or supplying liberty caps.',
        es: 'La mayoría de los países sanciona su recolección, tenencia o suministro.',
        pt: 'A maior parte dos países pune a coleta, a posse ou o fornecimento desta espécie.',
      },
    },
    {
      sideEffect: { en: 'Late vomiting: amatoxin alarm', es: 'Vómitos tardíos: alarma', pt: 'Vômito tardio: alarme' },
      description: {
        en: 'Vomiting or diarrhea that starts six hours or more after eating points to a deadly amatoxin look-alike and calls for hospital without delay, even when it seems to pass.',
        es: 'Los vómitos o la diarrea que empiezan seis horas o más después de comer apuntan a una especie mortal con amatoxinas: acuda al hospital de inmediato aunque mejoren.',
        pt: 'Vômitos ou diarreia que começam seis horas ou mais depois de comer indicam um sósia mortal com amatoxinas: vá ao hospital imediatamente, mesmo que melhorem.',
      },
    },
  ],
  psychoactiveChem: [
    {
      compound: 'psilocybin',
      min: 1.7,
      max: 19.6,
      typical: 9.8,
      unit: 'mg/g dry',
      source: 'Range: Christiansen et al. 1981 (Norway); typical: Stamets 1996',
    },
    {
      compound: 'psilocin',
      min: null,
      max: null,
      typical: 0.2,
      unit: 'mg/g dry',
      source: 'Stamets 1996; often only traces',
    },
    {
      compound: 'baeocystin',
      min: null,
      max: 3.6,
      typical: null,
      unit: 'mg/g dry',
      source: 'Upper value, Stamets 1996',
    },
    {
      compound: 'harmine',
      min: null,
      max: null,
      typical: null,
      unit: 'mg/g dry',
      source: 'Trace (microgram per gram range); beta-carbolines found in four Psilocybe species, Blei et al. 2020',
    },
    {
      compound: 'norharmane',
      min: null,
      max: null,
      typical: null,
      unit: 'mg/g dry',
      source: 'Trace (microgram per gram range); beta-carbolines found in four Psilocybe species, Blei et al. 2020',
    },
    {
      compound: 'cordysinin',
      min: null,
      max: null,
      typical: null,
      unit: 'mg/g dry',
      source: 'Trace (microgram per gram range); beta-carbolines found in four Psilocybe species, Blei et al. 2020',
    },
  ],
  medicinalChem: [],
  nutrients: null,
  nutrientsBasis: null,
  morphology: {
    capShape: 'conical',
    capColors: ['#b39158', '#d9c18c', '#7e6339'],
    capDiameterCm: [0.5, 2.5],
    gills: 'gills',
    gillColor: '#6a5563',
    stipe: { lengthCm: [4, 12], widthCm: [0.1, 0.3], color: '#e3d3ae', ring: false, volva: false },
    sporePrint: { color: 'dark purple-brown', hex: '#35263a' },
    bruising: 'Stem base may blue',
    surface: 'smooth',
  },
  lookAlikes: [
    {
      scientificName: 'Galerina marginata',
      commonName: { en: 'Funeral Bell', es: 'Galerina mortal', pt: 'Galerina-mortal' },
      edibility: 'deadly',
      differences: {
        en: 'Deadly: it holds the liver toxins of the death cap. A brown wood-dweller that can stand in mossy grass above buried wood, it prints rust-brown; its thin ring often wears off, so a bare stem clears nothing.',
        es: 'Mortal, con las toxinas que destruyen el hígado en la oronja verde. Es de madera, pero puede asomar entre hierba con musgo; su esporada es pardo óxido y el anillo, fino, suele caer, así que un pie desnudo no la descarta.',
        pt: 'Mortal: possui as mesmas toxinas do fígado que o chapéu-da-morte. Cresce em madeira, mas pode surgir em grama com musgo; a esporada é marrom-ferrugem e, como o anel costuma cair, um pé liso não a exclui.',
      },
    },
    {
      scientificName: 'Pholiotina rugosa',
      commonName: { en: 'Fool’s Conecap', es: 'Conocibe anillada', pt: 'Conocibe-anelada' },
      edibility: 'deadly',
      differences: {
        en: 'Contains lethal amatoxins. A little conical brown cap with a rusty print and a loose ring that may slip or drop.',
        es: 'Contiene amatoxinas letales. Sombrerito pardo y cónico, esporada color óxido y un anillo suelto que puede deslizarse o perderse.',
        pt: 'Contém amatoxinas letais. Chapeuzinho marrom cônico, esporada ferrugem e um anel solto que pode escorregar ou cair.',
      },
    },
    {
      scientificName: 'Inocybe geophylla',
      commonName: { en: 'White Fibercap', es: 'Inocibe blanca', pt: 'Inocibe-branca' },
      edibility: 'toxic',
      differences: {
        en: 'Loaded with muscarine, a nerve poison. Silky pointed cap, clay-brown gills and a spermatic smell.',
        es: 'Está cargada de muscarina, un veneno nervioso. Sombrero sedoso y puntiagudo, láminas pardo arcilla y olor espermático.',
        pt: 'Cheia de muscarina, veneno dos nervos. Chapéu sedoso e pontudo, lâminas cor de argila e odor espermático.',
      },
    },
    {
      scientificName: 'Protostropharia semiglobata',
      commonName: { en: 'Dung Roundhead', es: 'Estrofaria semiesférica', pt: 'Estrofária-semiesférica' },
      edibility: 'inedible',
      differences: {
        en: 'A rounded, sticky yellow cap growing on dung, with neither nipple nor peelable film.',
        es: 'Sombrero amarillo, redondo y pegajoso que sale del estiércol, sin pezón ni película que se desprenda.',
        pt: 'Chapéu amarelo, arredondado e pegajoso que nasce no esterco, sem bico nem película destacável.',
      },
    },
    {
      scientificName: 'Cortinarius rubellus',
      commonName: { en: 'Deadly Webcap', es: 'Cortinario mortal', pt: 'Cortinário-mortal' },
      edibility: 'deadly',
      differences: {
        en: 'Destroys the kidneys, with first signs days to weeks after the meal. Tawny-orange and pointed, with rusty gills and print and yellowish bands on the stem, in mossy conifer woods, not pasture.',
        es: 'Destruye los riñones y los primeros síntomas tardan días o semanas. Es anaranjado leonado y puntiagudo, con láminas y esporada color óxido y bandas amarillentas en el pie, en bosques musgosos de coníferas y no en pastos.',
        pt: 'Destrói os rins, com os primeiros sinais dias ou semanas depois da refeição. É laranja-amarronzado e pontudo, com lâminas e esporada ferrugem e faixas amareladas no pé, em matas de coníferas com musgo e não em pastos.',
      },
    },
  ],
  productGuide: [
    {
      tip: { en: 'Photograph, don’t pick', es: 'Fotografíe y deje', pt: 'Fotografe e deixe' },
      description: {
        en: 'A record needs a picture of cap, gills, stem base and turf, with a note of the date and place. In most countries the specimen itself may not be taken.',
        es: 'Para un registro bastan fotos del sombrero, las láminas, la base del pie y el prado, con lugar y fecha. En la mayoría de los países el ejemplar no puede recogerse.',
        pt: 'Para o registro bastam fotos do chapéu, das lâminas, da base do pé e do campo, com local e data. Na maioria dos países não é permitido recolher o exemplar.',
      },
    },
    {
      tip: { en: 'Compare herbarium material', es: 'Consulte un herbario', pt: 'Compare no herbário' },
      description: {
        en: 'Licensed collections hold named liberty caps for study. Under the microscope, print color, spore size and gill-edge cells settle what the eye cannot.',
        es: 'Las colecciones autorizadas guardan ejemplares determinados para su estudio. Al microscopio, la esporada, el tamaño de las esporas y las células de la arista resuelven lo que el ojo no puede.',
        pt: 'Coleções autorizadas guardam exemplares identificados para estudo. Ao microscópio, a esporada, o tamanho dos esporos e as células da borda das lâminas decidem o que o olho não alcança.',
      },
    },
    {
      tip: { en: 'Know your local law', es: 'Infórmese de la ley', pt: 'Verifique a lei' },
      description: {
        en: 'Rules on fresh mushrooms, spores and research permits differ between countries and change. Ask the authority, not a forum.',
        es: 'Las normas sobre hongos frescos, esporas y permisos de investigación cambian de un país a otro. Pregunte a la autoridad, no a un foro.',
        pt: 'As regras sobre cogumelos frescos, esporos e licenças de pesquisa variam de país para país. Consulte a autoridade, não um fórum.',
      },
    },
  ],
  cultivation: null,
  cultivationNote: {
    en: 'Liberty cap growing is not covered here, as the species is controlled in most countries.',
    es: 'No tratamos el cultivo del mongui, especie sometida a control en la mayoría de los países.',
    pt: 'O cultivo do barrete-da-liberdade não é abordado, pois a espécie é controlada na maioria dos países.',
  },
  references: [
    {
      title: 'The Content of Psilocybin in Norwegian Psilocybe semilanceata',
      year: 1981,
      url: 'https://doi.org/10.1055/s-2007-971632',
      doi: '10.1055/s-2007-971632',
      summary: {
        en: 'Finds psilocybin from 0.17 to 1.96 percent of dry weight in Norwegian liberty caps.',
        es: 'Encuentra entre 0,17 y 1,96 por ciento de psilocibina en peso seco en ejemplares noruegos.',
        pt: 'Encontra de 0,17 a 1,96 por cento de psilocibina no peso seco de exemplares noruegueses.',
      },
    },
    {
      title: 'Extensive Collection of Psychotropic Mushrooms with Determination of Their Tryptamine Alkaloids',
      year: 2022,
      url: 'https://doi.org/10.3390/ijms232214068',
      doi: '10.3390/ijms232214068',
      summary: {
        en: 'Analyzes five tryptamines in 226 fruit bodies and shows how far wild liberty caps and their kin differ in content.',
        es: 'Analiza cinco triptaminas en 226 cuerpos fructíferos y subraya lo imprevisible del contenido en setas silvestres como el mongui.',
        pt: 'Analisa cinco triptaminas em 226 corpos de frutificação e destaca a imprevisibilidade do teor em cogumelos silvestres como este.',
      },
    },
    {
      title: 'Psilocybin Mushrooms of the World: An Identification Guide',
      year: 1996,
      url: 'https://openlibrary.org/isbn/9780898158397',
      doi: null,
      summary: {
        en: 'Identification guide to psilocybin species, with their dangerous doubles and published alkaloid levels.',
        es: 'Guía para identificar especies con psilocibina, sus dobles peligrosos y los niveles de alcaloides publicados.',
        pt: 'Guia de identificação das espécies com psilocibina, seus sósias perigosos e os teores de alcaloides publicados.',
      },
    },
    {
      title: 'Amatoxins in wood-rotting Galerina marginata',
      year: 2004,
      url: 'https://doi.org/10.1080/15572536.2005.11832920',
      doi: '10.1080/15572536.2005.11832920',
      summary: {
        en: 'Quantifies amatoxins in Galerina marginata, the small brown killer that is taken for edible and psilocybin species.',
        es: 'Mide las amatoxinas de Galerina marginata, confundida con especies comestibles y con las que llevan psilocibina.',
        pt: 'Quantifica as amatoxinas de Galerina marginata, confundida com espécies comestíveis e com as que têm psilocibina.',
      },
    },
  ],
}
