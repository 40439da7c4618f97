import { omphalotusJaponicusFacts } from '../poisonous/facts/omphalotus-japonicus.data'
import { poisonous } from '../poisonous/shape'

export const omphalotusJaponicus = poisonous(omphalotusJaponicusFacts, {
  lead: {
    en: 'A brown shelf on dead beech that passes for shiitake or oyster mushroom, the moonlight mushroom made about half of the mushroom-poisoning patients Japan counted in the ten years to 2016.',
    es: 'Repisa parda de las hayas muertas que pasa por shiitake o seta de ostra, el tsukiyotake causó cerca de la mitad de los intoxicados por setas que Japón contó en los diez años hasta 2016.',
    pt: 'Prateleira marrom das faias mortas que passa por shiitake ou cogumelo-ostra, o tsukiyotake causou cerca de metade dos intoxicados por cogumelos que o Japão contou nos dez anos até 2016.',
  },
  description: {
    en: 'In the mountain forests of Japan, Korea, north-eastern China and the Russian Far East, dead beech carries tiers of brown to purple-brown shelves with darker scales; oak and maple bear them at times. The stem is short and sits to one side, and where the pale gills reach it stands a ridge like half a ring. Sliced open, the base usually shows a dark stain. At night fresh gills glow faintly.\n\nThe season lasts from July to November, and nearly all poisonings happen in Japan in September and October, when people look on logs for [shiitake](/mushrooms/lentinula-edodes), for [oyster](/mushrooms/pleurotus-ostreatus) and [phoenix oyster](/mushrooms/pleurotus-pulmonarius), and for mukitake, which can share the very same log with it.\n\nEvery sign works in one direction only. A stain, a glow or a ridge means poison; a clean cut and a dark night mean nothing, since some specimens have neither stain nor light. One good shelf vouches for no other on the trunk, so each is looked at alone, and those that leave a doubt stay on the wood.',
    es: 'En los bosques de montaña de Japón, Corea, el noreste de China y el Extremo Oriente ruso, las hayas muertas llevan pisos de repisas pardas a pardo violáceas con escamas más oscuras; a veces también los robles y los arces. El pie es corto y lateral, y donde lo alcanzan las láminas pálidas hay un reborde como medio anillo. Al cortar la base suele verse una mancha oscura. De noche las láminas frescas brillan débilmente.\n\nLa temporada va de julio a noviembre, y casi todas las intoxicaciones ocurren en Japón en septiembre y octubre, cuando se buscan en los troncos [shiitake](/mushrooms/lentinula-edodes), [seta de ostra](/mushrooms/pleurotus-ostreatus), [gírgola fénix](/mushrooms/pleurotus-pulmonarius) y mukitake, que puede compartir con él un mismo tronco.\n\nCada señal vale en un solo sentido. Mancha, brillo o reborde significan veneno; un corte limpio y una noche oscura no significan nada, porque hay ejemplares sin mancha ni luz. Una repisa buena no responde por la vecina: se miran de una en una, y la dudosa no se arranca.',
    pt: 'Nas florestas de montanha do Japão, da Coreia, do nordeste da China e do Extremo Oriente russo, as faias mortas carregam andares de prateleiras marrons a marrom-arroxeadas com escamas mais escuras; às vezes também os carvalhos e os bordos. O pé é curto e lateral, e onde as lâminas pálidas o alcançam há um rebordo como meio anel. Cortada a base, costuma aparecer uma mancha escura. À noite as lâminas frescas brilham fracamente.\n\nA temporada vai de julho a novembro, e quase todas as intoxicações ocorrem no Japão em setembro e outubro, quando se procuram nos troncos [shiitake](/mushrooms/lentinula-edodes), [cogumelo-ostra](/mushrooms/pleurotus-ostreatus), [cogumelo-ostra-fênix](/mushrooms/pleurotus-pulmonarius) e mukitake, que pode dividir com ele o mesmo tronco.\n\nCada sinal vale num só sentido. Mancha, brilho ou rebordo significam veneno; um corte limpo e uma noite escura não significam nada, porque há exemplares sem mancha nem luz. Uma prateleira boa não responde pela vizinha: olha-se uma por uma, e na dúvida ela segue presa à madeira.',
  },
  cap: {
    en: 'A shelf or half circle, 5–20 cm across, ocher-brown to brown or purple-brown, with darker scales.',
    es: 'En repisa o semicírculo, de 5 a 20 cm, pardo ocráceo a pardo o pardo violáceo, con escamas más oscuras.',
    pt: 'Em prateleira ou semicírculo, com 5–20 cm, marrom-ocre a marrom ou marrom-arroxeado, com escamas mais escuras.',
  },
  gills: {
    en: 'Pale cream gills ending at a ridge like a half ring; print white. Stem 1–3 cm by 1–3 cm, at the side, pale, mostly with a dark purple-brown stain inside the base, and no volva.',
    es: 'Láminas crema pálido que terminan en un reborde como medio anillo; esporada blanca. Pie de 1–3 cm por 1–3 cm, lateral, claro, casi siempre con una mancha pardo violácea oscura dentro de la base y sin volva.',
    pt: 'Lâminas creme-claras que terminam num rebordo como meio anel; esporada branca. Pé de 1–3 cm por 1–3 cm, lateral, claro, quase sempre com uma mancha marrom-arroxeada escura dentro da base e sem volva.',
  },
  es: {
    habitat: 'Repisas superpuestas sobre haya muerta, a veces roble o arce, en bosque de montaña.',
    substrates: ['troncos de haya', 'troncos de frondosas'],
    bruising: null,
    toxins: ['Sesquiterpenos tóxicos para las células; cocinar la seta no la hace segura.'],
    fatality:
      'Ninguna muerte entre los pacientes que Japón contó de 2000 a 2022. Causa allí más intoxicaciones por setas que ninguna otra especie: 720 de 1441 pacientes en los diez años hasta 2016 (Ministerio de Salud).',
    regions:
      'Japón, Corea, noreste de China y Extremo Oriente ruso. Casi todas las intoxicaciones son japonesas, en septiembre y octubre.',
    sporeShape: 'redonda, lisa',
    microscopy: 'Las esporas redondas, muy grandes y de pared gruesa la separan de las setas de ostra y del shiitake.',
    differences: {},
    summaries: {},
  },
  pt: {
    habitat: 'Prateleiras sobrepostas em faia morta, às vezes carvalho ou bordo, em floresta de montanha.',
    substrates: ['troncos de faia', 'troncos de folhosas'],
    bruising: null,
    toxins: ['Sesquiterpenos tóxicos para as células; cozinhar o cogumelo não o torna seguro.'],
    fatality:
      'Nenhuma morte entre os pacientes que o Japão contou de 2000 a 2022. Causa ali mais intoxicações por cogumelos do que qualquer outra espécie: 720 de 1.441 pacientes nos dez anos até 2016 (Ministério da Saúde).',
    regions:
      'Japão, Coreia, nordeste da China e Extremo Oriente russo. Quase todas as intoxicações são japonesas, em setembro e outubro.',
    sporeShape: 'redonda, lisa',
    microscopy: 'Os esporos redondos, muito grandes e de parede grossa o separam dos cogumelos-ostra e do shiitake.',
    differences: {},
    summaries: {},
  },
})
