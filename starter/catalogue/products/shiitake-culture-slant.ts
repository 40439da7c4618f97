import type { ProductSeed } from '../shapes'

export const shiitakeCultureSlant: ProductSeed = {
  slug: 'shiitake-culture-slant',
  title: {
    en: 'Shiitake culture slant',
    es: 'Cultivo de shiitake en tubo inclinado',
    pt: 'Cultura de shiitake em tubo inclinado',
  },
  vendor: 'black-forest-pilzkultur',
  category: 'growing/genetics/culture-slant',
  form: 'slant-tube',
  species: ['lentinula-edodes'],
  lead: {
    en: 'Production shiitake on agar, offered as a cool-season or a wide-range strain.',
    es: 'Shiitake de producción sobre agar, en cepa de estación fría o de intervalo amplio.',
    pt: 'Shiitake de produção em ágar, em linhagem de estação fria ou de faixa ampla.',
  },
  description: {
    en: 'Two lines of *Lentinula edodes* from our wholesale bank in Freiburg. The cool-season strain is slow, thick-capped and meant for oak logs that stand outdoors through winter. The wide-range strain finishes sawdust blocks in about two months and tolerates an uneven fruiting room.\n\nTransfer a sliver of agar to plates, wait for even white growth at 21 to 27 °C, then expand to grain or to sawdust spawn. Old patches brown and form a skin; that belongs to the species. Growers working with wood will find the calendar in [shiitake on oak logs](/mushrooms/growing-guide/shiitake-on-oak-logs).',
    es: 'Dos líneas de *Lentinula edodes* de nuestro banco mayorista en Friburgo. La de estación fría es lenta, de sombrero grueso, pensada para troncos de roble que pasan el invierno fuera. La de intervalo amplio termina bloques de aserrín en unos dos meses y tolera una sala desigual.\n\nPase una lasca de agar a placas, espere un crecimiento blanco y parejo a 21–27 °C y amplíe a grano o aserrín. Las zonas viejas se doran y crían costra, cosa propia de la especie. Quien trabaje con madera hallará el calendario en [shiitake en troncos de roble](/mushrooms/growing-guide/shiitake-on-oak-logs).',
    pt: 'Duas linhagens de *Lentinula edodes* do nosso banco atacadista em Friburgo. A de estação fria é lenta, de chapéu grosso, feita para toras de carvalho que passam o inverno fora. A de faixa ampla fecha blocos de serragem em cerca de dois meses e aceita uma sala irregular.\n\nPasse uma lasca de ágar para placas, espere crescimento branco e uniforme a 21–27 °C e amplie em grão ou serragem. As partes velhas escurecem e criam casca, o que é próprio da espécie. Quem trabalha com madeira encontra o calendário em [shiitake em toras de carvalho](/mushrooms/growing-guide/shiitake-on-oak-logs).',
  },
  details: [
    {
      title: { en: 'The two strains', es: 'Las dos cepas', pt: 'As duas linhagens' },
      content: {
        en: '- **Cool season:** fruits best at 12 to 16 °C, logs\n- **Wide range:** fruits from 12 to 20 °C, blocks or logs\n\nBoth respond to a cold soak of half a day to a day.',
        es: '- **Estación fría:** fructifica mejor a 12–16 °C, en troncos\n- **Intervalo amplio:** de 12 a 20 °C, en bloques o troncos\n\nAmbas responden a un remojo frío de medio día a un día.',
        pt: '- **Estação fria:** frutifica melhor a 12–16 °C, em toras\n- **Faixa ampla:** de 12 a 20 °C, em blocos ou toras\n\nAs duas respondem a um banho frio de meio dia a um dia.',
      },
    },
    {
      title: { en: 'Care of the tube', es: 'Cuidado del tubo', pt: 'Cuidado com o tubo' },
      content: {
        en: 'Shiitake keeps well near 4 °C for eight to ten months. Open only in clean air, flame the glass lip before and after, and never let agar dry to a crisp at the thin end.',
        es: 'El shiitake aguanta bien cerca de 4 °C entre ocho y diez meses. Abra solo en aire limpio, flamee el borde antes y después y no deje que se seque el extremo fino del agar.',
        pt: 'O shiitake aguenta bem perto de 4 °C por oito a dez meses. Abra só em ar limpo, flambe a borda antes e depois e não deixe secar a ponta fina do ágar.',
      },
    },
  ],
  baseInventory: {
    unitPrice: 29.0,
    itemType: 'tube',
    baseUnit: null,
    baseUnitQuantity: null,
    stock: 1,
    currency: 'USD',
  },
  variants: {
    keys: [
      {
        identifier: 'strain',
        label: { en: 'Strain', es: 'Cepa', pt: 'Linhagem' },
        options: [
          { identifier: 'cool', label: { en: 'Cool season', es: 'Estación fría', pt: 'De estação fria' } },
          { identifier: 'wide', label: { en: 'Wide range', es: 'Intervalo amplio', pt: 'De faixa ampla' } },
        ],
      },
    ],
    variants: [
      { options: { strain: 'cool' }, price: 29.0, sale: null },
      { options: { strain: 'wide' }, price: 31.0, sale: null },
    ],
  },
  sales: [],
  attributes: ['non-gmo'],
  shippingInfo: { weight: 3, width: 4, height: 2, length: 8 },
  mpn: 'LE-SLANT',
  sku: 'BFP-SL-LE',
}
