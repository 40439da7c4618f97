import type { SpeciesSeed } from '../shapes'

export const gymnopilusLuteofolius: SpeciesSeed = {
  slug: 'gymnopilus-luteofolius',
  scientificName: 'Gymnopilus luteofolius',
  authority: '(Peck) Singer',
  variation: null,
  synonyms: [],
  commonNames: {
    en: ['Yellow-gilled Gymnopilus'],
    es: ['Gymnopilus de láminas amarillas'],
    pt: ['Gymnopilus-de-lâminas-amarelas'],
  },
  taxonomy: {
    kingdom: 'Fungi',
    division: 'Basidiomycota',
    class: 'Agaricomycetes',
    order: 'Agaricales',
    family: 'Hymenogastraceae',
    genus: 'Gymnopilus',
    species: 'Gymnopilus luteofolius',
  },
  types: ['psychoactive'],
  edibility: 'psychoactive',
  flavors: ['bitter', 'woody'],
  fragrances: ['fungus', 'earthy'],
  textures: ['fleshy', 'firm'],
  effects: ['hallucinogenic', 'euphoric', 'perceptual'],
  lead: {
    en: 'A rust-spored wood-rotter of North America with wine-red scales over yellow flesh and bright gills, in which psilocybin has been found but never reliably measured.',
    es: 'Hongo norteamericano de madera, con escamas vinosas, láminas amarillas y esporas de color óxido, en el que se ha detectado psilocibina sin que nadie la haya medido con fiabilidad.',
    pt: 'Fungo norte-americano da madeira, de escamas vinosas, lâminas amarelas e esporos ferrugem, no qual a psilocibina foi detectada sem jamais ter sido medida de forma confiável.',
  },
  description: {
    en: 'Clusters and single caps come up from June to November on logs of conifers and hardwoods, in wood chips and nursery mulch, in North America. Caps 2–9 cm wide carry dense purplish-red scales that fade to tan or yellow; gills are yellow before rusty-orange spores color them, and the slender stem bears a ring. Some specimens stain blue-green.\n\nIt is not a food. Its flesh is intensely bitter, and psilocybin was reported in 1978, with no reliable amount published since. In most countries where psilocybin is controlled, possession is a crime. Botanists value it as a wood decayer and as a puzzle within *Gymnopilus*, whose groups DNA has rearranged.\n\nNausea, anxiety and confusion are reported, and it is especially hazardous with serotonergic drugs, lithium, serious heart disease or a history of psychosis or bipolar disorder. Rusty-spored twins include the funeral bell, which kills. If vomiting or diarrhea starts six hours or more after eating any mushroom, go to hospital at once, even if it eases. No home check makes a find edible; name it by spores, microscope and expert opinion.',
    es: 'De junio a noviembre nace en grupos o suelto sobre troncos de coníferas y frondosas, astillas y mantillo de vivero, en América del Norte. El sombrero, de 2 a 9 cm, lleva escamas densas de tono púrpura rojizo que se apagan en tostado o amarillo; las láminas son amarillas antes de teñirse con esporas de naranja herrumbre, y el pie tiene anillo. A veces se mancha de verde azulado.\n\nNo es alimento. Es muy amargo y en 1978 se comunicó psilocibina, sin que después se publicaran cantidades fiables. Poseerlo es delito en la mayoría de los países que controlan la psilocibina. Interesa como descomponedor y por su lugar en un género cuyas divisiones el ADN ha revisado.\n\nSe han descrito náusea, ansiedad y confusión; es más peligroso con fármacos serotoninérgicos, litio, cardiopatía grave o antecedentes de psicosis o trastorno bipolar. La galerina mortal (*Galerina marginata*) también tiene esporas herrumbrosas. Si los vómitos o la diarrea empiezan seis horas o más tras comer cualquier seta, acuda de inmediato al hospital, aunque remitan. Ningún examen casero basta: microscopio y especialista deciden el nombre.',
    pt: 'De junho a novembro surge isolado ou em grupo em toras de coníferas e folhosas, lascas de madeira e cobertura de viveiros, na América do Norte. O chapéu, de 2 a 9 cm, tem escamas densas vermelho-arroxeadas que desbotam para bege ou amarelo; as lâminas são amarelas antes de receberem esporos laranja-ferrugem, e o pé leva anel. Às vezes mancha de verde-azulado.\n\nNão é alimento. É muito amargo, e em 1978 relatou-se psilocibina, sem quantidades confiáveis publicadas desde então. Possuí-lo é crime na maioria dos países que controlam essa substância. Seu interesse está na decomposição da madeira e no gênero, cujos grupos o DNA vem redesenhando.\n\nNáusea, ansiedade e confusão foram descritas, e o risco cresce com fármacos serotoninérgicos, lítio, doença cardíaca grave ou histórico de psicose ou transtorno bipolar. A galerina-mortal, também de esporos ferrugem, mata. Se vômito ou diarreia começar seis horas ou mais depois de comer qualquer cogumelo, vá ao hospital na hora, mesmo que melhore. Nenhum teste caseiro basta; o nome depende de microscópio e de especialista.',
  },
  cap: {
    en: 'Convex, 2–9 cm across, with dense purplish-red scales over yellowish flesh, fading to tan or yellow with age.',
    es: 'Convexo, de 2 a 9 cm, con escamas densas púrpura rojizas sobre fondo amarillo, que palidecen con la edad.',
    pt: 'Convexo, de 2 a 9 cm, com escamas densas vermelho-arroxeadas sobre fundo amarelado, que desbotam com o tempo.',
  },
  gills: {
    en: 'Yellow gills turn rusty as orange-brown spores ripen. The yellowish stem is 3–8 cm long with a ring and no volva.',
    es: 'Láminas amarillas que se herrumbran con la esporada naranja óxido. Pie amarillento de 3 a 8 cm, con anillo y sin volva.',
    pt: 'As lâminas amarelas ficam ferrugem com a esporada laranja-ferrugínea. Pé amarelado de 3 a 8 cm, com anel e sem volva.',
  },
  bruising: {
    en: 'May stain blue-green in places.',
    es: 'Puede mancharse de verde azulado.',
    pt: 'Pode manchar de verde-azulado.',
  },
  habitat: {
    en: 'Logs of conifers and hardwoods, wood chips and nursery mulch.',
    es: 'Troncos de coníferas y frondosas, astillas y mantillo de viveros.',
    pt: 'Toras de coníferas e folhosas, lascas e coberturas de viveiro.',
  },
  substrates: [
    { en: 'wood chippings', es: 'madera astillada', pt: 'lascas e cavacos' },
    {
      en: 'conifer and broadleaf logs',
      es: 'troncos de coníferas y frondosas',
      pt: 'toras de coníferas e de folhosas',
    },
  ],
  substrateFacts: ['wood chips', 'conifer and hardwood logs'],
  seasonNorth: [6, 7, 8, 9, 10, 11],
  continents: ['north-america'],
  helpsWith: [],
  sideEffects: [
    {
      sideEffect: {
        en: 'Nausea, anxiety and confusion',
        es: 'Náusea, ansiedad y confusión',
        pt: 'Náusea, ansiedade e confusão',
      },
      description: {
        en: 'Uncontrolled laughter, nausea, fear and disorientation have been described after eating it.',
        es: 'Se describen risa incontrolable, náusea, miedo y desorientación tras comerlo.',
        pt: 'Foram descritos riso incontrolável, náusea, medo e desorientação em quem o comeu.',
      },
    },
    {
      sideEffect: { en: 'Intensely bitter taste', es: 'Sabor muy amargo', pt: 'Sabor intensamente amargo' },
      description: {
        en: 'The bitterness is severe and is no sign that the mushroom is safe.',
        es: 'El amargor es extremo y no dice nada sobre su seguridad.',
        pt: 'O amargor é forte e nada informa sobre segurança.',
      },
    },
    {
      sideEffect: { en: 'Drug interactions', es: 'Interacciones con medicamentos', pt: 'Interações com remédios' },
      description: {
        en: 'Serotonergic medicines can react dangerously with it, and lithium raises the risk of seizures.',
        es: 'Los fármacos serotoninérgicos pueden reaccionar de forma peligrosa y el litio eleva el riesgo de convulsiones.',
        pt: 'Fármacos serotoninérgicos podem reagir de modo perigoso, e o lítio eleva o risco de convulsões.',
      },
    },
    {
      sideEffect: { en: 'Potency unknown', es: 'Potencia desconocida', pt: 'Potência desconhecida' },
      description: {
        en: 'No dependable measurements exist, so the effect of any specimen cannot be foreseen.',
        es: 'Faltan mediciones fiables y el efecto de cada ejemplar es imprevisible.',
        pt: 'Não existem medições confiáveis, e o efeito de cada exemplar é imprevisível.',
      },
    },
    {
      sideEffect: {
        en: 'Illegal in most countries',
        es: 'Ilegal en la mayor parte del mundo',
        pt: 'Ilegal na maioria dos países',
      },
      description: {
        en: 'Where psilocybin is controlled, gathering or keeping it can bring prosecution.',
        es: 'Donde la psilocibina está controlada, recogerlo o guardarlo puede acarrear sanción penal.',
        pt: 'Onde a psilocibina é controlada, colher ou guardar pode levar a processo.',
      },
    },
    {
      sideEffect: {
        en: 'Late vomiting: amatoxin alarm',
        es: 'Vómito tardío: alarma de amatoxinas',
        pt: 'Vômito tardio: alerta de amatoxinas',
      },
      description: {
        en: 'Vomiting or diarrhea beginning six hours or more after eating points to a deadly look-alike, so go to hospital at once even if it passes.',
        es: 'Vómitos o diarrea que comienzan a las seis horas o después indican un doble mortal: vaya al hospital enseguida, aunque cedan.',
        pt: 'Vômito ou diarreia que surge seis horas ou mais depois indica um sósia mortal, e a ida ao hospital é imediata mesmo com melhora.',
      },
    },
    {
      sideEffect: {
        en: 'Psychiatric and heart risk',
        es: 'Riesgo psiquiátrico y cardíaco',
        pt: 'Risco psiquiátrico e cardíaco',
      },
      description: {
        en: 'Serious heart disease, or psychosis or bipolar disorder in oneself or the family, makes the danger far greater.',
        es: 'Una cardiopatía grave, o psicosis o trastorno bipolar propios o en la familia, hacen mucho mayor el peligro.',
        pt: 'Doença cardíaca grave, ou psicose ou transtorno bipolar na própria pessoa ou na família, torna o perigo muito maior.',
      },
    },
  ],
  psychoactiveChem: [
    {
      compound: 'psilocybin',
      min: null,
      max: null,
      typical: null,
      unit: 'mg/g dry',
      source: 'Presence reported by Hatfield et al. 1978 (Lloydia 41: 140–144); no reliable amounts published',
    },
  ],
  medicinalChem: [],
  nutrients: null,
  nutrientsBasis: null,
  morphology: {
    capShape: 'convex',
    capColors: ['#8a3a3f', '#b9683f', '#e0a94a'],
    capDiameterCm: [2, 9],
    gills: 'gills',
    gillColor: '#e8b947',
    stipe: { lengthCm: [3, 8], widthCm: [0.3, 1], color: '#d9a24e', ring: true, volva: false },
    sporePrint: { color: 'rusty orange', hex: '#a8541f' },
    bruising: 'May stain blue-green',
    surface: 'scaly',
  },
  lookAlikes: [
    {
      scientificName: 'Galerina marginata',
      commonName: { en: 'Funeral Bell', es: 'Galerina mortal', pt: 'Galerina-mortal' },
      edibility: 'deadly',
      differences: {
        en: 'Deadly: it holds the death cap’s liver toxins and shares both wood and a rusty print. It is smaller, smooth-capped and without purple scales, and its thin ring often wears off.',
        es: 'Mortal, con las mismas toxinas hepáticas de la oronja verde; comparte madera y esporada herrumbrosa. Es más pequeña, de sombrero liso, sin escamas púrpuras y con un anillo que se pierde.',
        pt: 'Mortal, carrega as mesmas toxinas hepáticas do chapéu-da-morte e também dá esporada ferrugem na madeira. É menor, de chapéu liso e sem escamas roxas, com anel que some.',
      },
    },
    {
      scientificName: 'Cortinarius rubellus',
      commonName: { en: 'Deadly Webcap', es: 'Cortinario mortal', pt: 'Cortinário-mortal' },
      edibility: 'deadly',
      differences: {
        en: 'Deadly: it destroys the kidneys. A tawny, pointed cap on mossy ground under conifers, with a cobweb veil, sets it apart.',
        es: 'Mortal, porque destruye los riñones. Tiene sombrero apuntado y leonado, velo en telaraña, y crece en suelo musgoso bajo coníferas.',
        pt: 'Mortal, destrói os rins. Chapéu pontudo e amarelo-amarronzado, véu em teia e solo musgoso sob coníferas o distinguem.',
      },
    },
    {
      scientificName: 'Tricholomopsis rutilans',
      commonName: { en: 'Plums and Custard', es: 'Tricoloma rutilante', pt: 'Tricoloma-de-ameixa-e-creme' },
      edibility: 'inedible',
      differences: {
        en: 'Not recommended for eating. Purple scales and yellow gills look alike, but the print is white, there is no ring and it favors conifer stumps.',
        es: 'No se aconseja comerlo. Tiene escamas púrpuras y láminas amarillas, pero su esporada es blanca, carece de anillo y prefiere tocones de coníferas.',
        pt: 'Não se aconselha como alimento. Repete escamas roxas e lâminas amarelas, mas a esporada é branca, falta o anel e prefere tocos de coníferas.',
      },
    },
  ],
  productGuide: [
    {
      tip: { en: 'Study it in place', es: 'Estudio sobre el terreno', pt: 'Estude no local' },
      description: {
        en: 'Photograph scales, gills, ring and wood without picking; holding a fresh specimen may break the law where you are.',
        es: 'Fotografíe escamas, láminas, anillo y madera sin arrancarlo, ya que llevarlo puede ser delito en su país.',
        pt: 'Fotografe escamas, lâminas, anel e madeira sem colher, pois portar o exemplar pode ser crime onde você está.',
      },
    },
    {
      tip: { en: 'Rusty spores, high magnification', es: 'Esporas bajo gran aumento', pt: 'Esporos em grande aumento' },
      description: {
        en: 'Where lawful, a rusty-orange print seen under the microscope helps place the genus, and separates it from white-spored look-alikes.',
        es: 'Donde la ley lo permita, una esporada naranja óxido vista al microscopio ayuda a situar el género y lo aparta de las especies de esporas blancas.',
        pt: 'Onde a lei permite, a esporada laranja-ferrugem, vista ao microscópio, ajuda a situar o gênero e o separa dos que têm esporos brancos.',
      },
    },
    {
      tip: { en: 'Handle and store apart', es: 'Manipulación aparte', pt: 'Manuseio separado' },
      description: {
        en: 'Label any permitted herbarium specimen, keep it away from kitchens, children and pets, and wash your hands afterward.',
        es: 'Etiquete el ejemplar de herbario autorizado, apártelo de cocina, niños y animales, y lávese las manos al acabar.',
        pt: 'Etiquete o exemplar de herbário autorizado, guarde-o longe da cozinha, de crianças e de animais, e lave as mãos depois.',
      },
    },
  ],
  cultivation: null,
  cultivationNote: {
    en: 'Growing it is outside this guide, because most countries control the species.',
    es: 'El cultivo queda fuera de esta guía, por ser una especie controlada en la mayoría de los países.',
    pt: 'O cultivo fica fora deste guia, já que a espécie é controlada na maior parte dos países.',
  },
  references: [
    {
      title: 'Traditional infrageneric classification of Gymnopilus is not supported by ribosomal DNA sequence data',
      year: 2003,
      url: 'https://riudg.udg.mx/handle/20.500.12104/45426',
      doi: null,
      summary: {
        en: 'Ribosomal DNA shows that the traditional groupings inside Gymnopilus do not hold.',
        es: 'El ADN ribosómico contradice la división tradicional del género Gymnopilus.',
        pt: 'O DNA ribossômico contraria a divisão tradicional do gênero Gymnopilus.',
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
