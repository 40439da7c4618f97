import type { VendorSeed } from '../shapes'

export const sporeAndPage: VendorSeed = {
  slug: 'spore-and-page',
  displayName: 'Spore and Page',
  businessName: 'Spore and Page',
  vendorType: 'affiliate',
  lead: {
    en: 'A reading list kept by two librarians who grow mushrooms, linking to books, ebooks and courses and earning a small commission on some.',
    es: 'Una lista de lecturas que llevan dos bibliotecarias cultivadoras, con enlaces a libros, libros electrónicos y cursos, y una pequeña comisión por algunos.',
    pt: 'Uma lista de leituras mantida por duas bibliotecárias que cultivam cogumelos, com links para livros, e-books e cursos e uma pequena comissão sobre alguns.',
  },
  description: {
    en: 'We read before we recommend. Every title listed here has been on one of our own tables for at least a season, with soil on the cover, and we keep the notes.\n\n## How the money works\n\nSpore and Page is an affiliate. When you buy through a link, the publisher, bookseller or teacher pays us a share of between four and ten percent; your price stays the same. Where we earn nothing, the page says so as well. Orders are packed and mailed by the seller, who also handles returns.\n\n## What we look for\n\n- Instructions that we could follow without guessing\n- Photographs of failure as well as success\n- Foraging chapters that teach how to say no\n- An index\n\nWe leave out books that promise cures, and any manual for growing or taking psychoactive species. Three lists are kept up to date: for beginners, for the kitchen and for the microscope. If you are still undecided, read [how to photograph a mushroom](/posts/how-to-photograph-a-mushroom-for-identification) and spend nothing yet. Suggestions arrive by email and are answered within the month.',
    es: 'Leemos antes de recomendar. Cada título de esta lista ha pasado al menos una temporada en nuestra mesa, con tierra en la cubierta, y conservamos las notas.\n\n## De dónde sale el dinero\n\nSpore and Page trabaja con afiliación. Si compra desde un enlace, la editorial, la librería o quien imparte el curso nos paga entre el cuatro y el diez por ciento; a usted le cuesta lo mismo. Si no ganamos nada, la página también lo indica. Quien vende prepara el paquete, lo envía y atiende las devoluciones.\n\n## Qué buscamos\n\n- Instrucciones que podamos seguir sin adivinar\n- Fotos de fracasos además de aciertos\n- Capítulos de recolección que enseñen a decir que no\n- Un índice\n\nQuedan fuera los libros que prometen curas y cualquier manual para cultivar o tomar especies psicoactivas. Mantenemos al día tres listas: para empezar, para la cocina y para el microscopio. Si todavía duda, lea [cómo fotografiar una seta](/posts/how-to-photograph-a-mushroom-for-identification) y no gaste nada por ahora. Las sugerencias entran por correo y se contestan dentro del mes.',
    pt: 'Lemos antes de indicar. Cada título daqui passou ao menos uma estação na nossa mesa, com terra na capa, e as anotações ficam guardadas.\n\n## De onde vem o dinheiro\n\nA Spore and Page é afiliada. Quando você compra por um link, a editora, a livraria ou quem ensina nos repassa de quatro a dez por cento; o seu preço não muda. Se não ganhamos nada, a página também avisa. O vendedor embala, posta e cuida das devoluções.\n\n## O que procuramos\n\n- Instruções que consigamos seguir sem adivinhar\n- Fotos do que deu errado, além do que deu certo\n- Capítulos de coleta que ensinem a dizer não\n- Um índice remissivo\n\nFicam de fora livros que prometem cura e qualquer manual de cultivo ou consumo de espécies psicoativas. Três listas são mantidas em dia: para iniciantes, para a cozinha e para o microscópio. Se ainda está em dúvida, leia [como fotografar um cogumelo](/posts/how-to-photograph-a-mushroom-for-identification) e por enquanto não gaste nada. Sugestões chegam por e-mail e têm resposta no mesmo mês.',
  },
  email: 'shelf@spore-and-page.example',
  phone: null,
  website: 'https://spore-and-page.example',
  address: null,
  location: null,
  socialMedia: [],
  hours: null,
  palette: ['#6b2d3c', '#f4ead5'],
  mark: 'book',
}
