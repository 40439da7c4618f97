import type { Localized } from '@/core/locales'

const text = (en: string, es: string, pt: string): Localized => ({ en, es, pt })

const link = (label: Localized, url: string, appearance: 'default' | 'primary' | 'secondary' = 'default') => ({
  type: 'custom',
  url,
  label,
  appearance,
  newTab: false,
})

/** The main menu. */
export const header = {
  links: [
    link(text('Species', 'Especies', 'Espécies'), '/mushrooms/species'),
    link(text('Shop', 'Tienda', 'Loja'), '/mushrooms/products'),
    link(text('Guides', 'Guías', 'Guias'), '/mushrooms/growing-guides'),
    link(text('Posts', 'Artículos', 'Artigos'), '/posts'),
  ],
}

export const footer = {
  columns: [
    {
      title: text('Read', 'Leer', 'Ler'),
      links: [
        link(text('The catalogue', 'El catálogo', 'O catálogo'), '/mushrooms'),
        link(text('All species', 'Todas las especies', 'Todas as espécies'), '/mushrooms/species'),
        link(text('Growing guides', 'Guías de cultivo', 'Guias de cultivo'), '/mushrooms/growing-guides'),
        link(text('Posts', 'Artículos', 'Artigos'), '/posts'),
        link(text('Projects', 'Proyectos', 'Projetos'), '/projects'),
      ],
    },
    {
      title: text('Buy', 'Comprar', 'Comprar'),
      links: [
        link(text('All products', 'Todos los productos', 'Todos os produtos'), '/mushrooms/products'),
        link(text('Vendors', 'Vendedores', 'Vendedores'), '/mushrooms/vendors'),
        link(text('Shipping and returns', 'Envíos y devoluciones', 'Envios e devoluções'), '/shipping-and-returns'),
      ],
    },
    {
      title: text('Safety', 'Seguridad', 'Segurança'),
      links: [
        link(
          text('Identification safety', 'Identificar con seguridad', 'Identificação com segurança'),
          '/identification-safety',
        ),
        link(text('Harm reduction', 'Reducción de daños', 'Redução de danos'), '/harm-reduction'),
      ],
    },
    {
      title: text('Sporeprint', 'Sporeprint', 'Sporeprint'),
      links: [
        link(text('About', 'Quiénes somos', 'Sobre nós'), '/about'),
        link(text('Contact', 'Contacto', 'Contato'), '/contact'),
        link(text('Privacy', 'Privacidad', 'Privacidade'), '/privacy'),
      ],
    },
  ],
  notice: text(
    'No picture and no text on a screen makes a mushroom safe to eat. Eat only what someone who knows it has named in your hand.',
    'Ninguna imagen ni texto en una pantalla hace comestible una seta. Coma solo la que alguien que la conoce haya identificado con el ejemplar en la mano.',
    'Nenhuma imagem ou texto numa tela torna um cogumelo seguro. Coma apenas o que alguém que o conhece identificou na sua mão.',
  ),
}

export const siteSettings = {
  siteName: text('Sporeprint', 'Sporeprint', 'Sporeprint'),
  description: text(
    'A field guide to mushrooms, with growers, makers and readers around it, in English, Spanish and Portuguese.',
    'Una guía de campo de setas y hongos, con quienes los cultivan, los trabajan y los leen, en inglés, español y portugués.',
    'Um guia de campo de cogumelos, com quem os cultiva, trabalha e lê, em inglês, espanhol e português.',
  ),
}

/** The first page. `richText` is Markdown. */
export const home = {
  title: text('A field guide to mushrooms', 'Una guía de campo de setas', 'Um guia de campo de cogumelos'),
  lead: siteSettings.description,
  frontispiece: {
    richText: text(
      '## Know it before you eat it\n\nFifty species, each with its plate, its spore print, its chemistry and the mushrooms it is mistaken for. Read slowly; look twice; when in doubt, leave it standing.',
      '## Conózcala antes de comerla\n\nCincuenta especies, cada una con su lámina, su esporada, su química y las setas con que se confunde. Lea despacio, mire dos veces y, ante la duda, déjela en su sitio.',
      '## Conheça antes de comer\n\nCinquenta espécies, cada uma com sua prancha, sua esporada, sua química e os cogumelos com que se confunde. Leia devagar, olhe duas vezes e, na dúvida, deixe no lugar.',
    ),
    links: [
      link(text('Identify and read', 'Identificar y leer', 'Identificar e ler'), '/mushrooms/species', 'primary'),
      link(
        text('Identification safety', 'Identificar con seguridad', 'Identificação com segurança'),
        '/identification-safety',
        'secondary',
      ),
    ],
  },
  season: text('In season now', 'De temporada', 'Na época'),
  grow: {
    richText: text(
      '## Grow your own\n\nFrom a bucket of straw to a log of oak: guides with temperatures, humidity, days and what goes wrong, written by people who have thrown away a good many bags.',
      '## Cultive las suyas\n\nDe un cubo de paja a un tronco de roble: guías con temperaturas, humedad, días y lo que sale mal, escritas por gente que ha tirado ya bastantes bolsas.',
      '## Cultive os seus\n\nDe um balde de palha a uma tora de carvalho: guias com temperaturas, umidade, dias e o que dá errado, escritos por quem já jogou fora muitos sacos.',
    ),
    links: [
      link(text('Growing guides', 'Guías de cultivo', 'Guias de cultivo'), '/mushrooms/growing-guides', 'primary'),
    ],
  },
  newest: text('Lately added', 'Añadidas hace poco', 'Adicionadas há pouco'),
  buy: {
    richText: text(
      '## Buy from people with names\n\nFresh, dried, brewed or still asleep in a bag of grain. Every vendor has a town, a story and an address to write to.',
      '## Compre a gente con nombre\n\nFrescas, secas, en infusión o aún dormidas en una bolsa de grano. Cada vendedor tiene una ciudad, una historia y una dirección a la que escribir.',
      '## Compre de gente com nome\n\nFrescos, secos, em infusão ou ainda adormecidos num saco de grãos. Cada vendedor tem uma cidade, uma história e um endereço para escrever.',
    ),
    links: [
      link(text('All products', 'Todos los productos', 'Todos os produtos'), '/mushrooms/products', 'primary'),
      link(text('Vendors', 'Vendedores', 'Vendedores'), '/mushrooms/vendors', 'secondary'),
    ],
  },
}
