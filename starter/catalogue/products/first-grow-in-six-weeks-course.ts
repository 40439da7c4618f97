import type { ProductSeed } from '../shapes'

export const firstGrowInSixWeeksCourse: ProductSeed = {
  slug: 'first-grow-in-six-weeks-course',
  title: {
    en: 'First grow in six weeks (online course)',
    es: 'Primer cultivo en seis semanas (curso en línea)',
    pt: 'Primeiro cultivo em seis semanas (curso on-line)',
  },
  vendor: 'spore-and-page',
  category: 'educational/courses',
  form: 'course',
  species: ['pleurotus-ostreatus', 'stropharia-rugosoannulata'],
  lead: {
    en: 'Twelve short lessons that follow one bucket of oysters and one garden bed from order to supper.',
    es: 'Doce lecciones cortas que siguen un balde de gírgolas y un bancal de jardín desde el pedido hasta la cena.',
    pt: 'Doze aulas curtas que acompanham um balde de cogumelos-ostra e um canteiro de jardim, da encomenda ao jantar.',
  },
  description: {
    en: 'Two lessons a week, none longer than fifteen minutes, paced to what the mycelium is doing. By the second week your bucket is inoculated; in the fifth, with luck and a spray bottle, pins appear. The garden half lays [wine cap](/mushrooms/stropharia-rugosoannulata) under chips and admits at once that it will take months, well beyond the course.\n\nThe teacher grows in a flat in Valparaíso and films there, so nothing depends on owning a shed. Questions are answered in writing within two days. You keep the lessons afterward. Order your spawn before starting, and plan the first weekend around two hours of hot water and straw.',
    es: 'Dos lecciones por semana, de quince minutos como mucho, al paso de lo que hace el micelio. En la segunda semana el balde ya está sembrado; en la quinta, con suerte y un pulverizador, asoman los primordios. La parte del jardín tiende [estrofaria](/mushrooms/stropharia-rugosoannulata) bajo astillas y reconoce desde el inicio que tardará meses, mucho más que el curso.\n\nLa profesora cultiva en un departamento de Valparaíso y graba allí mismo, así que nada exige tener un cobertizo. Las dudas se contestan por escrito en dos días. Las lecciones quedan para siempre. Pida el micelio antes de empezar y reserve el primer fin de semana dos horas de agua caliente y paja.',
    pt: 'São duas aulas por semana, de quinze minutos no máximo, no passo do micélio. Na segunda semana o balde já está inoculado; na quinta, com sorte e um borrifador, surgem os primórdios. A parte do jardim acomoda a [estrofária](/mushrooms/stropharia-rugosoannulata) sob lascas de madeira e admite desde o começo que levará meses, bem além do curso.\n\nA professora cultiva num apartamento de Valparaíso e grava lá dentro; ninguém precisa ter galpão. Perguntas têm resposta por escrito em dois dias, e as aulas continuam suas depois. Encomende o spawn antes de começar e reserve, no primeiro fim de semana, duas horas para água quente e palha.',
  },
  details: [
    {
      title: { en: 'Materials list', es: 'Lista de materiales', pt: 'Lista de materiais' },
      content: {
        en: '- One 20-liter bucket with lid, drilled\n- Two kilograms of chopped straw\n- Half a kilogram of oyster grain spawn\n- Thermometer to 80 °C\n- Two bags of fresh hardwood chips for the bed',
        es: '- Un balde de 20 litros con tapa y agujeros\n- Dos kilos de paja picada\n- Medio kilo de gírgola en grano\n- Termómetro de hasta 80 °C\n- Dos sacos de astilla fresca de frondosa para el bancal',
        pt: '- Um balde de 20 litros com tampa, furado\n- Dois quilos de palha picada\n- Meio quilo de spawn de cogumelo-ostra em grão\n- Termômetro até 80 °C\n- Dois sacos de lascas frescas de folhosa para o canteiro',
      },
    },
    {
      title: { en: 'Language and access', es: 'Idioma y acceso', pt: 'Idioma e acesso' },
      content: {
        en: 'Spoken in Spanish with edited subtitles in English and Portuguese. Videos can be downloaded for poor connections, and each has a written version. We receive ten percent from the school.',
        es: 'Hablado en español, con subtítulos revisados en inglés y portugués. Los vídeos se pueden descargar y todos tienen versión escrita. La escuela nos paga un diez por ciento.',
        pt: 'Falado em espanhol, com legendas revisadas em português e inglês. Dá para baixar os vídeos, e todos têm versão em texto. A escola nos repassa dez por cento.',
      },
    },
  ],
  baseInventory: {
    unitPrice: 75,
    itemType: 'course',
    baseUnit: null,
    baseUnitQuantity: null,
    stock: 250,
    currency: 'USD',
  },
  variants: null,
  sales: [],
  attributes: [],
  shippingInfo: { weight: 0, width: 0, height: 0, length: 0 },
  mpn: 'FG6-C12',
  sku: 'SAP-FIRSTGROW-C1',
}
