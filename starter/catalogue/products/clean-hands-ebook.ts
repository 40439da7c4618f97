import type { ProductSeed } from '../shapes'

export const cleanHandsEbook: ProductSeed = {
  slug: 'clean-hands-ebook',
  title: {
    en: 'Clean hands: sterile work in ordinary kitchens (ebook)',
    es: 'Manos limpias: trabajo estéril en cocinas corrientes (libro electrónico)',
    pt: 'Mãos limpas: trabalho estéril em cozinhas comuns (e-book)',
  },
  vendor: 'spore-and-page',
  category: 'educational/ebooks',
  form: 'ebook',
  species: ['hericium-erinaceus', 'pleurotus-ostreatus'],
  lead: {
    en: 'A short manual on keeping agar, grain and yourself clean in a room that is also used for soup.',
    es: 'Un manual breve para mantener limpios el agar, el grano y a uno mismo en una cocina donde también se hace sopa.',
    pt: 'Um manual curto para manter limpos o ágar, o grão e você mesmo numa cozinha onde também se faz sopa.',
  },
  description: {
    en: 'Nobody needs a laboratory to open a slant. They do need still air, a reason for each movement and the habit of labeling before pouring. This manual teaches those three with a plastic box, a pressure cooker and a gas flame, using [lion’s mane](/mushrooms/hericium-erinaceus) and oyster as examples.\n\nThe author photographs her own contaminated plates and dates the mistake. There is a good chapter on telling slow bacteria from young mycelium, and another on throwing things away without regret. Practice with it open on a tablet inside a clear bag. Afterward, [the guide to clean technique](/mushrooms/growing-guide/clean-technique-from-spore-to-grain) makes a useful summary for the wall.',
    es: 'Para abrir un tubo inclinado no hace falta un laboratorio. Sí hacen falta aire quieto, un motivo para cada movimiento y la costumbre de rotular antes de verter. El manual enseña las tres cosas con una caja de plástico, una olla a presión y una llama de gas, con [melena de león](/mushrooms/hericium-erinaceus) y gírgola como ejemplos.\n\nLa autora fotografía sus propias placas contaminadas y pone fecha al error. Hay un buen capítulo para distinguir bacterias lentas de micelio joven y otro sobre tirar sin remordimiento. Se practica con él abierto en una tableta dentro de una bolsa transparente. Después, [la guía de técnica limpia](/mushrooms/growing-guide/clean-technique-from-spore-to-grain) sirve de resumen para la pared.',
    pt: 'Ninguém precisa de laboratório para abrir um tubo inclinado. Precisa, isso sim, de ar parado, de um motivo para cada gesto e do hábito de etiquetar antes de verter. O manual ensina os três com uma caixa plástica, uma panela de pressão e uma chama de gás, tomando a [juba-de-leão](/mushrooms/hericium-erinaceus) e o cogumelo-ostra como exemplos.\n\nA autora fotografa as próprias placas contaminadas e data o erro. Há um bom capítulo sobre separar bactéria lenta de micélio jovem, e outro sobre descartar sem remorso. Treine com ele aberto no tablet, dentro de um saco transparente. Mais tarde, [o guia de técnica limpa](/mushrooms/growing-guide/clean-technique-from-spore-to-grain) vale como resumo para a parede.',
  },
  details: [
    {
      title: { en: 'Format', es: 'Formato', pt: 'Formato' },
      content: {
        en: 'EPUB and PDF, 118 pages, sent without copy protection. Images carry text descriptions for screen readers. The seller’s download link works for a year and may be renewed by writing to them.',
        es: 'EPUB y PDF de 118 páginas, sin protección anticopia. Las imágenes llevan descripción para lectores de pantalla. El enlace de descarga dura un año y el vendedor lo renueva si se le escribe.',
        pt: 'EPUB e PDF, 118 páginas, sem trava de cópia. As imagens trazem descrição para leitores de tela. O link dura um ano e o vendedor o renova a pedido.',
      },
    },
    {
      title: { en: 'What you will need', es: 'Qué hará falta', pt: 'O que será preciso' },
      content: {
        en: 'A pressure cooker that holds fifteen pounds, a clear storage box, alcohol, gloves and twelve jars. The author prices it all in an appendix and says which things may be borrowed.',
        es: 'Una olla que mantenga quince libras, una caja transparente, alcohol, guantes y doce frascos. En un apéndice se indica el precio de cada cosa y cuáles pueden pedirse prestadas.',
        pt: 'Uma panela que sustente quinze libras, uma caixa organizadora transparente, álcool, luvas e doze vidros. Um apêndice traz o custo de tudo e diz o que dá para pegar emprestado.',
      },
    },
  ],
  baseInventory: {
    unitPrice: 12,
    itemType: 'file',
    baseUnit: null,
    baseUnitQuantity: null,
    stock: 500,
    currency: 'USD',
  },
  variants: null,
  sales: [],
  attributes: [],
  shippingInfo: { weight: 0, width: 0, height: 0, length: 0 },
  mpn: 'CLH-E118',
  sku: 'SAP-CLEANHANDS-E1',
}
