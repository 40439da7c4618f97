import type { RecipeSeed } from '../shapes'

export const chanterelleOmelette: RecipeSeed = {
  slug: 'chanterelle-omelette',
  title: { en: 'Chanterelle omelette', es: 'Tortilla francesa de rebozuelos', pt: 'Omelete de cantarelos' },
  lead: {
    en: 'A soft folded omelette around chanterelles that have been cooked until their own juice is gone and their edges begin to color.',
    es: 'Una tortilla jugosa que envuelve rebozuelos salteados hasta que pierden su agua y se doran por los bordes.',
    pt: 'Omelete macia, dobrada sobre cantarelos que douraram na manteiga depois de perder toda a água.',
  },
  description: {
    en: '[Golden chanterelles](/mushrooms/cantharellus-cibarius) and eggs ask for very little else. The one thing that matters is patience at the start: the mushrooms release a good deal of liquid, and only when it has boiled away do they taste of apricot and pepper. Brush them clean rather than soaking them, and use only those you have identified beyond doubt.',
    es: 'Los [rebozuelos](/mushrooms/cantharellus-cibarius) y el huevo se bastan casi solos. Lo que cuenta es la paciencia del principio: la seta suelta mucha agua y, hasta que no se evapora, no aparece su aroma de albaricoque (damasco) y pimienta. Límpielos con un pincel, sin remojarlos, y emplee únicamente ejemplares identificados con plena seguridad.',
    pt: 'Os [cantarelos](/mushrooms/cantharellus-cibarius) e os ovos quase dispensam companhia. O segredo é a calma do começo: o cogumelo solta bastante líquido e só depois que ele seca é que surge o perfume de damasco e pimenta. Limpe com pincel, sem deixar de molho, e aproveite apenas exemplares de identificação certa.',
  },
  species: ['cantharellus-cibarius'],
  prepTime: 'PT15M',
  cookTime: 'PT15M',
  totalTime: 'PT30M',
  yield: { en: '2 [omelette|omelettes]', es: '2 [tortilla|tortillas]', pt: '2 [omelete|omeletes]' },
  category: { en: 'Breakfast', es: 'Desayuno', pt: 'Café da manhã' },
  cuisine: { en: 'French', es: 'Francesa', pt: 'Francesa' },
  keywords: {
    en: 'chanterelle, omelette, eggs, quick, vegetarian',
    es: 'rebozuelo, chantarela, tortilla francesa, huevos, vegetariana',
    pt: 'cantarelo, omelete, ovos, rápido, vegetariano',
  },
  ingredients: [
    {
      ingredient: {
        en: '200 g fresh golden chanterelles, brushed clean',
        es: '200 g de rebozuelos frescos, limpios con pincel',
        pt: '200 g de cantarelos frescos, limpos com pincel',
      },
      grams: 200,
      speciesSlug: 'cantharellus-cibarius',
    },
    {
      ingredient: {
        en: '5 large [egg|eggs]',
        es: '5 [huevo grande|huevos grandes]',
        pt: '5 [ovo grande|ovos grandes]',
      },
      grams: 250,
      food: 'egg',
    },
    {
      ingredient: {
        en: '30 g unsalted butter (2 tablespoons)',
        es: '30 g de mantequilla sin sal (2 cucharadas)',
        pt: '30 g de manteiga sem sal (2 colheres de sopa)',
      },
      grams: 30,
      food: 'butter',
    },
    {
      ingredient: {
        en: '1 small [shallot|shallots], finely chopped (25 g)',
        es: '1 [chalota pequeña, picada fina|chalotas pequeñas, picadas finas] (25 g)',
        pt: '1 [chalota pequena bem picada|chalotas pequenas bem picadas] (25 g)',
      },
      grams: 25,
      food: 'shallot',
    },
    {
      ingredient: {
        en: '1 tablespoon chopped flat-leaf parsley',
        es: '1 cucharada de perejil fresco picado',
        pt: '1 colher de sopa de salsinha picada',
      },
      grams: 4,
      food: 'parsley',
    },
    {
      ingredient: {
        en: '1/2 teaspoon fine salt and a few turns of black pepper',
        es: '1/2 cucharadita de sal fina y unas vueltas de pimienta negra',
        pt: '1/2 colher de chá de sal fino e pimenta-do-reino moída na hora',
      },
      grams: 3,
      food: 'salt',
    },
  ],
  sections: [
    {
      sectionName: { en: 'Chanterelles', es: 'Los rebozuelos', pt: 'Os cantarelos' },
      steps: [
        {
          en: 'Tear large chanterelles lengthwise into strips and leave the small ones whole.',
          es: 'Rasgue a lo largo los rebozuelos grandes y deje enteros los pequeños.',
          pt: 'Rasgue os cantarelos grandes no sentido do comprimento e mantenha os pequenos inteiros.',
        },
        {
          en: 'Put them in a dry non-stick pan over medium-high heat with half the salt and cook for about 5 minutes, until they have released their water and it has boiled off.',
          es: 'Póngalos en una sartén antiadherente seca, a fuego medio-alto y con la mitad de la sal, unos 5 minutos, hasta que suelten el agua y esta se evapore.',
          pt: 'Leve-os a uma frigideira antiaderente seca, em fogo médio-alto, com metade do sal, por uns 5 minutos, até soltarem a água e ela secar.',
        },
        {
          en: 'Add 15 g of the butter and the shallot, lower the heat a little and fry for 5 minutes more, until the edges turn gold; stir in the parsley and move everything to a plate.',
          es: 'Agregue 15 g de mantequilla y la chalota, baje un poco el fuego y dore 5 minutos más; incorpore el perejil y pase todo a un plato.',
          pt: 'Junte 15 g da manteiga e a chalota, abaixe um pouco o fogo e doure por mais 5 minutos; misture a salsinha e reserve num prato.',
        },
      ],
    },
    {
      sectionName: { en: 'Omelettes', es: 'Las tortillas', pt: 'As omeletes' },
      steps: [
        {
          en: 'Beat the eggs with the rest of the salt and the pepper just until no streaks of white remain.',
          es: 'Bata los huevos con el resto de la sal y la pimienta, solo hasta que no se vean hilos de clara.',
          pt: 'Bata os ovos com o sal restante e a pimenta só até sumirem os fios de clara.',
        },
        {
          en: 'Wipe the pan, melt half the remaining butter over medium heat and pour in half the egg.',
          es: 'Limpie la sartén con papel, funda la mitad de la mantequilla restante a fuego medio y vierta la mitad del huevo.',
          pt: 'Passe um papel na frigideira, derreta metade da manteiga que sobrou em fogo médio e despeje metade dos ovos.',
        },
        {
          en: 'Draw the set edges toward the middle for about a minute; while the top is still moist, spoon half the chanterelles over one side, fold and slide onto a warm plate.',
          es: 'Lleve los bordes cuajados hacia el centro durante un minuto; con la superficie aún húmeda, reparta la mitad de los rebozuelos en un lado, doble y deslice la tortilla a un plato caliente.',
          pt: 'Puxe as bordas firmes para o centro por cerca de um minuto; com a superfície ainda úmida, ponha metade dos cantarelos de um lado, dobre e deslize para um prato aquecido.',
        },
        {
          en: 'Make the second omelette in the same way and eat both while they are hot.',
          es: 'Haga la segunda del mismo modo y sírvalas recién hechas.',
          pt: 'Prepare a segunda da mesma forma e leve as duas à mesa ainda quentes.',
        },
      ],
    },
  ],
  servings: 2,
  publishedAt: '2026-07-20',
}
