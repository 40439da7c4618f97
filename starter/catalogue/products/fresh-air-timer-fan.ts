import type { ProductSeed } from '../shapes'

export const freshAirTimerFan: ProductSeed = {
  slug: 'fresh-air-timer-fan',
  title: {
    en: 'Fresh air timer fan for grow tents',
    es: 'Ventilador de aire fresco con temporizador para carpas',
    pt: 'Ventilador de ar fresco com temporizador para tendas',
  },
  vendor: 'north-line-dropship',
  category: 'growing/equipment/automation',
  form: 'controller',
  species: [],
  lead: {
    en: 'A quiet inline fan with a cycle timer, sized for fruiting tents up to two cubic meters.',
    es: 'Un ventilador en línea y silencioso con temporizador de ciclos, para carpas de hasta dos metros cúbicos.',
    pt: 'Um ventilador em linha e silencioso com temporizador de ciclos, para tendas de até dois metros cúbicos.',
  },
  description: {
    en: 'Long stems and tiny caps usually mean stale air. Mushrooms breathe out carbon dioxide, and a tent of oysters needs its air changed four to eight times an hour. The fan moves 60 m³/h at full speed and can be set to run, say, three minutes out of every fifteen.\n\nPull air in through the filter pad supplied, let it leave by the opposite corner, and follow each blow with mist so the surface does not dry. Reishi grown for antlers wants the reverse: long pauses, little exchange.',
    es: 'Pies largos y sombreros diminutos suelen decir aire viciado. Los hongos exhalan dióxido de carbono, y una carpa de gírgolas pide renovar el aire de cuatro a ocho veces por hora. El aparato mueve 60 m³/h a plena marcha y puede trabajar, por ejemplo, tres minutos de cada quince.\n\nTome el aire por la almohadilla filtrante, sáquelo por la esquina opuesta y tras cada soplo nebulice, para que la superficie no se seque. El reishi en forma de asta quiere lo contrario: pausas largas y poco recambio.',
    pt: 'Pés compridos e chapéus minúsculos costumam indicar ar viciado. Cogumelos soltam gás carbônico, e uma tenda de cogumelo-ostra pede troca de ar de quatro a oito vezes por hora. O aparelho move 60 m³/h no máximo e pode trabalhar, por exemplo, três minutos a cada quinze.\n\nPuxe o ar pela manta filtrante, deixe sair pelo canto oposto e nebulize depois de cada sopro, para a superfície não secar. O reishi em forma de chifre quer o contrário: pausas longas e pouca troca.',
  },
  details: [
    {
      title: { en: 'In the carton', es: 'En la caja', pt: 'Na embalagem' },
      content: {
        en: 'Fan of 100 mm, cycle timer (1 to 99 minutes on and off), 2 m of duct, two clamps, intake pad rated F7, hanging hooks. Power supply 12 V, 18 W, splash-proof to IPX4.',
        es: 'Ventilador de 100 mm, temporizador (1 a 99 minutos de marcha y paro), 2 m de ducto, dos abrazaderas, almohadilla F7, ganchos. Fuente de 12 V y 18 W, a prueba de salpicaduras IPX4.',
        pt: 'Ventilador de 100 mm, temporizador (1 a 99 minutos ligado e desligado), 2 m de duto, duas abraçadeiras, manta F7, ganchos. Fonte de 12 V e 18 W, proteção IPX4.',
      },
    },
    {
      title: { en: 'Cleaning', es: 'Limpieza', pt: 'Limpeza' },
      content: {
        en: 'Spores coat the blades within weeks. Unclip the housing monthly, wipe with soapy water, dry, and change the pad every second crop. Wear a mask for that chore; spore dust irritates lungs.',
        es: 'Las esporas cubren las aspas en pocas semanas. Abra la carcasa cada mes, limpie con agua jabonosa, seque y cambie la almohadilla cada dos cosechas. Póngase mascarilla: ese polvo irrita los pulmones.',
        pt: 'Em poucas semanas os esporos cobrem as pás. Abra a carcaça todo mês, limpe com água e sabão, seque e troque a manta a cada duas safras. Use máscara nessa tarefa: o pó irrita os pulmões.',
      },
    },
  ],
  baseInventory: {
    unitPrice: 59.0,
    itemType: 'unit',
    baseUnit: null,
    baseUnitQuantity: null,
    stock: 120,
    currency: 'USD',
  },
  variants: null,
  sales: [],
  attributes: [],
  shippingInfo: { weight: 70, width: 8, height: 7, length: 12 },
  mpn: 'FAF-100T',
  sku: 'NLD-FAF-100',
}
