import { link, siteSettings, text } from '../site'

/** The texts of the home page, from top to bottom. `richText` is Markdown. */
export const home = {
  title: text('A field guide to mushrooms', 'Una guía de campo de setas', 'Um guia de campo de cogumelos'),
  lead: siteSettings.description,
  opening: {
    richText: text(
      '## Know it before you eat it\n\nEvery species with its plate, its spore print, its chemistry and the mushrooms it is mistaken for. Read slowly; look twice; when in doubt, leave it standing.',
      '## Conózcala antes de comerla\n\nCada especie con su lámina, su esporada, su química y las setas con que se confunde. Lea despacio, mire dos veces y, ante la duda, déjela en su sitio.',
      '## Conheça antes de comer\n\nCada espécie com sua prancha, sua esporada, sua química e os cogumelos com que se confunde. Leia devagar, olhe duas vezes e, na dúvida, deixe no lugar.',
    ),
    links: [
      link(
        text('Identification and safety', 'Identificación y seguridad', 'Identificação e segurança'),
        '/identification-safety',
      ),
    ],
  },
  ways: [
    {
      richText: text(
        '### [Identify and read](/mushrooms/species)\n\nNames in three languages, field marks, months and, before anything else, the dangerous neighbors. Begin with what you see, or with the season.',
        '### [Identificar y leer](/mushrooms/species)\n\nNombres en tres idiomas, rasgos, meses y, antes que nada, los parecidos peligrosos. Empiece por lo que ve o por la temporada.',
        '### [Identificar e ler](/mushrooms/species)\n\nNomes em três línguas, características, meses e, antes de tudo, os parecidos perigosos. Comece pelo que vê ou pela época.',
      ),
      links: [
        link(text('Fruiting calendar', 'Calendario micológico', 'Calendário dos cogumelos'), '/mushrooms/calendar'),
      ],
    },
    {
      richText: text(
        '### [Grow your own](/mushrooms/growing-guides)\n\nFrom a bucket of straw to a log of oak: guides with temperatures, humidity, days and what goes wrong, written by people who have thrown away a good many bags.',
        '### [Cultive las suyas](/mushrooms/growing-guides)\n\nDe un cubo de paja a un tronco de roble: guías con temperaturas, humedad, días y lo que sale mal, escritas por gente que ha tirado ya bastantes bolsas.',
        '### [Cultive os seus](/mushrooms/growing-guides)\n\nDe um balde de palha a uma tora de carvalho: guias com temperaturas, umidade, dias e o que dá errado, escritos por quem já jogou fora muitos sacos.',
      ),
      links: [
        link(
          text('Spawn, kits and tools', 'Micelio, kits y equipo', 'Spawn, kits e equipamentos'),
          '/categories/products/growing',
        ),
      ],
    },
    {
      richText: text(
        '### [Buy from people with names](/mushrooms/products)\n\nFresh, dried, brewed or still asleep in a bag of grain. Every vendor has a town, a story and an address to write to.',
        '### [Compre a gente con nombre](/mushrooms/products)\n\nFrescas, secas, en infusión o aún dormidas en una bolsa de grano. Cada vendedor tiene una ciudad, una historia y una dirección a la que escribir.',
        '### [Compre de gente com nome](/mushrooms/products)\n\nFrescos, secos, em infusão ou ainda adormecidos num saco de grãos. Cada vendedor tem uma cidade, uma história e um endereço para escrever.',
      ),
      links: [link(text('The vendors', 'Los vendedores', 'Os vendedores'), '/mushrooms/vendors')],
    },
  ],
  season: text('Also in season', 'También de temporada', 'Também na época'),
  shop: text('New in the shop', 'Novedades en la tienda', 'Novidades na loja'),
  guides: {
    title: text('For growers', 'Para quien cultiva', 'Para quem cultiva'),
    intro: text(
      'From spawn to harvest, with the mistakes left in.',
      'Del micelio a la cosecha, sin callar los errores.',
      'Do micélio à colheita, sem esconder os erros.',
    ),
  },
  recipes: text('From the kitchen', 'De la cocina', 'Da cozinha'),
  post: text('From the notebook', 'Del cuaderno', 'Do caderno'),
  vendors: {
    title: text('Vendors near you', 'Vendedores cerca de usted', 'Vendedores perto de você'),
    intro: text(
      'Say which town is yours, or almost yours, and see who grows, gathers and sends from there.',
      'Diga qué ciudad es la suya, o casi, y vea quién cultiva, recolecta y envía desde allí.',
      'Diga qual cidade é a sua, ou quase, e veja quem cultiva, coleta e envia de lá.',
    ),
  },
  certainty: {
    richText: text(
      '## Certain, or not at all\n\nNo plate and no filter names what lies in your basket. Take it whole, with its base, to somebody who has known it for years, and ask before you light the stove.',
      '## Con certeza o nada\n\nNinguna lámina ni filtro pone nombre a lo que lleva en la cesta. Llévela entera, con su base, a quien la conozca desde hace años, y pregunte antes de encender el fuego.',
      '## Com certeza ou nada\n\nNenhuma prancha e nenhum filtro dá nome ao que está na sua cesta. Leve o cogumelo inteiro, com a base, a quem o conhece há anos, e pergunte antes de acender o fogão.',
    ),
    links: [
      link(text('How to be certain', 'Cómo tener certeza', 'Como ter certeza'), '/identification-safety', 'primary'),
      link(text('Harm reduction', 'Reducción de daños', 'Redução de danos'), '/harm-reduction', 'secondary'),
    ],
  },
}
