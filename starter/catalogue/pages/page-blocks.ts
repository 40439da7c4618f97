import { link, text } from '../site'

/** The texts of the blocks below each page's own text. `richText` is Markdown. */
export const pageBlocks = {
  plates: {
    title: text('Four of them', 'Cuatro de ellas', 'Quatro delas'),
    items: [
      { picture: 'plate/boletus-edulis', title: text('Porcini', 'Boleto', 'Porcini') },
      { picture: 'plate/cantharellus-cibarius', title: text('Golden chanterelle', 'Rebozuelo', 'Cantarelo') },
      { picture: 'plate/hericium-erinaceus', title: text('Lion’s mane', 'Melena de león', 'Juba-de-leão') },
      { picture: 'plate/trametes-versicolor', title: text('Turkey tail', 'Cola de pavo', 'Cauda-de-peru') },
    ],
  },
  drawing: text(
    '## How a plate comes about\n\nEvery plate is drawn from measurements: the width of the cap, the length of the stem, the color of the print, the way the gills meet the foot. A young specimen stands beside a grown one, and a third is cut open, because the inside often settles what the outside leaves in doubt.\n\nThe print at the corner has the true color of the spores. The bar below is a ruler, in centimeters. What a drawing cannot show is smell, taste and the way the flesh breaks; those stand in the text beside it, with the name of whoever wrote them down first.\n\nA plate is not a proof. It shows one mushroom as most are, and yours may be the exception.',
    '## Cómo nace una lámina\n\nCada lámina se dibuja a partir de medidas: el ancho del sombrero, el largo del pie, el color de la esporada, la manera en que las láminas llegan al pie. Junto al ejemplar adulto hay uno joven, y un tercero va cortado, porque el interior suele resolver lo que el exterior deja en duda.\n\nLa esporada de la esquina tiene el color verdadero de las esporas. La barra de abajo es una regla, en centímetros. Lo que un dibujo no enseña es el olor, el sabor y el modo en que se quiebra la carne; eso figura en el texto de al lado, con el nombre de quien lo anotó primero.\n\nUna lámina no es una prueba. Muestra una seta tal como son casi todas, y la suya puede ser la excepción.',
    '## Como nasce uma prancha\n\nCada prancha é desenhada a partir de medidas: a largura do chapéu, o comprimento do pé, a cor da esporada, o jeito como as lâminas chegam ao pé. Ao lado do exemplar adulto há um jovem, e um terceiro aparece cortado, porque o interior costuma resolver o que o exterior deixa em dúvida.\n\nA esporada no canto tem a cor verdadeira dos esporos. A barra embaixo é uma régua, em centímetros. O que um desenho não mostra é o cheiro, o gosto e o modo como a carne se parte; isso está no texto ao lado, com o nome de quem anotou primeiro.\n\nUma prancha não é uma prova. Ela mostra um cogumelo como quase todos são, e o seu pode ser a exceção.',
  ),
  join: {
    richText: text(
      '### Know something we do not?\n\nA season, a place, a name your grandmother used: what you write down is read before it is shown, and stays under your name.',
      '### ¿Sabe algo que nosotros no?\n\nUna temporada, un lugar, un nombre que se usaba en su pueblo: lo que usted anote se lee antes de mostrarse y queda a su nombre.',
      '### Sabe algo que nós não sabemos?\n\nUma época, um lugar, um nome usado na sua região: o que você anota é lido antes de aparecer e fica no seu nome.',
    ),
    links: [link(text('Write to us', 'Escríbanos', 'Escreva para nós'), '/contact', 'primary')],
  },
  questions: {
    title: text('Perhaps it is answered already', 'Quizá ya tenga respuesta', 'Talvez já tenha resposta'),
    buttons: [
      { label: text('Is it safe to eat?', '¿Se puede comer?', 'Dá para comer?'), url: '/identification-safety' },
      {
        label: text('Where is my order?', '¿Dónde está mi pedido?', 'Onde está meu pedido?'),
        url: '/shipping-and-returns',
      },
      { label: text('What do you store?', '¿Qué guardan de mí?', 'O que vocês guardam?'), url: '/privacy' },
    ],
  },
  onward: {
    buttons: [
      { label: text('All vendors', 'Todos los vendedores', 'Todos os vendedores'), url: '/mushrooms/vendors' },
      { label: text('Write about an order', 'Escribir por un pedido', 'Escrever sobre um pedido'), url: '/contact' },
    ],
  },
  ways: {
    title: text('Where to go on', 'Por dónde seguir', 'Por onde seguir'),
    buttons: [
      { label: text('By month', 'Por mes', 'Por mês'), url: '/mushrooms/calendar', icon: 'timer' },
      { label: text('By species', 'Por especie', 'Por espécie'), url: '/mushrooms/species', icon: 'sprout' },
      { label: text('In the kitchen', 'En la cocina', 'Na cozinha'), url: '/recipes', icon: 'utensils' },
    ],
  },
  banner: {
    title: text('What fruits this month', 'Lo que sale este mes', 'O que brota neste mês'),
    bnText: text('Open the calendar', 'Abrir el calendario', 'Abrir o calendário'),
    bnLink: '/mushrooms/calendar',
  },
  sources: text('Sources on these species', 'Fuentes sobre estas especies', 'Fontes sobre estas espécies'),
  cooking: text('Cook it', 'En la cocina', 'Na panela'),
  growing: text('Grow it', 'Cultívela', 'Cultive'),
  voices: text(
    '## In their own words\n\nA species has a page, and below it stand the notes of those who met it. Each is read before it is shown. These are about the oyster mushroom, which many people grow first.',
    '## Con sus propias palabras\n\nCada especie tiene su ficha y, al pie, las notas de quienes la conocieron. Todas se leen antes de mostrarse. Estas tratan de la seta de ostra, la primera que mucha gente cultiva.',
    '## Com as palavras de cada um\n\nCada espécie tem sua ficha e, logo abaixo, as notas de quem a encontrou. Todas são lidas antes de aparecer. Estas falam do cogumelo-ostra, o primeiro que muita gente cultiva.',
  ),
  prints: text(
    'Species by the color of their print',
    'Especies por el color de su esporada',
    'Espécies pela cor da esporada',
  ),
  film: {
    code: 'https://www.youtube.com/watch?v=XI5frPV58tY',
    title: text(
      'Paul Stamets: 6 ways mushrooms can save the world (TED, in English)',
      'Paul Stamets: seis maneras en que los hongos pueden salvar el mundo (TED, en inglés)',
      'Paul Stamets: seis maneiras de os cogumelos salvarem o mundo (TED, em inglês)',
    ),
  },
}
