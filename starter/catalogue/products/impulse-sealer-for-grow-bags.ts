import type { ProductSeed } from '../shapes'

export const impulseSealerForGrowBags: ProductSeed = {
  slug: 'impulse-sealer-for-grow-bags',
  title: {
    en: 'Impulse sealer for grow bags',
    es: 'Selladora de impulso para bolsas de cultivo',
    pt: 'Seladora de impulso para sacos de cultivo',
  },
  vendor: 'cascadia-grow-supply',
  category: 'growing/equipment/sealers',
  form: 'sealer',
  species: [],
  lead: {
    en: 'A hand sealer with an 8 mm weld, wide enough to close a filter-patch bag in one press.',
    es: 'Selladora manual con soldadura de 8 mm, ancha para cerrar una bolsa con filtro de una sola vez.',
    pt: 'Seladora manual com solda de 8 mm, larga o bastante para fechar um saco com filtro de uma só vez.',
  },
  description: {
    en: 'Most leaks we are asked about begin at a narrow weld. This sealer lays an 8 mm band across polypropylene up to 0.15 mm per layer, and the timer has enough range for both thin grain bags and stout sawdust bags.\n\nSqueeze out spare air, lay the neck flat without folds, press, and hold two seconds after the lamp goes off so the seam sets. Test by pressing the closed bag under water once a session. Between bags wipe the strip with alcohol and let it cool, or the weld will thin at the edge.',
    es: 'La mayoría de las fugas que nos consultan empiezan en una soldadura estrecha. Esta selladora deja una banda de 8 mm en polipropileno de hasta 0,15 mm por capa, y su temporizador abarca bolsas finas de grano y bolsas recias de aserrín.\n\nSaque el aire sobrante, extienda el cuello sin pliegues, presione y aguante dos segundos después de apagarse la luz, para que la costura cuaje. Compruebe una bolsa bajo el agua en cada sesión. Entre bolsas limpie la tira con alcohol y deje que se enfríe, o la soldadura adelgazará en el borde.',
    pt: 'A maioria dos vazamentos que nos relatam começa numa solda estreita. Esta seladora faz uma faixa de 8 mm em polipropileno de até 0,15 mm por camada, e o temporizador atende tanto sacos finos de grão como sacos grossos de serragem.\n\nTire o ar de sobra, estenda o gargalo sem dobras, pressione e segure dois segundos depois que a luz apaga, para a costura firmar. Teste um saco debaixo d’água a cada sessão. Entre um saco e outro, limpe a fita com álcool e deixe esfriar, ou a solda afina na borda.',
  },
  details: [
    {
      title: { en: 'Technical data', es: 'Datos técnicos', pt: 'Dados técnicos' },
      content: {
        en: '- Weld band 8 mm, timer 0.2 to 1.5 s\n- 30 cm model: 450 W; 40 cm model: 600 W\n- 110–120 V, grounded plug, metal body\n- Spare element and two PTFE strips in the box',
        es: '- Banda de soldadura de 8 mm, tiempo de 0,2 a 1,5 s\n- Modelo de 30 cm: 450 W; de 40 cm: 600 W\n- 110–120 V, enchufe con tierra, cuerpo metálico\n- Resistencia de repuesto y dos tiras de PTFE',
        pt: '- Faixa de solda de 8 mm, tempo de 0,2 a 1,5 s\n- Modelo de 30 cm: 450 W; de 40 cm: 600 W\n- 110–120 V, plugue com terra, corpo metálico\n- Resistência reserva e duas fitas de PTFE na caixa',
      },
    },
    {
      title: { en: 'Upkeep', es: 'Mantenimiento', pt: 'Manutenção' },
      content: {
        en: 'Change the PTFE strip when it browns or wrinkles, about every thousand seals. Unplug first, loosen two screws, slide in the new strip. The element lasts longer if you never press it with no bag inside.',
        es: 'Cambie la tira de PTFE cuando se tueste o arrugue, cada mil sellados más o menos. Desenchufe, afloje dos tornillos y deslice la nueva. La resistencia dura más si nunca se aprieta en vacío.',
        pt: 'Troque a fita de PTFE quando dourar ou enrugar, a cada mil selagens mais ou menos. Desligue da tomada, solte dois parafusos e deslize a nova. A resistência dura mais se nunca for acionada sem saco.',
      },
    },
  ],
  baseInventory: {
    unitPrice: 64.0,
    itemType: 'unit',
    baseUnit: null,
    baseUnitQuantity: null,
    stock: 42,
    currency: 'USD',
  },
  variants: {
    keys: [
      {
        identifier: 'width',
        label: { en: 'Bar width', es: 'Ancho de barra', pt: 'Largura da barra' },
        options: [
          {
            identifier: '30cm',
            label: { en: '30 cm (12 in)', es: '30 cm, bolsas de grano', pt: '30 cm, sacos de grão' },
          },
          {
            identifier: '40cm',
            label: { en: '40 cm (16 in)', es: '40 cm, bolsas grandes', pt: '40 cm, sacos grandes' },
          },
        ],
      },
    ],
    variants: [
      { options: { width: '30cm' }, price: 64.0, sale: null },
      {
        options: { width: '40cm' },
        price: 86.0,
        sale: {
          active: true,
          scheduledSale: true,
          from: '2026-11-01',
          to: '2027-06-30',
          salePrice: 74.0,
          saleLabel: { en: 'Workshop offer', es: 'Oferta de taller', pt: 'Oferta da oficina' },
        },
      },
    ],
  },
  sales: [],
  attributes: [],
  shippingInfo: { weight: 132, width: 5, height: 8, length: 21 },
  mpn: 'IS-8W',
  sku: 'CGS-SEAL-IS8',
}
