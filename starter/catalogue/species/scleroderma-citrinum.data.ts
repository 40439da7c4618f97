import { sclerodermaCitrinumFacts } from '../poisonous/facts/scleroderma-citrinum.data'
import { poisonous } from '../poisonous/shape'

export const sclerodermaCitrinum = poisonous(sclerodermaCitrinumFacts, {
  lead: {
    en: 'A hard yellowish ball, scaly outside and soon purple-black inside, the common earthball is eaten as a puffball or passed off as truffle, and even small raw amounts can make people ill.',
    es: 'Bola dura y amarillenta, escamosa por fuera y pronto negra violácea por dentro, que se come como bejín o se hace pasar por trufa; incluso un poco en crudo puede enfermar.',
    pt: 'Bola dura e amarelada, escamosa por fora e logo preto-arroxeada por dentro, comida como bufa-de-lobo ou passada por trufa; mesmo um pouco, cru, pode adoecer uma pessoa.',
  },
  description: {
    en: 'An earthball has no cap, no gills and no stem. It is a hard lump with a thick yellowish rind, cracked into scales and tied to the ground by cords of mycelium. A young one is whitish inside and may blush faintly pink where the knife went through; before long the center turns purple-black, marbled with paler lines, and finally the rind splits and lets out black powder. It smells of rubber or metal, though not always.\n\nIt lives with birch, oak and pine in acid woods, on heaths, mossy banks and sandy paths, and planted trees have carried it around the temperate world.\n\nSome people pick it as a small [giant puffball](/mushrooms/calvatia-gigantea), which is soft-skinned and evenly white throughout. Others meet it on a plate: in Europe and North America it has been sold or grated as false [black truffle](/mushrooms/tuber-melanosporum), and raw slices used as seasoning act too. What irritates the body has not been identified, and some eaters are far more sensitive than others. White flesh alone proves nothing, since the eggs of deadly amanitas are white inside as well.',
    es: 'No hay aquí sombrero, láminas ni pie: solo un bulto duro de corteza gruesa y amarillenta, agrietada en escamas y sujeta al suelo por cordones de micelio. De muy joven es blanquecino por dentro y puede sonrosarse un poco donde pasó la navaja; pronto el centro se vuelve negro violáceo, veteado de líneas claras, y al final la corteza se abre y suelta un polvo negro. Huele a goma o a metal, aunque no siempre.\n\nVive con abedules, robles y pinos en bosques ácidos, brezales, taludes musgosos y senderos arenosos, y los árboles plantados lo han repartido por todo el mundo templado.\n\nHay quien lo recoge como un pequeño [bejín gigante](/mushrooms/calvatia-gigantea), de piel blanda y blanco uniforme en toda la masa. Otros lo encuentran en el plato: en Europa y Norteamérica se ha vendido o rallado como falsa [trufa negra](/mushrooms/tuber-melanosporum), y también dañan las láminas crudas usadas de condimento. La sustancia irritante sigue sin identificar, y unas personas son mucho más sensibles que otras. La carne blanca por sí sola no demuestra nada, pues los huevos de las amanitas mortales también son blancos por dentro.',
    pt: 'Aqui não há chapéu, lâminas nem pé: só um caroço duro de casca grossa e amarelada, rachada em escamas e presa ao chão por cordões de micélio. Muito jovem, é esbranquiçado por dentro e pode corar de leve onde a faca passou; logo o centro fica preto-arroxeado, marmorizado de linhas claras, e por fim a casca se abre e solta um pó preto. Cheira a borracha ou a metal, embora nem sempre.\n\nVive com bétulas, carvalhos e pinheiros em bosques ácidos, charnecas, barrancos musgosos e trilhas arenosas, e as árvores plantadas o espalharam por todo o mundo temperado.\n\nHá quem o colha como uma pequena [bufa-de-lobo-gigante](/mushrooms/calvatia-gigantea), que tem pele mole e é branca por igual em toda a massa. Outros o encontram no prato: na Europa e na América do Norte já foi vendido ou ralado como falsa [trufa-negra](/mushrooms/tuber-melanosporum), e as fatias cruas usadas como tempero também fazem mal. A substância irritante continua sem identificação, e algumas pessoas são muito mais sensíveis do que outras. A carne branca, sozinha, não prova nada, já que os ovos das amanitas mortais também são brancos por dentro.',
  },
  cap: {
    en: 'A ball rather than a cap, 3–12 cm, ocher-yellow to straw or brownish, with a thick hard rind that cracks into scales and opens when old.',
    es: 'Una bola en lugar de sombrero, de 3 a 12 cm, amarillo ocre a pajizo o parduzco, con corteza gruesa y dura que se agrieta en escamas y se abre de vieja.',
    pt: 'Uma bola em vez de chapéu, com 3–12 cm, amarelo-ocre a palha ou amarronzada, de casca grossa e dura que racha em escamas e se abre quando velha.',
  },
  gills: {
    en: 'No gills: the spores ripen inside as a purple-black mass with pale lines, then purple-brown to black powder. No stem, ring or volva, only cords of mycelium.',
    es: 'Sin láminas: las esporas maduran dentro, en una masa negra violácea de líneas claras y luego en polvo pardo púrpura a negro. Sin pie, anillo ni volva, solo cordones de micelio.',
    pt: 'Sem lâminas: os esporos amadurecem dentro, numa massa preto-arroxeada de linhas claras e depois em pó marrom-púrpura a preto. Sem pé, anel nem volva, só cordões de micélio.',
  },
  es: {
    habitat: 'Bosques ácidos, brezales, taludes musgosos y senderos arenosos, bajo abedules, robles y pinos.',
    substrates: ['micorriza con abedul, roble y pino'],
    bruising: 'La carne cortada se sonrosa levemente',
    toxins: [
      'Irritantes que actúan también en láminas crudas usadas como condimento; la sensibilidad varía de una persona a otra.',
    ],
    fatality: 'Ninguna muerte bien documentada por esta especie; unas pocas se atribuyen a parientes cercanos.',
    regions:
      'Regiones templadas del mundo, extendido con árboles plantados. Intoxicaciones donde se vende o se ralla como falsa trufa, en Europa y Norteamérica.',
    sporeShape: 'redonda, reticulada',
    microscopy: 'Esporas con una red gruesa en relieve de 1–2 µm de alto; sin filamentos de capilicio.',
    differences: {
      'Scleroderma verrucosum': 'Escamas más finas sobre una base enraizante parecida a un pie; el mismo efecto.',
    },
    summaries: {},
  },
  pt: {
    habitat: 'Bosques ácidos, charnecas, barrancos musgosos e trilhas arenosas, sob bétulas, carvalhos e pinheiros.',
    substrates: ['micorriza com bétula, carvalho e pinheiro'],
    bruising: 'A carne cortada cora levemente de rosa',
    toxins: [
      'Irritantes que agem também em fatias cruas usadas como tempero; a sensibilidade varia de pessoa para pessoa.',
    ],
    fatality: 'Nenhuma morte bem documentada por esta espécie; umas poucas são atribuídas a parentes próximos.',
    regions:
      'Regiões temperadas do mundo, espalhado com árvores plantadas. Intoxicações onde é vendido ou ralado como falsa trufa, na Europa e na América do Norte.',
    sporeShape: 'redonda, reticulada em relevo',
    microscopy: 'Esporos com uma rede grossa e saliente de 1–2 µm de altura; sem filamentos de capilício.',
    differences: {
      'Scleroderma verrucosum': 'Escamas mais finas sobre uma base enraizada que parece um pé; o mesmo efeito.',
    },
    summaries: {},
  },
})
