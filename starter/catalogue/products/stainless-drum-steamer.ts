import type { ProductSeed } from '../shapes'

export const stainlessDrumSteamer: ProductSeed = {
  slug: 'stainless-drum-steamer',
  title: {
    en: 'Stainless drum steamer, 120 liters',
    es: 'Vaporizador de tambor inoxidable, 120 litros',
    pt: 'Vaporizador de tambor inox, 120 litros',
  },
  vendor: 'black-forest-pilzkultur',
  category: 'growing/equipment/sterilizers',
  form: 'steriliser',
  species: [],
  lead: {
    en: 'Atmospheric steam for twenty-four blocks at a time, with a float valve that keeps the water topped up.',
    es: 'Vapor sin presión para veinticuatro bloques por tanda, con válvula de flotador que repone el agua.',
    pt: 'Vapor sem pressão para vinte e quatro blocos por vez, com válvula de boia que repõe a água.',
  },
  description: {
    en: 'For small farms that have outgrown a stovetop pot but do not want a pressure license. The double-walled drum makes steam at 96 to 100 °C; at that heat sawdust blocks need twelve to sixteen hours, overnight work that the thermostat carries out alone.\n\nStack bags with a finger’s gap so that steam can pass. Count the time only after the probe in the middle of the load has passed 95 °C. Straw for oysters needs far less: hold it at 70 to 80 °C for two hours and it is pasteurized without losing its friendly microbes.',
    es: 'Para fincas pequeñas a las que la olla les queda corta y no quieren permisos de presión. El tambor de doble pared da vapor a 96–100 °C; con ese calor los bloques de aserrín piden de doce a dieciséis horas, trabajo nocturno que el termostato cumple solo.\n\nApile las bolsas con un dedo de separación para que circule el vapor. Empiece a contar cuando la sonda del centro pase de 95 °C. La paja para gírgolas pide mucho menos: dos horas a 70–80 °C y queda pasteurizada sin perder sus microbios útiles.',
    pt: 'Para pequenas fazendas em que a panela já não dá conta e que não querem licença de vaso de pressão. O tambor de parede dupla faz vapor a 96–100 °C; nesse calor, blocos de serragem pedem de doze a dezesseis horas, serviço noturno que o termostato cumpre sozinho.\n\nEmpilhe os sacos com um dedo de folga para o vapor passar. Conte o tempo só depois que a sonda do centro passar de 95 °C. A palha para cogumelo-ostra pede bem menos: duas horas a 70–80 °C e está pasteurizada sem perder os micróbios amigos.',
  },
  details: [
    {
      title: { en: 'Specification', es: 'Ficha técnica', pt: 'Especificações' },
      content: {
        en: 'Steel 1.4301, 3 kW element, 230 V, 16 A. Inner diameter 50 cm, height 62 cm, three removable racks. Load of 24 blocks at 2.5 kg. Drain tap, core probe and mains hose connection.',
        es: 'Acero 1.4301, resistencia de 3 kW, 230 V, 16 A. Diámetro interior 50 cm, alto 62 cm, tres rejillas extraíbles. Carga de 24 bloques de 2,5 kg. Grifo de vaciado, sonda y toma de agua.',
        pt: 'Aço 1.4301, resistência de 3 kW, 230 V, 16 A. Diâmetro interno 50 cm, altura 62 cm, três grades removíveis. Carga de 24 blocos de 2,5 kg. Torneira de dreno, sonda e ligação de água.',
      },
    },
    {
      title: { en: 'Installation', es: 'Instalación', pt: 'Instalação' },
      content: {
        en: 'Stand it on a tiled floor under an open window or hood, as it gives off steam for hours. Delivered on a pallet to the curb in Europe; overseas freight is quoted one by one.',
        es: 'Colóquelo sobre suelo de baldosa, bajo ventana abierta o campana, pues suelta vapor durante horas. En Europa se entrega en palé a pie de calle; fuera de ella se cotiza aparte.',
        pt: 'Instale sobre piso frio, sob janela aberta ou coifa, pois solta vapor por horas. Na Europa é entregue em palete na calçada; para fora dela o frete é cotado caso a caso.',
      },
    },
  ],
  baseInventory: {
    unitPrice: 980.0,
    itemType: 'unit',
    baseUnit: 'l',
    baseUnitQuantity: 120,
    stock: 3,
    currency: 'USD',
  },
  variants: null,
  sales: [
    {
      active: true,
      scheduledSale: true,
      from: '2025-09-01',
      to: '2025-09-30',
      salePrice: 890.0,
      saleLabel: { en: 'Autumn fair price', es: 'Precio de feria de otoño', pt: 'Preço da feira de outono' },
    },
  ],
  attributes: [],
  shippingInfo: { weight: 1500, width: 26, height: 36, length: 26 },
  mpn: 'DT-120-3',
  sku: 'BFP-DT-120',
}
