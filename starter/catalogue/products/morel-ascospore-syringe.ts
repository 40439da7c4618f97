import type { ProductSeed } from '../shapes'

export const morelAscosporeSyringe: ProductSeed = {
  slug: 'morel-ascospore-syringe',
  title: {
    en: 'Morel ascospore syringe for microscopy',
    es: 'Jeringa de ascosporas de colmenilla para microscopía',
    pt: 'Seringa de ascósporos de morquela para microscopia',
  },
  vendor: 'black-forest-pilzkultur',
  category: 'microscopy/spores/syringes',
  form: 'syringe',
  species: ['morchella-esculenta'],
  lead: {
    en: 'Large, smooth ascospores of the yellow morel, some still lined up in their sacs.',
    es: 'Ascosporas grandes y lisas de colmenilla, algunas todavía en fila dentro de sus ascas.',
    pt: 'Ascósporos grandes e lisos de morquela, alguns ainda em fila dentro dos ascos.',
  },
  description: {
    en: 'Most of what we look at are basidiospores; *Morchella esculenta* shows the other great plan. Its spores, about 18 to 24 by 11 to 14 µm, are shot eight at a time from long sacs, and a few sacs are left in each syringe on purpose.\n\nMount a drop in water and search at 100 times for the rows of eight, then go up to 400. Tiny droplets cling to the ends of the spore on the outside, a mark of the family. They fade in hydroxide, so look before you stain. Not intended for cultivation.',
    es: 'Casi todo lo que miramos son basidiosporas; *Morchella esculenta* enseña el otro gran plan. Sus esporas, de unas 18–24 por 11–14 µm, salen disparadas de ocho en ocho desde sacos largos, y en cada jeringa dejamos adrede algunos.\n\nMonte una gota en agua, busque a 100 aumentos las filas de ocho y suba a 400. Unas gotitas se adhieren por fuera a los polos de la espora, seña de la familia. Con hidróxido se desvanecen: mire antes de teñir. No está pensada para cultivo.',
    pt: 'Quase tudo o que observamos são basidiósporos; *Morchella esculenta* mostra o outro grande plano. Seus esporos, de cerca de 18–24 por 11–14 µm, são lançados de oito em oito a partir de sacos longos, e em cada seringa deixamos alguns de propósito.\n\nMonte uma gota em água, procure em 100 aumentos as filas de oito e suba para 400. Gotinhas aderem por fora às pontas do esporo, sinal da família. No hidróxido elas somem: olhe antes de corar. Não se destina ao cultivo.',
  },
  details: [
    {
      title: { en: 'Make-up', es: 'Presentación y lote', pt: 'Apresentação e lote' },
      content: {
        en: 'Syringe of 5 ml with blunt tip. Water, 10% glycerol, spores and ascus fragments from one April collection. A drawing sheet shows ascus, paraphysis and spore at the same scale.',
        es: 'Jeringa de 5 ml con punta roma. Agua, 10 % de glicerol, esporas y restos de ascas de una sola colecta de abril. Una lámina muestra asca, paráfisis y espora a igual escala.',
        pt: 'Seringa de 5 ml com ponta romba. Água, 10% de glicerol, esporos e restos de ascos de uma só coleta de abril. Uma prancha mostra asco, paráfise e esporo na mesma escala.',
      },
    },
    {
      title: { en: 'Season', es: 'Época', pt: 'Época do ano' },
      content: {
        en: 'Made once a year after the spring rains, and often gone by summer. Each parent had a pitted cap and, cut lengthwise, was hollow from tip to foot; the pits set it apart from *Gyromitra esculenta*.',
        es: 'Se prepara una vez al año, tras las lluvias de primavera, y suele agotarse antes del verano. Cada ejemplar tenía sombrero con alvéolos y, abierto a lo largo, era hueco de punta a pie; los alvéolos lo apartan de *Gyromitra esculenta*.',
        pt: 'Feita uma vez por ano, depois das chuvas de primavera, costuma acabar antes do verão. Cada exemplar tinha chapéu com alvéolos e, aberto ao comprido, era oco da ponta ao pé; os alvéolos o separam de *Gyromitra esculenta*.',
      },
    },
  ],
  baseInventory: {
    unitPrice: 17.5,
    itemType: 'syringe',
    baseUnit: 'ml',
    baseUnitQuantity: 5,
    stock: 0,
    currency: 'USD',
  },
  variants: null,
  sales: [],
  attributes: ['wild-foraged'],
  shippingInfo: { weight: 2, width: 4, height: 1, length: 7 },
  mpn: 'MIK-MOR-5',
  sku: 'BFP-MSY-MOR',
}
