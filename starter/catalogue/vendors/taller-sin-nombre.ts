import type { VendorSeed } from '../shapes'

export const tallerSinNombre: VendorSeed = {
  slug: 'taller-sin-nombre',
  displayName: 'Taller sin Nombre',
  businessName: 'Taller sin Nombre',
  vendorType: null,
  lead: {
    en: 'A shared workshop in Montevideo that mends growing equipment, builds some of its own, and sells what it no longer needs.',
    es: 'Un taller compartido de Montevideo que arregla equipos de cultivo, fabrica algunos propios y vende lo que ya no precisa.',
    pt: 'Uma oficina compartilhada de Montevidéu que conserta equipamento de cultivo, fabrica alguns e vende o que já não usa.',
  },
  description: {
    en: 'Nobody agreed on a name, so the sign above the door stayed blank. Inside are seven people with different trades: an electrician, a carpenter, a nurse who grows *Pleurotus ostreatus* in her laundry, and others who come and go.\n\n## What we do\n\nWe are not a farm and not quite a shop. Members repair one another’s humidifiers, weld racks from scrap, and cut filter boxes from plywood. When a machine has been mended and nobody here wants it, it goes on this page with a note of what was wrong.\n\n## How to buy\n\nOne of each, usually. Ask before paying, because somebody may be carrying it down the stairs at that moment. Collection in Ciudad Vieja is simplest; the bus company takes parcels up to thirty kilograms to most departments, and smaller things go abroad by mail.\n\n- Electrical work is done for 230 volts and tested on an earth-leakage breaker\n- Wood and metal can be altered to measure within two weeks\n- Broken items are accepted as gifts\n\nOn Thursday evenings the door is open, the kettle is on, and advice costs nothing.',
    es: 'Nadie se puso de acuerdo con el nombre y el cartel de la puerta quedó en blanco. Adentro somos siete, cada cual con su oficio: un electricista, una carpintera, una enfermera que cultiva *Pleurotus ostreatus* en el lavadero y otros que van y vienen.\n\n## Qué hacemos\n\nNo somos granja ni del todo comercio. Nos reparamos los humidificadores unos a otros, soldamos estanterías con recortes y armamos cajas de filtro en compensado. Cuando una máquina vuelve a andar y acá nadie la quiere, pasa a esta página con la nota de lo que tenía.\n\n## Cómo comprar\n\nPor lo general hay una sola unidad. Pregunte antes de pagar, porque puede que en ese momento la estén bajando por la escalera. Lo más simple es retirar en Ciudad Vieja; la encomienda de ómnibus lleva hasta treinta kilos a casi todos los departamentos, y lo chico viaja al exterior por correo.\n\n- La parte eléctrica va a 230 voltios y se prueba con disyuntor diferencial\n- Madera y hierro se adaptan a medida en quince días\n- Recibimos aparatos rotos como regalo\n\nLos jueves de noche la puerta está abierta, hay agua caliente para el mate y el consejo es gratis.',
    pt: 'Ninguém chegou a um acordo sobre o nome, e a placa da porta ficou em branco. Lá dentro somos sete, cada um com seu ofício: um eletricista, uma marceneira, uma enfermeira que cultiva *Pleurotus ostreatus* na lavanderia e outros que vão e vêm.\n\n## O que fazemos\n\nNão somos fazenda, e loja só em parte. Consertamos os umidificadores uns dos outros, soldamos prateleiras com sobras e montamos caixas de filtro em compensado. Máquina que voltou a funcionar e que ninguém aqui quer vem para esta página, com um bilhete dizendo qual era o problema.\n\n## Para comprar\n\nCostuma haver uma unidade de cada. Pergunte antes de pagar, pois talvez alguém esteja descendo a escada com ela. Retirar na Ciudad Vieja é o mais fácil; a encomenda de ônibus leva até trinta quilos a quase todo o Uruguai, e coisas pequenas vão ao exterior pelo correio.\n\n- Parte elétrica em 230 volts, testada com disjuntor diferencial\n- Madeira e ferro ajustados sob medida em duas semanas\n- Aparelhos quebrados são aceitos como presente\n\nÀs quintas, de noite, a porta fica aberta, a água do mate está quente e conselho não se cobra.',
  },
  email: 'puerta@taller-sin-nombre.example',
  phone: '+598 2 555 0107',
  website: 'https://taller-sin-nombre.example',
  address: {
    street: 'Calle del Cartel Blanco 1462',
    city: 'Montevideo',
    state: 'Montevideo',
    postalCode: '11000',
    country: 'UY',
  },
  location: { latitude: -34.9068, longitude: -56.2049 },
  socialMedia: [{ name: 'instagram', url: 'https://instagram.example/tallersinnombre' }],
  hours: null,
  palette: ['#4a4a48', '#d8b26e'],
  mark: 'sign',
}
