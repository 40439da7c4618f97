import type { VendorSeed } from '../shapes'

export const northLineDropship: VendorSeed = {
  slug: 'north-line-dropship',
  displayName: 'North Line',
  businessName: 'North Line Dropship Inc.',
  vendorType: 'dropshipping',
  lead: {
    en: 'A two-person Toronto office that draws mushroom clothing and has it printed or knitted to order, close to the buyer.',
    es: 'Una oficina de dos personas en Toronto que dibuja ropa con motivos de setas y la manda estampar o tejer por encargo, cerca de quien compra.',
    pt: 'Um escritório de duas pessoas em Toronto que desenha roupas com motivos de cogumelos e manda estampar ou tricotar sob encomenda, perto de quem compra.',
  },
  description: {
    en: 'We keep no warehouse, and we prefer to say so at the start. An order placed here goes to one of four partner workshops, in Ontario, Poland, Mexico or Paraná, where the piece is made and posted under our name.\n\n## What that means for you\n\nNothing sits unsold, and a print that pleases twelve people is as welcome as one that pleases a thousand. It also means patience: allow five working days for making, then the usual post. We do not handle the garment ourselves, so a fault is judged from your photographs and settled by replacement.\n\n## The drawings\n\nIllustrations are made from living or pressed specimens by people credited on the neck label. A field botanist reads the captions, because a shirt that names its mushroom wrongly is a small public harm.\n\n- Blank garments are chosen for weight and stitching, with tests after thirty washes\n- Workshops are audited once a year, and the summaries are public\n- Returns within forty days, unworn\n\nOur telephone is answered in English, French and slow Portuguese.',
    es: 'No tenemos almacén y preferimos decirlo desde el principio. Cada pedido pasa a uno de cuatro talleres asociados, en Ontario, Polonia, México o Paraná, donde la prenda se fabrica y se envía con nuestro nombre.\n\n## Qué supone para usted\n\nNada se queda sin vender, y un dibujo que gusta a doce personas es tan bienvenido como el que gusta a mil. También pide paciencia: hay que contar cinco días hábiles de confección más el correo. Como la prenda no pasa por nuestras manos, los defectos se valoran con sus fotos y se resuelven con otra pieza.\n\n## Los dibujos\n\nLas ilustraciones parten de ejemplares vivos o prensados, y su autoría figura en la etiqueta del cuello. Una botánica de campo revisa los textos, porque una camiseta que nombra mal su seta hace un pequeño daño público.\n\n- Las prendas base se eligen por gramaje y costura, tras treinta lavados de prueba\n- Auditoría anual de los talleres, con resumen público\n- Devoluciones en cuarenta días, sin estrenar\n\nAl teléfono atendemos en inglés, francés y un portugués pausado.',
    pt: 'Não temos depósito, e preferimos contar isso logo. O pedido feito aqui segue para uma de quatro oficinas parceiras, em Ontário, na Polônia, no México ou no Paraná, onde a peça é produzida e postada com o nosso nome.\n\n## O que muda para você\n\nNada encalha, e uma estampa que agrada a doze pessoas vale tanto quanto a que agrada a mil. Em troca, é preciso paciência: são cinco dias úteis de produção, depois o correio. Como a roupa não passa por nós, defeitos são avaliados pelas suas fotos e resolvidos com uma peça nova.\n\n## Os desenhos\n\nAs ilustrações partem de exemplares vivos ou prensados, com crédito na etiqueta da gola. Uma botânica de campo confere as legendas, porque camiseta que erra o nome do cogumelo causa um pequeno estrago público.\n\n- Peças escolhidas por gramatura e costura, depois de trinta lavagens de teste\n- Oficinas auditadas todo ano, com resumo aberto\n- Devolução em quarenta dias, sem uso\n\nNo telefone falamos inglês, francês e um português devagar.',
  },
  email: 'orders@north-line-dropship.example',
  phone: '+1-416-555-0159',
  website: 'https://north-line-dropship.example',
  address: { street: '88 Tamarack Row, Suite 4', city: 'Toronto', state: 'ON', postalCode: 'M6K 0A0', country: 'CA' },
  location: { latitude: 43.6389, longitude: -79.4268 },
  socialMedia: [
    { name: 'instagram', url: 'https://instagram.example/northlinedrawings' },
    { name: 'pinterest', url: 'https://pinterest.example/northlinedrawings' },
  ],
  hours: {
    en: 'Messages answered Monday to Friday, 9 am to 4 pm Eastern time',
    es: 'Mensajes de lunes a viernes, de 9 a 16 h, hora de Toronto',
    pt: 'Respondemos de segunda a sexta, das 9h às 16h no horário de Toronto',
  },
  palette: ['#22313f', '#e86f4e'],
  mark: 'knot',
}
