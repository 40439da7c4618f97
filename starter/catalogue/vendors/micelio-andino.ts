import type { VendorSeed } from '../shapes'

export const micelioAndino: VendorSeed = {
  slug: 'micelio-andino',
  displayName: 'Micelio Andino',
  businessName: 'Micelio Andino S.A.S.',
  vendorType: 'grower',
  lead: {
    en: 'An urban farm in Bogotá that turns spent coffee grounds and sugarcane bagasse into oyster mushrooms at 2,600 meters.',
    es: 'Una granja urbana de Bogotá que convierte la borra de café y el bagazo de caña en orellanas, a 2600 metros de altura.',
    pt: 'Uma fazenda urbana de Bogotá que transforma borra de café e bagaço de cana em cogumelos-ostra, a 2600 metros de altitude.',
  },
  description: {
    en: 'Bogotá drinks a great deal of coffee and throws most of the grounds away. Since 2017 we have collected them by cargo bicycle from twenty-eight cafés in Chapinero and Teusaquillo, and used them fresh, within a day, before mold finds them.\n\n## Altitude as a teacher\n\nThe city sits near fourteen degrees all year, so *Pleurotus ostreatus* fruits here without cooling, while pink and golden oysters need the warm end of our greenhouse. Thin air dries caps quickly. We learned to mist less and more often.\n\n## What leaves the farm\n\n- Cartons for restaurants and neighbors, four mornings a week\n- Small growing kits with a month of written help\n- Pasteurized substrate by the bag for schools and other growers\n\nSpent blocks go back to two coffee farms as mulch. Our bags and records feed the [coffee-ground trial](/projects/urban-coffee-ground-oysters), and anyone may copy the method from the [straw guide](/mushrooms/growing-guide/oyster-mushrooms-on-straw) with the changes we note there. Visitors are welcome on Wednesdays, in boots.',
    es: 'Bogotá toma mucho café y bota casi toda la borra. Desde 2017 la recogemos en bicicleta de carga en veintiocho cafés de Chapinero y Teusaquillo, y la usamos fresca, dentro del mismo día, antes de que la encuentre el moho.\n\n## Lo que enseña la altura\n\nLa ciudad ronda los catorce grados todo el año, así que *Pleurotus ostreatus* fructifica sin refrigeración, mientras que las orellanas rosadas y amarillas necesitan el lado tibio del invernadero. El aire delgado seca pronto los sombreros. Aprendimos a nebulizar menos cantidad y más veces.\n\n## Lo que sale de la granja\n\n- Bandejas para restaurantes y vecinos, cuatro mañanas por semana\n- Kits pequeños con un mes de acompañamiento por escrito\n- Sustrato pasteurizado por bolsa para colegios y otros cultivadores\n\nLos bloques agotados vuelven como abono a dos fincas cafeteras. Nuestras bolsas y registros alimentan el [ensayo con borra de café](/projects/urban-coffee-ground-oysters), y cualquiera puede copiar el método a partir de la [guía de la paja](/mushrooms/growing-guide/oyster-mushrooms-on-straw), con los cambios que allí anotamos. Recibimos visitas los miércoles; mejor venir con botas.',
    pt: 'Bogotá bebe muito café e joga fora quase toda a borra. Desde 2017 nós a buscamos de bicicleta cargueira em vinte e oito cafés de Chapinero e Teusaquillo, e usamos fresca, no mesmo dia, antes que o mofo a descubra.\n\n## O que a altitude ensina\n\nA cidade fica em torno de catorze graus o ano inteiro; por isso o *Pleurotus ostreatus* frutifica sem refrigeração, enquanto os cogumelos-ostra rosa e amarelo pedem a ponta mais quente da estufa. O ar rarefeito resseca os chapéus. Aprendemos a borrifar pouco, porém mais vezes.\n\n## O que sai daqui\n\n- Bandejas para restaurantes e vizinhos, quatro manhãs por semana\n- Kits pequenos, com um mês de orientação por escrito\n- Substrato pasteurizado em sacos, para escolas e outros cultivadores\n\nOs blocos esgotados voltam como cobertura de solo para dois cafezais. Nossos sacos e registros abastecem o [ensaio com borra de café](/projects/urban-coffee-ground-oysters), e qualquer pessoa pode repetir o método partindo do [guia da palha](/mushrooms/growing-guide/oyster-mushrooms-on-straw), com os ajustes que anotamos ali. Visitas às quartas-feiras, de preferência de botas.',
  },
  email: 'hola@micelio-andino.example',
  phone: '+57 601 555 0127',
  website: 'https://micelio-andino.example',
  address: {
    street: 'Carrera 19 # 47-00, bodega 3',
    city: 'Bogotá',
    state: 'Cundinamarca',
    postalCode: '111311',
    country: 'CO',
  },
  location: { latitude: 4.6351, longitude: -74.0703 },
  socialMedia: [
    { name: 'instagram', url: 'https://instagram.example/micelioandino' },
    { name: 'youtube', url: 'https://youtube.example/micelioandino' },
  ],
  hours: {
    en: 'Pick-up Monday, Tuesday, Thursday and Saturday, 7 to 11 am; visits on Wednesday',
    es: 'Entregas lunes, martes, jueves y sábado, de 7 a 11 a. m.; visitas el miércoles',
    pt: 'Retirada às segundas, terças, quintas e sábados, das 7h às 11h; visitas às quartas',
  },
  palette: ['#3d2b1f', '#f2a65a'],
  mark: 'sun',
}
