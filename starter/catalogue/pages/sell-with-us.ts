import type { PageSeed } from '../shapes'

export const sellWithUs: PageSeed = {
  slug: 'sell-with-us',
  title: { en: 'Sell with us', es: 'Venda con nosotros', pt: 'Venda conosco' },
  lead: {
    en: 'For growers, foragers, laboratories and suppliers who can say what they sell and where it comes from.',
    es: 'Para quienes cultivan, recolectan, tienen un laboratorio o abastecen, y pueden decir qué venden y de dónde viene.',
    pt: 'Para quem cultiva, coleta, tem laboratório ou fornece insumos, e pode dizer o que vende e de onde vem.',
  },
  content: {
    en: 'A shop here has a name, a town and a person who answers. We ask how you know what is in your products: a certificate, a laboratory, or the hands of somebody who has foraged for years and can be called.\n\nWe do not list wild mushrooms without the name of whoever identified them, and nothing that promises to cure. Read [Shipping and returns](/shipping-and-returns) before you apply; it says what buyers may expect of you.\n\nThe form below reaches the people who look after the market. Nobody is listed automatically: somebody reads what you write, asks back where something is unclear, and answers also when the answer is no.',
    es: 'Aquí una tienda tiene nombre, localidad y una persona que responde. Preguntamos cómo sabe lo que contienen sus productos: un certificado, un laboratorio o las manos de alguien que recolecta desde hace años y a quien se puede llamar.\n\nNo publicamos setas silvestres sin el nombre de quien las identificó, ni nada que prometa curar. Lea [Envíos y devoluciones](/shipping-and-returns) antes de enviar la solicitud: dice lo que quien compra puede esperar de usted.\n\nEl formulario de abajo llega a quienes cuidan el mercado. Nadie se publica de forma automática: alguien lee lo que escribe, pregunta si algo no queda claro y responde también cuando la respuesta es no.',
    pt: 'Aqui uma loja tem nome, cidade e uma pessoa que responde. Perguntamos como você sabe o que há nos seus produtos: um certificado, um laboratório ou as mãos de alguém que coleta há anos e a quem se pode ligar.\n\nNão anunciamos cogumelos silvestres sem o nome de quem os identificou, nem nada que prometa curar. Leia [Envios e devoluções](/shipping-and-returns) antes de enviar a solicitação: a página diz o que quem compra pode esperar de você.\n\nO formulário abaixo chega a quem cuida do mercado. Ninguém é publicado automaticamente: alguém lê o que você escreve, pergunta quando algo não fica claro e responde também quando a resposta é não.',
  },
  form: 'vendor-application',
}
