import type { ProductSeed } from '../shapes'

export const reishiOrangePeelTea: ProductSeed = {
  slug: 'reishi-orange-peel-tea',
  title: {
    en: 'Reishi and orange peel tea',
    es: 'Té de reishi y cáscara de naranja',
    pt: 'Chá de reishi e casca de laranja',
  },
  vendor: 'bosque-nublado-extractos',
  category: 'mushroom/beverage/tea',
  form: 'tea-tin',
  species: ['ganoderma-lucidum'],
  lead: {
    en: 'Thin slices of reishi with orange peel, cinnamon and allspice leaf, to simmer rather than steep.',
    es: 'Láminas finas de reishi con cáscara de naranja, canela y hoja de pimienta gorda, para hervir a fuego lento.',
    pt: 'Lâminas finas de reishi com casca de laranja, canela e folha de pimenta-da-jamaica, para ferver em fogo baixo.',
  },
  description: {
    en: 'This is a tea for a slow evening. The blend pairs shaved [reishi](/mushrooms/ganoderma-lucidum), *Ganoderma lucidum*, with ingredients that can stand the same long wait in the pot: dried orange peel, true cinnamon and allspice leaf from Papantla. The result is bitter, warm and resinous.\n\nThe lid says how to brew it. Sweeten the cup with honey if you must, or serve it beside something buttery. It is good after dinner, when nobody is in a hurry to leave the table.',
    es: 'Es un té para una tarde sin prisa. La mezcla une [reishi](/mushrooms/ganoderma-lucidum) rebanado, *Ganoderma lucidum*, con ingredientes que soportan el mismo rato largo de olla: cáscara seca de naranja, canela y hoja de pimienta gorda de Papantla. Resulta amarga, cálida y resinosa.\n\nLa tapa dice cómo prepararlo. Endulce la taza con miel, si hace falta, o acompáñela con algo de mantequilla. Sienta bien de sobremesa, cuando nadie tiene apuro por levantarse.',
    pt: 'É um chá para uma noite sem pressa. A mistura junta [reishi](/mushrooms/ganoderma-lucidum) fatiado, *Ganoderma lucidum*, a ingredientes que aguentam o mesmo tempo longo de panela: casca seca de laranja, canela e folha de pimenta-da-jamaica de Papantla. O resultado é amargo, quente e resinoso.\n\nA tampa diz como preparar. Adoce a xícara com mel, se precisar, ou sirva ao lado de algo amanteigado. Vai bem depois do jantar, quando ninguém tem pressa de sair da mesa.',
  },
  details: [
    {
      title: { en: 'Ingredients', es: 'Ingredientes', pt: 'Ingredientes' },
      content: {
        en: '*Ganoderma lucidum* slices 55%, orange peel, cinnamon, allspice leaf. All grown within 150 km of Xalapa. Keeps two years in its tin.',
        es: 'Láminas de *Ganoderma lucidum* 55 %, cáscara de naranja, canela y hoja de pimienta gorda. Todo crece a menos de 150 km de Xalapa. Dura dos años en lata.',
        pt: 'Lâminas de *Ganoderma lucidum* 55%, casca de laranja, canela e folha de pimenta-da-jamaica. Tudo cresce a menos de 150 km de Xalapa. Dura dois anos na lata.',
      },
    },
    {
      title: { en: 'Cautions', es: 'Precauciones', pt: 'Cuidados' },
      content: {
        en: 'Cases of liver injury after reishi, though rare, are known: avoid it with liver disease. May add to blood thinners and to medicines that lower blood pressure. Leave it aside before an operation and during pregnancy.',
        es: 'Se conocen casos, aunque raros, de daño hepático tras tomar reishi: evítelo si padece del hígado. Puede sumarse al efecto de los anticoagulantes y de las medicinas que bajan la presión. Déjelo antes de una operación y durante el embarazo.',
        pt: 'Lesões do fígado depois do uso de reishi são raras, mas existem: evite se tem doença hepática. Pode somar-se ao efeito de anticoagulantes e de remédios que baixam a pressão. Deixe de lado antes de uma operação e na gravidez.',
      },
    },
  ],
  baseInventory: { unitPrice: 15, itemType: 'tin', baseUnit: 'g', baseUnitQuantity: 70, stock: 66, currency: 'USD' },
  variants: null,
  sales: [
    {
      active: true,
      scheduledSale: true,
      from: '2026-11-01',
      to: '2027-05-31',
      salePrice: 12,
      saleLabel: { en: 'Cool-season tin', es: 'Lata de temporada fría', pt: 'Lata da estação fria' },
    },
  ],
  attributes: ['organic', 'vegan', 'gluten-free', 'locally-sourced'],
  shippingInfo: { weight: 6, width: 3, height: 4.5, length: 3 },
  mpn: 'TE-REI-70',
  sku: 'BNE-TEA-001',
}
