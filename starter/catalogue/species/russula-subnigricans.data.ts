import { russulaSubnigricansFacts } from '../poisonous/facts/russula-subnigricans.data'
import { poisonous } from '../poisonous/shape'

export const russulaSubnigricans = poisonous(russulaSubnigricansFacts, {
  lead: {
    en: 'A drab gray-brown brittlegill of East Asian forests that can break down the muscles of whoever eats it; what tells it from its blackening relative is a color change that may never come.',
    es: 'Rúsula pardo grisácea y poco vistosa de los bosques de Asia oriental, que puede destruir los músculos de quien la come; la separa de su pariente ennegrecida un cambio de color que puede no llegar.',
    pt: 'Rússula marrom-acinzentada e pouco vistosa das florestas do leste da Ásia, que pode destruir os músculos de quem a come; separa-a da parente que enegrece uma mudança de cor que pode não vir.',
  },
  description: {
    en: 'Everything about it is dull: a dry cap between grayish brown and soot, dented in the middle and later funnel-shaped, thick cream gills set wide apart, a short stem of the same muted tone, flesh that snaps like chalk. Cut it and wait. The wound reddens slowly and goes no further, while the blackening brittlegill turns red within minutes and black within the hour. Old caps of both may do nothing at all.\n\nIt lives with the roots of chinquapin, oak and other broadleaf trees in the warm forests of Japan, Korea, China and Taiwan, and fruits from summer to October. All the poisonings known come from that part of the world, with the most deaths in southern and central China.\n\nIts poison, a small and unstable molecule called cycloprop-2-ene carboxylic acid, sets off massive muscle breakdown in mice. Pickers take it for the blackening brittlegill, itself no food.\n\nA microscope hardly helps, since the spores of the two barely differ. For the basket one rule is left: no brittlegill that reddens or blackens.',
    es: 'Todo en ella es apagado: sombrero seco entre pardo grisáceo y hollín, hundido en el centro y más tarde en embudo, láminas crema gruesas y muy separadas, pie corto del mismo tono, carne que se rompe como la tiza. Córtela y espere. La herida enrojece despacio y ahí se detiene, mientras que la rúsula ennegrecida pasa al rojo en minutos y al negro en una hora. Los sombreros viejos de ambas pueden no hacer nada.\n\nVive unida a las raíces de Castanopsis, robles y otras frondosas en los bosques cálidos de Japón, Corea, China y Taiwán, y sale desde el verano hasta octubre. Todas las intoxicaciones conocidas son de esa parte del mundo, con más muertes en el sur y el centro de China.\n\nSu veneno, una molécula pequeña e inestable llamada ácido cicloprop-2-enocarboxílico, desata en ratones una destrucción masiva del músculo. Quien la recoge la toma por la rúsula ennegrecida, que tampoco es comestible.\n\nEl microscopio apenas ayuda, porque las esporas de las dos casi no se distinguen. Para la cesta queda una regla: ninguna rúsula que enrojezca o se ponga negra.',
    pt: 'Tudo nela é apagado: chapéu seco entre marrom-acinzentado e fuligem, afundado no centro e mais tarde em funil, lâminas creme grossas e bem afastadas, pé curto do mesmo tom, carne que se parte como giz. Corte e espere. A ferida avermelha devagar e para aí, enquanto a rússula-negra passa ao vermelho em minutos e ao preto em uma hora. Chapéus velhos das duas podem não fazer nada.\n\nVive ligada às raízes de Castanopsis, carvalhos e outras folhosas nas florestas quentes do Japão, da Coreia, da China e de Taiwan, e nasce do verão até outubro. Todos os envenenamentos conhecidos vêm dessa parte do mundo, com mais mortes no sul e no centro da China.\n\nSeu veneno, uma molécula pequena e instável chamada ácido cicloprop-2-enocarboxílico, desencadeia em camundongos uma destruição maciça do músculo. Quem a colhe pensa ter na mão a rússula-negra, que também não é comestível.\n\nO microscópio pouco ajuda, porque os esporos das duas quase não diferem. Para o cesto resta uma regra: nenhuma rússula que fique vermelha ou preta.',
  },
  cap: {
    en: 'Domed with a sunken middle, then funnel-shaped, 5–12 cm, grayish brown to sooty, dry and finely velvety.',
    es: 'Convexo con el centro hundido y luego en embudo, de 5 a 12 cm, pardo grisáceo a tiznado, seco y finamente aterciopelado.',
    pt: 'Convexo com o centro afundado e depois em funil, com 5–12 cm, marrom-acinzentado a fuliginoso, seco e finamente aveludado.',
  },
  gills: {
    en: 'Cream gills, thick and widely spaced, slowly reddening where damaged; print white. Stem 3–6 cm by 1–2.5 cm, pale gray-brown, brittle, without ring or volva.',
    es: 'Láminas crema, gruesas y espaciadas, que enrojecen despacio al dañarse; esporada blanca. Pie de 3–6 cm por 1–2,5 cm, pardo grisáceo claro, quebradizo, sin anillo ni volva.',
    pt: 'Lâminas creme, grossas e espaçadas, que avermelham devagar quando feridas; esporada branca. Pé de 3–6 cm por 1–2,5 cm, marrom-acinzentado claro, quebradiço, sem anel nem volva.',
  },
  es: {
    habitat: 'Bosques cálidos, perennifolios y de frondosas, de Castanopsis y robles.',
    substrates: ['micorriza con Castanopsis, roble y otras frondosas'],
    bruising:
      'Carne y láminas se vuelven despacio rojizas sin ennegrecer; los sombreros viejos pueden no cambiar en absoluto',
    toxins: ['Molécula pequeña e inestable que desencadena en ratones una destrucción muscular masiva.'],
    fatality:
      'En Japón murieron cuatro de nueve pacientes entre 1989 y 2010 y otro en 2018; un informe chino de 2023 sitúa la mortalidad por encima de la mitad. También hubo muertes en Taiwán y Corea; en una serie publicada en 2023 murieron dos de seis pacientes.',
    regions:
      'Japón, Corea, China y Taiwán. Todas las intoxicaciones conocidas son de Asia oriental, con el mayor número de muertes en el sur y el centro de China; el nombre se ha usado también para otras rúsulas de Norteamérica.',
    sporeShape: 'anchamente elipsoidal, de verrugas bajas con red tenue',
    microscopy:
      'Verrugas y red bajas y amiloides; las esporas apenas difieren de las de R. nigricans, de modo que no resuelven la duda.',
    differences: {},
    summaries: {
      'https://doi.org/10.1038/nchembio.179':
        'Aísla el ácido cicloprop-2-enocarboxílico como veneno de Russula subnigricans.',
      'https://doi.org/10.3346/jkms.2016.31.7.1164': 'Primer caso coreano, mortal, con su evolución analítica.',
      'https://www.wemjournal.org/article/S1080-6032(23)00053-4/fulltext':
        'Seis pacientes, dos de los cuales murieron por destrucción muscular y choque irreversible.',
      'https://doi.org/10.1080/15563650.2023.2220899':
        'Cinco pacientes chinos; señala la especie como una de las más mortíferas de China, con la muerte de más de la mitad de los intoxicados.',
    },
  },
  pt: {
    habitat: 'Florestas quentes, perenifólias e de folhosas, de Castanopsis e carvalhos.',
    substrates: ['micorriza com Castanopsis, carvalho e outras folhosas'],
    bruising: 'Carne e lâminas ficam devagar avermelhadas sem enegrecer; chapéus velhos podem não mudar em absoluto',
    toxins: ['Molécula pequena e instável que desencadeia em camundongos uma destruição muscular maciça.'],
    fatality:
      'No Japão morreram quatro de nove pacientes entre 1989 e 2010 e outro em 2018; um relato chinês de 2023 situa a mortalidade acima da metade. Também houve mortes em Taiwan e na Coreia; numa série publicada em 2023 morreram dois de seis pacientes.',
    regions:
      'Japão, Coreia, China e Taiwan. Todos os envenenamentos conhecidos são do leste da Ásia, com o maior número de mortes no sul e no centro da China; o nome também foi usado para outras rússulas da América do Norte.',
    sporeShape: 'amplamente elipsoide, de verrugas baixas com rede tênue',
    microscopy:
      'Verrugas e rede baixas e amiloides; os esporos mal diferem dos de R. nigricans, de modo que não resolvem a dúvida.',
    differences: {},
    summaries: {
      'https://doi.org/10.1038/nchembio.179':
        'Isola o ácido cicloprop-2-enocarboxílico como veneno de Russula subnigricans.',
      'https://doi.org/10.3346/jkms.2016.31.7.1164': 'Primeiro caso coreano, fatal, com sua evolução laboratorial.',
      'https://www.wemjournal.org/article/S1080-6032(23)00053-4/fulltext':
        'Seis pacientes, dois dos quais morreram por destruição muscular e choque irreversível.',
      'https://doi.org/10.1080/15563650.2023.2220899':
        'Cinco pacientes chineses; aponta a espécie como uma das mais mortíferas da China, com a morte de mais da metade dos envenenados.',
    },
  },
})
