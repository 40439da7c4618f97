import type { GuideSeed } from '../shapes'

export const kingOysterInBottlesAndBags: GuideSeed = {
  slug: 'king-oyster-in-bottles-and-bags',
  title: {
    en: 'King oyster in bottles and bags',
    es: 'Seta de cardo en botellas y bolsas',
    pt: 'Eryngui em garrafas e sacos',
  },
  lead: {
    en: 'Thick white stems come from cool rooms, a scraped surface and the nerve to cut away most of the pins.',
    es: 'Los pies blancos y gruesos nacen del frío moderado, de una superficie raspada y del valor de eliminar casi todos los brotes.',
    pt: 'Pés brancos e grossos dependem de um lugar fresco, da superfície raspada e da coragem de eliminar quase todos os brotos.',
  },
  species: ['pleurotus-eryngii'],
  difficulty: 2,
  content: {
    en: 'The [king oyster](/mushrooms/pleurotus-eryngii), *Pleurotus eryngii*, is grown for its stem. In pasture it feeds on the roots of eryngo; at home it accepts sterilized sawdust, provided you can offer a spell of real coolness. Bottles make few, even mushrooms. Bags are easier to find and give a second crop more often. Both follow the same path.\n\n## Ten bottles or four bags\n\nUse polypropylene bottles of about 850 ml with filter lids, or autoclavable filter bags holding 1.4 kg each. Weigh the ingredients dry:\n\n- 1.56 kg of hardwood sawdust, well aged if possible\n- 400 g of wheat or rice bran\n- 20 g of gypsum and 20 g of ground limestone\n- About 3.5 liters of water\n\nMix everything dry, then add the water in stages. A hard squeeze should bring beads between the fingers without a stream. Fill each bottle with 550 g, firm at the shoulder and looser below, stopping 2 cm under the rim. Push a clean 15 mm dowel down the middle and draw it out: the hole lets spawn and air reach the bottom.\n\n## Heat and spawn\n\nAt 121 °C bottles need 90 minutes and bags two and a half hours. Cool them overnight. In clean, still air drop 12 g of grain spawn into each bottle so that some falls down the hole and the rest covers the top; a bag takes about 40 g, shaken through. Beginners will find the hand movements in the guide on [clean technique](/mushrooms/growing-guide/clean-technique-from-spore-to-grain).\n\n## Colonize\n\nHold 22 to 25 °C. Measure between the bottles, for packed shelves heat themselves, and 26 °C in the center already costs yield. White growth reaches the base in two and a half to three weeks. Then wait another few days: fully ripened mycelium pins evenly.\n\n## Scrape, chill, pin\n\n1. Open the bottle and scrape off the old spawn and about 5 mm of surface with a boiled spoon.\n2. Pour in a little clean water, wait ten minutes and tip it out.\n3. Turn the bottle upside down on a clean tray, or cover it with damp newspaper, so that the surface cannot dry.\n4. Keep it at 12 to 15 °C and 90 to 95% humidity, with soft light for some ten hours a day.\n\nFor bags, skip the scraping. Cut off the top but leave a collar of 8 cm above the block and fold damp paper over it.\n\nGray-white bumps appear after ten to fifteen days. Stand the bottles upright and take off the paper.\n\n## Thin and shape\n\nWhen the pins are as long as a thumb joint, choose two or three of the best and cut the others at the base with a clean, pointed knife. It feels wasteful. Without it you get a bouquet of thin stems. Keep 14 to 16 °C, 85 to 90% humidity, and air that is fresh but not brisk: a collar or a half-closed vent holds back enough carbon dioxide to lengthen stems, while full ventilation widens caps. Humidify the room, never the mushroom.\n\n## Harvest\n\nFive to eight days after thinning, stems stand 8 to 12 cm tall with the cap edge still slightly rolled. Cut at the base and wipe instead of washing. In a closed box in the refrigerator they keep ten days or so. Bottles are then emptied into the compost; a bag, soaked for an hour and drained, may give a smaller second crop in about three weeks. Growers can become allergic to the spores, so harvest before the caps flatten.',
    es: 'De la [seta de cardo](/mushrooms/pleurotus-eryngii), *Pleurotus eryngii*, se busca el pie. En el pasto vive de raíces de umbelíferas; en casa acepta aserrín esterilizado, siempre que haya unas semanas de frescor verdadero. La botella da pocas piezas iguales; la bolsa se consigue mejor y suele regalar otra cosecha. El camino es común.\n\n## Diez botellas o cuatro bolsas\n\nHacen falta botellas de polipropileno de unos 850 ml con tapa filtrante, o bolsas de autoclave para 1,4 kg. En peso seco:\n\n- 1,56 kg de aserrín de frondosas, mejor si está envejecido\n- 400 g de salvado de trigo o de arroz\n- 20 g de yeso y 20 g de caliza molida\n- Unos 3,5 litros de agua\n\nMezcle en seco y moje por etapas, hasta que al apretar aparezcan perlas de agua entre los dedos, sin chorro. Ponga 550 g por botella, más firme en los hombros que abajo, y pare a 2 cm del borde. Hunda una varilla limpia de 15 mm hasta el fondo y retírela: por ese canal bajarán el aire y el micelio.\n\n## Calor y siembra\n\nA 121 °C, las botellas necesitan 90 minutos y las bolsas dos horas y media. Enfríe hasta el día siguiente. En ambiente limpio y sin corrientes, eche 12 g de grano por botella, parte por el canal y el resto arriba; una bolsa recibe unos 40 g bien repartidos. Si es la primera vez, lea antes la guía de [técnica limpia](/mushrooms/growing-guide/clean-technique-from-spore-to-grain).\n\n## Colonización\n\nMantenga de 22 a 25 °C y mida entre botellas, porque un estante lleno se calienta solo y 26 °C en el centro ya restan cosecha. El blanco llega al fondo en dos semanas y media o tres. Espere aún varios días: el micelio maduro brota más parejo.\n\n## Raspar, enfriar, brotar\n\n1. Destape y raspe con una cuchara hervida el grano viejo y unos 5 mm de superficie.\n2. Vierta un poco de agua limpia, espere diez minutos y vacíela.\n3. Coloque la botella boca abajo sobre una bandeja limpia, o cúbrala con periódico húmedo, para que no se reseque.\n4. Téngala a 12–15 °C, con humedad del 90 al 95 % y unas diez horas diarias de luz tenue.\n\nLas bolsas no se raspan. Corte la parte alta dejando un cuello de 8 cm sobre el bloque y pliegue encima papel mojado.\n\nEntre diez y quince días más tarde se ven bultos blanco grisáceos. Es hora de enderezar las botellas y quitar el papel.\n\n## Aclarar y dar forma\n\nCon brotes del largo de una falange, elija los dos o tres mejores y corte los otros por la base con un cuchillo fino y limpio. Da pena, pero sin aclareo sale un ramo de pies delgados. Conserve 14–16 °C, humedad del 85 al 90 % y aire fresco sin exceso: un cuello de plástico o una rejilla a medio cerrar retienen dióxido de carbono suficiente para alargar el pie, y la ventilación plena ensancha el sombrero. La humedad va al ambiente, jamás sobre la seta.\n\n## Cosecha\n\nDe cinco a ocho días después del aclareo, los pies miden de 8 a 12 cm y el borde del sombrero sigue algo enrollado. Corte por la base y limpie con un paño. En caja cerrada y refrigeradas duran unos diez días. Las botellas se vacían en el compost; una bolsa remojada una hora y escurrida puede dar una segunda tanda, más corta, a las tres semanas. Recoja antes de que el sombrero se aplane, porque respirar esporas a diario puede provocar alergia.',
    pt: 'É pelo pé que se cultiva o [cogumelo-do-cardo ou eryngui](/mushrooms/pleurotus-eryngii), *Pleurotus eryngii*. No pasto, ele se alimenta de raízes de apiáceas; em casa, aceita serragem esterilizada, desde que haja algumas semanas de frio ameno. Garrafas dão poucos cogumelos, todos parecidos. Sacos são fáceis de comprar e costumam render uma segunda colheita. O roteiro serve para ambos.\n\n## Dez garrafas ou quatro sacos\n\nProvidencie garrafas de polipropileno de uns 850 ml com tampa de filtro, ou sacos autoclaváveis para 1,4 kg. Pesos a seco:\n\n- 1,56 kg de serragem de folhosas, de preferência envelhecida\n- 400 g de farelo de trigo ou de arroz\n- 20 g de gesso e 20 g de calcário moído\n- Perto de 3,5 litros de água\n\nMisture tudo seco e molhe em etapas, até que o aperto forme gotinhas entre os dedos sem escorrer. Vão 550 g por garrafa, mais firmes no ombro e mais soltos embaixo, parando a 2 cm da boca. Enfie uma vareta limpa de 15 mm até o fundo e puxe: o furo conduz ar e spawn.\n\n## Calor e inoculação\n\nA 121 °C, conte 90 minutos para as garrafas e duas horas e meia para os sacos. Esfrie até a manhã seguinte. Em ar limpo e parado, ponha 12 g de spawn por garrafa, deixando parte cair no furo; cada saco leva cerca de 40 g, bem misturados. Os movimentos estão descritos no guia de [técnica limpa](/mushrooms/growing-guide/clean-technique-from-spore-to-grain).\n\n## Colonização\n\nTrabalhe com 22 a 25 °C medidos entre as garrafas, já que prateleira cheia gera calor e 26 °C no centro reduzem a colheita. O branco alcança a base em duas semanas e meia a três. Dê mais alguns dias: micélio maduro brota por igual.\n\n## Raspar, resfriar, brotar\n\n1. Destampe e raspe, com colher fervida, os grãos velhos e uns 5 mm da superfície.\n2. Ponha um pouco de água limpa, aguarde dez minutos e despeje.\n3. Vire a garrafa de boca para baixo em bandeja limpa, ou cubra com jornal úmido, para nada ressecar.\n4. Deixe a 12–15 °C, umidade de 90 a 95% e luz fraca durante umas dez horas por dia.\n\nNo saco não se raspa. Corte o topo, conserve uma gola de 8 cm acima do bloco e dobre papel molhado por cima.\n\nEm dez a quinze dias surgem bolinhas branco-acinzentadas. Desvire então as garrafas e retire o papel.\n\n## Desbaste e forma\n\nQuando os brotos tiverem o tamanho da ponta do polegar, escolha os dois ou três melhores e corte os demais na base com faca fina e limpa. Parece desperdício, mas sem desbaste nasce um buquê de pés magros. Siga com 14 a 16 °C, 85 a 90% de umidade e renovação moderada: uma gola ou uma abertura parcial segura gás carbônico bastante para esticar o pé, enquanto o ar livre alarga o chapéu. Umedeça o ambiente, nunca o cogumelo.\n\n## Colheita\n\nCinco a oito dias depois do desbaste, os pés têm de 8 a 12 cm e a borda do chapéu ainda está um pouco enrolada. Corte na base e limpe com pano, sem lavar. Em pote fechado, na geladeira, aguentam uns dez dias. A garrafa segue para a composteira; o saco, mergulhado por uma hora e escorrido, pode repetir uma safra menor em três semanas. Não espere o chapéu abrir de todo, pois os esporos no ar sensibilizam alguns produtores.',
  },
  stages: [
    {
      title: { en: 'Fill and sterilize', es: 'Llenado y esterilizado', pt: 'Envase e esterilização' },
      description: {
        en: 'Bottles get 90 minutes at 121 °C, bags two and a half hours, then a night to cool.',
        es: 'Las botellas pasan 90 minutos a 121 °C y las bolsas dos horas y media, con una noche para enfriarse.',
        pt: 'São 90 minutos a 121 °C nas garrafas e duas horas e meia nos sacos, mais uma noite de resfriamento.',
      },
      temperatureC: [121, 121],
      humidityPct: null,
      days: [1, 2],
    },
    {
      title: { en: 'Colonizing and ripening', es: 'Colonización y maduración', pt: 'Colonização e maturação' },
      description: {
        en: 'Mycelium reaches the base, then ripens a few days more at a steady temperature.',
        es: 'El micelio alcanza el fondo y madura unos días más a temperatura constante.',
        pt: 'O micélio chega à base e amadurece mais alguns dias em temperatura estável.',
      },
      temperatureC: [22, 25],
      humidityPct: [60, 70],
      days: [20, 30],
    },
    {
      title: { en: 'Scraping and chilling', es: 'Raspado y frío', pt: 'Raspagem e frio' },
      description: {
        en: 'The scraped, damp surface is kept cool and covered until pins form, 30 to 45 days from spawning.',
        es: 'La superficie raspada y húmeda se mantiene fresca y cubierta hasta que brota, entre 30 y 45 días desde la siembra.',
        pt: 'Raspada e úmida, a superfície fica coberta e fresca até brotar, 30 a 45 dias após a inoculação.',
      },
      temperatureC: [12, 15],
      humidityPct: [90, 95],
      days: [10, 15],
    },
    {
      title: { en: 'Thinning and stem growth', es: 'Aclareo y engorde', pt: 'Desbaste e engorda' },
      description: {
        en: 'Two or three pins remain and thicken in cool, moderately fresh air until the cap edge begins to unroll.',
        es: 'Quedan dos o tres brotes que engruesan con aire fresco moderado hasta que el sombrero empieza a desenrollarse.',
        pt: 'Restam dois ou três brotos, que engrossam em ar fresco moderado até a margem começar a desenrolar.',
      },
      temperatureC: [14, 16],
      humidityPct: [85, 90],
      days: [5, 8],
    },
  ],
  yield: {
    en: '40–80% biological efficiency: 80 to 160 g from each bottle, or 800 g to 1.6 kg from the whole batch of 2 kg of dry mix.',
    es: 'Eficiencia biológica del 40–80 %: de 80 a 160 g por botella, es decir, entre 800 g y 1,6 kg con los 2 kg de mezcla seca.',
    pt: '40–80% de eficiência biológica: cada garrafa dá de 80 a 160 g, e os 2 kg de mistura seca somam de 800 g a 1,6 kg.',
  },
  contamination: {
    en: 'Yellow-brown, slippery patches on caps and stems are bacterial blotch, brought on by drops of water and rooms above 18 °C; cool down, move the air and discard what is affected. Green mold on the scraped surface comes from an unclean tool or tired mycelium. Bottles that stay brown below were packed too tight or spawned only at the top.',
    es: 'Las zonas pardo amarillentas y viscosas son mancha bacteriana, favorecida por gotas de agua y salas de más de 18 °C; enfríe, mueva el aire y deseche lo afectado. Si la superficie raspada se vuelve verde, la cuchara no estaba limpia o el micelio era débil. Una botella parda por abajo se apretó demasiado o quedó sin grano en el canal.',
    pt: 'Áreas amarelo-amarronzadas e viscosas são mancha bacteriana, favorecida por gotas e por salas acima de 18 °C; baixe a temperatura, ventile e descarte as peças atingidas. Mofo verde na face raspada denuncia colher suja ou micélio fraco. Garrafa que não clareia no fundo foi compactada demais ou ficou sem spawn no furo.',
  },
  supplies: [
    'growing/supplies/grain-spawn',
    'growing/supplies/substrates',
    'growing/supplies/grow-bags',
    'growing/equipment/sterilizers',
    'growing/equipment/automation',
  ],
}
