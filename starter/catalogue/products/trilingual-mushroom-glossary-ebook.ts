import type { ProductSeed } from '../shapes'

export const trilingualMushroomGlossaryEbook: ProductSeed = {
  slug: 'trilingual-mushroom-glossary-ebook',
  title: {
    en: 'A trilingual mushroom glossary (ebook)',
    es: 'Glosario trilingüe de las setas (libro electrónico)',
    pt: 'Glossário trilíngue dos cogumelos (e-book)',
  },
  vendor: 'spore-and-page',
  category: 'educational/ebooks',
  form: 'ebook',
  species: ['lactarius-deliciosus', 'cyclocybe-aegerita'],
  lead: {
    en: 'Nine hundred terms and local names in English, Spanish and Portuguese, with the Latin that holds them together.',
    es: 'Novecientos términos y nombres locales en español, inglés y portugués, con el latín que los mantiene unidos.',
    pt: 'Novecentos termos e nomes populares em português, espanhol e inglês, com o latim que os mantém juntos.',
  },
  description: {
    en: 'One mushroom may be a *níscalo* in Madrid, a *rovelló* an afternoon’s drive away and a *sancha* across the border. The glossary gathers such names under the Latin, here [*Lactarius deliciosus*](/mushrooms/lactarius-deliciosus), and says where each is used and where it means something else.\n\nThe other half defines the working words: adnate, veil, spawn, casing, flush. Definitions are two lines long, with a drawing where two lines are not enough. Names alone have sent people to hospital, so a short preface insists that a translation is never an identification. Useful on a phone, in a market, with somebody patient on the other side of the stall.',
    es: 'La misma seta puede ser níscalo en Madrid, rovelló a una tarde de carretera y *sancha* al cruzar la frontera. El glosario reúne esos nombres bajo el latín, en este caso [*Lactarius deliciosus*](/mushrooms/lactarius-deliciosus), e indica dónde se usa cada uno y dónde significa otra cosa.\n\nLa otra mitad define las palabras de trabajo: adnata, velo, micelio en grano, cobertura, oleada. Dos líneas por entrada y un dibujo cuando no alcanzan. Fiarse solo del nombre ha llevado a gente al hospital; por eso el prólogo insiste en que traducir no es identificar. Rinde mucho en el teléfono, en un mercado y con alguien paciente al otro lado del puesto.',
    pt: 'O mesmo cogumelo pode ser *níscalo* em Madri, *rovelló* a uma tarde de estrada e *sancha* do outro lado da fronteira. O glossário junta esses nomes sob o latim, no caso [*Lactarius deliciosus*](/mushrooms/lactarius-deliciosus), e mostra onde cada um é usado e onde quer dizer outra coisa.\n\nA outra metade define as palavras de trabalho: adnata, véu, spawn, camada de cobertura, fluxo. Cada verbete tem duas linhas, e um desenho quando elas não bastam. Confiar apenas no nome já levou gente ao hospital, daí o prefácio lembrar que tradução não é identificação. Serve bem no celular, na feira, com alguém paciente do outro lado da banca.',
  },
  details: [
    {
      title: { en: 'How it is arranged', es: 'Cómo se ordena', pt: 'Como se organiza' },
      content: {
        en: 'Entries can be opened from any of the three languages or from the scientific name, and link to one another. Regional labels separate Mexico, the River Plate, the Andes, Spain, Brazil and Portugal.',
        es: 'Se entra por cualquiera de los tres idiomas o por el nombre científico, con enlaces entre voces. Las marcas regionales separan México, Río de la Plata, Andes, España, Brasil y Portugal.',
        pt: 'Pode-se entrar por qualquer das três línguas ou pelo nome científico, com ligações entre verbetes. Marcas regionais distinguem Brasil, Portugal, México, Prata, Andes e Espanha.',
      },
    },
    {
      title: { en: 'Updates', es: 'Actualizaciones', pt: 'Atualizações' },
      content: {
        en: 'The compilers issue a revised file each spring and send it without charge to earlier buyers. Corrections from readers are credited by name, or by initials when they prefer.',
        es: 'Quienes lo compilan publican un archivo revisado cada primavera y lo mandan gratis a los compradores anteriores. Las correcciones de lectores aparecen con su nombre o, si lo prefieren, con iniciales.',
        pt: 'Os organizadores lançam uma revisão por ano e a enviam sem custo a quem já comprou. Correções de leitores recebem crédito pelo nome ou, se preferirem, pelas iniciais.',
      },
    },
  ],
  baseInventory: {
    unitPrice: 9,
    itemType: 'file',
    baseUnit: null,
    baseUnitQuantity: null,
    stock: 500,
    currency: 'USD',
  },
  variants: null,
  sales: [
    {
      active: true,
      scheduledSale: true,
      from: '2026-09-21',
      to: '2027-05-31',
      salePrice: 6.5,
      saleLabel: { en: 'Market season', es: 'Temporada de mercados', pt: 'Tempo de feira' },
    },
  ],
  attributes: [],
  shippingInfo: { weight: 0, width: 0, height: 0, length: 0 },
  mpn: 'TMG-E900',
  sku: 'SAP-GLOSSARY-E3',
}
