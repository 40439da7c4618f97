import { lactariusTorminosusFacts } from '../poisonous/facts/lactarius-torminosus.data'
import { poisonous } from '../poisonous/shape'

export const lactariusTorminosus = poisonous(lactariusTorminosusFacts, {
  lead: {
    en: 'A pink milkcap of birch woods with a woolly rim and burning white milk, gathered by mistake for the saffron milk cap and answered by the gut within three hours.',
    es: 'Lactario rosado de los abedulares, de borde lanoso y látex blanco que quema, que se recoge por error en lugar del níscalo y castiga el vientre antes de tres horas.',
    pt: 'Lactário rosado dos bosques de bétulas, de borda peluda e látex branco que queima, colhido por engano no lugar da sancha e sentido no ventre em até três horas.',
  },
  description: {
    en: 'The rim gives this milkcap away. While the cap is young its edge stays rolled inward and thick with wool; later the middle sinks and the whole becomes a funnel ringed in pink and salmon. Cut the gills and white milk wells up, fiery hot and the same color however long one waits. A fruity smell may be there or not.\n\nBirch is its only partner. It fruits from August to October on damp, often acid ground in woods, parks and heaths, across the cool parts of Europe, Asia and North America.\n\nPeople take it for the [saffron milk cap](/mushrooms/lactarius-deliciosus), which stands under pine, has carrot-orange milk and bears pits rather than hairs. Old or dry caps of both may have no milk left to judge by, and such caps stay in the wood. Cooks in Finland and Russia do eat it after parboiling and salting. That custom is not one to borrow, for the acrid substances that irritate the gut come through ordinary cooking unharmed.',
    es: 'El borde delata a este lactario. Mientras el sombrero es joven, se mantiene enrollado hacia dentro y cubierto de lana; después el centro se hunde y todo se convierte en un embudo con anillos rosas y salmón. Al cortar las láminas brota un látex blanco y ardiente, que no cambia de color por mucho que se espere. Puede oler a fruta o no oler a nada.\n\nSu único compañero es el abedul. Sale de agosto a octubre en suelos húmedos, a menudo ácidos, de bosques, parques y brezales, en las zonas frescas de Europa, Asia y Norteamérica.\n\nQuien lo recoge cree tener el [níscalo](/mushrooms/lactarius-deliciosus), que vive bajo pinos, da un látex anaranjado y lleva hoyos en el pie en vez de pelos en el borde. Los ejemplares viejos o secos de ambos pueden no tener ya látex con el que juzgar, y esos se quedan en el bosque. En Finlandia y Rusia se come sancochado y salado. No es una costumbre que convenga copiar: las sustancias acres que irritan el intestino resisten la cocción corriente.',
    pt: 'A borda denuncia este lactário. Enquanto o chapéu é jovem, ela fica enrolada para dentro e coberta de lã; mais tarde o centro afunda e tudo vira um funil com anéis rosa e salmão. Ao cortar as lâminas brota um látex branco e ardente, que não muda de cor por mais que se espere. O cheiro pode ser de fruta ou faltar.\n\nSeu único parceiro é a bétula. Aparece de agosto a outubro em solos úmidos, muitas vezes ácidos, de bosques, parques e charnecas, nas partes frescas da Europa, da Ásia e da América do Norte.\n\nQuem o colhe pensa ter a [sancha](/mushrooms/lactarius-deliciosus), que vive sob pinheiros, dá látex alaranjado e traz covinhas no pé em vez de pelos na borda. Exemplares velhos ou secos dos dois podem já não ter látex pelo qual se decidir, e esses ficam no bosque. Na Finlândia e na Rússia ele é comido depois de aferventado e salgado. Não é um costume para imitar, pois as substâncias acres que irritam o intestino atravessam intactas o cozimento comum.',
  },
  cap: {
    en: 'Domed with an inrolled edge, then sunken to funnel-shaped, 4–12 cm, pink to salmon or pale flesh color in rings, woolly above all at the rim.',
    es: 'Convexo de borde enrollado, luego hundido a embudo, de 4 a 12 cm, rosa a salmón o carne pálido en zonas concéntricas, lanoso sobre todo en la orilla.',
    pt: 'Convexo de borda enrolada, depois afundado a funil, com 4–12 cm, rosa a salmão ou cor de carne pálida em zonas concêntricas, peludo sobretudo na beira.',
  },
  gills: {
    en: 'Pale cream-pink gills that bleed white, unchanging milk; print cream. Stem 3–8 cm by 1–2.5 cm, pinkish, with neither ring nor volva.',
    es: 'Láminas crema rosado pálido que sueltan látex blanco e invariable; esporada crema. Pie de 3–8 cm por 1–2,5 cm, rosado, sin anillo ni volva.',
    pt: 'Lâminas creme-rosadas pálidas que soltam látex branco e invariável; esporada creme. Pé de 3–8 cm por 1–2,5 cm, rosado, sem anel nem volva.',
  },
  es: {
    habitat: 'Bajo abedules, a menudo en suelo húmedo y ácido, en bosques, parques y brezales.',
    substrates: ['micorriza con abedul'],
    bruising: 'Látex blanco, invariable y ardiente',
    toxins: [
      'Irritan el intestino; en algunas cocinas del norte se eliminan hirviendo varias veces, salando y fermentando, pero no con la cocción corriente.',
    ],
    fatality: 'Ninguna muerte bien documentada.',
    regions:
      'Zonas frescas del hemisferio norte, dondequiera que crezca el abedul. En Finlandia y Rusia se sancocha y se sala, algo que nadie más debe imitar.',
    sporeShape: 'anchamente elipsoidal, con crestas amiloides',
    microscopy: 'Las crestas forman una red incompleta; cistidios abundantes en la arista de las láminas.',
    differences: { 'Lactarius pubescens': 'Más pálido, crema ocráceo, casi sin zonas, también bajo abedules.' },
    summaries: {},
  },
  pt: {
    habitat: 'Sob bétulas, muitas vezes em solo úmido e ácido, em bosques, parques e charnecas.',
    substrates: ['micorriza com bétula'],
    bruising: 'Látex branco, invariável e ardente',
    toxins: [
      'Irritam o intestino; em algumas cozinhas do norte são eliminados com fervuras repetidas, sal e fermentação, mas não com o cozimento comum.',
    ],
    fatality: 'Nenhuma morte bem documentada.',
    regions:
      'Partes frescas do hemisfério norte, onde quer que cresça a bétula. Na Finlândia e na Rússia é aferventado e salgado, o que ninguém mais deve imitar.',
    sporeShape: 'amplamente elipsoide, com cristas amiloides',
    microscopy: 'As cristas formam uma rede incompleta; cistídios abundantes na aresta das lâminas.',
    differences: { 'Lactarius pubescens': 'Mais pálido, bege, quase sem zonas, também sob bétulas.' },
    summaries: {},
  },
})
