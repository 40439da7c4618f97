import { rubroboletusSatanasFacts } from '../poisonous/facts/rubroboletus-satanas.data'
import { poisonous } from '../poisonous/shape'

export const rubroboletusSatanas = poisonous(rubroboletusSatanasFacts, {
  lead: {
    en: 'A chalky cap over blood-red pores and a bulging netted stem make Satan’s bolete hard to mistake, except when it is young, and among the worst of the gut poisoners.',
    es: 'Sombrero de tiza, poros de sangre y un pie hinchado con retícula: el boleto de Satanás cuesta confundirlo, salvo de joven, y está entre los peores venenos para el intestino.',
    pt: 'Chapéu de giz, poros de sangue e um pé inchado com retículo: o boleto-de-satanás é difícil de confundir, salvo quando jovem, e está entre os piores venenos para o intestino.',
  },
  description: {
    en: 'Picture a cushion of gray chalk, up to thirty centimeters across, on a stem nearly as wide as it is long. The stem is pink-red and covered with a net. Turned over, the cap shows pores rather than gills: yellow for a short time, soon blood red, bruising blue-black under a thumb. Sliced, the pale flesh turns blue, slowly. Old ones smell rotten.\n\nWarmth and limestone decide where it lives, with oak, beech or chestnut, from June to October, in the warm parts of Europe and on to western Asia; records from America belong to another species.\n\nPoisonings are rare, for the grown bolete looks and smells forbidding. The risk lies in youth. A small one still has yellow pores, no stench yet, and a shape that suggests [porcini](/mushrooms/boletus-edulis); cutting it and waiting a while shows the blue that porcini never has. The other risk lies with people who cook scarletina boletes, which also have red pores and also turn blue. Whoever leaves every red-pored, bluing bolete in the wood has no need to tell those two apart.',
    es: 'Imagine un cojín de tiza gris, de hasta treinta centímetros, sobre un pie casi tan ancho como largo. El pie es rojo rosado y lo cubre una retícula. Debajo del sombrero no hay láminas; hay poros, amarillos poco tiempo, pronto rojo sangre, que se manchan de negro azulado bajo el pulgar. Al corte, la carne pálida azulea, despacio. Los viejos huelen a podrido.\n\nCalor y caliza deciden dónde vive, con robles, hayas o castaños, de junio a octubre, en las partes cálidas de Europa y hasta Asia occidental; las citas americanas corresponden a otra especie.\n\nLas intoxicaciones son raras, porque adulto tiene un aspecto y un olor que disuaden. El riesgo está en la juventud. Uno pequeño tiene aún los poros amarillos, no apesta y su forma recuerda al [boleto comestible](/mushrooms/boletus-edulis); cortarlo y esperar un rato muestra el azul que este nunca tiene. El otro riesgo es de quienes cocinan el boleto de pie rojo, que también tiene poros rojos y también azulea. Quien deja en el bosque todo boleto de poros rojos que azulea no necesita distinguirlos.',
    pt: 'Imagine uma almofada de giz cinzento, de até trinta centímetros, sobre um pé quase tão largo quanto comprido. O pé é rosa-avermelhado e coberto por um retículo. Virado, o chapéu não mostra lâminas e sim poros: amarelos por pouco tempo, logo vermelho-sangue, que mancham de preto-azulado sob o polegar. Ao corte, a carne pálida fica azul, devagar. Os velhos cheiram a podre.\n\nCalor e calcário decidem onde ele vive, com carvalhos, faias ou castanheiros, de junho a outubro, nas partes quentes da Europa e até a Ásia ocidental; os registros americanos pertencem a outra espécie.\n\nOs envenenamentos são raros, porque adulto ele tem um aspecto e um cheiro que afastam. O risco está na juventude. Um pequeno tem ainda os poros amarelos, não fede e sua forma lembra o [boleto-comestível](/mushrooms/boletus-edulis); cortá-lo e esperar um pouco mostra o azul que este nunca tem. O outro risco é de quem cozinha o boleto-de-pé-vermelho, que também tem poros vermelhos e também fica azul. Quem deixa na mata todo boleto de poros vermelhos que fica azul não precisa distinguir os dois.',
  },
  cap: {
    en: 'Cushion-shaped, 10–30 cm, chalk white to gray or pale buff, finely velvety.',
    es: 'En forma de cojín, de 10 a 30 cm, blanco tiza a gris u ocre muy pálido, finamente aterciopelado.',
    pt: 'Em forma de almofada, com 10–30 cm, branco-giz a cinza ou bege muito claro, finamente aveludado.',
  },
  gills: {
    en: 'Pores yellow at first, soon blood red, bruising blue-black; print olive-brown. Stem 5–14 cm by 4–12 cm, fat, pink-red, netted, with no ring and no volva.',
    es: 'Poros amarillos al principio y pronto rojo sangre, negro azulados al tocarlos; esporada pardo oliva. Pie de 5–14 cm por 4–12 cm, gordo, rojo rosado, reticulado, sin anillo ni volva.',
    pt: 'Poros amarelos no início e logo vermelho-sangue, preto-azulados ao toque; esporada marrom-oliva. Pé de 5–14 cm por 4–12 cm, gordo, rosa-avermelhado, reticulado, sem anel nem volva.',
  },
  es: {
    habitat: 'Bosques cálidos de robles, hayas y castaños sobre caliza.',
    substrates: ['micorriza con roble, haya y castaño sobre caliza'],
    bruising: 'Carne pálida, que azulea despacio al corte; los poros se manchan de negro azulado',
    toxins: ['Una proteína que impide a las células fabricar proteínas; cocinarlo no vuelve seguro este boleto.'],
    fatality: 'Ninguna muerte bien documentada; figura entre los peores tóxicos del intestino.',
    regions:
      'Zonas cálidas de Europa hasta Asia occidental; las citas de América son de otra especie. Intoxica pocas veces, porque su aspecto, y más tarde su olor, disuaden.',
    sporeShape: 'fusiforme, lisa',
    microscopy: 'Esporas de color miel a oliva en masa, no amiloides.',
    differences: { 'Rubroboletus legaliae': 'Sombrero rosado, retícula rojo vino, olor a achicoria.' },
    summaries: {
      'https://doi.org/10.31482/mmsl.2018.003':
        'Revisión sobre la proteína a la que se atribuye la intoxicación por boleto de Satanás.',
    },
  },
  pt: {
    habitat: 'Matas quentes de carvalhos, faias e castanheiros sobre calcário.',
    substrates: ['micorriza com carvalho, faia e castanheiro sobre calcário'],
    bruising: 'Carne pálida, que fica azul devagar ao corte; os poros mancham de preto-azulado',
    toxins: ['Uma proteína que impede as células de fabricar proteínas; cozinhar não torna seguro este boleto.'],
    fatality: 'Nenhuma morte bem documentada; figura entre os piores tóxicos do intestino.',
    regions:
      'Partes quentes da Europa até a Ásia ocidental; os registros da América são de outra espécie. Envenena poucas vezes, porque o aspecto, e mais tarde o cheiro, afastam.',
    sporeShape: 'fusiforme, lisa',
    microscopy: 'Esporos cor de mel a oliva em massa, não amiloides.',
    differences: { 'Rubroboletus legaliae': 'Chapéu rosado, retículo vermelho-vinho, cheiro de chicória.' },
    summaries: {
      'https://doi.org/10.31482/mmsl.2018.003':
        'Revisão sobre a proteína à qual se atribui o envenenamento por boleto-de-satanás.',
    },
  },
})
