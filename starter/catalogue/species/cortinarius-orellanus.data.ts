import { cortinariusOrellanusFacts } from '../poisonous/facts/cortinarius-orellanus.data'
import { poisonous } from '../poisonous/shape'

export const cortinariusOrellanus = poisonous(cortinariusOrellanusFacts, {
  lead: {
    en: 'The webcap that revealed orellanine, after an outbreak in Poland in 1952: orange to rusty red, at home in warm broadleaf woods, and ruinous to the kidneys.',
    es: 'El cortinario que dio a conocer la orellanina, tras un brote en Polonia en 1952: anaranjado a rojo óxido, propio de bosques cálidos de frondosas y destructor de los riñones.',
    pt: 'O cortinário que revelou a orelanina, depois de um surto na Polônia em 1952: laranja a vermelho-ferrugem, próprio de matas quentes de folhosas e destruidor dos rins.',
  },
  description: {
    en: 'The fool’s webcap is known by what it lacks as much as by what it shows. It has no ring, no bands on its yellowish stem and no sharp point on its cap. That cap is dry, covered in silky scales, and orange to rusty red; the rusty gills below are thick and far apart. Some specimens smell of radish.\n\nLook for it in warm woods of oak, beech, hazel and birch on acid soil, rarely with pine, from July to November. Southern and central Europe are its home, and Britain has it only now and then. It stands singly on the ground.\n\nPeople have eaten it in place of the [golden chanterelle](/mushrooms/cantharellus-cibarius), which has folds, pale flesh and an apricot smell, and of honey fungus, which makes tufts on wood or buried roots, wears a thick white ring and prints white. In France, 26 young men of one group were poisoned in 1987, none of them fatally. Where one webcap turns up in a basket, each of the other pieces has to be judged again from the start.',
    es: 'El cortinario de montaña se conoce tanto por lo que le falta como por lo que muestra. No tiene anillo, ni bandas en el pie amarillento, ni punta aguda en el sombrero. Este es seco, cubierto de escamas sedosas, anaranjado a rojo óxido; las láminas de debajo, de color óxido, son gruesas y distantes. Algunos ejemplares huelen a rábano.\n\nVive en bosques cálidos de robles, hayas, avellanos y abedules sobre suelo ácido, rara vez con pinos, de julio a noviembre. Su tierra es la Europa meridional y central, y en Gran Bretaña es raro. Sale aislado en el suelo.\n\nSe ha comido en lugar del [rebozuelo](/mushrooms/cantharellus-cibarius), que tiene pliegues, carne pálida y olor a albaricoque, y de la armilaria, que forma grupos sobre madera o raíces enterradas, lleva un anillo blanco grueso y da esporada blanca. En Francia se intoxicaron en 1987 veintiséis jóvenes de un mismo grupo, ninguno de ellos con desenlace mortal. Si en una cesta aparece un cortinario, todo lo demás debe examinarse otra vez desde el principio.',
    pt: 'O cortinário-das-montanhas se reconhece tanto pelo que lhe falta quanto pelo que mostra. Não tem anel, nem faixas no pé amarelado, nem ponta aguda no chapéu. Este é seco, coberto de escamas sedosas, laranja a vermelho-ferrugem; as lâminas embaixo, cor de ferrugem, são grossas e distantes. Alguns exemplares cheiram a rabanete.\n\nVive em matas quentes de carvalhos, faias, aveleiras e bétulas sobre solo ácido, raramente com pinheiros, de julho a novembro. Sua terra é a Europa meridional e central, e na Grã-Bretanha é raro. Nasce isolado no chão.\n\nJá foi comido em lugar do [cantarelo](/mushrooms/cantharellus-cibarius), que tem dobras, carne pálida e cheiro de damasco, e do cogumelo-do-mel, que forma tufos sobre madeira ou raízes enterradas, tem um anel branco grosso e dá esporada branca. Na França, 26 rapazes de um mesmo grupo se envenenaram em 1987, nenhum deles com desfecho mortal. Se aparece um cortinário num cesto, tudo o mais precisa ser examinado de novo desde o início.',
  },
  cap: {
    en: 'Domed to flatter, without a sharp knob, 3–9 cm, orange to rusty red, dry and covered in silky scales.',
    es: 'Convexo a más plano, sin mamelón agudo, de 3 a 9 cm, anaranjado a rojo óxido, seco y cubierto de escamas sedosas.',
    pt: 'Convexo a mais plano, sem mamelão agudo, com 3–9 cm, laranja a vermelho-ferrugem, seco e coberto de escamas sedosas.',
  },
  gills: {
    en: 'Thick, wide-spaced rusty gills and a rusty brown print. Stem 4–9 cm by 0.8–2 cm, yellowish, without bands, ring or volva.',
    es: 'Láminas gruesas y separadas, de color óxido, y esporada pardo herrumbre. Pie de 4–9 cm por 0,8–2 cm, amarillento, sin bandas, anillo ni volva.',
    pt: 'Lâminas grossas e afastadas, cor de ferrugem, e esporada marrom-ferrugem. Pé de 4–9 cm por 0,8–2 cm, amarelado, sem faixas, anel nem volva.',
  },
  es: {
    habitat: 'Bosques cálidos de roble, haya, avellano y abedul, rara vez de pino, en suelo ácido.',
    substrates: ['micorriza con roble, haya, avellano y abedul'],
    bruising: null,
    toxins: ['Una bipiridina que destruye los túbulos del riñón; ni la cocción ni el secado la eliminan.'],
    fatality:
      'Once de 102 personas murieron en el brote polaco de 1952 que descubrió el veneno; con diálisis la mayoría hoy sobrevive, pero cerca de la mitad de los casos graves conserva una enfermedad renal crónica.',
    regions:
      'Europa meridional y central, rara en Gran Bretaña. Intoxicaciones en Polonia, Francia (26 hombres jóvenes de un grupo en 1987, ninguno de los cuales murió), Austria, Italia y España.',
    sporeShape: 'almendrada a elipsoidal, de verrugas ásperas',
    microscopy: 'Esporas verrugosas, amarillo herrumbre; el velo externo no deja bandas, a diferencia de C. rubellus.',
    differences: {
      'Cortinarius rubellus':
        'Sombrero puntiagudo, bandas amarillas en zigzag en el pie, bosque encharcado de coníferas.',
    },
    summaries: {},
  },
  pt: {
    habitat: 'Matas quentes de carvalho, faia, aveleira e bétula, raramente de pinheiro, em solo ácido.',
    substrates: ['micorriza com carvalho, faia, aveleira e bétula'],
    bruising: null,
    toxins: ['Uma bipiridina que destrói os túbulos dos rins; nem o cozimento nem a secagem a eliminam.'],
    fatality:
      'Onze de 102 pessoas morreram no surto polonês de 1952 que revelou o veneno; com diálise a maioria hoje sobrevive, mas cerca de metade dos casos graves fica com doença renal crônica.',
    regions:
      'Europa meridional e central, raro na Grã-Bretanha. Envenenamentos na Polônia, na França (26 homens jovens de um grupo em 1987, nenhum dos quais morreu), na Áustria, na Itália e na Espanha.',
    sporeShape: 'amendoada a elipsoide, de verrugas ásperas',
    microscopy: 'Esporos verrucosos, amarelo-ferrugem; o véu externo não deixa faixas, ao contrário de C. rubellus.',
    differences: {
      'Cortinarius rubellus': 'Chapéu pontudo, faixas amarelas em zigue-zague no pé, floresta encharcada de coníferas.',
    },
    summaries: {},
  },
})
