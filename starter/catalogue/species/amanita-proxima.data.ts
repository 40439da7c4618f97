import { amanitaProximaFacts } from '../poisonous/facts/amanita-proxima.data'
import { poisonous } from '../poisonous/shape'

export const amanitaProxima = poisonous(amanitaProximaFacts, {
  lead: {
    en: 'White above and rust-colored at the foot, this Mediterranean amanita is gathered for the bearded amanita, and in the days after the vomiting has passed the kidneys fail.',
    es: 'Blanca por arriba y de color herrumbre en la base, esta amanita mediterránea se recoge por amanita ovoide, y en los días que siguen al vómito, cuando todo parece pasado, fallan los riñones.',
    pt: 'Branca em cima e cor de ferrugem na base, esta amanita mediterrânea é colhida por amanita ovoide, e nos dias que se seguem aos vômitos, quando tudo parece passado, falham os rins.',
  },
  description: {
    en: 'Seen from above it is one more large white mushroom of the south: a smooth cap, white to cream, with fleecy shreds along the margin. Gills range from white to cream, and a white ring hangs on the pale stem. The telling part lies lower down. Around the base sits a sac of rust to orange-ocher, which stays behind in the soil whenever somebody pulls instead of digging.\n\nIt keeps company with holm oak, kermes oak and pine in warm woods on limestone, in Mediterranean Europe and North Africa, from August to December and mostly in autumn.\n\nIt reaches gatherers of the bearded amanita in southern France, eastern Spain and Italy. That species has a white to cream sac and a buttery ring that crumbles, while here the ring is firmer; but its sac, too, turns ocher with age, so the color is a poor judge and neither should be eaten. An amino acid, allenic norleucine, is suspected of the harm to the kidneys without being fully proved. The gurumelo, squat and turning pink when cut, is confused with it as well, and the season alone does not settle which it is.',
    es: 'Vista desde arriba es una seta blanca y grande más del sur: sombrero liso, blanco a crema, con flecos en el margen. Las láminas van del blanco al crema y del pie pálido cuelga un anillo blanco. La base se hunde en una volva ocre anaranjada a herrumbre, que se queda en la tierra cada vez que alguien arranca en lugar de desenterrar.\n\nAcompaña a encinas, coscojas y pinos en bosques cálidos sobre caliza, en la Europa mediterránea y el norte de África, de agosto a diciembre y sobre todo en otoño.\n\nLa encuentran los recolectores de oronja blanca, o amanita ovoide, del sur de Francia, el este de España e Italia. Esa otra tiene volva blanca a crema y un anillo mantecoso que se desmigaja, mientras que aquí el anillo es más firme; pero su volva también se tiñe de ocre con la edad, de modo que el color juzga mal y no debe comerse ninguna. Se sospecha que un aminoácido, la norleucina alénica, daña los riñones, sin que esté probado del todo. También se confunde con el gurumelo, rechoncho y de carne que se vuelve rosada, y la estación no basta para saber cuál es.',
    pt: 'Vista de cima, é mais um cogumelo branco e grande do sul: chapéu liso, branco a creme, com franjas na margem. As lâminas vão do branco ao creme e no pé claro pende um anel branco. O que revela está mais embaixo. A base assenta numa volva ocre-alaranjada a ferrugem, que fica na terra sempre que alguém arranca em vez de desenterrar.\n\nAcompanha azinheiras, carrascos e pinheiros em bosques quentes sobre calcário, na Europa mediterrânea e no norte da África, de agosto a dezembro e principalmente no outono.\n\nQuem dá com ela são os que colhem amanita ovoide no sul da França, no leste da Espanha e na Itália. Essa outra tem volva branca a creme e um anel amanteigado que se esfarela, enquanto aqui o anel é mais firme; mas a volva dela também fica ocre com a idade, de modo que a cor julga mal e nenhuma deve ser comida. Suspeita-se de que um aminoácido, a norleucina alênica, lese os rins, sem que isso esteja de todo provado. Confunde-se também com a silarca ou gurumelo, atarracada e de carne que fica rosada, e a época não basta para saber qual é.',
  },
  cap: {
    en: 'Domed, then flattening, 3–15 cm, white to cream or pale buff, smooth, with fleecy shreds of veil at the margin.',
    es: 'Convexo, luego extendido, de 3 a 15 cm, blanco a crema o beige pálido, liso, con flecos de velo en el margen.',
    pt: 'Convexo, depois aberto, com 3–15 cm, branco a creme ou bege-claro, liso, com franjas de véu na margem.',
  },
  gills: {
    en: 'White to cream gills; print white. Stem 6–14 cm by 1–3 cm, white to cream, with a fairly lasting white ring and a rust to orange-ocher sac at the base.',
    es: 'Láminas blancas a crema; esporada blanca. Pie de 6–14 cm por 1–3 cm, blanco a crema, con anillo blanco bastante duradero y volva ocre anaranjada a herrumbre en la base.',
    pt: 'Lâminas brancas a creme; esporada branca. Pé de 6–14 cm por 1–3 cm, branco a creme, com anel branco bastante duradouro e volva ocre-alaranjada a ferrugem na base.',
  },
  es: {
    habitat: 'Pinares y encinares cálidos sobre caliza, en el Mediterráneo.',
    substrates: ['micorriza con encina, coscoja y pino'],
    bruising: null,
    toxins: ['Se sospecha que es el veneno renal de este grupo; la relación no está del todo probada.'],
    fatality:
      'No hay ninguna muerte bien documentada; la mayor serie francesa reunió 53 pacientes, y la función renal volvió en casi todos los casos publicados.',
    regions:
      'Europa mediterránea y norte de África. Intoxicaciones en el sur de Francia, el este de España e Italia, entre quienes recogen amanita ovoide.',
    sporeShape: 'elipsoidal a alargada, lisa',
    microscopy: 'Esporas amiloides; basidios de cuatro esporas.',
    differences: {
      'Amanita verna': 'Más esbelta, con volva fina y blanca; contiene amatoxinas.',
      'Amanita echinocephala': 'Blanca, con verrugas puntiagudas y bulbo escamoso; lleva el mismo veneno renal.',
    },
    summaries: {
      'https://doi.org/10.1093/ndt/gfr511':
        'Casos alemanes y portugueses de fallo renal y un análisis de qué amanitas blancas llevan la toxina.',
    },
  },
  pt: {
    habitat: 'Bosques quentes de pinheiro e azinheira sobre calcário, no Mediterrâneo.',
    substrates: ['micorriza com azinheira, carrasco e pinheiro'],
    bruising: null,
    toxins: ['Suspeita-se que seja o veneno renal deste grupo; o vínculo ainda não foi provado por inteiro.'],
    fatality:
      'Nenhuma morte está bem documentada; a maior série francesa reuniu 53 pacientes, e a função dos rins voltou em quase todos os casos publicados.',
    regions:
      'Europa mediterrânea e norte da África. Envenenamentos no sul da França, no leste da Espanha e na Itália, entre pessoas que colhem amanita ovoide.',
    sporeShape: 'elipsoide a alongada, lisa',
    microscopy: 'Esporos amiloides; basídios de quatro esporos.',
    differences: {
      'Amanita verna': 'Mais esguia, com volva fina e branca; contém amatoxinas.',
      'Amanita echinocephala': 'Branca, com verrugas pontudas e bulbo escamoso; traz o mesmo veneno renal.',
    },
    summaries: {
      'https://doi.org/10.1093/ndt/gfr511':
        'Casos alemães e portugueses de falência renal e um teste de quais amanitas brancas têm a toxina.',
    },
  },
})
