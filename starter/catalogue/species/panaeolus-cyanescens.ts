import type { SpeciesSeed } from '../shapes'

export const panaeolusCyanescens: SpeciesSeed = {
  slug: 'panaeolus-cyanescens',
  scientificName: 'Panaeolus cyanescens',
  authority: '(Berk. & Broome) Sacc.',
  variation: null,
  synonyms: ['Copelandia cyanescens'],
  commonNames: {
    en: ['Blue Meanie', 'Hawaiian Copelandia'],
    es: ['Copelandia', 'Paneolo azulado'],
    pt: ['Copelandia', 'Paneolo-azulado'],
  },
  taxonomy: {
    kingdom: 'Fungi',
    division: 'Basidiomycota',
    class: 'Agaricomycetes',
    order: 'Agaricales',
    family: 'Galeropsidaceae',
    genus: 'Panaeolus',
    species: 'Panaeolus cyanescens',
  },
  types: ['psychoactive'],
  edibility: 'psychoactive',
  flavors: ['grounded', 'mild'],
  fragrances: ['earthy', 'fungus'],
  textures: ['chewy'],
  effects: ['hallucinogenic', 'visuals', 'perceptual', 'euphoric', 'spiritual', 'insightful', 'reflective'],
  lead: {
    en: 'A slender gray dung mushroom of warm pastures that blues when handled, it matters to naturalists and poison centers because of its psilocybin, its legal status and a deadly mimic.',
    es: 'Esbelto hongo gris del estiércol en pastos cálidos, que azulea al tocarlo; conviene conocerlo por su psilocibina, por la ley que lo prohíbe y por un parecido mortal.',
    pt: 'Cogumelo cinzento e esguio dos pastos quentes, que fica azul ao toque e que convém conhecer pela psilocibina, pela proibição legal e por um sósia mortal.',
  },
  description: {
    en: 'After warm rain it stands on cattle and horse dung, or on manured grass, through much of the tropics and subtropics, mainly from May to October north of the equator. The bell cap is pale gray to tan and often crazed with cracks in dry weather; the gills are mottled gray, then black. Stem and cap turn blue within moments of being pinched.\n\nIts tissues hold psilocybin, psilocin and serotonin, in amounts that differ more than tenfold between samples, as forensic laboratories have shown. Possession is a crime in most countries, and this guide covers it for recognition only: neither its growing nor its use.\n\nReactions range from nausea and panic to confusion and a racing heart, with greater danger for people with psychosis, heart disease or serotonergic medicines. A ringed conecap that carries amatoxins can kill; vomiting that begins six hours or more after a meal calls for hospital at once. Treat every small dung or lawn mushroom as unsafe, and leave its naming to a spore print, a microscope and an expert.',
    es: 'Tras las lluvias cálidas asoma en boñigas de vaca o de caballo y en hierba abonada de los trópicos y subtrópicos; al norte del ecuador, sobre todo de mayo a octubre. El sombrero, en campana, va del gris al beige y se agrieta en tiempo seco. Las láminas son grises, moteadas, y acaban negras; pie y sombrero azulean a los pocos instantes de apretarlos.\n\nContiene psilocibina, psilocina y serotonina, en cantidades que según los laboratorios forenses pueden ser más de diez veces mayores en una muestra que en otra. Poseerlo es delito en la mayoría de los países. Esta ficha sirve para reconocerlo, no para cultivarlo ni consumirlo.\n\nPuede causar náuseas, pánico, confusión y taquicardia, con más riesgo si hay psicosis, cardiopatía o fármacos serotoninérgicos. *Pholiotina rugosa*, que lleva amatoxinas, mata: si los vómitos empiezan seis horas o más después de comer setas, urgencias de inmediato. Considere peligroso todo hongo pequeño de estiércol o césped; su nombre exige esporada, microscopio y un especialista.',
    pt: 'Depois de chuvas quentes, nasce em esterco de boi e de cavalo ou em capim adubado, nos trópicos e subtrópicos, de maio a outubro ao norte do equador. O chapéu em sino vai do cinza-claro ao bege e racha no tempo seco; as lâminas são cinzentas, mosqueadas, e terminam pretas. Apertados, pé e chapéu azulam em instantes.\n\nContém psilocibina, psilocina e serotonina, em teores que podem ser mais de dez vezes maiores numa amostra que em outra, segundo laboratórios forenses. A posse é crime na maioria dos países, e esta ficha existe para o reconhecimento, nunca para o cultivo ou o consumo.\n\nOs efeitos incluem náusea, pânico, confusão e coração acelerado, com perigo maior para quem tem psicose, doença cardíaca ou usa remédios serotoninérgicos. *Pholiotina rugosa*, que contém amatoxinas, mata; vômitos que começam seis horas ou mais depois da refeição pedem hospital imediatamente. Considere inseguro todo cogumelo miúdo de esterco ou gramado; dar-lhe nome exige esporada, microscópio e a palavra de um especialista.',
  },
  cap: {
    en: 'Bell-shaped, 1.5–4 cm, pale gray to buff and darker when damp, the surface often cracking as it dries.',
    es: 'Acampanado, de 1,5 a 4 cm, gris claro o beige, más oscuro en húmedo, con la superficie agrietada al secarse.',
    pt: 'Em forma de sino, de 1,5 a 4 cm, cinza-claro a bege, mais escuro quando úmido, com a superfície rachada ao secar.',
  },
  gills: {
    en: 'Mottled dark gray gills with a black spore print; the thin grayish stem, 7–12 by 0.2–0.3 cm, has neither ring nor volva.',
    es: 'Láminas gris oscuro, moteadas, y esporada negra; pie fino y grisáceo de 7–12 × 0,2–0,3 cm, sin anillo ni volva.',
    pt: 'Lâminas cinza-escuras, mosqueadas, e esporada preta; pé fino, acinzentado, de 7–12 × 0,2–0,3 cm, sem anel nem volva.',
  },
  bruising: {
    en: 'Cap and stem bruise blue quickly.',
    es: 'Sombrero y pie azulean con rapidez al tocarlos.',
    pt: 'Chapéu e pé azulam depressa quando manuseados.',
  },
  habitat: {
    en: 'Dung and manured grass of tropical and subtropical pastures.',
    es: 'Estiércol y pastos abonados de zonas tropicales y subtropicales.',
    pt: 'Esterco e pastagens adubadas de regiões tropicais e subtropicais.',
  },
  substrates: [
    { en: 'cattle dung', es: 'estiércol de vaca', pt: 'esterco bovino' },
    { en: 'horse dung', es: 'estiércol de caballo', pt: 'esterco de cavalo' },
  ],
  substrateFacts: ['cattle dung', 'horse dung'],
  seasonNorth: [5, 6, 7, 8, 9, 10],
  continents: ['asia', 'africa', 'oceania', 'south-america', 'north-america'],
  helpsWith: [],
  sideEffects: [
    {
      sideEffect: {
        en: 'Acute mental and bodily distress',
        es: 'Malestar físico y mental agudo',
        pt: 'Sofrimento físico e mental agudo',
      },
      description: {
        en: 'Nausea, anxiety, panic, confusion and a rise in heart rate or blood pressure are all described.',
        es: 'Se describen náuseas, ansiedad, pánico, confusión y subidas del pulso o de la tensión.',
        pt: 'São descritos náusea, ansiedade, pânico, confusão e aumento da frequência cardíaca ou da pressão.',
      },
    },
    {
      sideEffect: { en: 'Dangerous drug interactions', es: 'Interacciones peligrosas', pt: 'Interações perigosas' },
      description: {
        en: 'Lithium, MAO inhibitors, tramadol and other serotonergic medicines make an exposure more dangerous.',
        es: 'El litio, los IMAO, el tramadol y otros serotoninérgicos aumentan el peligro de una exposición.',
        pt: 'Lítio, inibidores da MAO, tramadol e outros serotoninérgicos tornam a exposição mais arriscada.',
      },
    },
    {
      sideEffect: {
        en: 'Psychiatric and heart risk',
        es: 'Riesgo psiquiátrico y cardíaco',
        pt: 'Risco psiquiátrico e cardíaco',
      },
      description: {
        en: 'A personal or family history of psychosis or bipolar disorder, or serious heart disease, raises the risk of lasting harm.',
        es: 'Los antecedentes propios o familiares de psicosis o trastorno bipolar y las cardiopatías graves elevan el riesgo de daño serio.',
        pt: 'História pessoal ou familiar de psicose ou transtorno bipolar, assim como doença cardíaca grave, eleva o risco de dano sério.',
      },
    },
    {
      sideEffect: {
        en: 'Illegal in most countries',
        es: 'Ilegal en la mayoría de países',
        pt: 'Ilegal na maioria dos países',
      },
      description: {
        en: 'Picking, holding or carrying it can be a criminal offense.',
        es: 'Recogerlo, tenerlo o transportarlo puede ser delito.',
        pt: 'Colher, guardar ou transportar pode configurar crime.',
      },
    },
    {
      sideEffect: { en: 'Unpredictable potency', es: 'Potencia imprevisible', pt: 'Potência imprevisível' },
      description: {
        en: 'Measured strength differs more than tenfold between samples and cannot be judged by eye.',
        es: 'La concentración medida puede ser más de diez veces mayor en una muestra que en otra y no se aprecia a la vista.',
        pt: 'A concentração medida pode ser mais de dez vezes maior numa amostra que em outra e não se percebe a olho nu.',
      },
    },
    {
      sideEffect: {
        en: 'Delayed vomiting: amatoxin emergency',
        es: 'Vómitos tardíos: urgencia por amatoxinas',
        pt: 'Vômito tardio: emergência por amatoxinas',
      },
      description: {
        en: 'Vomiting or diarrhea that starts 6 hours or more after eating points to a deadly look-alike: go to hospital at once, even if it passes.',
        es: 'Vómitos o diarrea que empiezan 6 horas o más después de comer apuntan a una especie mortal: hay que ir al hospital de inmediato, aunque cedan.',
        pt: 'Vômito ou diarreia que surge 6 horas ou mais depois de comer indica um sósia mortal: vá ao hospital sem demora, mesmo que os sintomas passem.',
      },
    },
  ],
  psychoactiveChem: [
    {
      compound: 'psilocybin',
      min: 0.8,
      max: 25.0,
      typical: null,
      unit: 'mg/g dry',
      source:
        '0.8-2.2 in whole dried mushrooms, Tsujikawa et al. 2003; 25 is the strongest dried sample in Laussmann & Meier-Giebing 2010; no typical value: the studies differ more than tenfold',
    },
    {
      compound: 'psilocin',
      min: 4.3,
      max: 11.9,
      typical: null,
      unit: 'mg/g dry',
      source:
        '4.3-7.6 in whole dried mushrooms, Tsujikawa et al. 2003; 11.9 is the strongest dried sample in Laussmann & Meier-Giebing 2010; no typical value: the studies disagree',
    },
    {
      compound: 'serotonin',
      min: null,
      max: null,
      typical: null,
      unit: 'mg/g dry',
      source: 'Present; Stijve 1992 (Persoonia 15: 117–121)',
    },
  ],
  medicinalChem: [],
  nutrients: null,
  nutrientsBasis: null,
  morphology: {
    capShape: 'bell',
    capColors: ['#b9b0a3', '#e4ddd0', '#8a8076'],
    capDiameterCm: [1.5, 4],
    gills: 'gills',
    gillColor: '#4a4648',
    stipe: { lengthCm: [7, 12], widthCm: [0.2, 0.3], color: '#cfc6b8', ring: false, volva: false },
    sporePrint: { color: 'black', hex: '#161316' },
    bruising: 'Bruises blue quickly',
    surface: 'cracked',
  },
  lookAlikes: [
    {
      scientificName: 'Panaeolus antillarum',
      commonName: { en: 'Antilles Mottlegill', es: 'Paneolo de las Antillas', pt: 'Paneolo-das-antilhas' },
      edibility: 'inedible',
      differences: {
        en: 'Larger, whiter and stouter on the same dung, and never bluing.',
        es: 'Más grande, más blanco y robusto, sobre el mismo estiércol, y nunca azulea.',
        pt: 'Maior, mais branco e robusto, no mesmo esterco, e jamais azula.',
      },
    },
    {
      scientificName: 'Panaeolus foenisecii',
      commonName: { en: 'Mower’s Mushroom', es: 'Paneolo de los prados', pt: 'Paneolo-dos-gramados' },
      edibility: 'inedible',
      differences: {
        en: 'A lawn species, with a dark brown print instead of black and no blue staining.',
        es: 'Propio de céspedes, con esporada pardo oscura en lugar de negra y sin azulear.',
        pt: 'Espécie de gramados, de esporada marrom-escura e não preta, que não azula.',
      },
    },
    {
      scientificName: 'Pholiotina rugosa',
      commonName: { en: 'Fool’s Conecap', es: 'Conocibe anillada', pt: 'Conocibe-anelada' },
      edibility: 'deadly',
      differences: {
        en: 'Deadly, with amatoxins: rusty-brown print, no bluing, and a loose ring that may have slipped off, so its absence proves nothing. Some of its relatives do turn blue, so blue clears nothing.',
        es: 'Mortal por sus amatoxinas: esporada pardo herrumbre, no azulea y tiene un anillo suelto que puede haberse caído. Algunas parientes suyas sí azulean: el azul no garantiza nada.',
        pt: 'Mortal, com amatoxinas: esporada ferrugínea, sem azular, e um anel frouxo que pode ter caído. Algumas parentes suas ficam azuis: o azul não garante nada.',
      },
    },
  ],
  productGuide: [
    {
      tip: { en: 'Know the law first', es: 'Primero, la ley', pt: 'A lei em primeiro lugar' },
      description: {
        en: 'Where the species is controlled, photograph it and leave it in place; specimens belong in licensed collections.',
        es: 'Donde está fiscalizado, se fotografía y se deja en su sitio; los ejemplares son para colecciones autorizadas.',
        pt: 'Onde a espécie é controlada, fotografe e deixe no lugar; exemplares cabem a coleções autorizadas.',
      },
    },
    {
      tip: { en: 'Spores under the microscope', es: 'Esporas al microscopio', pt: 'Esporos ao microscópio' },
      description: {
        en: 'Black, smooth, lemon-shaped spores separate it from rusty-spored conecaps; check whether spore material is lawful where you live.',
        es: 'Las esporas negras, lisas y alimonadas lo separan de las conocibes de esporas herrumbrosas; compruebe antes si ese material es legal en su país.',
        pt: 'Esporos pretos, lisos e em forma de limão o distinguem das conocibes de esporos ferrugíneos; veja antes se esse material é legal onde você mora.',
      },
    },
    {
      tip: { en: 'If someone has eaten it', es: 'En caso de ingestión', pt: 'Em caso de ingestão' },
      description: {
        en: 'Call a poison center, keep the person calm and accompanied, and save any remains or vomit so that an expert can rule out amatoxins.',
        es: 'Llame a toxicología, acompañe a la persona con calma y guarde restos o vómito para que un experto descarte amatoxinas.',
        pt: 'Ligue para o centro de intoxicações, fique ao lado da pessoa com calma e guarde restos ou vômito para que um perito exclua amatoxinas.',
      },
    },
  ],
  cultivation: null,
  cultivationNote: {
    en: 'Growing it is not covered here: the species is controlled in most countries.',
    es: 'No se trata su cultivo: es una especie fiscalizada en la mayoría de los países.',
    pt: 'O cultivo não é abordado: trata-se de espécie controlada na maioria dos países.',
  },
  references: [
    {
      title: 'Morphological and chemical analysis of magic mushrooms in Japan',
      year: 2003,
      url: 'https://doi.org/10.1016/j.forsciint.2003.08.009',
      doi: '10.1016/j.forsciint.2003.08.009',
      summary: {
        en: 'Forensic measurements of psilocybin and psilocin in seized Psilocybe cubensis and Copelandia in Japan.',
        es: 'Mediciones forenses de psilocibina y psilocina en Psilocybe cubensis y Copelandia decomisadas en Japón.',
        pt: 'Medições forenses de psilocibina e psilocina em Psilocybe cubensis e Copelandia apreendidos no Japão.',
      },
    },
    {
      title:
        'Forensic analysis of hallucinogenic mushrooms and khat (Catha edulis Forsk) using cation-exchange liquid chromatography',
      year: 2010,
      url: 'https://doi.org/10.1016/j.forsciint.2009.12.013',
      doi: '10.1016/j.forsciint.2009.12.013',
      summary: {
        en: 'Customs-laboratory method with alkaloid levels found in seized mushrooms.',
        es: 'Método de un laboratorio de aduanas, con los alcaloides hallados en hongos incautados.',
        pt: 'Método de um laboratório alfandegário, com os teores de alcaloides em cogumelos apreendidos.',
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
      title: 'Human hallucinogen research: guidelines for safety',
      year: 2008,
      url: 'https://doi.org/10.1177/0269881108093587',
      doi: '10.1177/0269881108093587',
      summary: {
        en: 'Sets out screening, preparation and monitoring rules for psychedelics in research with volunteers.',
        es: 'Fija reglas de selección, preparación y vigilancia para la investigación con psicodélicos en voluntarios.',
        pt: 'Estabelece regras de seleção, preparo e acompanhamento em pesquisas de psicodélicos com voluntários.',
      },
    },
  ],
}
