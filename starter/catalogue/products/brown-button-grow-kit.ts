import type { ProductSeed } from '../shapes'

export const brownButtonGrowKit: ProductSeed = {
  slug: 'brown-button-grow-kit',
  title: {
    en: 'Brown button compost grow kit',
    es: 'Kit de champiñón pardo en compost',
    pt: 'Kit de champignon marrom em composto',
  },
  vendor: 'black-forest-pilzkultur',
  category: 'growing/equipment/grow-kits',
  form: 'grow-kit',
  species: ['agaricus-bisporus'],
  lead: {
    en: 'Spawn-run compost, casing soil and a lidded crate for cremini at cellar temperature.',
    es: 'Compost ya colonizado, tierra de cobertura y una caja con tapa para champiñón pardo a temperatura de bodega.',
    pt: 'Composto já colonizado, terra de cobertura e uma caixa com tampa para champignon marrom em temperatura de adega.',
  },
  description: {
    en: 'Composting for *Agaricus bisporus* is hard to do at home; casing and picking are not. The crate holds 8 kg of phase III compost, already threaded with mycelium, and a bag of moist peat and ground limestone.\n\nSpread the casing 4 cm deep without pressing. Keep it at 20 to 22 °C for a week, until white strands reach the surface, then move the crate to 14–18 °C and lift the lid a finger’s width. Water the casing in sips, never the buttons. Picking begins 18 to 21 days after casing and runs over three flushes. Spent compost feeds roses and brassicas.',
    es: 'Hacer en casa el compost de *Agaricus bisporus* es difícil; cubrir y cosechar no lo es. La caja lleva 8 kg de compost de fase III, ya entretejido de micelio, y una bolsa de turba húmeda con caliza molida.\n\nExtienda 4 cm de cobertura sin apretar. Téngala una semana a 20–22 °C, hasta que los hilos blancos asomen, y pase la caja a 14–18 °C con la tapa abierta un dedo. Riegue la cobertura a sorbos, nunca los botones. Se cosecha a los 18–21 días de cubrir, en tres oleadas. El compost agotado alimenta rosales y coles.',
    pt: 'Fazer em casa o composto de *Agaricus bisporus* é difícil; cobrir e colher não é. A caixa traz 8 kg de composto de fase III, já entremeado de micélio, e um saco de turfa úmida com calcário moído.\n\nEspalhe 4 cm de cobertura sem apertar. Deixe uma semana a 20–22 °C, até os fios brancos aparecerem, e leve a caixa a 14–18 °C com a tampa aberta um dedo. Regue a cobertura aos poucos, nunca os botões. Colhe-se 18 a 21 dias após a cobertura, em três fluxos. O composto gasto alimenta roseiras e couves.',
  },
  details: [
    {
      title: { en: 'On arrival', es: 'Al recibirlo', pt: 'Ao receber' },
      content: {
        en: 'Open the crate the same day so that it can breathe; packed compost heats. If you must wait, hold it at 2 to 4 °C for no longer than a week and case it cold.',
        es: 'Abra la caja el mismo día para que respire: el compost apretado se calienta. Si ha de esperar, téngalo a 2–4 °C una semana como mucho y cúbralo en frío.',
        pt: 'Abra a caixa no mesmo dia para respirar: composto apertado esquenta. Se precisar esperar, mantenha a 2–4 °C por no máximo uma semana e faça a cobertura a frio.',
      },
    },
    {
      title: { en: 'Ingredients', es: 'Ingredientes', pt: 'Ingredientes' },
      content: {
        en: 'Wheat straw, horse manure from regional stables, gypsum, water, mycelium. Casing of peat and ground limestone. Expect about 1.5 to 2 kg of mushrooms in all at steady temperature.',
        es: 'Paja de trigo, estiércol de caballerizas de la región, yeso, agua y micelio. Cobertura de turba y caliza molida. Cuente en total de 1,5 a 2 kg de champiñones con temperatura estable.',
        pt: 'Palha de trigo, esterco de estábulos da região, gesso, água e micélio. Cobertura de turfa e calcário moído. Conte ao todo com 1,5 a 2 kg de champignons em temperatura estável.',
      },
    },
  ],
  baseInventory: {
    unitPrice: 31.0,
    itemType: 'crate',
    baseUnit: null,
    baseUnitQuantity: null,
    stock: 35,
    currency: 'USD',
  },
  variants: null,
  sales: [],
  attributes: ['locally-sourced', 'pesticide-free'],
  shippingInfo: { weight: 360, width: 12, height: 9, length: 16 },
  mpn: 'CHAMP-BR-8',
  sku: 'BFP-KIT-CHB',
}
