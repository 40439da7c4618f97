import type { ProductSeed } from '../shapes'

export const pinkOysterLiquidCulture: ProductSeed = {
  slug: 'pink-oyster-liquid-culture',
  title: {
    en: 'Pink oyster liquid culture',
    es: 'Cultivo líquido de gírgola rosa',
    pt: 'Cultura líquida de shimeji-rosa',
  },
  vendor: 'cogumelos-da-serra',
  category: 'growing/genetics/liquid-culture',
  form: 'syringe',
  species: ['pleurotus-djamor'],
  lead: {
    en: 'Warm-loving pink oyster mycelium in broth, shipped weekly and never chilled.',
    es: 'Micelio de gírgola rosa, amigo del calor, en caldo y con envío semanal sin cadena de frío.',
    pt: 'Micélio de shimeji-rosa, amigo do calor, em caldo, com envio semanal e nunca refrigerado.',
  },
  description: {
    en: '*Pleurotus djamor* is a tropical species and its cultures die in the refrigerator, so we grow this one to order and send it on Mondays. The line was isolated in the Serra dos Órgãos and colors deeply even in modest light.\n\nInject 2 ml per liter of cooled, sterile grain and hold it at 24 to 30 °C. Grain is often white within ten days. Pasteurized straw follows, and bags may fruit two to three weeks after spawning. Pick young, while the edge still curls under; the pink fades in the pan, which is expected.',
    es: '*Pleurotus djamor* es tropical y sus cultivos mueren en el refrigerador, por eso criamos este por encargo y lo despachamos los lunes. La línea se aisló en la Serra dos Órgãos y toma buen color incluso con poca luz.\n\nInyecte 2 ml por litro de grano estéril ya frío y manténgalo a 24–30 °C. Muchas veces el grano blanquea en diez días. Sigue la paja pasteurizada, y las bolsas pueden fructificar dos o tres semanas tras la siembra. Coséchela joven, con el borde aún enrollado; el rosa se pierde en la sartén y es normal.',
    pt: '*Pleurotus djamor* é tropical e suas culturas morrem na geladeira; por isso criamos esta sob encomenda e postamos às segundas. A linhagem foi isolada na Serra dos Órgãos e pega boa cor mesmo com pouca luz.\n\nInjete 2 ml por litro de grão estéril já frio e mantenha a 24–30 °C. Muitas vezes o grão fica branco em dez dias. Segue-se a palha pasteurizada, e os sacos podem frutificar de duas a três semanas após a semeadura. Colha jovem, com a borda ainda enrolada; o rosa some na frigideira, e isso é normal.',
  },
  details: [
    {
      title: { en: 'Temperature', es: 'Temperatura', pt: 'Temperatura' },
      content: {
        en: 'Keep between 16 and 24 °C and inject within three weeks of the date on the label. A few hours below 10 °C can weaken it, so we do not dispatch during frosts at your end.',
        es: 'Téngala entre 16 y 24 °C e inyéctela antes de tres semanas desde la fecha de la etiqueta. Unas horas bajo 10 °C pueden debilitarla, y no enviamos si en destino hay heladas.',
        pt: 'Mantenha entre 16 e 24 °C e injete em até três semanas da data do rótulo. Algumas horas abaixo de 10 °C podem enfraquecê-la, e não enviamos se houver geada no destino.',
      },
    },
    {
      title: { en: 'In the packet', es: 'En el paquete', pt: 'No pacote' },
      content: {
        en: '10 ml syringe in a sealed sleeve, capped needle, alcohol wipe and a strip thermometer that shows what the parcel went through. Broth of rice syrup and yeast extract, without coloring.',
        es: 'Jeringa de 10 ml en funda sellada, aguja con capuchón, toallita de alcohol y una tira térmica que muestra lo que vivió el paquete. Caldo de sirope de arroz y extracto de levadura, sin colorantes.',
        pt: 'Seringa de 10 ml em envelope lacrado, agulha com capa, lenço com álcool e uma fita térmica que mostra o que o pacote passou. Caldo de xarope de arroz e extrato de levedura, sem corantes.',
      },
    },
  ],
  baseInventory: {
    unitPrice: 13.0,
    itemType: 'syringe',
    baseUnit: 'ml',
    baseUnitQuantity: 10,
    stock: 26,
    currency: 'USD',
  },
  variants: null,
  sales: [],
  attributes: ['vegan', 'small-farm', 'locally-sourced'],
  shippingInfo: { weight: 2, width: 5, height: 1, length: 8 },
  mpn: 'CL-DJA',
  sku: 'CDS-CL-DJA-10',
}
