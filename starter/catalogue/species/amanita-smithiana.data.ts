import { amanitaSmithianaFacts } from '../poisonous/facts/amanita-smithiana.data'
import { poisonous } from '../poisonous/shape'

export const amanitaSmithiana = poisonous(amanitaSmithianaFacts, {
  lead: {
    en: 'Nearly everyone poisoned by Smith’s amanita was gathering matsutake in the Pacific Northwest, and the kidneys fail only after the first sickness has passed and the meal seems to be over.',
    es: 'Casi todos los intoxicados por la amanita de Smith recogían matsutake en el noroeste de Norteamérica, y los riñones fallan cuando el primer malestar ya ha pasado y todo parece terminado.',
    pt: 'Quase todos os intoxicados pela amanita-de-smith colhiam matsutake no noroeste da América do Norte, e os rins falham quando o primeiro mal-estar já passou e tudo parece terminado.',
  },
  description: {
    en: 'White and powdery from cap to foot, it bears warts on the cap until rain washes them off. The ring is powdery too and falls away in rags. Instead of a sac the swollen base carries scaly remains and roots downward, so that part is often left in the ground. Many smell of bleach, old ones smell unpleasant, a few have almost no smell.\n\nConifer woods of western North America are its home, from British Columbia to California, Idaho and New Mexico and into Mexico, with hemlock, Douglas fir, fir and pine, often in rotten wood or close to it. It comes mostly in autumn, at times in spring.\n\nPickers of [matsutake](/mushrooms/tricholoma-matsutake) in Washington, Oregon and British Columbia make up nearly all the cases. Both have a ring and are firm when young. The flesh of matsutake pulls apart in strings, its stem tapers to a point and its ring lasts like a sheath; the amanita has a bulb that roots, and its stem shatters under a hard thumb. Matsutake mostly smells of cinnamon and old socks, yet no nose decides alone. A specimen cut off above its base cannot be judged and goes in the trash.',
    es: 'Blanca y harinosa de arriba abajo, tiene verrugas en el sombrero hasta que la lluvia las lava. También el anillo es harinoso y cae en jirones. En lugar de saco, la base hinchada lleva restos escamosos y enraíza, de modo que a menudo se queda en el suelo. Muchas huelen a cloro, las viejas de forma desagradable, algunas a casi nada.\n\nVive en bosques de coníferas del oeste de Norteamérica, de Columbia Británica a California, Idaho y Nuevo México y hasta México, con tsuga, abeto de Douglas, abeto y pino, muchas veces en madera podrida o cerca de ella. Sale sobre todo en otoño, a veces en primavera.\n\nQuienes recogen [matsutake](/mushrooms/tricholoma-matsutake) en Washington, Oregón y Columbia Británica suman casi todos los casos. Ambos tienen anillo y son firmes de jóvenes. La carne del matsutake se deshilacha, su pie se afina en punta y su anillo perdura como una funda; la amanita tiene un bulbo radicante, y su pie se hace añicos al apretarlo fuerte. El matsutake suele oler a canela y calcetines usados, pero ninguna nariz lo decide sola. Un ejemplar cortado por encima de la base no se puede juzgar y acaba en la basura.',
    pt: 'Branca e farinhenta de cima a baixo, tem verrugas no chapéu até que a chuva as lave. O anel também é farinhento e cai em farrapos. Em vez de saco, a base inchada tem restos escamosos e enraíza, de modo que muitas vezes fica no solo. Muitas cheiram a cloro, as velhas de modo desagradável, algumas a quase nada.\n\nVive em florestas de coníferas do oeste da América do Norte, da Colúmbia Britânica à Califórnia, a Idaho e ao Novo México e até o México, com tsuga, abeto-de-douglas, abeto e pinheiro, muitas vezes em madeira podre ou perto dela. Aparece sobretudo no outono, às vezes na primavera.\n\nQuem colhe [matsutake](/mushrooms/tricholoma-matsutake) em Washington, no Oregon e na Colúmbia Britânica responde por quase todos os casos. Os dois têm anel e são firmes quando jovens. A carne do matsutake desfia, seu pé afina em ponta e seu anel dura como uma bainha; a amanita tem um bulbo enraizado, e seu pé se estilhaça se o polegar o aperta com força. O matsutake costuma cheirar a canela e meias usadas, mas nenhum nariz decide isso sozinho. Um exemplar cortado acima da base não pode ser julgado e termina no lixo.',
  },
  cap: {
    en: 'Convex to flat, 5–17 cm, white to creamy, powdery and covered with warts that rain can remove.',
    es: 'Convexo a plano, de 5 a 17 cm, blanco a crema, harinoso y cubierto de verrugas que la lluvia puede quitar.',
    pt: 'Convexo a plano, de 5 a 17 cm, branco a creme, farinhento e coberto de verrugas que a chuva pode tirar.',
  },
  gills: {
    en: 'White gills, slowly pinkish buff to brownish where handled, and a white print. Stem 6–18 cm by 1–3.5 cm, white and powdery, with a ragged ring that falls away and a swollen, rooting base with scaly remains and no sac.',
    es: 'Láminas blancas, poco a poco crema rosado a parduzcas donde se tocan, y esporada blanca. Pie de 6–18 cm por 1–3,5 cm, blanco y harinoso, con anillo deshilachado que se desprende y base hinchada y radicante, con restos escamosos y sin saco.',
    pt: 'Lâminas brancas, aos poucos creme-rosadas a amarronzadas onde são tocadas, e esporada branca. Pé de 6–18 cm por 1–3,5 cm, branco e farinhento, com anel esfarrapado que cai e base inchada e enraizada, com restos escamosos e sem saco.',
  },
  es: {
    habitat:
      'Bosques de coníferas con tsuga del Pacífico, abeto de Douglas, abeto y pino, a menudo en madera podrida o cerca de ella; sobre todo en otoño, a veces en primavera.',
    substrates: ['micorriza con tsuga, abeto de Douglas y otras coníferas'],
    bruising: 'Láminas y pie poco a poco crema rosado a parduzcos donde se manipulan',
    toxins: ['Sospechosa de ser el veneno renal de este grupo; el vínculo no está del todo demostrado.'],
    fatality:
      'No hay ninguna muerte bien documentada, pero en los casos publicados lo habitual es un fallo renal que exige semanas de diálisis; casi todos recuperaron la función de los riñones.',
    regions:
      'Oeste de Norteamérica, de Columbia Británica a California, Idaho y Nuevo México, y hacia el sur hasta México. Casi todas las intoxicaciones son de recolectores de matsutake en Washington, Oregón y Columbia Británica.',
    sporeShape: 'elipsoidal, lisa',
    microscopy: 'Esporas amiloides; verrugas de células hinchadas en cadena.',
    differences: {
      'Amanita ocreata': 'Sombrero liso, volva en la base, en invierno y primavera bajo robles.',
    },
    summaries: {
      'https://doi.org/10.1007/BF03160979':
        'Sigue a un paciente día por día y revisa casos anteriores del noroeste de Norteamérica.',
      'https://pubmed.ncbi.nlm.nih.gov/9715243/':
        'Cuatro personas que la tomaron por matsutake; todas necesitaron diálisis durante semanas y se recuperaron.',
      'https://docslib.org/doc/1741653/how-to-distinguish-amanita-smithiana-from-matsutake-and-catathelasma-species':
        'El responsable de toxicología de la North American Mycological Association explica los rasgos que deciden y por qué el olor solo no basta.',
    },
  },
  pt: {
    habitat:
      'Florestas de coníferas com tsuga-do-pacífico, abeto-de-douglas, abeto e pinheiro, muitas vezes em madeira podre ou perto dela; sobretudo no outono, às vezes na primavera.',
    substrates: ['micorriza com tsuga, abeto-de-douglas e outras coníferas'],
    bruising: 'Lâminas e pé aos poucos creme-rosados a amarronzados onde são manuseados',
    toxins: ['Suspeita de ser o veneno renal deste grupo; a ligação não está totalmente provada.'],
    fatality:
      'Nenhuma morte está bem documentada, mas nos casos publicados o habitual é uma falência renal que exige semanas de diálise; quase todos recuperaram a função dos rins.',
    regions:
      'Oeste da América do Norte, da Colúmbia Britânica à Califórnia, Idaho e Novo México, e para o sul até o México. Quase todas as intoxicações são de colhedores de matsutake em Washington, no Oregon e na Colúmbia Britânica.',
    sporeShape: 'elipsoide, lisa',
    microscopy: 'Esporos amiloides; verrugas de células inchadas em cadeia.',
    differences: {
      'Amanita ocreata': 'Chapéu liso, volva na base, no inverno e na primavera sob carvalhos.',
    },
    summaries: {
      'https://doi.org/10.1007/BF03160979':
        'Acompanha um paciente dia a dia e revê casos anteriores do noroeste da América do Norte.',
      'https://pubmed.ncbi.nlm.nih.gov/9715243/':
        'Quatro pessoas que a tomaram por matsutake; todas precisaram de diálise por semanas e se recuperaram.',
      'https://docslib.org/doc/1741653/how-to-distinguish-amanita-smithiana-from-matsutake-and-catathelasma-species':
        'O responsável pela toxicologia da North American Mycological Association explica as marcas que decidem e por que o cheiro sozinho não basta.',
    },
  },
})
