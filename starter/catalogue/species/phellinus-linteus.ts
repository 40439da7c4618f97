import type { SpeciesSeed } from '../shapes'

export const phellinusLinteus: SpeciesSeed = {
  slug: 'phellinus-linteus',
  scientificName: 'Phellinus linteus',
  authority: '(Berk. & M.A. Curtis) Teng',
  variation: null,
  synonyms: ['Tropicoporus linteus', 'Sanghuangporus sanghuang'],
  commonNames: {
    en: ['Mesima', 'Sanghuang', 'Black Hoof Mushroom'],
    es: ['Mesima', 'Sanghuang'],
    pt: ['Mesima', 'Sanghuang'],
  },
  taxonomy: {
    kingdom: 'Fungi',
    division: 'Basidiomycota',
    class: 'Agaricomycetes',
    order: 'Hymenochaetales',
    family: 'Hymenochaetaceae',
    genus: 'Phellinus',
    species: 'Phellinus linteus',
  },
  types: ['medicinal'],
  edibility: 'medicinal',
  flavors: ['bitter', 'woody'],
  fragrances: ['earthy', 'gentle'],
  textures: ['firm'],
  effects: [],
  lead: {
    en: 'Sold as mesima or sanghuang, this woody, yellow-brown hoof has a long history in Korean and Chinese medicine and an equally long muddle over which species is meant.',
    es: 'Duro como la madera y pardo amarillento, el mesima tiene larga historia en la medicina coreana y china, y una confusión no menos larga sobre a qué especie se refiere.',
    pt: 'Lenhoso e marrom-amarelado, o mesima carrega uma longa tradição na medicina coreana e chinesa e uma confusão igualmente antiga sobre a espécie a que se refere.',
  },
  description: {
    en: 'This perennial bracket grows on mulberry, lilac, oak and other broadleaf trunks and can be found in any month of the year. Young edges are golden and velvety; with time the upper side blackens, hardens and cracks, while the underside keeps a dense layer of ocher pores. The name needs care. True *Phellinus linteus*, now placed in *Tropicoporus*, is a tropical American species. The sanghuang of East Asian mulberries is *Sanghuangporus*, a close relative that was long filed under the same name.\n\nThe chief hazard is mistaken identity. Trade material is often another species, and willow bracket or cracked-cap polypore may look alike. Evidence against cancer comes from animals and a few case reports, so it must never delay medical care. Note the host tree and have any find confirmed by a specialist, since certainty here often needs a microscope or DNA.\n\nToo hard to chew and bitter besides, it has been simmered as a tea and used as a remedy. Laboratories have studied its polysaccharides, almost always in cells or mice. Cultivation on short oak or mulberry logs is slow, low in yield and a task for specialists.',
    es: 'Es una repisa perenne que se ve todo el año en troncos de morera, lilo, roble y otras frondosas. El borde joven es dorado y aterciopelado; con el tiempo la cara superior ennegrece, se endurece y se agrieta, mientras que la inferior conserva una capa densa de poros ocres. El nombre pide cautela. El auténtico *Phellinus linteus*, hoy en *Tropicoporus*, es americano y tropical; el sanghuang de las moreras asiáticas es *Sanghuangporus*, un pariente que se confundió con él durante décadas.\n\nEl riesgo principal es el error de identidad. En el comercio abundan otras especies, y el yesquero del sauce o el de la robinia se le parecen. Lo publicado sobre cáncer procede de animales y algún caso clínico, así que nunca debe retrasar la atención médica. Anote el árbol y haga confirmar el hallazgo por un especialista, pues a menudo solo el microscopio o el ADN dan certeza.\n\nDemasiado duro para masticarlo, y amargo, se ha tomado por costumbre en infusión. La ciencia ha estudiado sus polisacáridos, casi siempre en células o ratones. Su cultivo en roble o morera es lento, rinde poco y es cosa de especialistas.',
    pt: 'Este fungo perene, em forma de casco, vê-se o ano inteiro em troncos de amoreira, lilás, carvalho e outras folhosas. A borda jovem é dourada e aveludada; com os anos a face superior escurece, endurece e racha, enquanto a inferior mantém uma camada densa de poros ocres. O nome exige cuidado. O verdadeiro *Phellinus linteus*, hoje em *Tropicoporus*, é da América tropical; o sanghuang das amoreiras asiáticas é *Sanghuangporus*, parente por muito tempo chamado do mesmo modo.\n\nO maior risco é o engano de identidade. O comércio vende com frequência outras espécies, e as orelhas-de-pau do salgueiro e da robínia se parecem com ele. O que se publicou sobre câncer vem de animais e de poucos relatos de caso, portanto jamais deve atrasar o tratamento médico. Anote a árvore e peça a um especialista que confirme o achado, porque muitas vezes só o microscópio ou o DNA dão certeza.\n\nDuro demais para mastigar, além de amargo, foi consumido por tradição como chá. Os laboratórios examinaram seus polissacarídeos, quase sempre em células ou camundongos. O cultivo em toras curtas de carvalho ou amoreira é lento, rende pouco e cabe a especialistas.',
  },
  cap: {
    en: 'A hoof- or shelf-shaped bracket 5 to 15 cm wide, dark brown to blackish with a golden growing edge. The old crust is woody and cracked.',
    es: 'Repisa en forma de casco, de 5 a 15 cm, pardo oscura a negruzca con el margen dorado. La costra vieja es leñosa y se agrieta.',
    pt: 'Prateleira em casco, de 5 a 15 cm, marrom-escura a quase negra, com borda dourada; a crosta velha é lenhosa e rachada.',
  },
  gills: {
    en: 'Beneath lies a firm ocher-brown layer of minute pores, with a yellowish brown spore print. Stem, ring and volva are absent.',
    es: 'Por debajo, capa firme de poros diminutos de color ocre pardo; esporada pardo amarillenta. Carece de pie, anillo y volva.',
    pt: 'Embaixo fica uma camada firme de poros minúsculos, marrom-ocre, e a esporada é marrom-amarelada. Pé, anel e volva não existem.',
  },
  bruising: null,
  habitat: {
    en: 'Hoof-like brackets on mulberry, lilac, oak and other broadleaf trunks.',
    es: 'En troncos de morera, lilo, roble y otras frondosas, como cascos pegados a la corteza.',
    pt: 'Como cascos presos a troncos de amoreira, lilás, carvalho e outras folhosas.',
  },
  substrates: [
    { en: 'mulberry and oak trunks', es: 'troncos de morera y de roble', pt: 'troncos de amoreira e carvalho' },
  ],
  substrateFacts: ['mulberry and oak trunks'],
  seasonNorth: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
  continents: ['asia', 'south-america', 'north-america'],
  helpsWith: [
    {
      ailment: 'cancer',
      evidence: 'animal',
      sources: ['https://doi.org/10.3892/etm_00000063'],
      note: {
        en: 'Extracts slowed tumors and their spread in mice; in people there are only case reports, so this is no cancer treatment.',
        es: 'En ratones, los extractos frenaron tumores y su propagación; en personas solo hay casos aislados, por lo que no es un tratamiento.',
        pt: 'Em camundongos, extratos retardaram tumores e metástases; em pessoas existem apenas relatos isolados, portanto não é tratamento.',
      },
    },
    {
      ailment: 'immune-system',
      evidence: 'animal',
      sources: ['https://doi.org/10.2174/092986708784534929'],
      note: {
        en: 'Animal work shows its polysaccharides waking immune cells, with nothing yet settled for human health.',
        es: 'Estudios en animales muestran que sus polisacáridos activan células inmunitarias, sin conclusiones para la salud humana.',
        pt: 'Estudos em animais mostram os polissacarídeos ativando células imunes, sem conclusão para a saúde humana.',
      },
    },
    {
      ailment: 'arthritis',
      evidence: 'animal',
      note: {
        en: 'Mice with collagen-induced arthritis fared better when given the extract, an animal result that is not enough for people.',
        es: 'Los ratones con artritis inducida por colágeno mejoraron con el extracto, un dato de animales que no basta para las personas.',
        pt: 'Camundongos com artrite induzida por colágeno melhoraram com o extrato, dado de animais que não basta para pessoas.',
      },
    },
    {
      ailment: 'skin-health',
      evidence: 'animal',
      note: {
        en: 'An extract calmed eczema-like rashes in mice, and human skin remains unstudied.',
        es: 'Un extracto redujo en ratones lesiones parecidas al eccema, y en piel humana falta investigar.',
        pt: 'Um extrato diminuiu em camundongos lesões semelhantes a eczema; na pele humana, falta pesquisa.',
      },
    },
  ],
  sideEffects: [
    {
      sideEffect: { en: 'Mild stomach upset', es: 'Leve malestar digestivo', pt: 'Leve desconforto gástrico' },
      description: {
        en: 'Some people report slight nausea or loose stools.',
        es: 'Algunas personas refieren ligeras molestias de estómago.',
        pt: 'Algumas pessoas relatam incômodo leve no estômago.',
      },
    },
    {
      sideEffect: { en: 'Mislabeling in trade', es: 'Etiquetas equivocadas', pt: 'Rótulos trocados' },
      description: {
        en: 'Products sold as Phellinus linteus frequently contain a different species, so effects and safety cannot be assumed.',
        es: 'Los productos vendidos como Phellinus linteus contienen a menudo otra especie, y no puede darse por sentada su seguridad.',
        pt: 'Produtos vendidos como Phellinus linteus contêm com frequência outra espécie, e a segurança não pode ser presumida.',
      },
    },
  ],
  psychoactiveChem: [],
  medicinalChem: [
    {
      name: 'polysaccharides',
      min: null,
      max: null,
      unit: null,
      source: 'Zhu et al. 2008 review',
      benefits: {
        en: 'The most studied part of the fungus, tested in cells and mice for effects on immunity and tumors.',
        es: 'Son la fracción más estudiada, probada en células y ratones en relación con la inmunidad y los tumores.',
        pt: 'A fração mais estudada, avaliada em células e camundongos quanto à imunidade e a tumores.',
      },
    },
    {
      name: 'beta-glucans',
      min: null,
      max: null,
      unit: 'g/100 g dry',
      source: null,
      benefits: {
        en: 'Reported in its cell walls and looked at for the way immune receptors recognize them.',
        es: 'Descritos en la pared celular, se observan por su encaje con los receptores inmunitarios.',
        pt: 'Relatadas na parede celular, são observadas pelo encaixe com receptores imunes.',
      },
    },
    {
      name: 'triterpenes',
      min: null,
      max: null,
      unit: null,
      source: null,
      benefits: {
        en: 'Reported, and examined mainly in cultured cells for their action on inflammation.',
        es: 'Se han citado y examinado ante todo en células cultivadas, por su posible papel en la inflamación.',
        pt: 'Foram citados e examinados mais em células cultivadas, pela possível relação com a inflamação.',
      },
    },
    {
      name: 'sterols',
      min: null,
      max: null,
      unit: null,
      source: null,
      benefits: {
        en: 'Ergosterol is the leading one, a common fungal sterol from which vitamin D2 derives.',
        es: 'El ergosterol encabeza la lista, un esterol común en los hongos del que deriva la vitamina D2.',
        pt: 'O ergosterol lidera, esterol comum nos fungos do qual deriva a vitamina D2.',
      },
    },
  ],
  nutrients: null,
  nutrientsBasis: null,
  morphology: {
    capShape: 'shelf',
    capColors: ['#4b3527', '#6f5037', '#c69a3f'],
    capDiameterCm: [5, 15],
    gills: 'pores',
    gillColor: '#b07a33',
    stipe: null,
    sporePrint: { color: 'yellowish brown', hex: '#8c6a35' },
    bruising: null,
    surface: 'cracked',
  },
  lookAlikes: [
    {
      scientificName: 'Phellinus igniarius',
      commonName: { en: 'Willow Bracket', es: 'Yesquero del sauce', pt: 'Orelha-de-pau-do-salgueiro' },
      edibility: 'inedible',
      differences: {
        en: 'A gray-black, cracked hoof on willow and aspen, its pore surface a plainer brown.',
        es: 'Casco gris negruzco y agrietado de sauces y álamos temblones, con los poros más pardos.',
        pt: 'Casco cinza-enegrecido e rachado, em salgueiros e choupos, com poros mais marrons.',
      },
    },
    {
      scientificName: 'Fulvifomes robiniae',
      commonName: { en: 'Cracked-cap Polypore', es: 'Yesquero de la robinia', pt: 'Orelha-de-pau-da-robínia' },
      edibility: 'inedible',
      differences: {
        en: 'Its hoof is split by deep cracks and it grows almost only on black locust.',
        es: 'Presenta grietas muy profundas y vive casi solo en la falsa acacia.',
        pt: 'Tem fendas bem profundas e vive quase só na robínia, ou falsa-acácia.',
      },
    },
  ],
  productGuide: [
    {
      tip: { en: 'Ask which species', es: 'Preguntar por la especie', pt: 'Perguntar pela espécie' },
      description: {
        en: 'A serious supplier states the full scientific name, the host or substrate and how identity was checked, ideally by DNA.',
        es: 'Un proveedor serio indica nombre científico, sustrato y método de comprobación, mejor si es por ADN.',
        pt: 'Um fornecedor sério informa nome científico, substrato e modo de verificação, de preferência por DNA.',
      },
    },
    {
      tip: { en: 'Fruit body or mycelium', es: 'Cuerpo fructífero o micelio', pt: 'Corpo de frutificação ou micélio' },
      description: {
        en: 'Check the label for which part was used, since grain-grown mycelium is largely starch and differs from the bracket.',
        es: 'Mire en la etiqueta qué parte se usó: el micelio cultivado en grano lleva mucho almidón y no es lo mismo.',
        pt: 'Veja no rótulo a parte usada, pois o micélio cultivado em grãos traz muito amido e é outra coisa.',
      },
    },
    {
      tip: { en: 'Tell your doctor', es: 'Informar al médico', pt: 'Avisar o médico' },
      description: {
        en: 'Anyone taking medicines or in cancer care should discuss it before use. Store pieces dry, in a sealed jar.',
        es: 'Si toma fármacos o recibe terapia oncológica, háblelo antes de probarlo. Guárdelo seco y en frasco cerrado.',
        pt: 'Quem usa remédios ou faz tratamento oncológico deve conversar antes de consumir. Guarde seco, em vidro fechado.',
      },
    },
  ],
  cultivation: {
    difficulty: 5,
    colonisationTempC: [25, 28],
    fruitingTempC: [22, 28],
    humidityPct: [85, 95],
    daysToFruit: { en: '6 to 12 months', es: 'De 6 a 12 meses', pt: '6 a 12 meses' },
    yield: { en: 'Low', es: 'Bajo', pt: 'Baixo rendimento' },
    method: {
      en: 'Short oak or mulberry logs are colonized in bags, then buried or hung in humid houses.',
      es: 'Trozos de roble o morera se colonizan en bolsas y luego se entierran o cuelgan en invernaderos húmedos.',
      pt: 'Toras curtas de carvalho ou amoreira são colonizadas em sacos e depois enterradas ou penduradas em casas úmidas.',
    },
  },
  cultivationNote: null,
  references: [
    {
      title: 'A Medicinal Mushroom: Phellinus Linteus',
      year: 2008,
      url: 'https://doi.org/10.2174/092986708784534929',
      doi: '10.2174/092986708784534929',
      summary: {
        en: 'Review of the traditional use, compounds and tested activities of the mushroom.',
        es: 'Revisión de sus usos tradicionales, sus compuestos y las actividades ensayadas.',
        pt: 'Revisão dos usos tradicionais, compostos e atividades já testadas.',
      },
    },
    {
      title: 'Medicinal mushroom Phellinus linteus as an alternative cancer therapy',
      year: 2010,
      url: 'https://doi.org/10.3892/etm_00000063',
      doi: '10.3892/etm_00000063',
      summary: {
        en: 'Reviews laboratory and case evidence on Phellinus linteus and cancer.',
        es: 'Reúne datos de laboratorio y casos clínicos acerca de Phellinus linteus y el cáncer.',
        pt: 'Reúne dados de laboratório e relatos de caso sobre Phellinus linteus e câncer.',
      },
    },
  ],
}
