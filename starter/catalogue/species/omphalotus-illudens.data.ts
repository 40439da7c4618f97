import { omphalotusIlludensFacts } from '../poisonous/facts/omphalotus-illudens.data'
import { poisonous } from '../poisonous/shape'

export const omphalotusIlludens = poisonous(omphalotusIlludensFacts, {
  lead: {
    en: 'Big orange tufts at the foot of oaks make the eastern jack-o’-lantern hard to overlook, and it is among the commoner named causes of mushroom illness in the eastern and central United States.',
    es: 'Sus grandes grupos naranjas al pie de los robles no pasan inadvertidos, y figura entre las causas identificadas más comunes de intoxicación por setas en el este y el centro de Estados Unidos.',
    pt: 'Seus grandes tufos laranja ao pé dos carvalhos não passam despercebidos, e ele figura entre as causas identificadas mais comuns de intoxicação por cogumelos no leste e no centro dos Estados Unidos.',
  },
  description: {
    en: 'It shows from far off: a broad clump of orange caps against the base of an oak or another broadleaf tree, a stump, or nothing visible at all where the wood lies buried. Each cap dips in the middle over sharp, close gills that continue down a long orange stem. In full darkness the fresh gills glow faintly, yet often nobody manages to see it.\n\nIts home is eastern North America, from July to November; in Europe it is rarer. Older American books list it under the name of its Mediterranean twin, Omphalotus olearius, which has larger spores.\n\nPeople take it for a [golden chanterelle](/mushrooms/cantharellus-cibarius), most easily where it rises from hidden roots and seems to stand on plain soil. A chanterelle grows singly, bears blunt forked folds and is pale inside. From a distance a clump can also suggest [chicken of the woods](/mushrooms/laetiporus-sulphureus), which has pores and no stem, or the [golden oyster](/mushrooms/pleurotus-citrinopileatus), white in gills and flesh. Gills and orange flesh together are reason enough to walk on.',
    es: 'Se ve desde lejos: un ancho racimo de sombreros naranjas contra la base de un roble u otra frondosa, en un tocón o, si la madera está enterrada, en medio de nada. Cada sombrero se hunde en el centro sobre láminas finas y juntas que continúan por un pie largo y naranja. En oscuridad total las láminas frescas lucen débilmente, aunque muchas veces nadie llega a verlo.\n\nSu tierra es el este de Norteamérica, de julio a noviembre; en Europa es más rara. Los libros americanos antiguos la traen con el nombre de su gemela mediterránea, Omphalotus olearius, de esporas más grandes.\n\nSe toma por [rebozuelo](/mushrooms/cantharellus-cibarius), sobre todo cuando nace de raíces ocultas y parece estar en simple tierra. El rebozuelo crece suelto, lleva pliegues romos ahorquillados y es claro por dentro. A distancia un racimo recuerda también al [pollo del bosque](/mushrooms/laetiporus-sulphureus), con poros y sin pie, o a la [seta ostra amarilla](/mushrooms/pleurotus-citrinopileatus), blanca en láminas y carne. Láminas y carne naranja a la vez bastan para seguir de largo.',
    pt: 'Vê-se de longe: um cacho largo de chapéus laranja contra a base de um carvalho ou de outra folhosa, num toco ou, onde a madeira está enterrada, no meio do nada. Cada chapéu afunda no centro sobre lâminas finas e próximas que continuam por um pé comprido e laranja. Na escuridão total as lâminas frescas luzem fracamente, embora muitas vezes ninguém chegue a ver.\n\nSua terra é o leste da América do Norte, de julho a novembro; na Europa é mais raro. Livros americanos antigos o trazem com o nome de seu gêmeo mediterrâneo, Omphalotus olearius, de esporos maiores.\n\nÉ tomado por [cantarelo](/mushrooms/cantharellus-cibarius), sobretudo quando nasce de raízes ocultas e parece estar em terra simples. O cantarelo cresce solto, traz dobras rombas bifurcadas e é claro por dentro. À distância um cacho lembra também a [galinha-da-floresta](/mushrooms/laetiporus-sulphureus), com poros e sem pé, ou o [cogumelo-ostra-amarelo](/mushrooms/pleurotus-citrinopileatus), branco nas lâminas e na carne. Lâminas e carne laranja ao mesmo tempo são motivo para passar adiante.',
  },
  cap: {
    en: 'Domed when young, later sunken and funnel-shaped, 5–20 cm, orange to yellow-orange or rusty, smooth.',
    es: 'Convexo de joven, más tarde deprimido y en embudo, de 5 a 20 cm, naranja a naranja amarillento u óxido, liso.',
    pt: 'Convexo quando jovem, mais tarde deprimido e em funil, com 5–20 cm, laranja a laranja-amarelado ou ferrugem, liso.',
  },
  gills: {
    en: 'Sharp, crowded orange gills that run down the stem, with a white to cream print. Stem 5–20 cm by 1–4 cm, orange, lacking ring and volva.',
    es: 'Láminas finas, apretadas y naranjas que descienden por el pie, con esporada blanca a crema. Pie de 5–20 cm por 1–4 cm, naranja, carente de anillo y volva.',
    pt: 'Lâminas finas, densas e laranja que se prolongam pelo pé, com esporada branca a creme. Pé de 5–20 cm por 1–4 cm, laranja, desprovido de anel e volva.',
  },
  es: {
    habitat: 'Grandes grupos en la base de robles y otras frondosas, en tocones y raíces enterradas.',
    substrates: ['tocones y raíces enterradas de roble y otras frondosas'],
    bruising: null,
    toxins: ['Sesquiterpenos tóxicos para las células; cocinarla no la hace segura.'],
    fatality: 'Ninguna muerte bien documentada.',
    regions:
      'Este de Norteamérica, más rara en Europa; los libros americanos antiguos la llaman O. olearius. Entre las causas identificadas más comunes de intoxicación por setas del este y el centro de Estados Unidos.',
    sporeShape: 'redonda, lisa',
    microscopy: 'Esporas lisas, no amiloides, claramente menores que en O. olearius.',
    differences: {
      'Hygrophoropsis aurantiaca': 'Láminas blandas y ahorquilladas; crece suelto entre agujas y musgo.',
      'Omphalotus olearius': 'Gemela mediterránea de esporas mayores.',
    },
    summaries: {
      'https://pubmed.ncbi.nlm.nih.gov/?term=Poisoning+with+the+North+American+Jack+O%27Lantern+mushroom%2C+Omphalotus+illudens':
        'Una intoxicación de grupo y sus síntomas.',
      'https://pubmed.ncbi.nlm.nih.gov/?term=Jack+o%27lantern+mushroom+poisoning':
        'Caso clínico de vómitos tras comer setas linterna.',
    },
  },
  pt: {
    habitat: 'Grandes tufos na base de carvalhos e outras folhosas, em tocos e raízes enterradas.',
    substrates: ['tocos e raízes enterradas de carvalho e outras folhosas'],
    bruising: null,
    toxins: ['Sesquiterpenos tóxicos para as células; cozinhá-lo não o torna seguro.'],
    fatality: 'Nenhuma morte bem documentada.',
    regions:
      'Leste da América do Norte, mais raro na Europa; livros americanos antigos o chamam O. olearius. Entre as causas identificadas mais comuns de intoxicação por cogumelos do leste e do centro dos Estados Unidos.',
    sporeShape: 'redonda, lisa',
    microscopy: 'Esporos lisos, não amiloides, claramente menores que em O. olearius.',
    differences: {
      'Hygrophoropsis aurantiaca': 'Lâminas macias e bifurcadas; cresce solto entre agulhas e musgo.',
      'Omphalotus olearius': 'Gêmeo mediterrâneo de esporos maiores.',
    },
    summaries: {
      'https://pubmed.ncbi.nlm.nih.gov/?term=Poisoning+with+the+North+American+Jack+O%27Lantern+mushroom%2C+Omphalotus+illudens':
        'Um envenenamento em grupo e seus sintomas.',
      'https://pubmed.ncbi.nlm.nih.gov/?term=Jack+o%27lantern+mushroom+poisoning':
        'Relato de caso de vômitos depois de comer cogumelos-lanterna.',
    },
  },
})
