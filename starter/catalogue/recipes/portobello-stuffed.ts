import type { RecipeSeed } from '../shapes'

export const portobelloStuffed: RecipeSeed = {
  slug: 'portobello-stuffed',
  title: {
    en: 'Portobellos stuffed with spinach and walnut',
    es: 'Portobellos rellenos de espinaca y nuez',
    pt: 'Portobellos recheados de espinafre e nozes',
  },
  lead: {
    en: 'Broad caps baked twice, once empty to drive off water and once full, so that the filling stays crisp on top.',
    es: 'Sombreros anchos que pasan dos veces por el horno, vacíos para soltar agua y luego llenos, con una cubierta que queda crujiente.',
    pt: 'Chapéus largos que vão duas vezes ao forno, vazios para perder água e depois cheios, com a cobertura crocante.',
  },
  description: {
    en: 'A portobello is the [button mushroom](/mushrooms/agaricus-bisporus) grown on until its cap opens flat. That wide bowl holds a good deal of juice, and baking it empty for a few minutes keeps the filling from drowning. The stems are chopped and used. With a green salad, two caps make a supper; one makes a starter.',
    es: 'El portobello es el [champiñón](/mushrooms/agaricus-bisporus) que se dejó crecer hasta abrirse. Ese cuenco ancho guarda mucha agua, y hornearlo vacío unos minutos evita que el relleno se encharque. Los pies se pican y también se aprovechan. Dos sombreros con una ensalada son una cena; uno basta de entrante.',
    pt: 'O portobello é o [champignon](/mushrooms/agaricus-bisporus) que cresceu até o chapéu se abrir por inteiro. Essa tigela larga guarda muita água, e assá-la vazia por alguns minutos impede que o recheio fique encharcado. Os talos picados entram na receita. Com salada, dois chapéus fazem um jantar; um serve de entrada.',
  },
  species: ['agaricus-bisporus'],
  prepTime: 'PT20M',
  cookTime: 'PT35M',
  totalTime: 'PT55M',
  yield: { en: '4 stuffed caps', es: '4 portobellos rellenos', pt: '4 portobellos recheados' },
  category: { en: 'Main course', es: 'Plato principal', pt: 'Prato principal' },
  cuisine: { en: 'Mediterranean', es: 'Mediterránea', pt: 'Mediterrânea' },
  keywords: {
    en: 'portobello, stuffed, spinach, walnut, vegetarian',
    es: 'portobello, rellenos, espinaca, nuez, vegetariana',
    pt: 'portobello, recheados, espinafre, nozes, vegetariano',
  },
  ingredients: [
    {
      ingredient: {
        en: '4 large portobello [mushroom|mushrooms] (about 400 g)',
        es: '4 [portobello grande|portobellos grandes] (unos 400 g)',
        pt: '4 [cogumelo portobello grande|cogumelos portobello grandes] (cerca de 400 g)',
      },
      grams: 400,
      speciesSlug: 'agaricus-bisporus',
    },
    {
      ingredient: {
        en: '2 tablespoons olive oil',
        es: '2 cucharadas de aceite de oliva',
        pt: '2 colheres de sopa de azeite',
      },
      grams: 27,
      food: 'oliveOil',
    },
    {
      ingredient: { en: '200 g fresh spinach', es: '200 g de espinaca fresca', pt: '200 g de espinafre fresco' },
      grams: 200,
      food: 'spinach',
    },
    {
      ingredient: {
        en: '100 g soft goat’s cheese',
        es: '100 g de queso de cabra tierno',
        pt: '100 g de queijo de cabra macio',
      },
      grams: 100,
      food: 'goatCheese',
    },
    {
      ingredient: { en: '40 g walnuts, chopped', es: '40 g de nueces picadas', pt: '40 g de nozes picadas' },
      grams: 40,
      food: 'walnuts',
    },
    {
      ingredient: {
        en: '40 g coarse breadcrumbs',
        es: '40 g de pan rallado grueso',
        pt: '40 g de farelo grosso de pão amanhecido',
      },
      grams: 40,
      food: 'breadcrumbs',
    },
    {
      ingredient: {
        en: '1 garlic [clove|cloves], crushed',
        es: '1 [diente de ajo machacado|dientes de ajo machacados]',
        pt: '1 [dente de alho espremido|dentes de alho espremidos]',
      },
      grams: 4,
      food: 'garlic',
    },
    {
      ingredient: {
        en: 'Grated zest of 1/2 [lemon|lemons]',
        es: 'Ralladura de 1/2 [limón|limones]',
        pt: 'Raspas de 1/2 [limão-siciliano|limões-sicilianos]',
      },
      grams: 1,
      speciesSlug: null,
    },
    {
      ingredient: {
        en: '1/2 teaspoon salt and a grating of nutmeg',
        es: '1/2 cucharadita de sal y un poco de nuez moscada',
        pt: '1/2 colher de chá de sal e um pouco de noz-moscada',
      },
      grams: 3,
      food: 'salt',
    },
  ],
  sections: [
    {
      sectionName: { en: 'The caps', es: 'Los sombreros', pt: 'Os chapéus' },
      steps: [
        {
          en: 'Heat the oven to 200 °C (400 °F), twist out the stems and chop them finely.',
          es: 'Caliente el horno a 200 °C, separe los pies girándolos y píquelos menudo.',
          pt: 'Aqueça o forno a 200 °C, gire e solte os talos e pique-os miúdo.',
        },
        {
          en: 'Brush the caps with half the oil, set them gills down on a tray and bake for 10 minutes; tip away the juice and turn them over.',
          es: 'Pincele los sombreros con la mitad del aceite, hornéelos 10 minutos con las láminas hacia abajo, tire el jugo y deles la vuelta.',
          pt: 'Pincele os chapéus com metade do azeite, asse por 10 minutos com as lâminas para baixo, despeje o líquido e vire.',
        },
      ],
    },
    {
      sectionName: { en: 'The filling', es: 'El relleno', pt: 'O recheio' },
      steps: [
        {
          en: 'Fry the chopped stems and garlic in the rest of the oil for 4 minutes, then wilt the spinach in the same pan, cool slightly and squeeze dry.',
          es: 'Sofría los pies con el ajo en el aceite restante 4 minutos, añada la espinaca hasta que se ablande, deje templar y escúrrala bien.',
          pt: 'Refogue os talos com o alho no azeite restante por 4 minutos, junte o espinafre até murchar, espere amornar e esprema bem.',
        },
        {
          en: 'Mix with the cheese, lemon zest, nutmeg, salt and half of both the walnuts and the crumbs.',
          es: 'Mezcle con el queso, la ralladura, la nuez moscada, la sal y la mitad de las nueces y del pan.',
          pt: 'Misture com o queijo, as raspas, a noz-moscada, o sal e metade das nozes e do farelo.',
        },
        {
          en: 'Fill the caps, cover with the remaining walnuts and crumbs, and bake for 18 to 20 minutes, until the topping is brown.',
          es: 'Rellene los sombreros, cubra con las nueces y el pan reservados y hornee de 18 a 20 minutos, hasta que la superficie se dore.',
          pt: 'Recheie os chapéus, cubra com o restante das nozes e do farelo e asse por 18 a 20 minutos, até dourar por cima.',
        },
        {
          en: 'Let them stand for 3 minutes before serving, since the center holds its heat.',
          es: 'Espere 3 minutos antes de servir, que el centro sale muy caliente.',
          pt: 'Aguarde 3 minutos antes de servir, porque o centro sai muito quente.',
        },
      ],
    },
  ],
  servings: 2,
  publishedAt: '2026-02-20',
}
