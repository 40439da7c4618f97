import type { ProductSeed } from '../shapes'

export const benchLaminarFlowHood: ProductSeed = {
  slug: 'bench-laminar-flow-hood',
  title: {
    en: 'Bench laminar flow hood',
    es: 'Cabina de flujo laminar de mesa',
    pt: 'Capela de fluxo laminar de bancada',
  },
  vendor: 'cascadia-grow-supply',
  category: 'growing/equipment/flow-hoods',
  form: 'flow-hood',
  species: [],
  lead: {
    en: 'Horizontal flow through a real HEPA panel, built in Portland in two widths.',
    es: 'Flujo horizontal a través de un panel HEPA auténtico, construida en Portland en dos anchos.',
    pt: 'Fluxo horizontal por um painel HEPA de verdade, montada em Portland em duas larguras.',
  },
  description: {
    en: 'Birch ply cabinet, gel-sealed H14 panel, washable prefilter, and a backward-curved fan sized so that air leaves the face at about 0.45 m/s. A candle flame held in front should lean steadily, not flutter; every hood is smoke-tested before it is crated.\n\nPut it on a table away from doors. Run it for twenty minutes, wipe the bench with alcohol, and work upstream of your hands: nothing dirty between filter and plate. It protects the culture and not the person, so never handle unknown molds in front of it.',
    es: 'Mueble de contrachapado de abedul, panel H14 sellado con gel, prefiltro lavable y un ventilador calculado para que el aire salga a unos 0,45 m/s. Una llama delante debe inclinarse quieta, sin temblar; cada equipo pasa la prueba de humo antes de embalarse.\n\nColóquela en una mesa lejos de puertas. Déjela andar veinte minutos, limpie la mesa con alcohol y trabaje sin poner nada sucio entre el filtro y la placa. Protege el cultivo y no a la persona; no maneje mohos desconocidos frente a ella.',
    pt: 'Gabinete de compensado de bétula, painel H14 vedado com gel, pré-filtro lavável e um ventilador dimensionado para que o ar saia a cerca de 0,45 m/s. Uma chama à frente deve inclinar-se firme, sem tremer; cada unidade passa pelo teste de fumaça antes de ser encaixotada.\n\nPonha numa mesa longe de portas. Deixe ligada vinte minutos, limpe a bancada com álcool e trabalhe sem nada sujo entre o filtro e a placa. Ela protege a cultura e não a pessoa; nunca manuseie mofos desconhecidos diante dela.',
  },
  details: [
    {
      title: { en: 'Build', es: 'Construcción', pt: 'Construção' },
      content: {
        en: '- Faces of 61 × 46 cm or 91 × 61 cm\n- H14 panel, 99.995% at the most penetrating size\n- Noise 54 to 58 dB at one meter\n- Speed dial and hour counter',
        es: '- Frentes de 61 × 46 cm o 91 × 61 cm\n- Panel H14, 99,995 % en el tamaño más penetrante\n- Ruido de 54 a 58 dB a un metro\n- Regulador de velocidad y contador de horas',
        pt: '- Frentes de 61 × 46 cm ou 91 × 61 cm\n- Painel H14, 99,995% no tamanho mais penetrante\n- Ruído de 54 a 58 dB a um metro\n- Regulador de velocidade e horímetro',
      },
    },
    {
      title: { en: 'Filter life', es: 'Vida del filtro', pt: 'Vida do filtro' },
      content: {
        en: 'Wash the prefilter monthly. The main panel usually serves three to five years of hobby use; replace it when face velocity cannot reach 0.35 m/s at full dial. Never touch or spray the pleats.',
        es: 'Lave el prefiltro cada mes. El panel principal suele servir de tres a cinco años de uso aficionado; cámbielo cuando la velocidad no alcance 0,35 m/s al máximo. No toque ni rocíe los pliegues.',
        pt: 'Lave o pré-filtro todo mês. O painel principal costuma servir de três a cinco anos em uso amador; troque quando a velocidade não chegar a 0,35 m/s no máximo. Não toque nem borrife as pregas.',
      },
    },
  ],
  baseInventory: {
    unitPrice: 645.0,
    itemType: 'unit',
    baseUnit: null,
    baseUnitQuantity: null,
    stock: 2,
    currency: 'USD',
  },
  variants: {
    keys: [
      {
        identifier: 'face',
        label: { en: 'Face size', es: 'Tamaño del frente', pt: 'Tamanho da frente' },
        options: [
          {
            identifier: '61x46',
            label: { en: '61 × 46 cm, one worker', es: '61 × 46 cm, una persona', pt: '61 × 46 cm, para um operador' },
          },
          {
            identifier: '91x61',
            label: {
              en: '91 × 61 cm, two workers',
              es: '91 × 61 cm, dos personas',
              pt: '91 × 61 cm, para dois operadores',
            },
          },
        ],
      },
      {
        identifier: 'voltage',
        label: { en: 'Voltage', es: 'Voltaje', pt: 'Tensão' },
        options: [
          { identifier: '120v', label: { en: '120 V, 60 Hz', es: '120 V a 60 Hz', pt: '120 V em 60 Hz' } },
          { identifier: '230v', label: { en: '230 V, 50 Hz', es: '230 V a 50 Hz', pt: '230 V em 50 Hz' } },
        ],
      },
    ],
    variants: [
      { options: { face: '61x46', voltage: '120v' }, price: 645.0, sale: null },
      { options: { face: '61x46', voltage: '230v' }, price: 670.0, sale: null },
      { options: { face: '91x61', voltage: '120v' }, price: 1090.0, sale: null },
      { options: { face: '91x61', voltage: '230v' }, price: 1125.0, sale: null },
    ],
  },
  sales: [],
  attributes: ['locally-sourced'],
  shippingInfo: { weight: 1340, width: 28, height: 26, length: 30 },
  mpn: 'LFH-H14',
  sku: 'CGS-LFH-H14',
}
