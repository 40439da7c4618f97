import type { PageSeed } from '../shapes'

export const contact: PageSeed = {
  slug: 'contact',
  title: { en: 'Contact', es: 'Contacto', pt: 'Contato' },
  lead: {
    en: 'One address reaches the people who look after the guide, the community and the marketplace.',
    es: 'Un solo correo llega a quienes cuidan la guía, la comunidad y el mercado.',
    pt: 'Um único endereço chega às pessoas que cuidam do guia, da comunidade e do mercado.',
  },
  form: 'contact',
  content: {
    en: 'Write to [hello@sporeprint.example](mailto:hello@sporeprint.example). For an order, include its number; for a correction, the page and your source; for a question about your data, the address on your account.\n\n**If someone may have eaten a poisonous mushroom, do not write to us.** Call a poison center or your emergency number now, and read our page [Identification and safety](/identification-safety) while you wait.\n\nWe cannot tell you from a photograph that a mushroom is safe to eat. Questions about a product go fastest to its vendor, whose details are on the vendor page.',
    es: 'Escriba a [hello@sporeprint.example](mailto:hello@sporeprint.example). Si es por un pedido, indique el número; si es una corrección, la página y la fuente; si se trata de sus datos, el correo de su cuenta.\n\n**Si alguien ha podido comer una seta venenosa, no nos escriba.** Llame ya a un centro de toxicología o a emergencias y lea mientras tanto la página [Identificación y seguridad](/identification-safety).\n\nNo podemos afirmar, a partir de una foto, que una seta se pueda comer. Las dudas sobre un producto las resuelve antes el vendedor, cuyos datos figuran en su página.',
    pt: 'Escreva para [hello@sporeprint.example](mailto:hello@sporeprint.example). No caso de um pedido, informe o número; numa correção, a página e a fonte; sobre seus dados, o e-mail da conta.\n\n**Se alguém pode ter comido um cogumelo venenoso, não nos escreva.** Ligue agora para um centro de intoxicações ou para a emergência e leia, enquanto espera, a página [Identificação e segurança](/identification-safety).\n\nNão temos como dizer, por uma foto, que um cogumelo é comestível. Dúvidas sobre produtos andam mais rápido com o vendedor, cujos contatos estão na página dele.',
  },
}
