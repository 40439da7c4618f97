import type { Localized } from '@/core/locales'

/** A text in three locales. */
export const text = (en: string, es: string, pt: string): Localized => ({ en, es, pt })

/** A link as the CMS stores it. */
export const link = (label: Localized, url: string, appearance: 'default' | 'primary' | 'secondary' = 'default') => ({
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
        link(text('Recipes', 'Recetas', 'Receitas'), '/recipes'),
        link(text('Posts', 'Artículos', 'Artigos'), '/posts'),
        link(text('Projects', 'Proyectos', 'Projetos'), '/projects'),
      ],
    },
    {
      title: text('Buy', 'Comprar', 'Comprar'),
      links: [
        link(text('All products', 'Todos los productos', 'Todos os produtos'), '/mushrooms/products'),
        link(text('Vendors', 'Vendedores', 'Vendedores'), '/mushrooms/vendors'),
        link(text('Sell with us', 'Venda con nosotros', 'Venda conosco'), '/sell-with-us'),
        link(text('Shipping and returns', 'Envíos y devoluciones', 'Envios e devoluções'), '/shipping-and-returns'),
      ],
    },
    {
      title: text('Safety', 'Seguridad', 'Segurança'),
      links: [
        link(
          text('Identification and safety', 'Identificación y seguridad', 'Identificação e segurança'),
          '/identification-safety',
        ),
        link(text('What could it be?', '¿Qué podría ser?', 'O que pode ser?'), '/mushrooms/species/identify'),
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
    'Ninguna imagen ni texto en una pantalla hace comestible una seta. Coma solo la que alguien que la conozca haya identificado con el ejemplar en la mano.',
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
