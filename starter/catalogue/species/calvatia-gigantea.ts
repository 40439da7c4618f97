import type { SpeciesSeed } from '../shapes'

export const calvatiaGigantea: SpeciesSeed = {
  slug: 'calvatia-gigantea',
  scientificName: 'Calvatia gigantea',
  authority: '(Batsch) Lloyd',
  variation: null,
  synonyms: [],
  commonNames: { en: ['Giant Puffball'], es: ['Bejín gigante', 'Pedo de lobo gigante'], pt: ['Bufa-de-lobo-gigante'] },
  taxonomy: {
    kingdom: 'Fungi',
    division: 'Basidiomycota',
    class: 'Agaricomycetes',
    order: 'Agaricales',
    family: 'Lycoperdaceae',
    genus: 'Calvatia',
    species: 'Calvatia gigantea',
  },
  types: ['culinary'],
  edibility: 'edible',
  flavors: ['mild', 'nutty', 'mushroomy'],
  fragrances: ['fungus', 'gentle'],
  textures: ['fleshy', 'firm'],
  effects: [],
  lead: {
    en: 'A white globe that can outgrow a football in a summer meadow, good eating while its flesh is pure white and useless once the olive dust begins.',
    es: 'Esfera blanca que en un prado de verano puede superar a un balón de fútbol, buena de comer mientras la carne sea blanquísima y perdida en cuanto amarillea.',
    pt: 'Globo branco que pode ultrapassar o tamanho de uma bola de futebol nos prados do verão, bom de comer enquanto a carne continua inteiramente branca.',
  },
  description: {
    en: 'From July to October, rich pastures, nettle patches, hedge bottoms and neglected corners of gardens in Europe, Asia and North America produce these huge balls, 10 to 60 cm across. The skin is thin, smooth and soft as kid leather, white at first. There is neither cap nor stem, only a cord at the base, and the flesh inside is one even white mass.\n\nSlices fried like bread, crumbed or dipped in egg, drink up butter and taste gently of mushroom and nuts. The flesh must be white all through; yellow or greenish patches mean bitterness and an upset stomach. Many peoples kept dried puffball as a dressing to stop bleeding.\n\nRipe balls hold olive-brown dust, which inflames the lungs if breathed in quantity, so do not let children or dogs kick them. Anything small must be halved from top to bottom: an outline of cap and gills betrays a deadly *Amanita* egg, and a thick hard rind an earthball. Check size, skin and interior, and only then, if nothing is off and somebody experienced agrees, does it go to the pan.',
    es: 'Pastos abonados, ortigales, pies de seto y rincones olvidados del jardín dan, de julio a octubre, estas bolas enormes de 10 a 60 cm en Europa, Asia y Norteamérica. La piel es fina, lisa y suave como cabritilla, blanca de joven. No tiene sombrero ni pie, solo un cordón en la base, y por dentro es una masa blanca y uniforme.\n\nCortado en lonchas y rebozado como un filete, absorbe la mantequilla y sabe suavemente a seta y a nuez. Ha de estar blanco por completo: las zonas amarillas o verdosas amargan y sientan mal. Muchos pueblos guardaban bejines secos para restañar heridas.\n\nEl polvo oliváceo de los ejemplares maduros inflama los pulmones si se respira en cantidad, de modo que no es juguete para niños ni perros. Todo ejemplar pequeño se parte de arriba abajo: la silueta de un sombrero con láminas delata el huevo de una amanita mortal, y una corteza gruesa y dura, un escleroderma. Compruebe tamaño, piel e interior; solo entonces, si nada desentona y alguien con experiencia está de acuerdo, va a la sartén.',
    pt: 'Entre julho e outubro, pastos adubados, moitas de urtiga, pés de cerca-viva e cantos esquecidos de jardim, na Europa, na Ásia e na América do Norte, produzem estas bolas enormes, de 10 a 60 cm. A pele é fina, lisa e macia como pelica, branca na juventude. Faltam chapéu e pé; há apenas um cordão na base, e o miolo é uma massa branca e uniforme.\n\nEm fatias empanadas, como bife, absorve a manteiga e tem gosto delicado de cogumelo e nozes. Precisa estar branco por inteiro, pois partes amarelas ou esverdeadas amargam e fazem mal ao estômago. Muitos povos guardavam a bufa seca para estancar sangue.\n\nO pó oliva dos exemplares maduros inflama os pulmões quando inalado em quantidade e não é brinquedo de criança nem de cachorro. Qualquer bola pequena deve ser partida de cima a baixo: o desenho de chapéu e lâminas denuncia um ovo de *Amanita* mortal, e a casca grossa e dura, um *Scleroderma*. Confira tamanho, pele e miolo; só então, se nada destoa e alguém experiente concorda, ela vai para a frigideira.',
  },
  cap: {
    en: 'The whole fruit body is a ball 10–60 cm across, smooth and leathery-soft; white when young, then cream, and finally flaking away in olive-tan pieces.',
    es: 'Todo el cuerpo es una bola de 10 a 60 cm, lisa y suave al tacto, blanca primero, luego crema y al final descascarada en láminas ocre oliva.',
    pt: 'O corpo inteiro é uma bola de 10 a 60 cm, lisa e macia, branca no início, creme depois e por fim descascando em placas ocre-oliváceas.',
  },
  gills: {
    en: 'No gills, pores or stem: the spore mass (gleba) fills the ball, white and firm, then ripens to olive-brown powder. Ring and volva are absent.',
    es: 'Sin láminas, poros ni pie: la gleba llena la esfera, blanca y firme, y madura en polvo pardo oliva. No existen anillo ni volva.',
    pt: 'Não tem lâminas, poros nem pé; a gleba preenche a bola, branca e firme, até virar pó marrom-oliva. Anel e volva não existem.',
  },
  bruising: {
    en: 'Flesh turns yellow and then brown as it ripens.',
    es: 'Al madurar, la carne amarillea y después se vuelve parda.',
    pt: 'Com a maturação, a carne amarela e em seguida fica marrom.',
  },
  habitat: {
    en: 'Nutrient-rich meadows, nettle beds, hedges and gardens.',
    es: 'Praderas fértiles, ortigales, setos y jardines.',
    pt: 'Prados férteis, urtigais, cercas-vivas e jardins.',
  },
  substrates: [{ en: 'rich grassland soil', es: 'suelo fértil de pradera', pt: 'solo rico de pastagem' }],
  substrateFacts: ['rich grassland soil'],
  seasonNorth: [7, 8, 9, 10],
  continents: ['europe', 'north-america', 'asia'],
  helpsWith: [
    {
      ailment: 'wound-healing',
      evidence: 'traditional',
      note: {
        en: 'Dried puffball was a folk styptic on several continents, a custom recorded by historians rather than tested in trials.',
        es: 'El bejín seco sirvió de hemostático popular en varios continentes, costumbre documentada pero no ensayada en clínica.',
        pt: 'A bufa seca foi hemostático popular em vários continentes, uso registrado pela tradição e não testado em ensaios.',
      },
    },
    {
      ailment: 'cancer',
      evidence: 'in-vitro',
      note: {
        en: 'Calvacin, a protein once tried against tumors in the laboratory, was given up because it proved toxic.',
        es: 'La calvacina, proteína probada antaño contra tumores en laboratorio, se abandonó por su toxicidad.',
        pt: 'A calvacina, proteína outrora testada contra tumores em laboratório, foi abandonada por ser tóxica.',
      },
    },
  ],
  sideEffects: [
    {
      sideEffect: { en: 'Edible only when white', es: 'Solo comestible si está blanco', pt: 'Só serve quando branco' },
      description: {
        en: 'Any yellow, green or brown inside means the ball has begun to ripen and should be left.',
        es: 'Un interior con tonos amarillos, verdes o pardos indica que ya madura y debe desecharse.',
        pt: 'Miolo com tons amarelos, verdes ou marrons indica maturação, e a bola deve ser descartada.',
      },
    },
    {
      sideEffect: {
        en: 'Lung inflammation from spores',
        es: 'Inflamación pulmonar por esporas',
        pt: 'Inflamação pulmonar por esporos',
      },
      description: {
        en: 'Breathing in clouds of ripe spore dust can bring on lycoperdonosis, with cough, fever and breathlessness.',
        es: 'Inhalar nubes de polvo maduro puede causar licoperdonosis, con tos, fiebre y falta de aire.',
        pt: 'Aspirar nuvens do pó maduro pode causar licoperdonose, com tosse, febre e falta de ar.',
      },
    },
    {
      sideEffect: {
        en: 'Stomach upset when over-ripe',
        es: 'Malestar digestivo por madurez',
        pt: 'Indigestão por passar do ponto',
      },
      description: {
        en: 'Flesh past its prime tastes bitter and often disturbs the stomach.',
        es: 'La carne pasada amarga y suele revolver el estómago.',
        pt: 'Carne passada amarga e costuma embrulhar o estômago.',
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
      source: null,
      benefits: {
        en: 'Present in the flesh and studied only in early laboratory work.',
        es: 'Presentes en la carne, con estudios apenas preliminares de laboratorio.',
        pt: 'Presentes na carne e conhecidos só por estudos iniciais de bancada.',
      },
    },
    {
      name: 'sterols',
      min: null,
      max: null,
      unit: null,
      source: null,
      benefits: {
        en: 'Mainly ergosterol, studied as the starting point from which ultraviolet light makes vitamin D2.',
        es: 'Sobre todo ergosterol, que se investiga por ser la materia de la que la radiación ultravioleta forma vitamina D2.',
        pt: 'Na maior parte ergosterol, pesquisado por ser a base da qual a radiação ultravioleta produz vitamina D2.',
      },
    },
  ],
  nutrients: null,
  nutrientsBasis: null,
  morphology: {
    capShape: 'spherical',
    capColors: ['#fbf9f3', '#efe8d8', '#d6c9a8'],
    capDiameterCm: [10, 60],
    gills: 'none',
    gillColor: '#fbf8f0',
    stipe: null,
    sporePrint: { color: 'olive-brown (powder)', hex: '#6d6133' },
    bruising: 'Yellows then browns as it ripens',
    surface: 'smooth',
  },
  lookAlikes: [
    {
      scientificName: 'Scleroderma citrinum',
      commonName: { en: 'Common Earthball', es: 'Escleroderma amarillo', pt: 'Escleroderma-comum' },
      edibility: 'toxic',
      differences: {
        en: 'Toxic, with a hard, thick, scaly rind and an interior soon purple-black. The youngest are whitish inside, so white flesh alone is no proof; it seldom exceeds 12 cm.',
        es: 'Tóxico, de corteza dura, gruesa y escamosa, e interior pronto negro violáceo. Los más tiernos son blanquecinos, así que el color no basta; rara vez pasa de 12 cm.',
        pt: 'Tóxico: casca dura, grossa e escamosa, e miolo logo preto-arroxeado. Os muito novos são esbranquiçados, de modo que a cor sozinha não prova nada; raramente passa de 12 cm.',
      },
    },
    {
      scientificName: 'Amanita virosa',
      commonName: { en: 'Destroying Angel (egg)', es: 'Cicuta fétida (huevo)', pt: 'Anjo-destruidor (ovo)' },
      edibility: 'deadly',
      differences: {
        en: 'Deadly: its small egg, cut from top to bottom, shows the outline of cap and gills, where a puffball is plain white all through.',
        es: 'Mortal: el huevo, pequeño, deja ver al partirlo la silueta de sombrero y láminas; el bejín es blanco y liso en todo el corte.',
        pt: 'Mortal: o ovinho, cortado ao comprido, revela o contorno de chapéu e lâminas, e a bufa mostra apenas branco liso.',
      },
    },
    {
      scientificName: 'Amanita bisporigera',
      commonName: {
        en: 'Eastern Destroying Angel (egg)',
        es: 'Ángel destructor americano (huevo)',
        pt: 'Anjo-destruidor-americano (ovo)',
      },
      edibility: 'deadly',
      differences: {
        en: 'Deadly, and on North American lawns too: halve every small white ball, for a faint line of cap and gills within the egg is enough to leave it.',
        es: 'Mortal, y sale también en céspedes de Norteamérica: parta toda bola blanca pequeña; una línea tenue de sombrero y láminas dentro del huevo basta para dejarla.',
        pt: 'Mortal, e nasce também em gramados da América do Norte: parta toda bola branca pequena; uma linha fraca de chapéu e lâminas dentro do ovo basta para deixá-la.',
      },
    },
    {
      scientificName: 'Amanita ocreata',
      commonName: {
        en: 'Western Destroying Angel (egg)',
        es: 'Ángel destructor del oeste (huevo)',
        pt: 'Anjo-destruidor-do-oeste (ovo)',
      },
      edibility: 'deadly',
      differences: {
        en: 'Deadly, under oaks of the Pacific coast in winter and spring; a puffball has no skin like a bag around a young cap, whatever its size.',
        es: 'Mortal, bajo robles de la costa del Pacífico en invierno y primavera; ningún bejín, sea cual sea su tamaño, tiene una piel como un saco en torno a un sombrero tierno.',
        pt: 'Mortal, sob carvalhos da costa do Pacífico no inverno e na primavera; nenhuma bufa, seja qual for o tamanho, tem uma pele como um saco em volta de um chapéu novo.',
      },
    },
  ],
  productGuide: [
    {
      tip: { en: 'Cut before you carry', es: 'Cortar antes de llevar', pt: 'Corte antes de levar' },
      description: {
        en: 'Halve the ball in the field; if the center is not snow white and firm, leave it to shed its spores.',
        es: 'Se abre en el mismo prado; si el centro no está níveo y firme, se deja para que suelte las esporas.',
        pt: 'Parta a bola ainda no campo; se o centro não estiver alvo e firme, deixe-a ali para soltar os esporos.',
      },
    },
    {
      tip: { en: 'Peel and fry', es: 'Pelar y freír', pt: 'Descasque e frite' },
      description: {
        en: 'Pull off the leathery skin, cut slices a finger thick and fry them in egg and breadcrumbs.',
        es: 'Quitada la piel correosa, se corta en lonchas de un dedo de grosor y se pasa por huevo y pan rallado.',
        pt: 'Retire a pele coriácea, corte fatias da grossura de um dedo e passe em ovo e farinha de rosca.',
      },
    },
    {
      tip: { en: 'Use it the same day', es: 'Consumir en el día', pt: 'Use no mesmo dia' },
      description: {
        en: 'Ripening goes on after picking, so cook it promptly or freeze slices already fried; it does not dry well.',
        es: 'Sigue madurando una vez arrancado: se cocina pronto o se congela ya frito, pues seco vale poco.',
        pt: 'Continua a amadurecer depois de colhido: cozinhe logo ou congele as fatias já fritas, porque seca mal.',
      },
    },
  ],
  cultivation: null,
  cultivationNote: {
    en: 'There is no dependable way to farm it; seeding meadows with spores or spawn outdoors remains experimental.',
    es: 'No hay método fiable de cultivo; inocular praderas al aire libre sigue siendo un experimento.',
    pt: 'Não existe método confiável de cultivo, e a inoculação de prados ao ar livre ainda é experiência.',
  },
  references: [
    {
      title:
        'Wild Edible Fungi: A Global Overview of Their Use and Importance to People (FAO Non-Wood Forest Products 17)',
      year: 2004,
      url: 'https://www.fao.org/3/y5489e/y5489e00.htm',
      doi: null,
      summary: {
        en: 'FAO survey of the wild fungi people gather, eat and sell, and what they mean for rural life.',
        es: 'Estudio de la FAO sobre los hongos silvestres que la gente recoge, come y vende, y su peso en la vida rural.',
        pt: 'Levantamento da FAO sobre os fungos silvestres que as pessoas colhem, comem e vendem, e seu valor para o campo.',
      },
    },
    {
      title: 'A review of chemical composition and nutritional value of wild-growing and cultivated mushrooms',
      year: 2013,
      url: 'https://doi.org/10.1002/jsfa.5960',
      doi: '10.1002/jsfa.5960',
      summary: {
        en: 'Gathers published values for protein, fat, carbohydrate, minerals and vitamins in wild and farmed mushrooms.',
        es: 'Recopila datos de proteína, grasa, hidratos, minerales y vitaminas en setas silvestres y cultivadas.',
        pt: 'Reúne dados de proteína, gordura, carboidratos, minerais e vitaminas em cogumelos silvestres e cultivados.',
      },
    },
  ],
}
