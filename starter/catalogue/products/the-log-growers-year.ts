import type { ProductSeed } from '../shapes'

export const theLogGrowersYear: ProductSeed = {
  slug: 'the-log-growers-year',
  title: { en: 'The log grower’s year', es: 'El año del cultivador en tronco', pt: 'O ano de quem cultiva em tora' },
  vendor: 'spore-and-page',
  category: 'educational/books',
  form: 'book',
  species: ['lentinula-edodes', 'pholiota-microspora', 'grifola-frondosa'],
  lead: {
    en: 'An almanac in twelve chapters for people who keep mushroom logs at the bottom of a garden.',
    es: 'Un almanaque de doce capítulos para quien tiene troncos de setas al fondo del jardín.',
    pt: 'Um almanaque em doze capítulos para quem mantém toras de cogumelo no fundo do quintal.',
  },
  description: {
    en: 'January is for felling, because the sap is down and the bark will hold. From there the book walks through drilling, waxing, stacking, waiting and soaking, one month to a chapter, with shifted dates for southern readers printed in the margin.\n\n[Shiitake](/mushrooms/lentinula-edodes) takes most of the pages, nameko has a damp corner, and [maitake](/mushrooms/grifola-frondosa) is treated as the slow guest it is: logs buried in shade, and years rather than weeks. We valued the honest table of yields, taken from one woodlot over eleven seasons. The last few copies of the first printing are here; the paper has yellowed slightly at the edges.',
    es: 'Enero es para talar, con la savia baja y la corteza firme. A partir de ahí el libro recorre el taladro, la cera, el apilado, la espera y el remojo, a capítulo por mes, con las fechas del hemisferio sur al margen.\n\nEl [shiitake](/mushrooms/lentinula-edodes) se lleva casi todas las páginas, el nameko ocupa un rincón húmedo y al [maitake](/mushrooms/grifola-frondosa) se le trata como al huésped lento que es: troncos enterrados a la sombra y años en vez de semanas. Nos gustó la tabla sincera de rendimientos, tomada en una sola arboleda durante once temporadas. Quedan los últimos ejemplares de la primera tirada, con el papel algo amarillo en los cantos.',
    pt: 'No hemisfério norte, janeiro é mês de corte, pois a seiva está baixa e a casca segura. Dali o livro passa pela furação, pela cera, pela pilha, pela espera e pelo banho, um mês por capítulo, com as datas do sul anotadas na margem.\n\nO [shiitake](/mushrooms/lentinula-edodes) ocupa quase tudo, o nameko ganha um canto úmido e o [maitake](/mushrooms/grifola-frondosa) é tratado como o hóspede demorado que é: toras enterradas na sombra, anos em lugar de semanas. Apreciamos a tabela franca de rendimentos, colhida num único bosque ao longo de onze temporadas. Restam os últimos exemplares da primeira tiragem, de papel um pouco amarelado nas bordas.',
  },
  details: [
    {
      title: { en: 'Edition', es: 'Edición', pt: 'Edição' },
      content: {
        en: 'Hardback, 248 pages, pencil drawings throughout, and a pocket at the back holding a folded year planner. Tested with us from a January felling to the following autumn’s second soak.',
        es: 'Tapa dura, 248 páginas, dibujos a lápiz y un bolsillo final con un planificador plegado. Lo probamos desde una tala de enero hasta el segundo remojo del otoño siguiente.',
        pt: 'Capa dura, 248 páginas, desenhos a lápis e um bolso no fim com planejador dobrado. Nós o testamos de um corte em janeiro até o segundo banho do outono seguinte.',
      },
    },
    {
      title: { en: 'Condition of these copies', es: 'Estado de los ejemplares', pt: 'Estado dos exemplares' },
      content: {
        en: 'New and unread, from the publisher’s own cupboard. A reprint has been discussed for two years without a date, so we would not count on it this winter.',
        es: 'Nuevos y sin leer, del armario de la propia editorial. Se habla de reimprimir desde hace dos años, sin fecha, y no contaríamos con ello este invierno.',
        pt: 'Novos, nunca lidos, vindos do armário da editora. Fala-se em reimpressão há dois anos, sempre sem data, e não contaríamos com ela tão cedo.',
      },
    },
  ],
  baseInventory: { unitPrice: 34, itemType: 'book', baseUnit: null, baseUnitQuantity: null, stock: 3, currency: 'USD' },
  variants: null,
  sales: [
    {
      active: true,
      scheduledSale: true,
      from: '2025-10-01',
      to: '2025-11-30',
      salePrice: 27,
      saleLabel: { en: 'Before the felling', es: 'Antes de la tala', pt: 'Antes do corte' },
    },
  ],
  attributes: [],
  shippingInfo: { weight: 28, width: 7, height: 1.1, length: 9.8 },
  mpn: 'LGY-248',
  sku: 'SAP-LOGYEAR-03',
}
