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
    en: 'Reishi gives little to a quick infusion. This blend pairs shaved [reishi](/mushrooms/ganoderma-lucidum), *Ganoderma lucidum*, with ingredients that can stand the same half hour in the pot: dried orange peel, true cinnamon and allspice leaf from Papantla. The result is bitter, warm and resinous.\n\nPut one spoonful in half a liter of cold water, bring it up slowly and simmer for thirty minutes under a lid. Strain, and sweeten with honey if you must. The same slices give a second, paler pot.',
    es: 'El reishi da poco en una infusión rápida. Esta mezcla une [reishi](/mushrooms/ganoderma-lucidum) rebanado, *Ganoderma lucidum*, con ingredientes que soportan la misma media hora de olla: cáscara seca de naranja, canela y hoja de pimienta gorda de Papantla. Resulta amarga, cálida y resinosa.\n\nUna cucharada en medio litro de agua fría, subir despacio y dejar treinta minutos tapado a fuego bajo. Cuele y, si hace falta, endulce con miel. Las mismas láminas dan una segunda olla más clara.',
    pt: 'O reishi rende pouco numa infusão rápida. Esta mistura junta [reishi](/mushrooms/ganoderma-lucidum) fatiado, *Ganoderma lucidum*, a ingredientes que aguentam a mesma meia hora de panela: casca seca de laranja, canela e folha de pimenta-da-jamaica de Papantla. O resultado é amargo, quente e resinoso.\n\nUma colher em meio litro de água fria, aquecer devagar e deixar trinta minutos tampado em fogo baixo. Coe e, se precisar, adoce com mel. As mesmas lâminas dão uma segunda panela, mais clara.',
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
        en: 'May add to blood thinners and to medicines that lower blood pressure. Leave it aside before an operation and during pregnancy.',
        es: 'Puede sumarse al efecto de los anticoagulantes y de las medicinas que bajan la presión. Déjelo antes de una operación y durante el embarazo.',
        pt: 'Pode somar-se ao efeito de anticoagulantes e de remédios que baixam a pressão. Deixe de lado antes de uma operação e na gravidez.',
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
      to: null,
      salePrice: 12,
      saleLabel: { en: 'Cool-season tin', es: 'Lata de temporada fría', pt: 'Lata da estação fria' },
    },
  ],
  attributes: ['organic', 'vegan', 'gluten-free', 'locally-sourced'],
  shippingInfo: { weight: 6, width: 3, height: 4.5, length: 3 },
  mpn: 'TE-REI-70',
  sku: 'BNE-TEA-001',
}
