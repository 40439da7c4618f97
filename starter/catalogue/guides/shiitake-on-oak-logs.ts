import type { GuideSeed } from '../shapes'

export const shiitakeOnOakLogs: GuideSeed = {
  slug: 'shiitake-on-oak-logs',
  title: { en: 'Shiitake on oak logs', es: 'Shiitake en troncos de roble', pt: 'Shiitake em toras de carvalho' },
  lead: {
    en: 'One morning of drilling and waxing, a patient year in the shade, then mushrooms from the same log for several seasons.',
    es: 'Una mañana de taladro y cera, un año de espera a la sombra y, después, varias temporadas de setas del mismo tronco.',
    pt: 'Uma manhã furando e vedando, um ano de paciência na sombra e, em seguida, anos de colheita na mesma tora.',
  },
  species: ['lentinula-edodes'],
  difficulty: 2,
  content: {
    en: 'Logs are the slow way to grow [shiitake](/mushrooms/lentinula-edodes), *Lentinula edodes*, and the one that asks least of you from week to week. A log of 10 cm across and 1 m long is easy to lift; start with five or ten.\n\n## Choose and cut the wood\n\nFell living, healthy oak in late winter, before the buds swell, when the bark is tight and the sapwood full of sugars. Trunks and limbs 8 to 15 cm thick are best. Beech, chestnut and hornbeam also work; conifers and fruit trees do not repay the trouble. Keep the bark whole, for it is the log’s skin. Rest the logs off the ground in shade for two to four weeks, and never use wood that has been lying about: other fungi already live in it.\n\n## Drill, fill and seal\n\n1. Scrub off soil and loose moss with a dry brush.\n2. For dowel plugs, drill holes 8 mm wide and 30 mm deep. For sawdust spawn, use a 12 mm bit and go 25 mm deep. Fit a stop to the bit.\n3. Space the holes 15 cm apart along the log. Start the next row 6 cm round the trunk, shifted half a step, so the pattern makes diamonds. A log of this size takes thirty to thirty-five.\n4. Tap each plug in flush with the bark, or pack sawdust spawn firmly to the brim.\n5. Melt cheese wax or beeswax in a pan set inside a pan of water, never over a bare flame, and dab every hole until it is sealed.\n6. Nail on an aluminum tag with strain, tree and date.\n\nFinish all drilled holes the same day. Work at 5 °C or warmer and keep spare spawn in the refrigerator.\n\n## The laying yard\n\nStack the logs log-cabin fashion on two rails, under evergreens or 80% shade cloth, where rain reaches and wind does not. Mycelium grows fastest at 21 to 27 °C and simply waits through the cold, so the run takes 6 to 18 months.\n\nWeigh two test logs on the first day and write the figures on their tags. If they lose 15%, sprinkle the whole stack for a day, then let the bark dry. Bark that is wet all the time grows weed fungi; bark that never gets wet kills the log. Turn the stack every three months.\n\nA ready log shows cream and brown patches on its sawn ends and sounds dull when knocked.\n\n## Soak and fruit\n\nWait for days of 12 to 20 °C, or pick a strain bred for summer. Sink the logs in cold, unchlorinated water for 12 to 24 hours under a weight. Knock each end once on a board and lean them upright in shade. Drape a damp cloth over them if the air is dry, keeping 80 to 90% humidity until the bark cracks and brown buttons push through. Then uncover them so that air moves.\n\n## Harvest and rest\n\nCut or twist at the bark when the cap is about two thirds open and its edge still curls under, usually seven to twelve days after soaking. Rest the log eight weeks before the next bath, and soak it two or three times a year. Surplus caps [dry well](/posts/drying-mushrooms-well).\n\nOutdoor logs have visitors. The deadly funeral bell, *Galerina marginata*, is brown, rusty-spored and often ringed; in East Asia the poisonous *Omphalotus japonicus* also passes for shiitake. Check cap, tough shaggy stem and white spore print on each mushroom; the print excludes *Galerina* but not *Omphalotus*, whose spores are pale too, so cut the stem base and look for its ridge and dark stain. Cook it thoroughly, and leave alone anything you cannot name with certainty.',
    es: 'El tronco es la manera lenta de cultivar [shiitake](/mushrooms/lentinula-edodes), *Lentinula edodes*, y también la que menos atención exige cada semana. Una pieza de 10 cm de grosor y un metro de largo se maneja bien; empiece con cinco o diez.\n\n## Elegir y cortar la madera\n\nSe tala roble o encino vivo y sano al final del invierno, antes de que hinchen las yemas, cuando la corteza está bien pegada y la albura guarda más azúcares. Los mejores grosores van de 8 a 15 cm. También sirven haya, castaño y carpe; las coníferas y los frutales no compensan. La corteza debe quedar entera, porque es la piel del tronco. Déjelos a la sombra y sin tocar el suelo de dos a cuatro semanas. La leña vieja se descarta: ya la habitan otros hongos.\n\n## Perforar, rellenar y sellar\n\n1. Cepille en seco la tierra y el musgo suelto.\n2. Para tacos de madera, agujeros de 8 mm de ancho y 30 mm de hondo; para micelio en aserrín, de 12 mm por 25. Un tope en la broca ahorra errores.\n3. Deje 15 cm entre agujeros a lo largo. Inicie la fila siguiente 6 cm más allá, desplazada medio paso, de modo que el dibujo forme rombos. Caben entre treinta y treinta y cinco.\n4. Clave cada taco a ras de corteza, o apriete el aserrín hasta el borde.\n5. Derrita al baño maría cera de queso o de abeja, nunca sobre la llama, y cubra todos los orificios.\n6. Clave una chapa de aluminio con cepa, árbol y fecha.\n\nTodo agujero abierto se cierra ese mismo día. Trabaje a 5 °C o más y guarde el micelio sobrante en el refrigerador.\n\n## El lugar de reposo\n\nApile los troncos en rejilla sobre dos travesaños, bajo árboles perennes o malla del 80 %, donde llegue la lluvia y no el viento. El micelio avanza mejor entre 21 y 27 °C y con el frío se detiene, de ahí que tarde de 6 a 18 meses.\n\nPese dos troncos testigo el primer día y anote la cifra en su chapa. Si pierden un 15 %, riegue la pila durante una jornada y deje secar la corteza. Siempre mojada, cría hongos invasores; siempre seca, el tronco muere. Voltee la pila cada tres meses.\n\nSabrá que está listo por las manchas crema y pardas de los extremos y por su sonido sordo al golpearlo.\n\n## Remojo y brote\n\nEspere días de 12 a 20 °C, o elija una cepa de verano. Sumerja los troncos con un peso encima entre 12 y 24 horas, en agua fría sin cloro. Dé un golpe seco con cada extremo sobre una tabla y apóyelos de pie a la sombra. Si el ambiente es seco, cúbralos con una tela húmeda que mantenga del 80 al 90 % de humedad hasta que la corteza se raje y asomen botones pardos; en ese momento, destápelos.\n\n## Recolección y descanso\n\nCorte cuando el sombrero haya abierto unos dos tercios y conserve el borde enrollado, por lo común de siete a doce días después del baño. Deje ocho semanas antes del siguiente y no pase de dos o tres al año. Lo que sobre [se seca bien](/posts/drying-mushrooms-well).\n\nAl aire libre aparecen intrusos. La galerina mortal, *Galerina marginata*, es parda, de esporada herrumbrosa y a menudo con anillo; en Asia oriental, la tóxica *Omphalotus japonicus* también engaña. Compruebe en cada pieza el sombrero, el pie tenaz y lanoso y la esporada blanca, que descarta a *Galerina* pero no a *Omphalotus*, también de esporas claras: corte la base del pie y busque el reborde y la mancha oscura. Cocínelo bien hecho y no toque lo que no pueda identificar sin duda alguna.',
    pt: 'Cultivar [shiitake](/mushrooms/lentinula-edodes), *Lentinula edodes*, em tora leva tempo, mas quase não dá trabalho entre uma estação e outra. Peças de 10 cm de diâmetro e 1 m de comprimento cabem no braço; comece com cinco ou dez.\n\n## Escolha e corte da madeira\n\nAbata carvalho vivo e sadio no fim do inverno, antes da brotação, quando a casca está firme e o alburno rico em açúcares. Os diâmetros de 8 a 15 cm são os mais práticos. Castanheiro e faia também servem e, no Brasil e em Portugal, muitos produtores usam eucalipto; coníferas não valem a pena. Preserve a casca, que protege a tora como pele. Deixe descansar à sombra, longe do chão, por duas a quatro semanas. Madeira caída há meses já tem outros moradores e não serve.\n\n## Furar, preencher e vedar\n\n1. Escove a seco a terra e o musgo solto.\n2. Com cavilhas inoculadas, furos de 8 mm por 30 mm de profundidade; com spawn de serragem, 12 mm por 25 mm. Marque a broca com um limitador.\n3. Mantenha 15 cm entre os furos de uma mesma linha. A linha vizinha fica 6 cm ao lado e começa meio passo adiante, formando losangos. São de trinta a trinta e cinco furos por tora.\n4. Bata a cavilha até nivelar com a casca, ou comprima a serragem até a borda.\n5. Derreta cera de abelha ou de queijo em banho-maria, jamais direto na chama, e cubra cada furo por completo.\n6. Pregue uma etiqueta de alumínio com linhagem, árvore e data.\n\nNão deixe furo aberto para o dia seguinte. Trabalhe a 5 °C ou mais, e o spawn que sobrar volta para a geladeira.\n\n## O pátio de repouso\n\nEmpilhe em fogueira, cruzando as toras sobre dois caibros, debaixo de árvores ou de tela de 80% de sombra, onde chova e não vente. O micélio anda melhor entre 21 e 27 °C e para no frio; por isso a colonização dura de 6 a 18 meses.\n\nPese duas toras de controle no primeiro dia e escreva o valor na etiqueta. Quando perderem 15%, molhe a pilha um dia inteiro e deixe a casca secar depois. Casca sempre úmida cria fungos invasores, e tora que resseca morre. A cada três meses, troque as posições.\n\nManchas creme e marrons nas pontas serradas e um som abafado ao bater avisam que chegou a hora.\n\n## Choque e frutificação\n\nAguarde dias de 12 a 20 °C ou escolha uma linhagem de verão. Mergulhe as toras com um peso, por 12 a 24 horas, em água fria e sem cloro. Bata cada ponta uma vez numa tábua e encoste-as de pé na sombra. Em tempo seco, cubra com pano úmido para segurar 80 a 90% de umidade até que a casca rache e surjam botões escuros; aí, descubra.\n\n## Colheita e descanso\n\nColha com o chapéu dois terços aberto e a margem ainda curva, o que costuma ocorrer de sete a doze dias após o banho. Dê oito semanas de folga antes do próximo e fique em dois ou três por ano. O que sobra pode ser [desidratado](/posts/drying-mushrooms-well).\n\nToras no quintal recebem hóspedes perigosos. A galerina-mortal, *Galerina marginata*, é marrom, de esporada ferrugem e muitas vezes com anel; no leste da Ásia, o tóxico *Omphalotus japonicus* completa a lista. Examine um por um o chapéu, o pé rijo e felpudo e a esporada branca, que exclui *Galerina* mas não *Omphalotus*, também de esporos claros: corte a base do pé e procure o rebordo e a mancha escura. Cozinhe até o centro e recuse qualquer exemplar cuja identidade não seja certa.',
  },
  stages: [
    {
      title: { en: 'Cut and rest', es: 'Corte y reposo', pt: 'Corte e descanso' },
      description: {
        en: 'Dormant oak is felled with its bark intact and rested in shade off the ground.',
        es: 'El roble se corta en parada invernal, con la corteza intacta, y reposa a la sombra sin tocar tierra.',
        pt: 'O carvalho, cortado em dormência e com a casca inteira, repousa à sombra sem encostar no solo.',
      },
      temperatureC: [0, 15],
      humidityPct: null,
      days: [14, 28],
    },
    {
      title: { en: 'Drill and wax', es: 'Siembra y sellado', pt: 'Inoculação e vedação' },
      description: {
        en: 'Thirty or so holes are drilled in a diamond pattern, filled with spawn and sealed with wax in one session.',
        es: 'Unos treinta agujeros en rombo se rellenan de micelio y se cierran con cera en una sola sesión.',
        pt: 'Cerca de trinta furos em losango recebem spawn e cera no mesmo dia.',
      },
      temperatureC: [5, 20],
      humidityPct: null,
      days: [1, 2],
    },
    {
      title: { en: 'Spawn run in the yard', es: 'Colonización al aire libre', pt: 'Colonização no pátio' },
      description: {
        en: 'Shade, rain and drying spells alternate while the mycelium fills the sapwood; growth is quickest at 21–27 °C.',
        es: 'Sombra, lluvia y ratos secos se alternan mientras el micelio llena la albura, con mayor rapidez entre 21 y 27 °C.',
        pt: 'Entre sombra, chuva e períodos secos, o micélio ocupa o alburno, mais rápido de 21 a 27 °C.',
      },
      temperatureC: [5, 27],
      humidityPct: null,
      days: [180, 540],
    },
    {
      title: { en: 'Cold soak', es: 'Baño frío', pt: 'Banho frio' },
      description: {
        en: 'Logs lie under cold water for 12 to 24 hours, never longer.',
        es: 'Los troncos pasan de 12 a 24 horas bajo agua fría, sin prolongarlo.',
        pt: 'As toras ficam submersas em água fria de 12 a 24 horas, não mais.',
      },
      temperatureC: [5, 15],
      humidityPct: null,
      days: [1, 1],
    },
    {
      title: { en: 'Fruiting', es: 'Fructificación', pt: 'Formação dos cogumelos' },
      description: {
        en: 'Buttons break the bark within days and open into caps in shaded, moving air.',
        es: 'Los botones rompen la corteza a los pocos días y se abren a la sombra, con aire en movimiento.',
        pt: 'Botões rompem a casca em poucos dias e se abrem em local sombreado e arejado.',
      },
      temperatureC: [12, 20],
      humidityPct: [80, 90],
      days: [7, 12],
    },
    {
      title: { en: 'Recovery', es: 'Recuperación', pt: 'Recuperação da tora' },
      description: {
        en: 'The log goes back to its stack and is watered only in drought before the next soak.',
        es: 'El tronco vuelve a la pila y solo se riega si hay sequía, hasta el próximo remojo.',
        pt: 'De volta à pilha, a tora só recebe água na estiagem até o próximo choque.',
      },
      temperatureC: [5, 27],
      humidityPct: null,
      days: [56, 70],
    },
  ],
  yield: {
    en: 'Count on roughly 100–250 g of fresh mushrooms per log at each soak, two or three times a year for three to five years. The 60–120% biological efficiency often quoted belongs to sawdust blocks, not to logs.',
    es: 'Calcule de 100 a 250 g de setas frescas por tronco y remojo, dos o tres veces al año, durante tres a cinco años. La eficiencia biológica del 60–120 % que suele citarse corresponde a bloques de aserrín.',
    pt: 'Espere de 100 a 250 g de cogumelos frescos por tora em cada banho, duas ou três vezes ao ano, por três a cinco anos. Os 60–120% de eficiência biológica que se costumam citar valem para blocos de serragem.',
  },
  contamination: {
    en: 'Small brackets, crusts and green mold on the bark come from logs stored too long, sealed badly or kept wet without a break; restack them with more air and set badly overgrown ones apart. Black, charcoal-like blisters follow sun and drought, so improve the shade. Slugs are hand-picked at dusk and discouraged by a strip of dry gravel.',
    es: 'Las costras, las repisas pequeñas y el moho verde en la corteza nacen de madera vieja, cera mal puesta o humedad sin tregua; abra la pila y aparte los troncos más invadidos. Unas ampollas negras como carbón indican sol y sequía, que se corrigen con más sombra. Las babosas se retiran a mano al anochecer y una franja de grava seca las frena.',
    pt: 'Crostas, pequenas orelhas-de-pau e mofo verde na casca resultam de madeira velha, vedação falha ou umidade constante; afaste as toras para circular ar e isole as muito tomadas. Bolhas pretas como carvão indicam sol e seca, pedindo sombra melhor. Cate as lesmas ao anoitecer e mantenha uma faixa de brita seca em volta.',
  },
  supplies: ['growing/supplies/grain-spawn', 'growing/supplies/substrates', 'educational/books'],
}
