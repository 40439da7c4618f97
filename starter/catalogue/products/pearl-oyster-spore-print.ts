import type { ProductSeed } from '../shapes'

export const pearlOysterSporePrint: ProductSeed = {
  slug: 'pearl-oyster-spore-print',
  title: {
    en: 'Pearl oyster spore print on foil',
    es: 'Esporada de gírgola sobre aluminio',
    pt: 'Esporada de cogumelo-ostra em alumínio',
  },
  vendor: 'lisboa-spore-lab',
  category: 'growing/genetics/spore-prints',
  form: 'spore-print',
  species: ['pleurotus-ostreatus'],
  lead: {
    en: 'A lilac-gray print from a single cold-season oyster cap, folded in sterile foil for growers who want to start from spore.',
    es: 'Una esporada gris lila, tomada de un solo sombrero de estación fría y doblada en aluminio estéril para quien quiere partir de la espora.',
    pt: 'Uma esporada cinza-lilás, tirada de um único chapéu da estação fria e dobrada em alumínio estéril para quem quer começar do esporo.',
  },
  description: {
    en: 'Each print comes from one cap of *Pleurotus ostreatus*, dropped overnight on foil under a still cover in our Lisbon room. Against dark paper the deposit looks white; in a thick layer the lilac shows.\n\nStarting from spore means variety: sister cultures will differ in color, speed and yield, and you choose the ones you like on agar before moving to grain. Work over a flame or inside a still air box, scrape a few grains with a sterile loop, and close the foil again. The clean-room habits behind this are set out in [our spore to grain guide](/mushrooms/growing-guide/clean-technique-from-spore-to-grain).',
    es: 'Cada esporada procede de un único sombrero de *Pleurotus ostreatus* que soltó sus esporas durante una noche, cubierto y en reposo, en nuestra sala de Lisboa. Sobre papel oscuro se ve blanca; donde el depósito es grueso asoma el lila.\n\nPartir de esporas da variedad: los cultivos hermanos difieren en color, velocidad y rendimiento, y en agar se eligen los mejores antes de pasar al grano. Trabaje junto a la llama o en una caja de aire quieto, raspe muy poco con el asa estéril y vuelva a cerrar el aluminio. Los hábitos de limpieza se explican en [la guía de la espora al grano](/mushrooms/growing-guide/clean-technique-from-spore-to-grain).',
    pt: 'Cada esporada vem de um só chapéu de *Pleurotus ostreatus*, deixado uma noite sobre o alumínio, coberto e sem corrente de ar, na nossa sala em Lisboa. Em papel escuro parece branca; onde a camada engrossa, surge o lilás.\n\nComeçar do esporo traz variedade: culturas irmãs diferem em cor, velocidade e rendimento, e é no ágar que se escolhem as melhores antes de passar ao grão. Trabalhe perto da chama ou numa caixa de ar parado, raspe só um pouco com a alça estéril e torne a fechar a folha. Os hábitos de limpeza estão no [guia do esporo ao grão](/mushrooms/growing-guide/clean-technique-from-spore-to-grain).',
  },
  details: [
    {
      title: { en: 'Keeping it', es: 'Conservación', pt: 'Conservação' },
      content: {
        en: 'Leave the folded foil in its zip bag with the silica sachet, in a refrigerator at 2 to 8 °C. Kept dry and dark it stays usable for about a year, often longer with slower germination.',
        es: 'Guarde el aluminio doblado en su bolsa con el sobre de sílice, en el refrigerador, entre 2 y 8 °C. Seca y a oscuras sirve cerca de un año, a menudo más, aunque germine despacio.',
        pt: 'Mantenha a folha dobrada no saquinho com o sachê de sílica, na geladeira, entre 2 e 8 °C. Seca e no escuro, serve por cerca de um ano, muitas vezes mais, com germinação mais lenta.',
      },
    },
    {
      title: { en: 'What arrives', es: 'Qué se recibe', pt: 'O que chega' },
      content: {
        en: '- One print of 3 to 5 cm on 10 × 10 cm foil\n- Zip bag, silica sachet and label with date of drop\n- A card with the parent’s fruiting range, 10 to 21 °C',
        es: '- Una esporada de 3 a 5 cm sobre aluminio de 10 × 10 cm\n- Bolsa con cierre, sílice y etiqueta con la fecha de caída\n- Ficha con el intervalo de fructificación del parental, de 10 a 21 °C',
        pt: '- Uma esporada de 3 a 5 cm em folha de 10 × 10 cm\n- Saquinho com fecho, sílica e etiqueta com a data da coleta\n- Cartão com a faixa de frutificação do parental, 10 a 21 °C',
      },
    },
  ],
  baseInventory: {
    unitPrice: 11.0,
    itemType: 'print',
    baseUnit: null,
    baseUnitQuantity: null,
    stock: 64,
    currency: 'USD',
  },
  variants: null,
  sales: [],
  attributes: ['non-gmo'],
  shippingInfo: { weight: 1, width: 5, height: 0.2, length: 7 },
  mpn: 'SP-PO-01',
  sku: 'LSL-SP-PO-01',
}
