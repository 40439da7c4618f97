import type { VendorSeed } from '../shapes'

export const northLineDropship: VendorSeed = {
  slug: 'north-line-dropship',
  displayName: 'North Line',
  businessName: 'North Line Dropship Inc.',
  vendorType: 'dropshipping',
  lead: {
    en: 'A two-person Toronto office that draws mushroom clothing and sells what partner workshops, packers and toolmakers send out.',
    es: 'Una oficina de dos personas en Toronto que dibuja ropa con motivos de setas y vende lo que envían talleres, envasadoras y fabricantes asociados.',
    pt: 'Um escritório de duas pessoas em Toronto que desenha roupas com motivos de cogumelos e vende o que oficinas, envasadoras e fabricantes parceiros enviam.',
  },
  description: {
    en: 'We keep no warehouse, and we prefer to say so at the start. Clothing goes to one of four partner workshops, in Ontario, Poland, Mexico or Paraná, where the piece is made. Tinctures, capsules, gummies and dried mushrooms come from Canadian packers, tools and lenses from their makers’ depots. All of it is mailed under our name.\n\n## What that means for you\n\nA print that pleases twelve people is as welcome as one that pleases a thousand. It also means patience: allow five working days, then the usual mail. The goods never pass through our hands, so a fault is judged from your pictures and settled by replacement.\n\n## The drawings\n\nIllustrations are made from living or pressed specimens by people credited on the neck label. A field botanist reads the captions, because a shirt that names its mushroom wrongly is a small public harm.\n\n- Blank garments are tested through thirty washes\n- Packers send a laboratory report with each lot\n- Partners are audited once a year, and the summaries are public\n- Returns within thirty days, unworn or unopened\n\nOur phone is answered in English, French and slow Portuguese.',
    es: 'No tenemos almacén y preferimos decirlo desde el principio. La ropa pasa a uno de cuatro talleres asociados, en Ontario, Polonia, México o Paraná, donde se fabrica. Tinturas, cápsulas, gomitas y setas secas salen de envasadoras canadienses; herramientas y lentes, del almacén de cada fabricante. Todo viaja con nuestro nombre.\n\n## Qué supone para usted\n\nUn dibujo que gusta a doce personas es tan bienvenido como el que gusta a mil. También pide paciencia: hay que contar cinco días hábiles más el correo. Como nada pasa por nuestras manos, los defectos se valoran con sus fotos y se resuelven con otra pieza.\n\n## Los dibujos\n\nLas ilustraciones parten de ejemplares vivos o prensados, y su autoría figura en la etiqueta del cuello. Una botánica de campo revisa los textos, porque una camiseta que nombra mal su seta hace un pequeño daño público.\n\n- Las prendas base pasan treinta lavados de prueba\n- Las envasadoras adjuntan un informe de laboratorio por lote\n- Auditoría anual de los socios, con resumen público\n- Devoluciones en treinta días, sin estrenar ni abrir\n\nAl teléfono atendemos en inglés, francés y un portugués pausado.',
    pt: 'Não temos depósito, e preferimos contar isso logo. A roupa segue para uma de quatro oficinas parceiras, em Ontário, na Polônia, no México ou no Paraná, onde é produzida. Tinturas, cápsulas, gomas e cogumelos secos saem de envasadoras canadenses; ferramentas e lentes, do depósito de cada fabricante. Tudo é postado com o nosso nome.\n\n## O que muda para você\n\nUma estampa que agrada a doze pessoas vale tanto quanto a que agrada a mil. Em troca, é preciso paciência: são cinco dias úteis, depois o correio. Como nada passa por nós, defeitos são avaliados pelas suas fotos e resolvidos com uma peça nova.\n\n## Os desenhos\n\nAs ilustrações partem de exemplares vivos ou prensados, com crédito na etiqueta da gola. Uma botânica de campo confere as legendas, porque camiseta que erra o nome do cogumelo causa um pequeno estrago público.\n\n- Peças aprovadas só depois de trinta lavagens de teste\n- Envasadoras mandam laudo de laboratório de cada lote\n- Parceiros auditados todo ano, com resumo aberto\n- Devolução em trinta dias, sem uso ou fechado\n\nNo telefone falamos inglês, francês e um português devagar.',
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
