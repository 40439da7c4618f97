import type { ProductSeed } from '../shapes'

export const fruitingRoomHumidityController: ProductSeed = {
  slug: 'fruiting-room-humidity-controller',
  title: {
    en: 'Fruiting room humidity controller',
    es: 'Controlador de humedad para sala de fructificación',
    pt: 'Controlador de umidade para sala de frutificação',
  },
  vendor: 'cascadia-grow-supply',
  category: 'growing/equipment/automation',
  form: 'controller',
  species: [],
  lead: {
    en: 'A plug-in controller whose sensor keeps reading truthfully above 90% humidity.',
    es: 'Un controlador enchufable cuyo sensor sigue midiendo con verdad por encima del 90 % de humedad.',
    pt: 'Um controlador de tomada cujo sensor continua medindo direito acima de 90% de umidade.',
  },
  description: {
    en: 'Cheap hygrometers drift to a false 99% after one wet week. We fit a heated capacitive probe that clears its own condensation, and log a reading each minute.\n\nPlug a humidifier into the first socket, set target and band (90% with 4% is a good start for oysters), and hang the probe at block height, out of the mist stream. The second socket runs a fan by timer or by carbon dioxide if you choose that probe. Calibrate twice a year with the salt sachet supplied. Wet rooms demand a grounded outlet with residual-current protection.',
    es: 'Los higrómetros baratos se clavan en un falso 99 % tras una semana mojada. Montamos una sonda capacitiva calentada que se quita sola la condensación y guarda un dato por minuto.\n\nEnchufe el humidificador en la primera toma, fije objetivo y margen (90 % con 4 % es buen comienzo para gírgolas) y cuelgue la sonda a la altura de los bloques, fuera del chorro. La segunda toma mueve un ventilador por tiempo o por dióxido de carbono, con la sonda correspondiente. Calibre dos veces al año con el sobre de sal. En salas húmedas use toma con tierra y diferencial.',
    pt: 'Higrômetros baratos travam num falso 99% depois de uma semana molhada. Usamos uma sonda capacitiva aquecida que seca a própria condensação e registra uma leitura por minuto.\n\nLigue o umidificador na primeira tomada, defina alvo e faixa (90% com 4% é bom começo para cogumelo-ostra) e pendure a sonda na altura dos blocos, fora do jato. A segunda tomada aciona um ventilador por tempo ou por gás carbônico, com a sonda própria. Calibre duas vezes ao ano com o sachê de sal. Em sala molhada use tomada com terra e dispositivo DR.',
  },
  details: [
    {
      title: { en: 'Probes', es: 'Sondas', pt: 'Sondas' },
      content: {
        en: '- **Standard:** humidity ±2%, temperature ±0.3 °C\n- **With CO₂:** adds an infrared cell, 400 to 5000 ppm\n\nCable 3 m, splash-proof head, replaceable filter cap.',
        es: '- **Estándar:** humedad ±2 %, temperatura ±0,3 °C\n- **Con CO₂:** añade celda infrarroja de 400 a 5000 ppm\n\nCable de 3 m, cabezal contra salpicaduras, capuchón filtrante recambiable.',
        pt: '- **Padrão:** umidade ±2%, temperatura ±0,3 °C\n- **Com CO₂:** acrescenta célula infravermelha de 400 a 5000 ppm\n\nCabo de 3 m, cabeça contra respingos, capa filtrante trocável.',
      },
    },
    {
      title: { en: 'Electrical', es: 'Electricidad', pt: 'Elétrica' },
      content: {
        en: 'Two relay sockets, 10 A in total. Memory holds the settings through a power cut and ninety days of readings on a card, readable as plain text. No account or network is required.',
        es: 'Dos tomas con relé, 10 A en total. La memoria conserva los ajustes tras un apagón y noventa días de datos en tarjeta, en texto simple. No pide cuenta ni red.',
        pt: 'Duas tomadas com relé, 10 A no total. A memória guarda os ajustes após queda de luz e noventa dias de dados em cartão, em texto simples. Não pede conta nem rede.',
      },
    },
  ],
  baseInventory: {
    unitPrice: 118.0,
    itemType: 'unit',
    baseUnit: null,
    baseUnitQuantity: null,
    stock: 66,
    currency: 'USD',
  },
  variants: {
    keys: [
      {
        identifier: 'probe',
        label: { en: 'Probe', es: 'Sonda', pt: 'Tipo de sonda' },
        options: [
          {
            identifier: 'standard',
            label: { en: 'Humidity and temperature', es: 'Humedad y temperatura', pt: 'Umidade e temperatura' },
          },
          {
            identifier: 'co2',
            label: { en: 'With carbon dioxide', es: 'Con dióxido de carbono', pt: 'Com gás carbônico' },
          },
        ],
      },
      {
        identifier: 'plug',
        label: { en: 'Plug', es: 'Enchufe', pt: 'Plugue' },
        options: [
          {
            identifier: 'us',
            label: {
              en: 'Type B, North America',
              es: 'Tipo B, América del Norte',
              pt: 'Tipo B, usado na América do Norte',
            },
          },
          {
            identifier: 'eu',
            label: { en: 'Type F, Europe', es: 'Tipo F, Europa continental', pt: 'Tipo F, usado na Europa' },
          },
        ],
      },
    ],
    variants: [
      { options: { probe: 'standard', plug: 'us' }, price: 118.0, sale: null },
      { options: { probe: 'standard', plug: 'eu' }, price: 122.0, sale: null },
      { options: { probe: 'co2', plug: 'us' }, price: 214.0, sale: null },
      { options: { probe: 'co2', plug: 'eu' }, price: 218.0, sale: null },
    ],
  },
  sales: [],
  attributes: [],
  shippingInfo: { weight: 38, width: 7, height: 4, length: 10 },
  mpn: 'HC-2R',
  sku: 'CGS-HC-2R',
}
