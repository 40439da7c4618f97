import type { ProductSeed } from '../shapes'

export const eveningsAtTheMicroscopeCourse: ProductSeed = {
  slug: 'evenings-at-the-microscope-course',
  title: {
    en: 'Evenings at the microscope (course in Lisbon)',
    es: 'Tardes de microscopio (curso en Lisboa)',
    pt: 'Noites ao microscópio (curso em Lisboa)',
  },
  vendor: 'lisboa-spore-lab',
  category: 'educational/courses',
  form: 'course',
  species: ['agaricus-bisporus', 'coprinus-comatus', 'cyclocybe-aegerita'],
  lead: {
    en: 'Five evenings for eight people, each with an instrument, learning to measure spores and draw what is there.',
    es: 'Cinco tardes para ocho personas, cada una con su instrumento, para aprender a medir esporas y dibujar lo que hay.',
    pt: 'Cinco noites para oito pessoas, cada uma com seu instrumento, para aprender a medir esporos e desenhar o que se vê.',
  },
  description: {
    en: 'We begin with a cultivated [button mushroom](/mushrooms/agaricus-bisporus) from the grocer, because it is cheap and generous. The first evening is only focus, light and cleaning. On the second you cut a gill by hand, thin enough to read print through, and find basidia.\n\nAfter that come measuring against a stage scale, stains, and thirty spores in a row until the average settles. Material is culinary species throughout: buttons, pioppino, shaggy mane and whatever the season brings with a certain name. Bring spectacles if you wear them and a soft pencil. Everyone leaves with ten labeled slides and a record sheet that another person could repeat.',
    es: 'Empezamos con un [champiñón](/mushrooms/agaricus-bisporus) de la verdulería, barato y generoso. La primera tarde es solo enfoque, luz y limpieza. En la segunda se corta una lámina a mano, tan fina que deje leer a través, y se buscan los basidios.\n\nLuego vienen la medida con micrómetro, las tinciones y treinta esporas seguidas hasta que la media se queda quieta. El material es siempre culinario: champiñón, seta de chopo, barbuda y lo que traiga la temporada con nombre seguro. Conviene traer gafas, si se usan, y un lápiz blando. Cada cual se lleva diez preparaciones rotuladas y una ficha que otra persona podría repetir.',
    pt: 'Começamos com um [champignon](/mushrooms/agaricus-bisporus) da quitanda, barato e generoso. A primeira noite é só foco, luz e limpeza. Na segunda corta-se uma lâmina à mão, fina a ponto de deixar ler através dela, e procuram-se os basídios.\n\nDepois vêm a medição com escala micrométrica, os corantes e trinta esporos seguidos, até a média sossegar. O material é sempre culinário: champignon, pioppino, coprino e o que a estação trouxer com nome garantido. Traga óculos, se usar, e um lápis macio. No fim, cada um leva dez lâminas etiquetadas e uma ficha que outra pessoa conseguiria repetir.',
  },
  details: [
    {
      title: { en: 'Dates and place', es: 'Fechas y lugar', pt: 'Datas e local' },
      content: {
        en: 'Thursdays from 7 to 9:30 pm, five in a row, at the workshop in Graça. Courses start in January, April and October. A missed evening may be taken with the following group.',
        es: 'Jueves de 19 a 21:30 h, cinco seguidos, en el taller de Graça. Hay comienzos en enero, abril y octubre. Una sesión perdida se recupera con el grupo siguiente.',
        pt: 'Às quintas, das 19h às 21h30, cinco seguidas, na oficina da Graça. Há turmas em janeiro, abril e outubro. Noite perdida pode ser feita com a turma seguinte.',
      },
    },
    {
      title: { en: 'Included', es: 'Incluido', pt: 'O que está incluído' },
      content: {
        en: 'Use of a binocular microscope with oil immersion, stains, slides, razor blades and tea. Teaching is in Portuguese, with English at the same bench when anyone needs it.',
        es: 'Uso de un microscopio binocular con inmersión en aceite, colorantes, portaobjetos, cuchillas y té. Se enseña en portugués, con inglés en la misma mesa para quien lo necesite.',
        pt: 'Uso de microscópio binocular com imersão em óleo, corantes, lâminas de vidro, navalhas e chá. As aulas são em português, com apoio em inglês na mesma bancada.',
      },
    },
  ],
  baseInventory: {
    unitPrice: 190,
    itemType: 'place',
    baseUnit: null,
    baseUnitQuantity: null,
    stock: 6,
    currency: 'USD',
  },
  variants: null,
  sales: [],
  attributes: [],
  shippingInfo: { weight: 0, width: 0, height: 0, length: 0 },
  mpn: 'LSL-C-MIC5',
  sku: 'LSL-MICRO-EVENINGS',
}
