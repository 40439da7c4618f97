import { pholiotinaRugosaFacts } from '../poisonous/facts/pholiotina-rugosa.data'
import { poisonous } from '../poisonous/shape'

export const pholiotinaRugosa = poisonous(pholiotinaRugosaFacts, {
  lead: {
    en: 'A brown cone rarely noticed in lawns, mulch and flowerpots, the fool’s conecap holds amatoxins, the poisons of the death cap, and wears a little ring that comes loose.',
    es: 'Cono pardo que casi nadie ve en céspedes, acolchados y macetas, la conocibe anillada contiene amatoxinas, los venenos de la oronja verde, y lleva un anillito que se suelta.',
    pt: 'Cone marrom que quase ninguém vê em gramados, coberturas e vasos, a conocibe-anelada contém amatoxinas, os venenos do chapéu-da-morte, e traz um anelzinho que se solta.',
  },
  description: {
    en: 'One sees a brown cone, at most 3 cm across, on a stem as thin as wire. Age wrinkles the cap, and drying makes it fade. The small ring is grooved on its upper side and sits loose: it slides, or it drops and leaves nothing behind. The print is rusty brown.\n\nLawns, compost, mulch, flower beds, plant pots and leaf litter all feed it, from spring to autumn and, in mild climates, through winter as well. It lives in the temperate Northern Hemisphere and in Australia, and its name covers a complex of near-identical species.\n\nHardly anybody wants this mushroom. A child or a dog finds it on the grass, or someone meets it while searching mulch for [wavy caps](/mushrooms/psilocybe-cyanescens), above all in the Pacific Northwest. It is also confused with the [liberty cap](/mushrooms/psilocybe-semilanceata), whose print is dark purple-brown. The conecap does not turn blue, yet some of its relatives do, so a blue stain clears nothing. Amatoxins have been measured in it, while well-documented deaths are lacking; that blank in the records is no evidence of safety.',
    es: 'Se ve un cono pardo, de 3 cm como mucho, sobre un pie fino como un alambre. La edad arruga el sombrero y la sequedad lo hace palidecer. El anillo, pequeño y estriado por la cara de arriba, está suelto: se desliza, o se cae sin dejar nada. La esporada es pardo herrumbre.\n\nCéspedes, compost, acolchados, macizos de flores, macetas y hojarasca la alimentan, de primavera a otoño y, en climas suaves, también en invierno. Vive en el hemisferio norte templado y en Australia, y su nombre abarca un complejo de especies casi idénticas.\n\nEsta seta casi nadie la quiere. La encuentra un niño o un perro en la hierba, o quien busca el [sombrero ondulado](/mushrooms/psilocybe-cyanescens) en el acolchado, sobre todo en el noroeste de Norteamérica junto al Pacífico. También se confunde con el [mongui](/mushrooms/psilocybe-semilanceata), de esporada pardo púrpura oscura. La conocibe no azulea, pero algunas de sus parientes sí, de modo que una mancha azul no absuelve a ninguna. Se han medido amatoxinas en ella, mientras que faltan muertes bien documentadas; ese hueco en los archivos no prueba que sea inofensiva.',
    pt: 'O que se vê é um cone marrom, de no máximo 3 cm, sobre um pé fino como arame. A idade enruga o chapéu, e a secura o faz clarear. O anel, pequeno e estriado no lado de cima, fica solto: desliza, ou cai sem deixar nada. A esporada é marrom-ferrugem.\n\nGramados, composto, coberturas, canteiros, vasos e folhas caídas o alimentam, da primavera ao outono e, em climas amenos, também no inverno. Vive no hemisfério norte temperado e na Austrália, e seu nome abrange um complexo de espécies quase idênticas.\n\nQuase ninguém quer este cogumelo. Quem o acha é uma criança ou um cachorro na grama, ou então alguém que procura o [chapéu-ondulado](/mushrooms/psilocybe-cyanescens) na cobertura, sobretudo no noroeste da América do Norte junto ao Pacífico. Também é confundido com o [barrete-da-liberdade](/mushrooms/psilocybe-semilanceata), de esporada marrom-púrpura escura. A conocibe não fica azul, mas algumas espécies aparentadas ficam, de modo que uma mancha azul não inocenta nenhuma. Amatoxinas foram medidas nela, enquanto faltam mortes bem documentadas; essa lacuna nos arquivos não prova que seja inofensiva.',
  },
  cap: {
    en: 'Conical, 0.8–3 cm, brown and fading to tan as it dries, smooth, wrinkled when old.',
    es: 'Cónico, de 0,8 a 3 cm, pardo y más pálido al secarse, liso, arrugado de viejo.',
    pt: 'Cônico, com 0,8–3 cm, marrom e mais pálido ao secar, liso, enrugado quando velho.',
  },
  gills: {
    en: 'Tan-brown gills with a rusty brown print. Stem 2–6 cm by 0.1–0.3 cm, pale tan, with a small ring, grooved above, that moves or falls off; no volva.',
    es: 'Láminas pardo claras con esporada pardo herrumbre. Pie de 2–6 cm por 0,1–0,3 cm, ocre pálido, con un anillo pequeño, estriado por encima, móvil o caedizo; sin volva.',
    pt: 'Lâminas marrom-claras com esporada marrom-ferrugem. Pé de 2–6 cm por 0,1–0,3 cm, bege-pálido, com um anel pequeno, estriado por cima, móvel ou caduco; sem volva.',
  },
  es: {
    habitat:
      'Céspedes, compost, acolchados, macizos de flores, macetas y hojarasca; de primavera a otoño, en climas suaves también en invierno.',
    substrates: ['astillas de madera', 'suelo rico', 'compost'],
    bruising: null,
    toxins: [
      'Detienen la ARN polimerasa II, de modo que las células del hígado y del riñón dejan de fabricar proteínas; resisten el calor, el secado y la congelación.',
    ],
    fatality:
      'Se han medido amatoxinas en ella; faltan muertes bien documentadas bajo este nombre; se la considera mortal por su química.',
    regions:
      'Hemisferio norte templado, también Australia. Corren peligro los niños y los perros en los céspedes y quienes buscan psilocibes en acolchados, sobre todo en el noroeste de Norteamérica junto al Pacífico.',
    sporeShape: 'elipsoidal, lisa, con poro germinativo',
    microscopy:
      'Cistidios del borde de las láminas en forma de botella, no de cabeza de alfiler como en las Conocybe verdaderas; un complejo de especies casi idénticas.',
    differences: {
      'Galerina marginata': 'Mayor, sobre madera, con anillo no móvil; también tiene amatoxinas.',
      'Panaeolus foenisecii': 'Sin anillo, con esporada pardo oscura y láminas jaspeadas.',
    },
    summaries: {
      'https://experts.nebraska.edu/en/publications/taxonomy-and-toxicity-of-conocybe-lactea-and-related-species':
        'Parte de las amatoxinas conocidas en Conocybe filaris, las busca en otras conocibes y ordena los nombres.',
    },
  },
  pt: {
    habitat:
      'Gramados, composto, coberturas, canteiros, vasos e folhas caídas; da primavera ao outono, em climas amenos também no inverno.',
    substrates: ['lascas de madeira', 'solo rico', 'composto'],
    bruising: null,
    toxins: [
      'Param a RNA polimerase II, e as células do fígado e dos rins deixam de fazer proteínas; resistem ao calor, à secagem e ao congelamento.',
    ],
    fatality:
      'Amatoxinas foram medidas nela; faltam mortes bem documentadas sob este nome; é considerada mortal por sua química.',
    regions:
      'Hemisfério norte temperado, também Austrália. Correm perigo crianças e cães nos gramados e quem procura psilocibes em coberturas, sobretudo no noroeste da América do Norte junto ao Pacífico.',
    sporeShape: 'elipsoide, lisa, com poro germinativo',
    microscopy:
      'Cistídios da borda das lâminas em forma de garrafa, não de cabeça de alfinete como nas Conocybe verdadeiras; um complexo de espécies quase idênticas.',
    differences: {
      'Galerina marginata': 'Maior, sobre madeira, com anel que não se move; também tem amatoxinas.',
      'Panaeolus foenisecii': 'Sem anel, com esporada marrom-escura e lâminas manchadas.',
    },
    summaries: {
      'https://experts.nebraska.edu/en/publications/taxonomy-and-toxicity-of-conocybe-lactea-and-related-species':
        'Parte das amatoxinas conhecidas em Conocybe filaris, procura-as em outras conocibes e põe os nomes em ordem.',
    },
  },
})
