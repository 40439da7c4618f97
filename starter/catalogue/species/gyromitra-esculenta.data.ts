import { gyromitraEsculentaFacts } from '../poisonous/facts/gyromitra-esculenta.data'
import { poisonous } from '../poisonous/shape'

export const gyromitraEsculenta = poisonous(gyromitraEsculentaFacts, {
  lead: {
    en: 'Its Latin name means edible and its poison turns into a volatile hydrazine: the false morel of sandy spring forests has killed people at the table and sickened those who stood over the pot.',
    es: 'Su apellido latino significa comestible y su veneno se convierte en una hidracina volátil: la falsa colmenilla de los bosques arenosos en primavera ha matado a comensales y ha enfermado a quienes la cocían.',
    pt: 'Seu nome latino quer dizer comestível e seu veneno vira uma hidrazina volátil: a falsa-morquela das florestas arenosas da primavera já matou à mesa e fez adoecer quem estava junto da panela.',
  },
  description: {
    en: 'Picture a small red-brown brain set on a short pale stem. The head is folded into lobes, sometimes drawn up like a saddle, and carries no pits anywhere; the flesh is waxy and snaps. Sliced from top to bottom, the stem mostly shows several chambers or a stuffing, though one clean hollow does occur.\n\nIt fruits in spring on sandy soil among conifers, in clearings and on disturbed ground, across temperate Europe, Asia and North America. That is morel season, and people after the [yellow morel](/mushrooms/morchella-esculenta) carry it home by mistake. Others take it on purpose: Finland sells it with warnings, while Spain and other countries forbid the sale.\n\nThe poison, gyromitrin, breaks down to monomethylhydrazine, which escapes with the steam, so a kitchen can be dangerous before anybody has eaten. How much of it a given false morel holds varies greatly, and a basket that did nothing last year says nothing about the next. To tell the two apart, look at the head rather than the stem: a honeycomb has pits, a brain has folds.',
    es: 'Parece un cerebro pequeño, pardo rojizo, sobre un pie corto y claro. La cabeza se pliega en lóbulos, a veces recogidos como una silla de montar, y no tiene alvéolos en ninguna parte; la carne es cérea y se quiebra. Al abrirlo de arriba abajo, el pie suele mostrar varias cámaras o un relleno, aunque también los hay con un solo hueco limpio.\n\nSale en primavera en suelos arenosos entre coníferas, en claros y en tierra removida, por la Europa, el Asia y la Norteamérica templadas. Es tiempo de colmenillas, y quien busca la [colmenilla](/mushrooms/morchella-esculenta) se la lleva por error. Otros la toman a sabiendas: en Finlandia se vende con advertencias, mientras que en España y otros países su venta está prohibida.\n\nEl veneno, la giromitrina, se transforma en monometilhidracina, que se va con el vapor; por eso una cocina puede ser peligrosa antes de que nadie pruebe bocado. La cantidad cambia mucho de una seta a otra, y una cesta que no hizo nada el año pasado no dice nada de la siguiente. Para distinguirlas se mira la cabeza y no el pie: el panal tiene alvéolos; el cerebro, pliegues.',
    pt: 'Parece um pequeno cérebro marrom-avermelhado sobre um pé curto e claro. A cabeça se dobra em lobos, às vezes erguidos como uma sela, e não tem alvéolos em parte alguma; a carne é cerosa e se quebra. Aberto de cima a baixo, o pé costuma mostrar várias câmaras ou um recheio, embora também haja os de um único oco limpo.\n\nNasce na primavera em solos arenosos entre coníferas, em clareiras e em terra revolvida, na Europa, na Ásia e na América do Norte temperadas. É época de morquelas, e quem procura a [morquela](/mushrooms/morchella-esculenta) a leva para casa por engano. Outros a colhem de propósito: a Finlândia a vende com advertências, enquanto a Espanha e outros países proíbem a venda.\n\nO veneno, a giromitrina, transforma-se em monometil-hidrazina, que sai com o vapor; por isso uma cozinha pode ser perigosa antes que alguém tenha provado a comida. A quantidade muda muito de um exemplar para outro, e um cesto que nada causou no ano passado nada diz sobre o próximo. Para separar as duas, olhe a cabeça e não o pé: o favo tem alvéolos; o cérebro, dobras.',
  },
  cap: {
    en: 'Brain-like to saddle-shaped lobes, 3–15 cm across, red-brown to dark brown or tan, folded and wrinkled without any pits, brittle and waxy.',
    es: 'Lóbulos como un cerebro o una silla de montar, de 3 a 15 cm, pardo rojizos a pardo oscuro o tostados, plegados y arrugados sin ningún alvéolo, quebradizos y céreos.',
    pt: 'Lobos como um cérebro ou uma sela, com 3–15 cm, marrom-avermelhados a marrom-escuros ou marrom-claros, dobrados e enrugados sem nenhum alvéolo, quebradiços e cerosos.',
  },
  gills: {
    en: 'No gills or pores; spore print cream to yellow-buff. Stem 2–7 cm by 1–3 cm, pale cream, mostly chambered or stuffed and at times hollow, with neither ring nor volva.',
    es: 'Sin láminas ni poros; esporada crema a ocre amarillento. Pie de 2–7 cm por 1–3 cm, crema claro, casi siempre con cámaras o relleno y a veces hueco, sin anillo ni volva.',
    pt: 'Sem lâminas nem poros; esporada creme a bege-amarelada. Pé de 2–7 cm por 1–3 cm, creme-claro, quase sempre com câmaras ou recheado e às vezes oco, sem anel nem volva.',
  },
  es: {
    habitat: 'Bosques de coníferas sobre arena, claros y terrenos removidos, en primavera.',
    substrates: ['suelo arenoso de coníferas', 'suelo removido'],
    bruising: null,
    toxins: [
      'Se degrada en monometilhidracina, que bloquea la vitamina B6 en el cerebro y daña el hígado y la sangre; es volátil, de modo que el vapor intoxica a quien cocina. Las cantidades varían mucho.',
    ],
    fatality:
      'Las series europeas antiguas sitúan las muertes entre el 2 y cerca del 15 % de las intoxicaciones; hoy son muy raras.',
    regions:
      'Europa, Asia y Norteamérica templadas. Intoxicaciones en Finlandia, Polonia, Alemania y alrededor de los Grandes Lagos. Venta prohibida en España y otros países; en Finlandia se vende con advertencias.',
    sporeShape: 'elipsoidal, lisa, con dos gotas de aceite',
    microscopy:
      'Ascas de ocho esporas; esporas sin apículos en los extremos, a diferencia de otras falsas colmenillas.',
    differences: {
      'Gyromitra gigas': 'Mayor, más pálida, de pliegues más sueltos y pie blanco muy grueso.',
      'Verpa bohemica': 'Sombrero en dedal que cuelga libre, unido solo en lo alto del pie.',
    },
    summaries: {
      'https://doi.org/10.1080/00275514.2022.2146473':
        'Mide la giromitrina en falsas colmenillas y especies afines y la encuentra en pocas.',
      'https://doi.org/10.1016/j.jns.2021.117558':
        'Relaciona las comidas repetidas de falsas colmenillas, sobre todo del grupo de Gyromitra gigas, con un foco de enfermedad de la motoneurona; asociación, no prueba.',
    },
  },
  pt: {
    habitat: 'Florestas de coníferas sobre areia, clareiras e terrenos revolvidos, na primavera.',
    substrates: ['solo arenoso de coníferas', 'solo revolvido'],
    bruising: null,
    toxins: [
      'Degrada-se em monometil-hidrazina, que bloqueia a vitamina B6 no cérebro e lesa o fígado e o sangue; é volátil, e o vapor intoxica quem cozinha. As quantidades variam muito.',
    ],
    fatality:
      'Séries europeias antigas situam as mortes entre 2 e cerca de 15% dos envenenamentos; hoje elas são muito raras.',
    regions:
      'Europa, Ásia e América do Norte temperadas. Envenenamentos na Finlândia, na Polônia, na Alemanha e em torno dos Grandes Lagos. Venda proibida na Espanha e em outros países; na Finlândia é vendida com advertências.',
    sporeShape: 'elipsoide, lisa, com duas gotas de óleo',
    microscopy: 'Ascos de oito esporos; esporos sem apículos nas pontas, ao contrário de outras falsas-morquelas.',
    differences: {
      'Gyromitra gigas': 'Maior, mais clara, com dobras mais frouxas e pé branco muito grosso.',
      'Verpa bohemica': 'Chapéu em dedal que pende livre, unido só no alto do pé.',
    },
    summaries: {
      'https://doi.org/10.1080/00275514.2022.2146473':
        'Mede a giromitrina em falsas-morquelas e espécies próximas e a encontra em poucas.',
      'https://doi.org/10.1016/j.jns.2021.117558':
        'Relaciona refeições repetidas de falsas-morquelas, sobretudo do grupo de Gyromitra gigas, a um foco de doença do neurônio motor; associação, não prova.',
    },
  },
})
