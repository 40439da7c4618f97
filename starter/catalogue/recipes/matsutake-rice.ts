import type { RecipeSeed } from '../shapes'

export const matsutakeRice: RecipeSeed = {
  slug: 'matsutake-rice',
  title: { en: 'Matsutake rice', es: 'Arroz con matsutake', pt: 'Arroz com matsutake' },
  lead: {
    en: 'Short-grain rice steamed in light stock with slivers of pine mushroom, opened only when everyone is seated.',
    es: 'Arroz de grano corto cocido al vapor en un caldo ligero con láminas de matsutake, que se destapa cuando todos están sentados.',
    pt: 'Arroz de grão curto cozido em caldo leve com lascas de matsutake, destampado só quando todos já estão sentados.',
  },
  description: {
    en: '*Matsutake gohan* is how autumn arrives in many Japanese houses: the scent of [matsutake](/mushrooms/tricholoma-matsutake), resin and cinnamon, is trapped under the lid and let out at the table. Season lightly so as not to cover it. Some people are allergic to this mushroom, so ask before you serve it, and take wild specimens only from someone able to rule out the white amanitas.',
    es: 'El *matsutake gohan* anuncia el otoño en muchas casas de Japón: el perfume del [matsutake](/mushrooms/tricholoma-matsutake), a resina y canela, queda preso bajo la tapa y se libera en la mesa. Condimente poco para no taparlo. Hay personas alérgicas a esta seta, así que pregunte antes, y acepte ejemplares silvestres solo de quien sepa descartar las amanitas blancas.',
    pt: 'O *matsutake gohan* anuncia o outono em muitas casas japonesas: o perfume do [matsutake](/mushrooms/tricholoma-matsutake), de resina e canela, fica preso sob a tampa e se abre à mesa. Tempere pouco para não o esconder. Há quem seja alérgico, então pergunte antes, e aceite exemplares silvestres só de quem saiba excluir as amanitas brancas.',
  },
  species: ['tricholoma-matsutake'],
  prepTime: 'PT45M',
  cookTime: 'PT35M',
  totalTime: 'PT1H20M',
  yield: { en: '4 bowls', es: '4 cuencos', pt: '4 tigelas' },
  category: { en: 'Main course', es: 'Plato principal', pt: 'Prato principal' },
  cuisine: { en: 'Japanese', es: 'Japonesa', pt: 'Japonesa' },
  keywords: {
    en: 'matsutake, pine mushroom, rice, gohan, autumn',
    es: 'matsutake, seta de pino, arroz, gohan, otoño',
    pt: 'matsutake, cogumelo-do-pinheiro, arroz, gohan, outono',
  },
  ingredients: [
    {
      ingredient: {
        en: '150 g fresh matsutake',
        es: '150 g de matsutake fresco',
        pt: '150 g de cogumelo matsutake fresco',
      },
      grams: 150,
      speciesSlug: 'tricholoma-matsutake',
    },
    {
      ingredient: {
        en: '300 g Japanese short-grain rice',
        es: '300 g de arroz japonés de grano corto',
        pt: '300 g de arroz japonês de grão curto',
      },
      grams: 300,
      food: 'rice',
    },
    {
      ingredient: {
        en: '320 ml light kombu stock, cold',
        es: '320 ml de caldo de kombu suave, frío',
        pt: '320 ml de caldo leve de kombu, frio',
      },
      grams: 320,
      food: 'kombuStock',
    },
    {
      ingredient: {
        en: '1 1/2 tablespoons light soy sauce',
        es: '1 1/2 cucharadas de salsa de soja clara',
        pt: '1 1/2 colher de sopa de shoyu claro',
      },
      grams: 27,
      food: 'soySauce',
    },
    {
      ingredient: { en: '1 1/2 tablespoons sake', es: '1 1/2 cucharadas de sake', pt: '1 1/2 colher de sopa de saquê' },
      grams: 22,
      food: 'sake',
    },
    {
      ingredient: { en: '1 teaspoon mirin', es: '1 cucharadita de mirin', pt: '1 colher de chá de mirin' },
      grams: 6,
      speciesSlug: null,
    },
    {
      ingredient: {
        en: '1/4 teaspoon fine sea salt',
        es: '1/4 de cucharadita de sal marina fina',
        pt: '1/4 de colher de chá de sal marinho fino',
      },
      grams: 1.5,
      food: 'salt',
    },
    {
      ingredient: {
        en: '8 sprigs of mitsuba or flat parsley',
        es: '8 ramitas de mitsuba o de perejil liso',
        pt: '8 ramos de mitsuba ou de salsinha lisa',
      },
      grams: 5,
      speciesSlug: null,
    },
  ],
  sections: [
    {
      sectionName: { en: 'Rice and mushrooms', es: 'Arroz y setas', pt: 'Arroz e cogumelos' },
      steps: [
        {
          en: 'Wash the rice in several changes of water until it runs nearly clear, drain, and leave in the sieve for 30 minutes.',
          es: 'Lave el arroz en varias aguas hasta que salgan casi claras, escúrralo y déjelo en el colador 30 minutos.',
          pt: 'Lave o arroz em várias águas até saírem quase limpas, escorra e deixe na peneira por 30 minutos.',
        },
        {
          en: 'Shave the earthy tip off each stem as you would sharpen a pencil, wipe the mushrooms with a damp cloth and cut them lengthwise into slices 3 mm thick.',
          es: 'Afile la punta terrosa de cada pie como si fuera un lápiz, limpie las setas con un paño húmedo y córtelas a lo largo en láminas de 3 mm.',
          pt: 'Aponte a base terrosa de cada pé como um lápis, limpe com pano úmido e corte no comprimento em lâminas de 3 mm.',
        },
      ],
    },
    {
      sectionName: { en: 'In the pot', es: 'En la olla', pt: 'Na panela' },
      steps: [
        {
          en: 'Put the rice in a heavy pot with the stock, soy sauce, sake, mirin and salt, stir once and lay the slices on top.',
          es: 'Ponga el arroz en una olla pesada con el caldo, la soja, el sake, el mirin y la sal, remueva una vez y coloque las láminas encima.',
          pt: 'Ponha o arroz numa panela grossa com o caldo, o shoyu, o saquê, o mirin e o sal, mexa uma vez e deite as lâminas por cima.',
        },
        {
          en: 'Cover, bring to a boil over medium-high heat, then cook on the lowest flame for 13 minutes.',
          es: 'Tape, lleve a ebullición a fuego medio-alto y cueza después al mínimo 13 minutos.',
          pt: 'Tampe, leve à fervura em fogo médio-alto e então cozinhe em fogo mínimo por 13 minutos.',
        },
        {
          en: 'Turn off the heat and leave the lid closed for 12 minutes more.',
          es: 'Apague y no levante la tapa durante 12 minutos más.',
          pt: 'Desligue e não abra a tampa por mais 12 minutos.',
        },
        {
          en: 'Open at the table, fold from the bottom with a wet paddle and scatter over the mitsuba.',
          es: 'Destape en la mesa, airee desde el fondo con una paleta mojada y reparta la mitsuba.',
          pt: 'Abra à mesa, solte os grãos desde o fundo com uma pá molhada e espalhe a mitsuba.',
        },
      ],
    },
  ],
  servings: 4,
  publishedAt: '2025-11-28',
}
