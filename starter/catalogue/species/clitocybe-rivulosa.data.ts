import { clitocybeRivulosaFacts } from '../poisonous/facts/clitocybe-rivulosa.data'
import { poisonous } from '../poisonous/shape'

export const clitocybeRivulosa = poisonous(clitocybeRivulosaFacts, {
  lead: {
    en: 'Small, pale and easily overlooked, the fool’s funnel shares its rings in the grass with the fairy ring champignon and carries enough muscarine to need a hospital.',
    es: 'Pequeña, pálida y fácil de pasar por alto, la clitocibe blanca comparte en la hierba los corros de la senderuela y lleva muscarina en cantidad peligrosa.',
    pt: 'Pequeno, pálido e fácil de passar despercebido, o funil branco dos prados compartilha na grama os círculos com o marásmio-das-fadas e leva muscarina em quantidade perigosa.',
  },
  description: {
    en: 'From above it looks dusted with frost. Beneath the bloom the small cap is tinted like flesh, and as it dries the white coat cracks in rings and lets the color through. Crowded white gills run a short way down the soft stem; no ring, no volva, and a white print. Some smell of meal, others of nothing, which is why the nose decides nothing here.\n\nLawns, pastures, dunes and road verges carry it from July to November in Europe, Asia and North America. Often it draws a ring.\n\nThat is the danger. The fairy ring champignon makes rings in the same turf, at times in the same ring, and a hand that fills a basket by the fistful stops looking after the tenth cap. Others mean to bring home the miller, or [king oysters](/mushrooms/pleurotus-eryngii) from among the thistles. Whoever collects in grass turns over each cap singly: one find with crowded gills running down a soft white stem, and nothing already in the basket is eaten.',
    es: 'Vista desde arriba parece espolvoreada de escarcha. Bajo esa capa el sombrero, pequeño, tiene un tono carne, y al secarse lo blanco se agrieta en círculos y lo deja ver. Las láminas, blancas y apretadas, bajan un trecho por el pie blando; no hay anillo ni volva, y la esporada es blanca. Unas huelen a harina y otras a nada, de modo que la nariz no decide.\n\nSale de julio a noviembre en céspedes, pastos, dunas y bordes de camino de Europa, Asia y Norteamérica. A menudo dibuja un corro.\n\nAhí está el peligro. La senderuela hace corros en la misma hierba, a veces en el mismo círculo, y la mano que llena la cesta a puñados deja de mirar después de la décima. Otros querían llevarse la molinera, o [setas de cardo](/mushrooms/pleurotus-eryngii) de entre los cardos. Quien recoge en la hierba da la vuelta a los sombreros uno por uno: si en una las láminas densas bajan por un pie blanco y blando, nada de lo que ya hay en la cesta se come.',
    pt: 'Visto de cima parece polvilhado de geada. Sob essa camada o chapéu, pequeno, tem um tom de carne, e ao secar o branco racha em círculos e o deixa aparecer. As lâminas, brancas e apertadas, descem um trecho pelo pé mole; não há anel nem volva, e a esporada é branca. Uns cheiram a farinha e outros a nada, de modo que o nariz não decide.\n\nSai de julho a novembro em gramados, pastos, dunas e beiras de estrada da Europa, da Ásia e da América do Norte. Muitas vezes desenha um círculo.\n\nAí está o perigo. O marásmio-das-fadas faz círculos na mesma grama, às vezes no mesmo anel, e a mão que enche o cesto aos punhados deixa de olhar depois do décimo. Outros queriam levar o cogumelo-moleiro, ou [cogumelos-do-cardo](/mushrooms/pleurotus-eryngii) do meio dos cardos. Quem colhe na grama vira os chapéus um a um: se num deles as lâminas densas descem por um pé branco e mole, nada do que já está no cesto se come.',
  },
  cap: {
    en: 'Domed to shallowly funnel-shaped, 1.5–6 cm, flesh-tinted beige under a white frost that cracks in rings.',
    es: 'Convexo a algo embudado, de 1,5 a 6 cm, beige carne bajo una escarcha blanca que se agrieta en círculos.',
    pt: 'Convexo a levemente afunilado, com 1,5–6 cm, bege-carne sob uma pruína branca que racha em círculos.',
  },
  gills: {
    en: 'Gills white, crowded, running a little down the stem; print white. Stem 2–5 cm by 0.3–0.9 cm, whitish and soft, with neither ring nor volva.',
    es: 'Láminas blancas, apretadas, algo decurrentes; esporada blanca. Pie de 2–5 cm por 0,3–0,9 cm, blanquecino y blando, sin anillo ni volva.',
    pt: 'Lâminas brancas, apertadas, um pouco decorrentes; esporada branca. Pé de 2–5 cm por 0,3–0,9 cm, esbranquiçado e mole, sem anel nem volva.',
  },
  es: {
    habitat: 'Céspedes, pastos, dunas y bordes de camino, con frecuencia en corros.',
    substrates: ['suelo de pradera', 'raíces de hierbas de pasto'],
    bruising: null,
    toxins: ['Estimula en exceso glándulas, corazón e intestino; la atropina la bloquea en el hospital.'],
    fatality:
      'Las intoxicaciones graves son bien conocidas; las muertes son raras, están mal documentadas y casi todas son antiguas.',
    regions:
      'Praderas de Europa, Asia y Norteamérica. Intoxica donde se recogen senderuelas: Gran Bretaña, Francia, España, Portugal, Suiza y la costa del Pacífico de Norteamérica.',
    sporeShape: 'elipsoidal, lisa',
    microscopy: 'Esporas no amiloides y que no se pegan de cuatro en cuatro; con fíbulas.',
    differences: {
      'Clitocybe phyllophila': 'Más grande, con escarcha blanca, en la hojarasca del bosque; también lleva muscarina.',
    },
    summaries: {},
  },
  pt: {
    habitat: 'Gramados, pastos, dunas e beiras de estrada, com frequência em círculos.',
    substrates: ['solo de campo gramado', 'raízes de capins de pasto'],
    bruising: null,
    toxins: ['Estimula em excesso glândulas, coração e intestino; a atropina a bloqueia no hospital.'],
    fatality:
      'Os envenenamentos graves são bem conhecidos; as mortes são raras, mal documentadas e quase todas antigas.',
    regions:
      'Campos gramados da Europa, da Ásia e da América do Norte. Envenena onde se colhe o marásmio-das-fadas: Grã-Bretanha, França, Espanha, Portugal, Suíça e a costa do Pacífico da América do Norte.',
    sporeShape: 'elipsoide, lisa',
    microscopy: 'Esporos não amiloides e que não grudam de quatro em quatro; com fíbulas.',
    differences: {
      'Clitocybe phyllophila': 'Maior, com pruína branca, na serapilheira da mata; também leva muscarina.',
    },
    summaries: {},
  },
})
