import type { ProductSeed } from '../shapes'

export const tabletopFlowHoodCompact: ProductSeed = {
  slug: 'tabletop-flow-hood-compact',
  title: {
    en: 'Compact tabletop flow hood',
    es: 'Cabina de flujo compacta de sobremesa',
    pt: 'Capela de fluxo compacta de mesa',
  },
  vendor: 'north-line-dropship',
  category: 'growing/equipment/flow-hoods',
  form: 'flow-hood',
  species: [],
  lead: {
    en: 'A 30 cm clean-air window for plates and slants in a small flat.',
    es: 'Una ventana de aire limpio de 30 cm para placas y tubos en un apartamento pequeño.',
    pt: 'Uma janela de ar limpo de 30 cm para placas e tubos num apartamento pequeno.',
  },
  description: {
    en: 'Not everyone has a spare room. This sheet-steel hood is the size of a microwave oven, runs from an ordinary socket, and gives a 30 × 30 cm stream of H13-filtered air: room for a petri dish, a lamp and two hands.\n\nIt is right for agar transfers, slants and syringes. Large grain bags block the stream and are better handled in a still air box or at a wider bench. Leave 15 cm of free space behind the intake, switch off fans and heating in the room, and keep work in the middle third of the face.',
    es: 'No todo el mundo tiene un cuarto libre. Esta cabina de chapa ocupa lo que un microondas, se enchufa a una toma corriente y da un chorro de 30 × 30 cm de aire filtrado H13: caben una placa, una lámpara y dos manos.\n\nSirve para repiques en agar, tubos y jeringas. Las bolsas grandes de grano tapan el flujo y van mejor en caja de aire quieto o en una mesa más ancha. Deje 15 cm libres detrás de la toma, apague ventiladores y calefacción y trabaje en el tercio central del frente.',
    pt: 'Nem todo mundo tem um quarto sobrando. Esta capela de chapa tem o tamanho de um micro-ondas, liga em tomada comum e dá um jato de 30 × 30 cm de ar filtrado H13: cabem uma placa, uma lamparina e duas mãos.\n\nServe para repiques em ágar, tubos e seringas. Sacos grandes de grão tapam o fluxo e vão melhor em caixa de ar parado ou numa bancada mais larga. Deixe 15 cm livres atrás da entrada de ar, desligue ventiladores e aquecedores e trabalhe no terço central da frente.',
  },
  details: [
    {
      title: { en: 'Key figures', es: 'Cifras', pt: 'Números' },
      content: {
        en: 'Face velocity 0.35 to 0.5 m/s, two speeds, 70 W, 110–120 V, 13 kg. Outer size 38 × 40 × 42 cm. Replacement H13 cartridge sold by the maker under the code TF-13R.',
        es: 'Velocidad de salida de 0,35 a 0,5 m/s, dos marchas, 70 W, 110–120 V, 13 kg. Exterior de 38 × 40 × 42 cm. El fabricante vende el cartucho H13 de recambio con el código TF-13R.',
        pt: 'Velocidade de saída de 0,35 a 0,5 m/s, duas marchas, 70 W, 110–120 V, 13 kg. Medida externa de 38 × 40 × 42 cm. O fabricante vende o cartucho H13 de reposição com o código TF-13R.',
      },
    },
    {
      title: { en: 'Availability', es: 'Disponibilidad', pt: 'Disponibilidade' },
      content: {
        en: 'The present batch is sold through and the next container is expected by sea. We take no payment for backorders; write to us and we answer once, when units are on the floor.',
        es: 'El lote actual se agotó y el próximo contenedor viene por mar. No cobramos pedidos pendientes; escríbanos y contestaremos una vez, cuando haya unidades en el almacén.',
        pt: 'O lote atual acabou e o próximo contêiner vem por mar. Não cobramos pedidos pendentes; escreva para nós e respondemos uma vez, quando houver unidades no depósito.',
      },
    },
  ],
  baseInventory: {
    unitPrice: 329.0,
    itemType: 'unit',
    baseUnit: null,
    baseUnitQuantity: null,
    stock: 0,
    currency: 'USD',
  },
  variants: null,
  sales: [],
  attributes: [],
  shippingInfo: { weight: 500, width: 18, height: 18, length: 19 },
  mpn: 'TF-30-13',
  sku: 'NLD-TFH-30',
}
