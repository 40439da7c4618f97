import type { ProductSeed } from '../shapes'

export const wineCapSporePrint: ProductSeed = {
  slug: 'wine-cap-spore-print',
  title: {
    en: 'Wine cap spore print',
    es: 'Esporada de estrofaria de anillo rugoso',
    pt: 'Esporada de estrofária-rugosa',
  },
  vendor: 'hudson-valley-fungi',
  category: 'growing/genetics/spore-prints',
  form: 'spore-print',
  species: ['stropharia-rugosoannulata'],
  lead: {
    en: 'A heavy purple-black print from the wood-chip beds behind our barn in Kingston.',
    es: 'Una esporada densa, entre púrpura y negra, de los bancales de astillas que tenemos tras el granero en Kingston.',
    pt: 'Uma esporada densa, roxo-enegrecida, dos canteiros de lascas atrás do nosso celeiro em Kingston.',
  },
  description: {
    en: '*Stropharia rugosoannulata* gives one of the easiest prints to read: broad, dark and generous. We pick caps just as the veil tears, brush away soil, and let them drop on foil indoors.\n\nUse it to raise your own garden strain. Streak on agar, keep the fastest clean sectors, expand them on grain, then on moist hardwood chips before the spring bed is laid. The outdoor half of the work is described in [wine cap in the garden](/mushrooms/growing-guide/wine-cap-in-the-garden). Allow several weeks for the indoor stages; spores are the slow road, and the bed itself takes two to six months more.',
    es: '*Stropharia rugosoannulata* ofrece una de las esporadas más fáciles de leer: ancha, oscura y abundante. Cortamos los sombreros cuando el velo empieza a rasgarse, los cepillamos y los dejamos soltar bajo techo.\n\nSirve para criar una cepa propia de jardín. Siembre en agar, quédese con los sectores limpios y rápidos, páselos a grano y luego a astillas húmedas de frondosa antes de preparar el bancal de primavera. La parte al aire libre se cuenta en [estrofaria en el jardín](/mushrooms/growing-guide/wine-cap-in-the-garden). Cuente varias semanas de trabajo interior; el bancal pedirá después de dos a seis meses.',
    pt: '*Stropharia rugosoannulata* dá uma das esporadas mais fáceis de ler: larga, escura e farta. Colhemos os chapéus quando o véu começa a rasgar, escovamos a terra e deixamos que soltem os esporos dentro de casa.\n\nUse-a para criar uma linhagem do seu jardim. Risque em ágar, guarde os setores limpos e rápidos, passe ao grão e depois a lascas úmidas de folhosas, antes de montar o canteiro da primavera. A parte externa está em [estrofária no jardim](/mushrooms/growing-guide/wine-cap-in-the-garden). Reserve algumas semanas para a fase interna; o canteiro pede ainda de dois a seis meses.',
  },
  details: [
    {
      title: { en: 'Storage', es: 'Almacenaje', pt: 'Armazenamento' },
      content: {
        en: 'Cool, dark and bone dry: a drawer below 20 °C will do for a season, the refrigerator door for a year. Let the packet warm to room temperature before opening so no dew settles on the spores.',
        es: 'Fresco, oscuro y muy seco: un cajón por debajo de 20 °C basta para una temporada, la puerta del refrigerador para un año. Deje templar el sobre antes de abrirlo, para que no se condense humedad.',
        pt: 'Fresco, escuro e bem seco: uma gaveta abaixo de 20 °C basta por uma estação, a porta da geladeira por um ano. Espere o envelope chegar à temperatura ambiente antes de abrir, para não formar orvalho.',
      },
    },
    {
      title: { en: 'Provenance', es: 'Procedencia', pt: 'Procedência' },
      content: {
        en: 'Parent bed of maple and oak chips, third year, no pesticides within the hedge. Every parent fruit body is keyed out and photographed, and the lot number on your packet leads back to that record.',
        es: 'Bancal madre de astillas de arce y roble, en su tercer año y sin plaguicidas dentro del seto. Cada ejemplar se determina y fotografía, y el lote impreso en el sobre remite a ese registro.',
        pt: 'Canteiro-mãe de lascas de bordo e carvalho, no terceiro ano, sem agrotóxicos dentro da cerca. Cada exemplar é identificado e fotografado, e o lote impresso no envelope leva a esse registro.',
      },
    },
  ],
  baseInventory: {
    unitPrice: 9.5,
    itemType: 'print',
    baseUnit: null,
    baseUnitQuantity: null,
    stock: 38,
    currency: 'USD',
  },
  variants: null,
  sales: [
    {
      active: true,
      scheduledSale: true,
      from: '2027-03-01',
      to: '2027-03-31',
      salePrice: 7.5,
      saleLabel: { en: 'Bed-laying month', es: 'Mes de preparar bancales', pt: 'Mês de montar canteiros' },
    },
  ],
  attributes: ['pesticide-free', 'small-farm'],
  shippingInfo: { weight: 1, width: 4, height: 0.2, length: 6 },
  mpn: 'WC-PRINT',
  sku: 'HVF-GEN-WCP',
}
