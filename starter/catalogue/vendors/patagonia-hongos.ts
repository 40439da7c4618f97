import type { VendorSeed } from '../shapes'

export const patagoniaHongos: VendorSeed = {
  slug: 'patagonia-hongos',
  displayName: 'Patagonia Hongos',
  businessName: 'Patagonia Hongos Cooperativa Ltda.',
  vendorType: 'forager',
  lead: {
    en: 'Pickers from El Bolsón who gather from pine plantations in autumn and dry most of the harvest over wood heat.',
    es: 'Recolectores de El Bolsón que juntan hongos en las plantaciones de pino durante el otoño y secan casi toda la cosecha con calor de leña.',
    pt: 'Coletores de El Bolsón que no outono colhem nas plantações de pinheiro e secam quase tudo com calor de lenha.',
  },
  description: {
    en: 'Autumn in the Andean foothills begins in March. When the first long rain reaches the pine plantations west of the river, six families close their gardens and go up with crates.\n\n## From plantation to rack\n\nMost of what we pick came from Europe with the roots of planted pines. We take firm caps, brush them on the spot, slice them the same evening and dry them on racks above a slow wood stove. Around eleven kilograms of fresh mushroom become one of dried.\n\nMorels are another matter. They appear in October and November under native cypress, and we leave any site alone for two years after a good spring.\n\n## What is in the bag\n\n- The species, written in Latin and in Spanish\n- The hillside and month\n- The initials of the person who sorted it\n\nWe do not ship fresh mushrooms, since the road is long and the bus is warm. For keeping and soaking what we send, [these notes on drying](/posts/drying-mushrooms-well) agree with our own habits. Visitors may join a picking day in April and go home with what they have learned to name.',
    es: 'En la cordillera el otoño empieza en marzo. Cuando la primera lluvia larga llega a los pinares al oeste del río, seis familias cerramos la huerta y subimos con cajones.\n\n## Del pinar al secadero\n\nCasi todo lo que juntamos vino de Europa con las raíces de los pinos plantados. Elegimos ejemplares firmes, los cepillamos en el lugar, los cortamos esa misma noche y los secamos en zarandas sobre una estufa lenta. Unos once kilos frescos quedan en uno seco.\n\nLas morillas son otra historia. Salen en octubre y noviembre bajo el ciprés de la cordillera, y después de una buena primavera dejamos descansar el sitio dos años.\n\n## Qué trae la bolsa\n\n- La especie, en latín y en castellano\n- La ladera y el mes\n- Las iniciales de quien la clasificó\n\nNo mandamos hongos frescos: el camino es largo y el colectivo va caliente. Para guardar e hidratar lo que enviamos, [estas notas sobre el secado](/posts/drying-mushrooms-well) coinciden con nuestra costumbre. En abril se puede compartir un día de recolección y volver a casa con lo que uno aprendió a nombrar.',
    pt: 'No pé da cordilheira o outono chega em março. Com a primeira chuva comprida sobre os pinheirais a oeste do rio, seis famílias fecham a horta e sobem com caixotes.\n\n## Do pinheiral à peneira\n\nQuase tudo o que colhemos veio da Europa nas raízes dos pinheiros plantados. Escolhemos exemplares firmes, escovamos ali mesmo, fatiamos na mesma noite e secamos em peneiras sobre um fogão lento. Cerca de onze quilos frescos viram um quilo seco.\n\nAs morquelas são um caso à parte. Surgem em outubro e novembro sob o cipreste nativo, e depois de uma primavera farta deixamos o lugar em paz por dois anos.\n\n## O que vem no pacote\n\n- A espécie, em latim e em espanhol\n- A encosta e o mês\n- As iniciais de quem fez a triagem\n\nFresco nós não enviamos, porque a estrada é longa e o ônibus esquenta. Para guardar e hidratar o que mandamos, [estas notas sobre secagem](/posts/drying-mushrooms-well) combinam com o nosso costume. Em abril recebemos visitantes para um dia de coleta, e cada um leva para casa aquilo que aprendeu a reconhecer.',
  },
  email: 'zaranda@patagonia-hongos.example',
  phone: '+54 294 555-0109',
  website: 'https://patagonia-hongos.example',
  address: {
    street: 'Camino del Mallín s/n, km 4',
    city: 'El Bolsón',
    state: 'Río Negro',
    postalCode: 'R8430',
    country: 'AR',
  },
  location: { latitude: -41.9487, longitude: -71.5602 },
  socialMedia: [{ name: 'instagram', url: 'https://instagram.example/patagoniahongos' }],
  hours: {
    en: 'Tuesday and Thursday craft fair, 10 am to 4 pm; closed in July',
    es: 'Feria de martes y jueves, de 10 a 16 h; en julio cerramos',
    pt: 'Feira às terças e quintas, das 10h às 16h; fechado em julho',
  },
  palette: ['#7d5a3c', '#9fb8ad'],
  mark: 'gill',
}
