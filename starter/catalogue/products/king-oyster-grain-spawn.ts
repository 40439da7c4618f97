import type { ProductSeed } from '../shapes'

export const kingOysterGrainSpawn: ProductSeed = {
  slug: 'king-oyster-grain-spawn',
  title: {
    en: 'King oyster grain spawn, 5 lb',
    es: 'Micelio de seta de cardo en grano, 2,3 kg',
    pt: 'Spawn de eryngui em grãos, 2,3 kg',
  },
  vendor: 'hudson-valley-fungi',
  category: 'growing/supplies/grain-spawn',
  form: 'grain-bag',
  species: ['pleurotus-eryngii'],
  lead: {
    en: 'Millet and rye spawn of a stout king oyster, run in the same room as our market crop.',
    es: 'Micelio en mijo y centeno de una seta de cardo robusta, criada en la misma sala que la que llevamos al mercado.',
    pt: 'Spawn em painço e centeio de um eryngui robusto, criado na mesma sala do que levamos à feira.',
  },
  description: {
    en: 'Millet gives many small points of growth and rye gives each of them a pantry, so the blend colonizes evenly and still travels well. The strain of *Pleurotus eryngii* inside is the one we cut every Friday.\n\nBreak the bag, wait two days for it to whiten again, and add one part spawn to ten or fifteen parts sterilized, supplemented sawdust. Colonize at 22 to 25 °C. When the block is firm, open only the top, cool to 12–18 °C and keep the air moist; pins come 30 to 45 days after spawning.',
    es: 'El mijo ofrece muchos puntos pequeños de arranque y el centeno da despensa a cada uno; la mezcla coloniza pareja y viaja bien. La cepa de *Pleurotus eryngii* es la misma que cortamos cada viernes.\n\nDesmenuce la bolsa, espere dos días a que blanquee otra vez y ponga una parte de micelio por diez o quince de aserrín esterilizado y suplementado. Colonice a 22–25 °C. Con el bloque firme, abra solo la parte de arriba, baje a 12–18 °C y mantenga húmedo el aire; los brotes salen a los 30–45 días de sembrar.',
    pt: 'O painço oferece muitos pontinhos de partida e o centeio dá despensa a cada um; a mistura coloniza por igual e viaja bem. A linhagem de *Pleurotus eryngii* é a mesma que cortamos toda sexta-feira.\n\nSolte o saco, espere dois dias até branquear de novo e ponha uma parte de spawn para dez ou quinze de serragem esterilizada e suplementada. Colonize a 22–25 °C. Com o bloco firme, abra só a parte de cima, baixe a 12–18 °C e mantenha o ar úmido; os brotos surgem de 30 a 45 dias após a semeadura.',
  },
  details: [
    {
      title: { en: 'Bag facts', es: 'La bolsa', pt: 'O saco' },
      content: {
        en: 'Net 5 lb (2.3 kg), 0.2 micron patch, second-generation grain. The inoculation date and strain code are handwritten on the seam. Ingredients: organic millet, organic rye, gypsum, mycelium.',
        es: 'Peso neto 2,3 kg, filtro de 0,2 micras, grano de segunda generación. La fecha de siembra y el código van a mano en la costura. Ingredientes: mijo y centeno ecológicos, yeso, micelio.',
        pt: 'Peso líquido 2,3 kg, filtro de 0,2 mícron, grão de segunda geração. A data de semeadura e o código vão à mão na costura. Ingredientes: painço e centeio orgânicos, gesso, micélio.',
      },
    },
    {
      title: { en: 'Cold shelf', es: 'En frío', pt: 'No frio' },
      content: {
        en: 'Best within a month, stored at 34 to 38 °F (1 to 3 °C). King oyster wakes slowly after chilling, so bring it to room temperature the day before mixing.',
        es: 'Mejor antes de un mes, guardado de 1 a 3 °C. La seta de cardo despierta despacio tras el frío: sáquela a temperatura ambiente la víspera de mezclar.',
        pt: 'Melhor em até um mês, guardado de 1 a 3 °C. O eryngui acorda devagar depois do frio: deixe em temperatura ambiente na véspera da mistura.',
      },
    },
  ],
  baseInventory: {
    unitPrice: 27.0,
    itemType: 'bag',
    baseUnit: 'g',
    baseUnitQuantity: 2270,
    stock: 49,
    currency: 'USD',
  },
  variants: null,
  sales: [],
  attributes: ['organic', 'small-farm'],
  shippingInfo: { weight: 84, width: 8, height: 5, length: 14 },
  mpn: 'GS-KO-5',
  sku: 'HVF-GS-KO5',
}
