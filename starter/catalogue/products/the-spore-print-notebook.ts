import type { ProductSeed } from '../shapes'

export const theSporePrintNotebook: ProductSeed = {
  slug: 'the-spore-print-notebook',
  title: { en: 'The spore print notebook', es: 'El cuaderno de las esporadas', pt: 'O caderno das esporadas' },
  vendor: 'spore-and-page',
  category: 'educational/books',
  form: 'book',
  species: ['macrolepiota-procera', 'coprinus-comatus'],
  lead: {
    en: 'A workbook with half-black, half-white pages, made for taking spore prints and writing down what they came from.',
    es: 'Un cuaderno de trabajo con páginas mitad negras y mitad blancas, hecho para tomar esporadas y anotar su procedencia.',
    pt: 'Um caderno de trabalho com páginas metade pretas, metade brancas, feito para tirar esporadas e anotar de onde vieram.',
  },
  description: {
    en: 'A white print disappears on white paper, which is how many of us lost our first parasol. In this notebook each sheet is split down the middle, so [*Macrolepiota procera*](/mushrooms/macrolepiota-procera) shows on one half and [the ink-black spores of the shaggy mane](/mushrooms/coprinus-comatus) on the other.\n\nForty prints fit, every one facing a ruled page for tree, soil, smell, bruising and date. A color strip is bound in at the back, with a warning that printed colors drift. Lay the cap gills down for a night under a glass; when dry, fold the glassine leaf across. Store the book flat and away from damp shelves.',
    es: 'Una esporada blanca desaparece sobre papel blanco; así perdimos muchos nuestro primer parasol. Aquí cada hoja se divide por la mitad, de modo que [*Macrolepiota procera*](/mushrooms/macrolepiota-procera) se ve en un lado y [las esporas negrísimas de la barbuda](/mushrooms/coprinus-comatus) en el otro.\n\nCaben cuarenta, cada una frente a una página rayada para árbol, suelo, olor, cambios de color y fecha. Al final va encuadernada una tira de colores, con el aviso de que la imprenta los desvía. Ponga el sombrero con las láminas hacia abajo, una noche bajo un vaso; ya seca la muestra, cúbrala con la hoja de papel cristal. Guárdelo plano y lejos de la humedad.',
    pt: 'Esporada branca some no papel branco, e foi assim que muita gente perdeu a do primeiro frade. Aqui cada folha se divide ao meio: o [*Macrolepiota procera*](/mushrooms/macrolepiota-procera) aparece de um lado e [os esporos pretos do coprino-cabeludo](/mushrooms/coprinus-comatus), do outro.\n\nCabem quarenta, cada qual diante de uma página pautada para árvore, solo, cheiro, mudança de cor e data. No fim vem encadernada uma tira de cores, com o alerta de que a impressão gráfica as desvia. Deixe o chapéu de lâminas para baixo, uma noite sob um copo; depois de seca, a esporada recebe a folha de papel-cristal. Guarde o caderno deitado, em lugar sem umidade.',
  },
  details: [
    {
      title: { en: 'Physical book', es: 'El objeto', pt: 'O objeto' },
      content: {
        en: 'Ninety-six pages, 16 by 21 centimeters, sewn so that it opens flat, boards covered in gray cloth. Headings appear in three languages. A pencil loop holds anything up to nine millimeters.',
        es: 'Noventa y seis páginas de 16 por 21 centímetros, cosidas para que abran planas, con tapas de tela gris. Los encabezados van en tres idiomas. La presilla admite lápices de hasta nueve milímetros.',
        pt: 'Noventa e seis páginas de 16 por 21 centímetros, costuradas para abrir por inteiro, capa dura em tecido cinza. Cabeçalhos em três línguas. A presilha aceita lápis de até nove milímetros.',
      },
    },
    {
      title: { en: 'Who sends it', es: 'Quién lo envía', pt: 'Quem envia' },
      content: {
        en: 'A small press in Leeds packs the order, and we receive six percent of it. Pages cannot be refilled, but the press sells loose print sheets in tens.',
        es: 'Lo prepara una pequeña editorial de Leeds y nosotras recibimos un seis por ciento. No admite recambios, aunque la editorial vende hojas sueltas de diez en diez.',
        pt: 'Quem embala é uma pequena editora de Leeds, e a nós cabem seis por cento. O miolo não é trocável, mas a editora vende folhas avulsas em blocos de dez.',
      },
    },
  ],
  baseInventory: {
    unitPrice: 21,
    itemType: 'book',
    baseUnit: null,
    baseUnitQuantity: null,
    stock: 85,
    currency: 'USD',
  },
  variants: null,
  sales: [],
  attributes: [],
  shippingInfo: { weight: 14, width: 6.5, height: 0.8, length: 8.5 },
  mpn: 'SPN-096',
  sku: 'SAP-PRINTBOOK-01',
}
