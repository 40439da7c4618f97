import type { GuideSeed } from '../shapes'

export const wineCapInTheGarden: GuideSeed = {
  slug: 'wine-cap-in-the-garden',
  title: {
    en: 'Wine cap in the garden',
    es: 'Estrofaria de anillo rugoso en el jardín',
    pt: 'Estrofária-rugosa no jardim',
  },
  lead: {
    en: 'How to lay a bed of wood chips and straw in half shade, keep it alive through a dry summer, and be sure of what you pick from it.',
    es: 'Cómo montar una cama de astillas y paja en semisombra, mantenerla viva en un verano seco y estar seguro de lo que se corta en ella.',
    pt: 'Como montar um canteiro de lascas e palha à meia-sombra, mantê-lo vivo num verão seco e ter certeza do que se colhe nele.',
  },
  species: ['stropharia-rugosoannulata'],
  difficulty: 1,
  content: {
    en: '[*Stropharia rugosoannulata*](/mushrooms/stropharia-rugosoannulata) asks for no pressure cooker and no laboratory. It wants fresh wood, damp soil beneath and time. The one skill it does demand is recognizing it, because other brown mushrooms like the same chips.\n\n## When and where\n\nBuild in spring once hard frosts are over, or in early autumn with six mild weeks still ahead. Choose a place with broken shade and bare earth: under fruit trees, between tall vegetables, on the north side of a hedge in the northern hemisphere or the south side in the southern. Avoid hollows where water stands. Lift turf first, so that the bed touches the soil.\n\n## Materials for a bed of 2 m²\n\n- 300 liters of hardwood chips, cut within the last two months: poplar, maple, beech, oak, alder or fruit wood\n- one small bale of clean wheat, oat or barley straw, about 15 kg\n- 2 kg of sawdust spawn\n- two buckets of garden soil or ripe compost\n- a watering can or a sprinkler hose\n\nRefuse painted or treated timber, and chips that already smell of mushrooms or carry white threads: someone else has moved in. Straw makes a quick start and chips keep the bed going, so a mixture serves better than either alone.\n\n## Building\n\n1. Soak chips and straw under water for 24 to 48 hours, weighted down, then let them drain for an hour.\n2. Rake the soil loose and water it.\n3. Lay 5 cm of chips. Crumble half the spawn over them, right out to the edge.\n4. Add the straw, trodden to about 8 cm, and the rest of the spawn.\n5. Close with another 8–10 cm of chips and water until the foot of the bed is wet.\n6. Spread dry leaves or loose straw thinly on top as a sunshade.\n\n## The quiet months\n\nGrowth is good while the bed is between 18 and 26 °C. Push two fingers into it every few days: the chips should feel like a wrung cloth. In dry weather give 10 liters per m² twice a week, gently, in the evening. After six weeks open a small window with your hand. Thick white cords gluing the chips together, with a pleasant earthy smell, mean it has taken; cover them again.\n\nWhen cords run through most of the bed, scatter the garden soil over it, 1–2 cm deep. The fungus fruits more willingly with soil and its bacteria close by.\n\n## Picking with certainty\n\nThe first mushrooms appear 2 to 6 months after building, when days lie between 15 and 21 °C and the bed has been well wetted. Check every morning, as a cap can pass its best overnight.\n\nA wine cap shows all of these together:\n\n- a cap 4–20 cm wide, wine red when young, fading to tan in sun\n- gills pale at first, then violet gray\n- a thick ring, grooved above and split below like a cogwheel\n- a [spore print](/posts/reading-a-spore-print) of purple-black\n- white cords at the foot\n\n*Galerina marginata*, the funeral bell, lives in the same chips and is deadly. It is small and honey brown, its ring is thin or gone, and its print is rusty brown. Make a print from every new flush, and leave anything that misses a single point on the list. Learn the [dangerous pairs](/posts/deadly-look-alikes-five-pairs) before your first harvest.\n\nTwist out wine caps while the edge is still curled in and the veil is just tearing. Cook them through, begin with a small plate, and do not eat them several days running, since that upsets some stomachs.\n\n## Keeping the bed\n\nEach spring rake away the spent crust and add 5–8 cm of fresh soaked chips. To start a second bed, move a bucket of corded chips into new wood. Slugs come for the caps, so pick early and lift a damp board at dawn to find them.',
    es: '[*Stropharia rugosoannulata*](/mushrooms/stropharia-rugosoannulata) no pide olla a presión ni laboratorio. Quiere madera fresca, tierra húmeda debajo y tiempo. Lo único que exige de verdad es saber reconocerla, porque a otras setas pardas les gustan las mismas astillas.\n\n## Cuándo y dónde\n\nLa cama se monta en primavera, pasadas las heladas fuertes, o a comienzos de otoño si quedan seis semanas templadas. Busque una sombra ligera y suelo desnudo: bajo frutales, entre hortalizas altas, al norte de un seto en el hemisferio norte o al sur en el hemisferio sur. Descarte las hondonadas que se encharcan. Retire antes el césped para que el material toque la tierra.\n\n## Materiales para 2 m²\n\n- 300 litros de astilla de frondosas cortada hace menos de dos meses: chopo o álamo, arce, haya, roble, aliso o frutal\n- una paca pequeña de paja limpia de trigo, avena o cebada, de unos 15 kg\n- 2 kg de micelio en aserrín\n- dos cubos de tierra de huerta o compost maduro\n- una regadera o una manguera de riego fino\n\nNo use madera pintada ni tratada, ni astillas que ya huelan a hongo o lleven hilos blancos: tienen inquilino. La paja arranca deprisa y la astilla sostiene la cama, así que juntas rinden más que por separado.\n\n## El montaje\n\n1. Sumerja astilla y paja de 24 a 48 horas, con peso encima, y escúrralas una hora.\n2. Afloje el suelo con el rastrillo y riéguelo.\n3. Extienda 5 cm de astilla y desmenuce encima la mitad del micelio, hasta los bordes.\n4. Añada la paja, pisada hasta unos 8 cm, y el resto del micelio.\n5. Cierre con otros 8–10 cm de astilla y riegue hasta que el fondo quede mojado.\n6. Termine con un velo de hojas secas o paja suelta que haga de parasol.\n\n## Los meses callados\n\nEl micelio avanza bien con la cama entre 18 y 26 °C. Meta dos dedos cada pocos días: la astilla debe sentirse como un trapo escurrido. En tiempo seco dé 10 litros por m² dos veces por semana, despacio y al atardecer. A las seis semanas abra una ventanita con la mano. Si hay cordones blancos y gruesos que pegan las astillas, y un olor agradable a tierra, ha prendido; vuelva a taparlos.\n\nCuando los cordones ocupen casi toda la cama, reparta por encima la tierra de huerta en una capa de 1–2 cm. Con el suelo y sus bacterias cerca, el hongo fructifica de mejor gana.\n\n## Cortar con certeza\n\nLas primeras setas salen de 2 a 6 meses después del montaje, con días de entre 15 y 21 °C y la cama bien regada. Mire la cama cada mañana, pues un sombrero puede pasarse en una noche.\n\nUna estrofaria reúne todo esto a la vez:\n\n- sombrero de 4–20 cm, rojo vino de joven y pajizo tostado al sol\n- láminas pálidas que pasan a gris violáceo\n- anillo grueso, estriado por arriba y partido por debajo como una rueda dentada\n- [esporada](/posts/reading-a-spore-print) negro púrpura\n- cordones blancos en la base\n\nEn esas mismas astillas vive *Galerina marginata*, que es mortal. Es pequeña y de color miel, con un anillo fino o perdido y una esporada pardo herrumbre. Saque una esporada de cada oleada nueva y deje lo que falle en un solo punto de la lista. Aprenda las [parejas peligrosas](/posts/deadly-look-alikes-five-pairs) antes de su primera cosecha.\n\nGire y arranque las setas con el borde todavía enrollado y el velo recién roto. Se comen bien cocinadas, la primera vez en ración pequeña, y no varios días seguidos, porque a algunas personas les revuelve el estómago.\n\n## Conservar la cama\n\nCada primavera retire la costra gastada y añada 5–8 cm de astilla nueva y remojada. Para abrir otra cama, pase un cubo de astillas con cordones a madera fresca. Las babosas buscan los sombreros: corte pronto y levante al amanecer una tabla húmeda para encontrarlas.',
    pt: '[*Stropharia rugosoannulata*](/mushrooms/stropharia-rugosoannulata) dispensa panela de pressão e laboratório. Pede madeira fresca, terra úmida embaixo e tempo. A única habilidade que ela cobra é o reconhecimento, porque outros cogumelos marrons gostam das mesmas lascas.\n\n## Quando e onde\n\nMonte na primavera, depois das geadas fortes, ou no começo do outono, com seis semanas amenas pela frente. Escolha sombra rala e terra nua: sob frutíferas, entre hortaliças altas, ao sul de uma cerca-viva no hemisfério sul ou ao norte no hemisfério norte. Evite baixadas onde a água empoça. Tire a grama antes, para o material encostar no solo.\n\n## Materiais para 2 m²\n\n- 300 litros de lascas de folhosas, cortadas há menos de dois meses: choupo, bordo, faia, carvalho, amieiro ou frutíferas\n- um fardo pequeno de palha limpa de trigo, aveia ou cevada, com uns 15 kg\n- 2 kg de spawn em serragem\n- dois baldes de terra de horta ou composto maduro\n- regador ou mangueira de rega fina\n\nRecuse madeira pintada ou tratada e lascas que já cheiram a cogumelo ou trazem fios brancos: ali já mora outro. A palha dá a partida e a lasca sustenta o canteiro, por isso a mistura funciona melhor que cada uma sozinha.\n\n## A montagem\n\n1. Deixe lascas e palha submersas de 24 a 48 horas, com um peso por cima, e escorra por uma hora.\n2. Afofe a terra com o ancinho e regue.\n3. Espalhe 5 cm de lascas e esfarele sobre elas metade do spawn, até a beirada.\n4. Ponha a palha, pisada até uns 8 cm, e o restante do spawn.\n5. Feche com mais 8–10 cm de lascas e regue até molhar o fundo.\n6. Cubra de leve com folhas secas ou palha solta, para quebrar o sol.\n\n## Os meses de silêncio\n\nO micélio anda bem com o canteiro entre 18 e 26 °C. Enfie dois dedos a cada poucos dias: a lasca deve parecer um pano torcido. No tempo seco, dê 10 litros por m² duas vezes por semana, devagar, no fim da tarde. Com seis semanas, abra uma janelinha com a mão. Cordões brancos e grossos colando as lascas, com bom cheiro de terra, dizem que pegou; feche de novo.\n\nQuando os cordões atravessarem quase todo o canteiro, distribua a terra de horta por cima, numa camada de 1–2 cm. O fungo frutifica com mais vontade tendo o solo e suas bactérias por perto.\n\n## Colher com certeza\n\nOs primeiros cogumelos vêm de 2 a 6 meses depois da montagem, com dias entre 15 e 21 °C e o canteiro bem molhado. Olhe toda manhã, já que um chapéu pode passar do ponto em uma noite.\n\nA estrofária-rugosa mostra tudo isto ao mesmo tempo:\n\n- chapéu de 4–20 cm, cor de vinho quando novo, desbotando para bege ao sol\n- lâminas claras que passam a cinza-violeta\n- anel grosso, sulcado em cima e fendido embaixo como roda dentada\n- [esporada](/posts/reading-a-spore-print) preto-arroxeada\n- cordões brancos no pé\n\nNas mesmas lascas vive *Galerina marginata*, que é mortal. Ela é pequena, cor de mel, de anel fino ou ausente, e sua esporada é marrom-ferrugem. Tire a esporada de cada novo fluxo e abandone o que falhar em um único item da lista. Aprenda os [pares perigosos](/posts/deadly-look-alikes-five-pairs) antes da primeira colheita.\n\nGire e solte os cogumelos com a borda ainda enrolada e o véu começando a rasgar. Coma bem cozido, primeiro em porção pequena, e nunca por vários dias seguidos, pois há quem passe mal do estômago.\n\n## Manter o canteiro\n\nA cada primavera, retire a crosta gasta e acrescente 5–8 cm de lascas novas e encharcadas. Para abrir outro canteiro, leve um balde de lascas com cordões para madeira fresca. As lesmas vêm atrás dos chapéus: colha cedo e levante uma tábua úmida ao amanhecer para achá-las.',
  },
  stages: [
    {
      title: { en: 'Soaking and building', es: 'Remojo y montaje', pt: 'Molho e montagem' },
      description: {
        en: 'Chips and straw drink their fill under water, then go down in layers with the spawn.',
        es: 'Astilla y paja se hinchan bajo el agua y luego se colocan por capas con el micelio.',
        pt: 'Lascas e palha se encharcam debaixo d’água e depois descem em camadas com o spawn.',
      },
      temperatureC: [10, 22],
      humidityPct: null,
      days: [2, 3],
    },
    {
      title: { en: 'Colonizing', es: 'Colonización', pt: 'Colonização' },
      description: {
        en: 'White cords spread from the spawn through the bed. Your work is shade and steady water.',
        es: 'Los cordones blancos se extienden desde el micelio por toda la cama. A usted le tocan la sombra y el riego constante.',
        pt: 'Cordões brancos partem do spawn e tomam o canteiro. A você cabem a sombra e a rega constante.',
      },
      temperatureC: [18, 26],
      humidityPct: null,
      days: [45, 140],
    },
    {
      title: {
        en: 'Soil cover and first flush',
        es: 'Capa de tierra y primera oleada',
        pt: 'Capa de terra e primeiro fluxo',
      },
      description: {
        en: 'A thin blanket of soil, a good soaking and milder days bring dark red buttons to the surface.',
        es: 'Una manta fina de tierra, un riego a fondo y días suaves hacen asomar botones rojo oscuro.',
        pt: 'Uma manta fina de terra, uma rega profunda e dias amenos trazem botões vermelho-escuros à tona.',
      },
      temperatureC: [15, 21],
      humidityPct: [85, 95],
      days: [14, 40],
    },
    {
      title: { en: 'Later flushes', es: 'Oleadas siguientes', pt: 'Fluxos seguintes' },
      description: {
        en: 'Further crops follow rain while the weather stays mild. Water deeply after each picking.',
        es: 'Llegan más setas después de cada lluvia si el tiempo sigue templado. Riegue a fondo tras cada corte.',
        pt: 'Novas colheitas acompanham a chuva enquanto o tempo segue ameno. Regue fundo depois de cada uma.',
      },
      temperatureC: [15, 21],
      humidityPct: [85, 95],
      days: [14, 28],
    },
    {
      title: {
        en: 'Winter rest and feeding',
        es: 'Descanso invernal y reposición',
        pt: 'Repouso de inverno e reposição',
      },
      description: {
        en: 'Leave the bed under leaves through the cold, then top it up with fresh chips in spring.',
        es: 'Déjela bajo hojas durante el frío y repóngala con astilla nueva en primavera.',
        pt: 'Deixe-o sob folhas durante o frio e complete com lascas novas na primavera.',
      },
      temperatureC: [0, 14],
      humidityPct: null,
      days: [90, 150],
    },
  ],
  yield: {
    en: 'About 2–5 kg per m² of bed, mostly in the first two seasons and longer where chips are renewed.',
    es: 'Unos 2–5 kg por m² de cama, sobre todo en las dos primeras temporadas y por más tiempo si se repone la astilla.',
    pt: 'Cerca de 2–5 kg por m² de canteiro, em especial nas duas primeiras temporadas e por mais tempo com lascas renovadas.',
  },
  contamination: {
    en: 'An outdoor bed is never pure, and a few molds, slime molds or ink caps do it no lasting harm. What ruins it is drought, or water standing until the chips turn black and sour; fork such a patch open and let it breathe. Treat every mushroom that is not plainly a wine cap as unknown, and keep children and pets from sampling the bed.',
    es: 'Una cama al aire libre nunca es pura, y unos pocos mohos, mixomicetos o coprinos no la perjudican a la larga. La arruinan la sequía o el agua estancada que deja la astilla negra y agria; abra esa zona con la horca para que respire. Cualquier seta que no sea claramente la suya se trata como desconocida, y niños y mascotas no deben probar nada de allí.',
    pt: 'Um canteiro ao ar livre nunca é puro, e alguns bolores, mixomicetos ou coprinos não fazem mal duradouro. O que o estraga é a seca, ou água parada até a lasca ficar preta e azeda; abra o trecho com o garfo e deixe respirar. Todo cogumelo que não for claramente o seu conta como desconhecido, e crianças e bichos não devem provar nada dali.',
  },
  supplies: ['growing/supplies/grain-spawn', 'growing/supplies/substrates', 'educational/books'],
}
