import { verpaBohemicaFacts } from '../poisonous/facts/verpa-bohemica.data'
import { poisonous } from '../poisonous/shape'

export const verpaBohemica = poisonous(verpaBohemicaFacts, {
  lead: {
    en: 'A wrinkled thimble of early spring, up before the morels and widely eaten in eastern Europe, it nevertheless upsets some people and leaves them clumsy for hours, for reasons nobody has proved.',
    es: 'Dedal arrugado de comienzos de primavera, anterior a las colmenillas y muy comido en Europa oriental, trastorna aun así a algunas personas y las deja torpes durante horas, sin que nadie haya demostrado por qué.',
    pt: 'Dedal enrugado do começo da primavera, anterior às morquelas e muito comido no leste da Europa, mesmo assim perturba algumas pessoas e as deixa desajeitadas por horas, sem que ninguém tenha provado por quê.',
  },
  description: {
    en: 'A wrinkled brown thimble sits on a pale finger: that is all there is to an early morel at first sight. Lift the edge of the cap and it comes free all the way round, for it is fixed only at the very top. Folds run lengthwise over it, and in old caps they may join until they resemble pits. Inside the stem lies a cottony stuffing that disappears with age.\n\nLook for it in damp woods and on river banks with poplar, aspen, ash and cherry, weeks before the morels or among the first of them, in northern Europe, Asia and North America.\n\nPickers impatient for the [yellow morel](/mushrooms/morchella-esculenta) take it for one. Reports of illness come from the Pacific Northwest and the Great Lakes. Gyromitrin has long been suspected and never shown with certainty; the upset resembles the one caused by raw morels or by too many of them.\n\nHalving each find lengthwise answers the question. If the cap meets the stem only at the tip, it is no morel, even where the stem has turned hollow.',
    es: 'Un dedal pardo y arrugado sobre un dedo claro: a primera vista no hay más. Si se levanta el borde del sombrero, queda suelto en toda la vuelta, porque solo lo sujeta la punta. Lo recorren pliegues a lo largo, que en los ejemplares viejos pueden juntarse hasta parecer alvéolos. Dentro del pie hay fibras como de algodón, que desaparecen con la edad.\n\nCrece en bosques húmedos y riberas con álamos, temblones, fresnos y cerezos, semanas antes que las colmenillas o entre las primeras, en el norte de Europa, en Asia y en Norteamérica.\n\nQuien espera con impaciencia la [colmenilla](/mushrooms/morchella-esculenta) la confunde con ella. Los casos de los que hay noticia vienen del noroeste del Pacífico y de los Grandes Lagos. Se sospecha desde hace mucho de la giromitrina, nunca demostrada con certeza; el trastorno se parece al que dan las colmenillas crudas o en exceso.\n\nAbrir cada hallazgo a lo largo resuelve la pregunta. Si el sombrero toca el pie solo en la punta, no es una colmenilla, aunque el pie ya esté hueco.',
    pt: 'Um dedal marrom e enrugado sobre um dedo claro: à primeira vista, é só isso. Quando se levanta a borda do chapéu, ele fica solto em toda a volta, porque só a ponta o prende. Dobras o percorrem ao comprido e, nos exemplares velhos, podem juntar-se até parecer alvéolos. Dentro do pé há fibras como de algodão, que somem com a idade.\n\nCresce em matas úmidas e margens de rios com choupos, choupos-tremedores, freixos e cerejeiras, semanas antes das morquelas ou entre as primeiras, no norte da Europa, na Ásia e na América do Norte.\n\nQuem espera com impaciência a [morquela](/mushrooms/morchella-esculenta) confunde as duas. Os casos de que há notícia vêm do noroeste do Pacífico e dos Grandes Lagos. Suspeita-se há muito da giromitrina, nunca demonstrada com certeza; o mal-estar lembra o que causam morquelas cruas ou em excesso.\n\nAbrir cada achado ao comprido responde à pergunta. Se o chapéu toca o pé somente na ponta, não se trata de uma morquela, ainda que o pé já esteja oco.',
  },
  cap: {
    en: 'Thimble- to bell-shaped, 1.5–5 cm across, tan to brown or dark brown, with lengthwise folds and wrinkles, hanging free and attached only at the top.',
    es: 'En forma de dedal o campana, de 1,5 a 5 cm, tostado a pardo o pardo oscuro, con pliegues y arrugas a lo largo, libre alrededor y sujeto solo en lo alto.',
    pt: 'Em forma de dedal ou sino, com 1,5–5 cm, marrom-claro, marrom ou marrom-escuro, com dobras e rugas ao comprido, livre em volta e preso só no alto.',
  },
  gills: {
    en: 'Gills and pores absent; spore print yellowish. Stem 5–20 cm by 1–2.5 cm, cream, stuffed with cottony fibers and hollow with age, without ring or volva.',
    es: 'Carece de láminas y de poros; esporada amarillenta. Pie de 5–20 cm por 1–2,5 cm, crema, relleno de fibras algodonosas y hueco al envejecer, sin anillo ni volva.',
    pt: 'Não tem lâminas nem poros; esporada amarelada. Pé de 5–20 cm por 1–2,5 cm, creme, recheado de fibras algodonosas e oco ao envelhecer, sem anel nem volva.',
  },
  es: {
    habitat:
      'Bosques húmedos y riberas con álamos, temblones, fresnos y cerezos, a comienzos de la primavera, antes que las colmenillas.',
    substrates: ['suelo de bosque húmedo', 'hojarasca bajo álamos y sauces'],
    bruising: null,
    toxins: [
      'Se sospecha desde hace tiempo de la giromitrina, nunca demostrada con certeza; el trastorno se parece al de las colmenillas crudas o en exceso.',
    ],
    fatality: null,
    regions:
      'Norte de Europa, Asia y Norteamérica. Hay casos en el noroeste del Pacífico y los Grandes Lagos; en Europa oriental se come mucho.',
    sporeShape: 'elipsoidal alargada, lisa',
    microscopy: 'Solo dos esporas gigantes en cada asca, lo que zanja la identificación.',
    differences: {
      'Gyromitra esculenta': 'Sombrero pardo rojizo como un cerebro, sobre un pie grueso con cámaras.',
      'Verpa conica': 'Sombrero en dedal liso, sin arrugas; más pequeña.',
    },
    summaries: {},
  },
  pt: {
    habitat:
      'Matas úmidas e margens de rios com choupos, choupos-tremedores, freixos e cerejeiras, no começo da primavera, antes das morquelas.',
    substrates: ['solo de mata úmida', 'folhas caídas sob choupos e salgueiros'],
    bruising: null,
    toxins: [
      'Suspeita-se há muito da giromitrina, nunca demonstrada com certeza; o mal-estar lembra o das morquelas cruas ou em excesso.',
    ],
    fatality: null,
    regions:
      'Norte da Europa, Ásia e América do Norte. Há casos no noroeste do Pacífico e nos Grandes Lagos; no leste da Europa é muito comida.',
    sporeShape: 'elipsoide alongada, lisa',
    microscopy: 'Só dois esporos gigantes em cada asco, o que resolve a identificação.',
    differences: {
      'Gyromitra esculenta': 'Chapéu marrom-avermelhado como um cérebro, sobre um pé grosso com câmaras.',
      'Verpa conica': 'Chapéu em dedal liso, sem rugas; menor.',
    },
    summaries: {},
  },
})
