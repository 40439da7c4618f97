import type { ProductSeed } from '../shapes'

export const pressureSteriliserStovetop: ProductSeed = {
  slug: 'pressure-steriliser-stovetop',
  title: {
    en: 'Stovetop pressure sterilizer',
    es: 'Esterilizador a presión para estufa',
    pt: 'Esterilizador de pressão para fogão',
  },
  vendor: 'cascadia-grow-supply',
  category: 'growing/equipment/sterilizers',
  form: 'steriliser',
  species: [],
  lead: {
    en: 'A heavy cast vessel that holds 15 psi without a gasket, for jars of grain and small sawdust bags.',
    es: 'Una olla fundida y pesada que mantiene 15 psi sin junta de goma, para frascos de grano y bolsas pequeñas de aserrín.',
    pt: 'Uma panela fundida e pesada que mantém 15 psi sem anel de borracha, para frascos de grão e sacos pequenos de serragem.',
  },
  description: {
    en: 'Grain and supplemented sawdust carry heat-proof bacterial spores, so boiling is not enough: they need 121 °C, which means 15 psi at sea level. The lid of this vessel seals metal to metal with six clamps, and a dial gauge plus a weighted valve hold the pressure.\n\nStand jars on the rack, add 4 cm of water, vent steam for ten minutes, then close the valve. Give liter jars 90 minutes, 2 kg bags two and a half hours. Let the pressure fall by itself before you open; hurried cooling sucks room air into the jars.',
    es: 'El grano y el aserrín suplementado llevan esporas bacterianas que resisten el hervor: necesitan 121 °C, es decir, 15 psi a nivel del mar. La tapa cierra metal contra metal con seis mordazas, y un manómetro más una válvula de peso guardan la presión.\n\nPonga los frascos en la rejilla, añada 4 cm de agua, purgue vapor diez minutos y cierre. Dé 90 minutos a frascos de litro y dos horas y media a bolsas de 2 kg. Deje que la presión caiga sola; si se enfría con prisa, los frascos aspiran aire del cuarto.',
    pt: 'O grão e a serragem suplementada trazem esporos bacterianos que resistem à fervura: precisam de 121 °C, ou seja, 15 psi ao nível do mar. A tampa veda metal com metal por seis grampos, e um manômetro mais uma válvula de peso seguram a pressão.\n\nPonha os frascos na grade, junte 4 cm de água, deixe o vapor sair por dez minutos e feche. Dê 90 minutos a frascos de litro e duas horas e meia a sacos de 2 kg. Espere a pressão cair sozinha; se esfriar com pressa, os frascos sugam ar da sala.',
  },
  details: [
    {
      title: { en: 'Capacity', es: 'Capacidad', pt: 'Capacidade' },
      content: {
        en: '- **23 liters:** 7 jars of one liter or 4 bags of 1 kg\n- **39 liters:** 16 jars of one liter or 6 bags of 2 kg\n\nFor gas and solid electric burners; not for induction or glass.',
        es: '- **23 litros:** 7 frascos de litro o 4 bolsas de 1 kg\n- **39 litros:** 16 frascos de litro o 6 bolsas de 2 kg\n\nPara gas y placa eléctrica maciza; no para inducción ni vitrocerámica.',
        pt: '- **23 litros:** 7 frascos de litro ou 4 sacos de 1 kg\n- **39 litros:** 16 frascos de litro ou 6 sacos de 2 kg\n\nPara gás e chapa elétrica maciça; não para indução nem vitrocerâmica.',
      },
    },
    {
      title: { en: 'Safety', es: 'Seguridad', pt: 'Segurança' },
      content: {
        en: 'Never leave it unattended, never let it boil dry, and keep the vent pipe clear. Have the gauge checked yearly. Oil the metal rim with a film of food-grade oil so the lid releases.',
        es: 'No la deje sola, no permita que se seque y mantenga libre el tubo de escape. Haga revisar el manómetro cada año. Unte el borde con una película de aceite alimentario para que la tapa ceda.',
        pt: 'Não saia de perto, não deixe secar e mantenha livre o tubo de saída. Mande aferir o manômetro uma vez por ano. Passe um filme de óleo alimentar na borda para a tampa soltar.',
      },
    },
  ],
  baseInventory: {
    unitPrice: 295.0,
    itemType: 'unit',
    baseUnit: null,
    baseUnitQuantity: null,
    stock: 14,
    currency: 'USD',
  },
  variants: {
    keys: [
      {
        identifier: 'capacity',
        label: { en: 'Capacity', es: 'Capacidad', pt: 'Volume' },
        options: [
          { identifier: '23l', label: { en: '23 liters', es: '23 litros', pt: 'De 23 litros' } },
          { identifier: '39l', label: { en: '39 liters', es: '39 litros', pt: 'De 39 litros' } },
        ],
      },
    ],
    variants: [
      { options: { capacity: '23l' }, price: 295.0, sale: null },
      { options: { capacity: '39l' }, price: 430.0, sale: null },
    ],
  },
  sales: [],
  attributes: [],
  shippingInfo: { weight: 420, width: 16, height: 17, length: 16 },
  mpn: 'PS-15',
  sku: 'CGS-PS-15',
}
