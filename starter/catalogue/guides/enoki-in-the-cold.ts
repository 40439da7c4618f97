import type { GuideSeed } from '../shapes'

export const enokiInTheCold: GuideSeed = {
  slug: 'enoki-in-the-cold',
  title: { en: 'Enoki in the cold', es: 'Enoki en frío', pt: 'Enoki no frio' },
  lead: {
    en: 'Cold, near darkness and a paper collar draw a golden winter mushroom into a sheaf of ivory stems.',
    es: 'El frío, la penumbra y un collar de papel estiran una seta dorada de invierno hasta volverla un haz de tallos de marfil.',
    pt: 'Frio, penumbra e uma gola de papel transformam um cogumelo dourado de inverno num feixe de talos cor de marfim.',
  },
  species: ['flammulina-filiformis'],
  difficulty: 3,
  content: {
    en: 'Left to itself, [enoki](/mushrooms/flammulina-filiformis), *Flammulina filiformis*, makes short stems and honey-colored caps. The long white form of the shops is a matter of management. You need a place that holds 7 to 14 °C for a month: a winter cellar, or a spare refrigerator run by a plug-in thermostat, which should hold nothing else.\n\n## The bottles\n\nFor ten wide-mouthed polypropylene bottles of 850 ml with filter lids, weigh out dry:\n\n- 1.5 kg of hardwood sawdust, or half sawdust and half ground corn cob\n- 460 g of fresh rice bran\n- 40 g of gypsum\n- Roughly 3.5 liters of water\n\nRice bran goes rancid, so smell it first. Soak the cob overnight, mix, and adjust until a tight fist brings out only a few drops. Pack 550 g to a bottle, level with the base of the neck, and make a finger-wide hole down the center. Sterilize for 90 minutes at 121 °C and cool behind a closed lid.\n\nOrder grain spawn of a white strain; a wild-type strain will brown in any light. In clean air give each bottle 12 to 15 g, enough to hide the surface. The guide on [clean technique](/mushrooms/growing-guide/clean-technique-from-spore-to-grain) covers sterile transfers.\n\n## Warm weeks\n\nIncubate in the dark at 20 to 24 °C for 22 to 28 days. The growth is fine, white and rather flat. Do not move bottles to the cold early: the half-eaten mix at the bottom goes on making heat and the stems come up uneven.\n\n## Scrape and wake\n\n1. Wash your hands, boil a spoon, and scrape away spawn and aerial mycelium until the surface is flat.\n2. Add a tablespoon of boiled, cooled water, swirl it and pour it off.\n3. Lay damp paper towel across the mouths.\n4. Set the bottles at 12 to 14 °C and 90 to 95% humidity, in the faintest light, opening the door briefly twice a day.\n\nAfter ten to thirteen days the surface is crowded with amber droplets and tiny caps like pinheads. Remove the paper.\n\n## Hold them back\n\nLower the setting to 7 or 8 °C for five to seven days. The fastest stems slow, the laggards catch up, and the bundle becomes even. A small fan in the chamber helps; a wet film on the caps does not.\n\n## Collar and stretch\n\nOnce stems stand 2 to 3 cm above the rim, roll a sheet of stiff waxed paper into a cone 13 cm tall, a little wider at the top, and fix it round the neck. Inside it the breath of the mushrooms collects. That carbon dioxide, with darkness and 7 to 10 °C, keeps caps small and sends stems upward. The collar is all you need: never release gas or dry ice in a room or cellar, where it can suffocate a person. Keep humidity at 85 to 90%. After eight to twelve days the caps reach the paper’s edge.\n\n## Harvest and eat safely\n\nPeel off the collar, grip the whole sheaf and twist it out when the stems are 12 to 14 cm long and the caps under 1 cm. One crop per bottle is normal.\n\nListeria grows in the cold and has traveled on raw enoki. Throw away used collars, disinfect the chamber between crops, bag the bundles dry and refrigerate them at once. Trim the base and cook every strand; heat also destroys a protein that is toxic to the heart.\n\nDo not bury spent bottles in the garden. Enoki fruiting outdoors is brown and small, and the deadly *Galerina marginata* can rise from the same wood. Unless every stem is identified with certainty, nothing from there belongs in a pan.',
    es: 'Sin intervención, el [enoki](/mushrooms/flammulina-filiformis), *Flammulina filiformis*, tiene el pie corto y el sombrero color miel. La forma larga y blanca del mercado es fruto del manejo. Se necesita un lugar que conserve de 7 a 14 °C durante un mes: una bodega en invierno o un refrigerador de sobra gobernado por un termostato de enchufe, donde no se guarde nada más.\n\n## Las botellas\n\nPara diez botellas de polipropileno de boca ancha, de 850 ml y con tapa filtrante, pese en seco:\n\n- 1,5 kg de aserrín de frondosas, o mitad aserrín y mitad mazorca de maíz triturada\n- 460 g de salvado de arroz fresco\n- 40 g de yeso\n- Alrededor de 3,5 litros de agua\n\nHuela el salvado, que se enrancia pronto. Remoje la mazorca la noche anterior, mezcle y corrija hasta que el puño cerrado exprima solo unas gotas. Van 550 g por botella, hasta el arranque del cuello, con un agujero central del ancho de un dedo. Esterilice 90 minutos a 121 °C y enfríe sin destapar.\n\nPida grano de una cepa blanca, porque las de tipo silvestre se oscurecen con cualquier luz. En aire limpio, cada botella recibe de 12 a 15 g, lo justo para esconder la superficie. Los traspasos estériles se explican en [técnica limpia](/mushrooms/growing-guide/clean-technique-from-spore-to-grain).\n\n## Semanas templadas\n\nIncube a oscuras, entre 20 y 24 °C, de 22 a 28 días. El crecimiento es fino, blanco y bastante plano. No adelante el frío: la parte baja sin colonizar sigue generando calor y los tallos salen desiguales.\n\n## Raspar y despertar\n\n1. Con las manos lavadas y una cuchara hervida, retire el grano y el micelio aéreo hasta dejar la superficie lisa.\n2. Añada una cucharada de agua hervida y fría, haga girar la botella y vacíela.\n3. Extienda papel de cocina húmedo sobre las bocas.\n4. Deje las botellas a 12–14 °C, con 90–95 % de humedad y apenas un hilo de luz, y abra la puerta un momento dos veces al día.\n\nEntre diez y trece días después, la superficie se llena de gotas ámbar y de cabecitas como alfileres. Quite el papel.\n\n## Frenar para igualar\n\nBaje a 7 u 8 °C de cinco a siete días. Los tallos adelantados se contienen, los rezagados los alcanzan y el manojo queda parejo. Un ventilador pequeño ayuda; una película de agua sobre los sombreros, no.\n\n## Collar y estirón\n\nCuando los tallos sobresalgan 2 o 3 cm, enrolle una hoja de papel encerado rígido en forma de cono de 13 cm, algo más abierto arriba, y sujételo al cuello. Dentro se acumula la respiración de las propias setas. Ese dióxido de carbono, junto con la oscuridad y 7–10 °C, mantiene pequeño el sombrero y alarga el pie. Con el collar basta: no suelte gas ni hielo seco en un cuarto o sótano, porque pueden asfixiar a una persona. La humedad se queda en el 85–90 %. De ocho a doce días más tarde, los sombreros llegan al borde del papel.\n\n## Cosechar y comer con seguridad\n\nRetire el collar, sujete el haz entero y gírelo cuando los tallos midan de 12 a 14 cm y los sombreros menos de 1 cm. Lo habitual es una sola cosecha.\n\nLa listeria prospera en frío y ha viajado en enoki crudo. Tire los collares usados, desinfecte la cámara entre tandas, embolse los manojos secos y refrigérelos de inmediato. Recorte la base y cocine hasta la última hebra: el calor elimina además una proteína tóxica para el corazón.\n\nTampoco entierre los bloques gastados en el jardín. A la intemperie el enoki es pequeño y pardo, y de la misma madera puede brotar la mortal *Galerina marginata*. De allí no debe ir nada a la sartén sin identificar cada pie con certeza.',
    pt: 'Por conta própria, o [enoki](/mushrooms/flammulina-filiformis), *Flammulina filiformis*, faz pé curto e chapéu cor de mel. O feixe longo e branco do mercado é obra de manejo. Você vai precisar de um lugar que fique entre 7 e 14 °C por um mês: porão de inverno ou uma geladeira extra, comandada por termostato de tomada e reservada só para isso.\n\n## As garrafas\n\nPara dez garrafas de polipropileno de boca larga, 850 ml e tampa com filtro, pese a seco:\n\n- 1,5 kg de serragem de folhosas, ou metade serragem e metade sabugo de milho triturado\n- 460 g de farelo de arroz fresco\n- 40 g de gesso\n- Por volta de 3,5 litros de água\n\nO farelo de arroz rança logo; cheire antes de usar. Hidrate o sabugo na véspera, misture e acerte até que a mão fechada solte apenas algumas gotas. Coloque 550 g em cada garrafa, até o começo do gargalo, e abra no centro um furo da largura de um dedo. Esterilize por 90 minutos a 121 °C e resfrie sem destampar.\n\nEncomende spawn de linhagem branca, visto que as de tipo silvestre escurecem com qualquer claridade. Em ar limpo, use de 12 a 15 g por garrafa, o bastante para esconder a superfície. As transferências estéreis são assunto da [técnica limpa](/mushrooms/growing-guide/clean-technique-from-spore-to-grain).\n\n## Semanas mornas\n\nIncube no escuro, a 20–24 °C, por 22 a 28 dias. O crescimento é fino, branco e rasteiro. Não antecipe o frio: o fundo ainda cru continua a aquecer e os talos saem desiguais.\n\n## Raspar e despertar\n\n1. De mãos lavadas, com colher fervida, remova os grãos e o micélio aéreo até alisar a superfície.\n2. Pingue uma colher de sopa de água fervida e fria, gire e escorra.\n3. Estenda papel-toalha úmido sobre as bocas.\n4. Acomode as garrafas a 12–14 °C, com 90 a 95% de umidade e um fio de luz, e abra a porta por instantes duas vezes ao dia.\n\nDe dez a treze dias depois, a superfície se cobre de gotas âmbar e de cabecinhas do tamanho de alfinetes. Tire o papel.\n\n## Segurar para igualar\n\nReduza para 7 ou 8 °C durante cinco a sete dias. Os talos apressados param, os atrasados chegam e o tufo fica nivelado. Um ventilador pequeno ajuda, ao contrário de água parada nos chapéus.\n\n## Gola e alongamento\n\nCom os talos 2 a 3 cm acima da boca, enrole papel encerado firme num cone de 13 cm, mais aberto em cima, e prenda no gargalo. A respiração dos cogumelos se acumula ali dentro. Esse gás carbônico, somado ao escuro e a 7–10 °C, mantém o chapéu miúdo e puxa o pé para cima. A gola é suficiente: jamais libere gás ou gelo-seco em quarto ou porão, pelo risco de asfixia. A umidade fica em 85 a 90%. Em oito a doze dias os chapéus encostam na beira do papel.\n\n## Colher e comer com segurança\n\nSolte a gola, segure o feixe inteiro e torça quando os talos tiverem de 12 a 14 cm e os chapéus menos de 1 cm. O normal é uma colheita por garrafa.\n\nA Listeria se multiplica no frio e já circulou em enoki cru. Jogue fora as golas usadas, desinfete a câmara entre um lote e outro, embale os feixes secos e refrigere na hora. Apare a base e cozinhe todos os fios, pois o calor destrói também uma proteína tóxica para o coração.\n\nNão enterre no jardim o material esgotado. Ao ar livre o enoki nasce pequeno e marrom, e a mortal *Galerina marginata* pode sair da mesma madeira; o que brotar ali só vale como alimento depois de identificado pé por pé, com certeza.',
  },
  stages: [
    {
      title: { en: 'Dark incubation', es: 'Incubación a oscuras', pt: 'Incubação no escuro' },
      description: {
        en: 'Fine white mycelium takes the whole bottle before any cooling begins.',
        es: 'Un micelio fino y blanco ocupa toda la botella antes de empezar a enfriar.',
        pt: 'O micélio fino e branco toma a garrafa inteira antes de qualquer resfriamento.',
      },
      temperatureC: [20, 24],
      humidityPct: [60, 70],
      days: [22, 28],
    },
    {
      title: { en: 'Scrape and pin', es: 'Raspado y primordios', pt: 'Raspagem e primórdios' },
      description: {
        en: 'A flattened, moistened surface under damp paper fills with pinhead caps.',
        es: 'La superficie alisada y húmeda, bajo papel mojado, se puebla de cabecitas.',
        pt: 'Sob papel molhado, a superfície alisada se enche de cabecinhas.',
      },
      temperatureC: [12, 14],
      humidityPct: [90, 95],
      days: [10, 13],
    },
    {
      title: { en: 'Cold hold', es: 'Freno en frío', pt: 'Freio no frio' },
      description: {
        en: 'Uncovered bottles stay colder, with a little moving air, until the stems are level.',
        es: 'Las botellas, sin papel, pasan más frío con algo de aire hasta que los tallos se igualan.',
        pt: 'Descobertas e com leve brisa, as garrafas ficam mais frias até os talos nivelarem.',
      },
      temperatureC: [7, 8],
      humidityPct: [85, 90],
      days: [5, 7],
    },
    {
      title: { en: 'Collar and harvest', es: 'Collar y cosecha', pt: 'Gola e colheita' },
      description: {
        en: 'A paper cone holds carbon dioxide round the bundle and the stems reach 12–14 cm in the dark.',
        es: 'El cono de papel retiene dióxido de carbono y, a oscuras, los tallos alcanzan de 12 a 14 cm.',
        pt: 'O cone de papel retém gás carbônico e, no escuro, os talos chegam a 12–14 cm.',
      },
      temperatureC: [7, 10],
      humidityPct: [85, 90],
      days: [8, 12],
    },
  ],
  yield: {
    en: '75–100% biological efficiency: 150 to 200 g a bottle, or 1.5 to 2 kg from ten, 45 to 60 days after spawning.',
    es: 'Eficiencia biológica del 75–100 %: de 150 a 200 g por botella y de 1,5 a 2 kg por las diez, entre 45 y 60 días tras la siembra.',
    pt: '75–100% de eficiência biológica: 150 a 200 g por garrafa, ou 1,5 a 2 kg nas dez, de 45 a 60 dias depois da inoculação.',
  },
  contamination: {
    en: 'Green or black mold on the scraped face usually arrives with the spoon or the paper, so boil one and change the other. Stems with brown, watery bases have bacterial rot from standing water; tip bottles dry and run the fan. A sour or slimy bundle is thrown away whole, never trimmed and eaten.',
    es: 'El moho verde o negro de la superficie raspada suele llegar con la cuchara o el papel: hierva la una y renueve el otro. Si la base de los tallos está parda y aguada, hay bacterias por agua estancada; vuelque las botellas y ponga el ventilador. Un manojo agrio o viscoso se tira entero, sin aprovechar partes.',
    pt: 'Mofo verde ou preto na face raspada costuma vir da colher ou do papel; ferva uma e troque o outro. Talos de base marrom e aguada apodrecem por água parada, o que se evita escorrendo bem e ligando o ventilador. Feixe azedo ou viscoso vai inteiro para o lixo, sem aproveitar pedaços.',
  },
  supplies: [
    'growing/supplies/grain-spawn',
    'growing/supplies/substrates',
    'growing/equipment/sterilizers',
    'growing/equipment/flow-hoods',
    'growing/equipment/automation',
  ],
}
