import { pleurocybellaPorrigensFacts } from '../poisonous/facts/pleurocybella-porrigens.data'
import { poisonous } from '../poisonous/shape'

export const pleurocybellaPorrigens = poisonous(pleurocybellaPorrigensFacts, {
  lead: {
    en: 'Eaten in Japan, Europe and North America, the thin white angel wing of conifer stumps was followed in Japan, in the autumn of 2004, by brain disease that killed 17 of 59 patients.',
    es: 'Fina, blanca y propia de tocones de coníferas, el ala de ángel se come en Japón, Europa y Norteamérica; en el otoño de 2004 murieron en Japón 17 de 59 enfermos, con el cerebro dañado.',
    pt: 'Fina, branca e própria de tocos de coníferas, a asa-de-anjo é comida no Japão, na Europa e na América do Norte; no outono de 2004 morreram no Japão 17 de 59 doentes, com o cérebro lesado.',
  },
  description: {
    en: 'Overlapping white fans spread from old stumps and logs, often mossy ones, of hemlock, spruce, cedar and other conifers. They are thin, brittle and stemless, with narrow, crowded white gills, and they yellow as they age. The cool conifer forests of the Northern Hemisphere have them from August to November.\n\nTwo kinds of people eat it: those who know the angel wing by name and think it harmless, and those who take it for an [oyster](/mushrooms/pleurotus-ostreatus) or a [phoenix oyster](/mushrooms/pleurotus-pulmonarius). Oysters have thicker flesh, a short stem and mostly a colored cap, and as a rule they grow on broadleaf wood; yet white oysters exist, and some grow on conifers, the phoenix oyster in western North America among them.\n\nWhat happened in 2004 has no settled explanation. All the recorded disease is Japanese, from nine prefectures in that year, and most victims had diseased kidneys, though not all. An unstable amino acid, cyanide and a lectin are under suspicion. Until somebody knows, a white shelf on conifer wood is no food for anyone, however often it has been eaten without harm.',
    es: 'Abanicos blancos superpuestos salen de tocones y troncos viejos, a menudo musgosos, de tsuga, pícea, cedro y otras coníferas. Son finos, quebradizos y sin pie, con láminas blancas, estrechas y apretadas, y amarillean con la edad. Los bosques fríos de coníferas del hemisferio norte los tienen de agosto a noviembre.\n\nLa comen dos clases de personas: quienes la conocen por su nombre y la creen inofensiva, y quienes la toman por [seta de ostra](/mushrooms/pleurotus-ostreatus) o [gírgola fénix](/mushrooms/pleurotus-pulmonarius). Estas tienen carne más gruesa, pie corto y casi siempre color, y por lo general viven en madera de frondosas; pero las hay blancas, y algunas crecen en coníferas, como la gírgola fénix en el oeste de Norteamérica.\n\nLo ocurrido en 2004 no tiene explicación firme. Todos los casos registrados son japoneses, de nueve prefecturas aquel año, y la mayoría de las víctimas tenía los riñones enfermos, aunque no todas. Se sospecha de un aminoácido inestable, del cianuro y de una lectina. Mientras nadie lo sepa, ninguna repisa blanca de conífera es alimento, por muchas veces que se haya comido sin daño.',
    pt: 'Leques brancos sobrepostos saem de tocos e troncos velhos, muitas vezes musgosos, de tsuga, espruce, cedro e outras coníferas. São finos, quebradiços e sem pé, com lâminas brancas, estreitas e apertadas, e ficam amarelados com a idade. As florestas frias de coníferas do hemisfério norte os têm de agosto a novembro.\n\nDois tipos de pessoas a comem: quem a conhece pelo nome e a julga inofensiva, e quem a toma por [cogumelo-ostra](/mushrooms/pleurotus-ostreatus) ou [cogumelo-ostra-fênix](/mushrooms/pleurotus-pulmonarius). Estes têm carne mais grossa, pé curto e quase sempre cor, e em geral vivem em madeira de folhosas; mas há os brancos, e alguns crescem em coníferas, como o ostra-fênix no oeste da América do Norte.\n\nO que houve em 2004 não tem explicação firme. Todos os casos registrados são japoneses, de nove províncias naquele ano, e a maioria das vítimas tinha os rins doentes, embora nem todas. Suspeita-se de um aminoácido instável, do cianeto e de uma lectina. Enquanto ninguém souber, prateleira branca em conífera não é comida para ninguém, por mais vezes que tenha sido comida sem dano.',
  },
  cap: {
    en: 'Fan- or shell-shaped, 2–10 cm, pure white, yellowish when old, smooth, thin and brittle.',
    es: 'En abanico o concha, de 2 a 10 cm, blanco puro, amarillento de viejo, liso, fino y quebradizo.',
    pt: 'Em leque ou concha, com 2–10 cm, branco puro, amarelado quando velho, liso, fino e quebradiço.',
  },
  gills: {
    en: 'Narrow, crowded gills, white to cream, with a white print. No stem, no ring and no volva: the fan sits directly on the wood.',
    es: 'Láminas estrechas y apretadas, blancas a crema, con esporada blanca. Sin pie, anillo ni volva: el abanico se apoya directamente en la madera.',
    pt: 'Lâminas estreitas e apertadas, brancas a creme, com esporada branca. Sem pé, anel nem volva: o leque se prende diretamente à madeira.',
  },
  es: {
    habitat: 'Grupos superpuestos en tocones y troncos viejos de coníferas, sobre todo tsuga, pícea y cedro.',
    substrates: ['troncos y tocones de coníferas'],
    bruising: null,
    toxins: [
      'Un aminoácido inestable que daña células cerebrales en cultivo; también se han propuesto el cianuro y una lectina. La causa del brote de 2004 no está aclarada.',
    ],
    fatality:
      'Murieron 17 de 59 pacientes en Japón en el otoño de 2004; un hombre de veintitantos años, según el informe sin enfermedad renal, enfermó en 2014 y se recuperó. No se conocen casos de otros países.',
    regions:
      'Bosques fríos de coníferas del hemisferio norte. Toda la enfermedad cerebral registrada es japonesa (nueve prefecturas en 2004), aunque la seta también se come en Norteamérica y Europa.',
    sporeShape: 'redonda a casi redonda, lisa',
    microscopy: 'Esporas no amiloides.',
    differences: {
      'Crepidotus mollis': 'Esporada parda y piel gelatinosa, blanda, que se pela.',
      'Phyllotopsis nidulans': 'Anaranjada, pelosa y de mal olor.',
    },
    summaries: {
      'https://pubmed.ncbi.nlm.nih.gov/?term=Proof+of+the+Existence+of+an+Unstable+Amino+Acid%3A+Pleurocybellaziridine+in+Pleurocybella+porrigens':
        'Identifica en el ala de ángel un aminoácido inestable, tóxico para células del tejido nervioso en cultivo.',
    },
  },
  pt: {
    habitat: 'Grupos sobrepostos em tocos e troncos velhos de coníferas, sobretudo tsuga, espruce e cedro.',
    substrates: ['troncos e tocos de coníferas'],
    bruising: null,
    toxins: [
      'Um aminoácido instável que lesa células cerebrais em cultura; também foram propostos o cianeto e uma lectina. A causa do surto de 2004 não está esclarecida.',
    ],
    fatality:
      'Morreram 17 de 59 pacientes no Japão no outono de 2004; um homem de vinte e poucos anos, segundo o relato sem doença renal, adoeceu em 2014 e se recuperou. Não se conhecem casos de outros países.',
    regions:
      'Florestas frias de coníferas do hemisfério norte. Toda a doença cerebral registrada é japonesa (nove províncias em 2004), embora o cogumelo também seja comido na América do Norte e na Europa.',
    sporeShape: 'redonda a quase redonda, lisa',
    microscopy: 'Esporos não amiloides.',
    differences: {
      'Crepidotus mollis': 'Esporada marrom e pele gelatinosa, mole, que se solta.',
      'Phyllotopsis nidulans': 'Alaranjado, peludo e de mau cheiro.',
    },
    summaries: {
      'https://pubmed.ncbi.nlm.nih.gov/?term=Proof+of+the+Existence+of+an+Unstable+Amino+Acid%3A+Pleurocybellaziridine+in+Pleurocybella+porrigens':
        'Identifica na asa-de-anjo um aminoácido instável, tóxico para células do tecido nervoso em cultura.',
    },
  },
})
