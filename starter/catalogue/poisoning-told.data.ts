/** A rule of search terms: `+` between words that a question must all have, `/` between words of which one is enough. */
const rule = (...parts: readonly (readonly string[])[]): string => parts.map((words) => words.join(' / ')).join(' + ')

const genera = ['amanita', 'amanitas', 'galerina', 'gyromitra', 'lepiota', 'cortinarius']

const en = {
  mushroom: [
    ...['mushroom', 'mushrooms', 'mushrum', 'mushrums', 'toadstool', 'toadstools', 'shroom', 'shrooms', 'mushies'],
    ...['fungus', 'fungi', 'puffball', 'puffballs', 'death cap', 'death caps', 'deathcap', 'deathcaps', 'webcap'],
    ...['destroying angel', 'fly agaric', 'false morel', 'false morels', 'bolete', 'boletes', ...genera],
  ],
  ate: [
    ...['ate', 'has eaten', 'have eaten', 'had eaten', 'having eaten', 'may have eat', 'ive eaten', 'hes eaten'],
    ...['shes eaten', 'weve eaten', 'theyve eaten', 'just eaten', 'been eaten by', 'eaten a', 'eaten an', 'eaten one'],
    ...['eaten some', 'eaten wild', 'eaten part', 'did eat', 'didnt eat', 'accidentally', 'swallowed', 'swallowing'],
    ...['ingested', 'ingestion', 'has consumed', 'have consumed', 'consumed a', 'consumed some', 'bit a', 'bit into'],
    ...['bit off', 'bitten', 'took a bite', 'taken a bite', 'had a bite', 'a bite of', 'chewed', 'nibbled', 'licked'],
    ...['gobbled', 'munched', 'tasted a', 'tasted some', 'in mouth', 'in my mouth', 'in his mouth', 'in her mouth'],
    ...['in its mouth', 'in their mouth', 'into his mouth', 'into her mouth', 'into its mouth', 'into their mouth'],
  ],
  small: [
    ...['child', 'children', 'childs', 'kid', 'kids', 'baby', 'babies', 'toddler', 'toddlers', 'infant', 'son'],
    ...['daughter', 'boy', 'girl', 'grandson', 'granddaughter', 'grandchild', 'nephew', 'niece', 'year old'],
    ...['month old', 'mother', 'father', 'mom', 'mum', 'dad', 'husband', 'wife', 'boyfriend', 'girlfriend', 'friend'],
  ],
  eating: ['eating', 'eats a', 'eats some', 'eat a', 'eat some', 'eat one', 'chewing', 'chewing on', 'licking'],
  animal: [
    ...['dog', 'dogs', 'puppy', 'puppies', 'pup', 'cat', 'cats', 'kitten', 'kittens', 'horse', 'horses', 'rabbit'],
    ...['rabbits', 'goat', 'goats', 'pet', 'pets'],
  ],
  eats: ['eat', 'eats', 'eating', 'eaten', 'chew', 'chews', 'chewing', 'lick', 'licks', 'licking', 'swallow'],
  ill: [
    ...['vomit', 'vomits', 'vomited', 'vomiting', 'throw up', 'throws up', 'threw up', 'thrown up', 'throwing up'],
    ...['puke', 'puked', 'puking', 'diarrhea', 'diarrhoea', 'diarhea', 'nausea', 'nauseous', 'nauseated', 'cramp'],
    ...['cramps', 'cramping', 'stomach ache', 'stomachache', 'stomach pain', 'stomach pains', 'stomach hurts'],
    ...['upset stomach', 'belly ache', 'bellyache', 'belly pain', 'belly hurts', 'tummy ache', 'tummy hurts'],
    ...['abdominal pain', 'dizzy', 'hallucinating', 'seizure', 'seizures', 'convulsions', 'unconscious', 'fainted'],
    ...['passed out', 'collapsed', 'drooling', 'foaming', 'trembling', 'jaundice', 'poisoned', 'unwell', 'feel ill'],
    ...['feels ill', 'felt ill', 'feeling ill', 'fell ill', 'got ill', 'is ill', 'sick from', 'sick after', 'got sick'],
    ...['get sick', 'feel sick', 'feels sick', 'felt sick', 'feeling sick', 'made me sick', 'made us sick', 'is sick'],
    ...['am sick', 'im sick', 'are sick', 'being sick', 'been sick', 'very sick', 'so sick', 'really sick'],
  ],
}

const es = {
  mushroom: [
    ...['seta', 'setas', 'ceta', 'cetas', 'hongo', 'hongos', 'ongo', 'ongos', 'honguito', 'honguitos', 'champinon'],
    ...['champinones', 'champis', 'callampa', 'callampas', 'oronja', 'boleto', 'boletos', 'cicuta verde', ...genera],
  ],
  ate: [
    ...['comio', 'comi', 'comieron', 'comimos', 'comiste', 'comiera', 'ha comido', 'han comido', 'he comido'],
    ...['hemos comido', 'has comido', 'haya comido', 'hayan comido', 'habia comido', 'habian comido', 'haber comido'],
    ...['comido un', 'comido una', 'comido unas', 'comido unos', 'haberse comido', 'trago', 'tragaron', 'ha tragado'],
    ...['han tragado', 'tragado un', 'tragado una', 'ingirio', 'ingirieron', 'ingerido', 'ingeri', 'ingestion'],
    ...['mordio', 'ha mordido', 'mordido un', 'mordido una', 'mordisqueo', 'mordisqueado', 'chupo', 'ha chupado'],
    ...['chupado un', 'chupado una', 'lamio', 'ha lamido', 'probo un', 'probo una', 'ha probado un', 'zampo'],
    ...['ha probado una', 'en la boca', 'a la boca', 'por accidente', 'sin querer'],
  ],
  small: [
    ...['hijo', 'hija', 'hijos', 'nino', 'nina', 'ninos', 'ninas', 'bebe', 'bebes', 'nene', 'nena', 'chico', 'chica'],
    ...['nieto', 'nieta', 'sobrino', 'sobrina', 'peque', 'pequeno', 'pequena', 'abuelo', 'abuela', 'padre', 'madre'],
    ...['papa', 'mama', 'marido', 'esposo', 'esposa', 'mujer', 'novio', 'novia', 'amigo', 'amiga'],
  ],
  eating: [
    'comiendo',
    'comiendose',
    'come un',
    'come una',
    'comer un',
    'comer una',
    'comerse',
    'masticando',
    'chupando',
  ],
  animal: [
    ...[
      'perro',
      'perra',
      'perros',
      'perras',
      'perrito',
      'perrita',
      'cachorro',
      'cachorra',
      'cachorros',
      'gato',
      'gata',
    ],
    ...[
      'gatos',
      'gatito',
      'gatita',
      'caballo',
      'caballos',
      'conejo',
      'conejos',
      'cabra',
      'cabras',
      'mascota',
      'mascotas',
    ],
  ],
  eats: ['come', 'comen', 'comer', 'comerse', 'comiendo', 'comiendose', 'comido', 'tragar', 'masticando', 'lamer'],
  ill: [
    ...['vomito', 'vomitos', 'vomita', 'vomitan', 'vomitar', 'vomitando', 'vomitado', 'vomitaron', 'devolviendo'],
    ...['diarrea', 'diarreas', 'nausea', 'nauseas', 'arcadas', 'colico', 'colicos', 'retortijones', 'mareo', 'mareos'],
    ...['mareado', 'mareada', 'dolor de barriga', 'dolor de estomago', 'dolor de tripa', 'dolor de panza'],
    ...['dolor abdominal', 'duele la barriga', 'duele el estomago', 'duele la tripa', 'duele la panza', 'convulsion'],
    ...['convulsiones', 'convulsionando', 'inconsciente', 'se desmayo', 'desmayado', 'desmayada', 'alucinando'],
    ...['babeando', 'temblando', 'ictericia', 'intoxicado', 'intoxicada', 'intoxicados', 'intoxicadas', 'intoxique'],
    ...['intoxico', 'intoxicaron', 'envenenado', 'envenenada', 'envenenados', 'enveneno', 'sento mal', 'sentado mal'],
    ...['sentaron mal', 'cayo mal', 'cayeron mal', 'siente mal', 'siento mal', 'sintio mal', 'encuentra mal'],
    ...['encuentro mal', 'esta mal', 'puso malo', 'puso mala', 'esta malo', 'esta mala', 'puesto malo', 'puesto mala'],
    ...['enferme', 'se enfermo', 'enfermo por', 'esta enfermo', 'enfermos por', 'enfermaron'],
  ],
}

const pt = {
  mushroom: [
    ...['cogumelo', 'cogumelos', 'cogumelinho', 'cogumelinhos', 'fungo', 'fungos', 'tortulho', 'tortulhos'],
    ...['champignon', 'champignons', 'champinhon', 'miscaro', 'miscaros', 'chapeu de cobra', ...genera],
  ],
  ate: [
    ...['comeu', 'comi', 'comeram', 'comemos', 'comeste', 'tinha comido', 'ter comido', 'tenha comido', 'comido um'],
    ...['comido uns', 'comido alguns', 'engoliu', 'engoli', 'engoliram', 'engolido', 'ingeriu', 'ingeri', 'ingeriram'],
    ...['ingerido', 'ingestao', 'mordeu', 'morderam', 'mordi um', 'mordido um', 'mordiscou', 'mastigou', 'mastigaram'],
    ...['lambeu', 'chupou', 'provou um', 'provou uns', 'provei um', 'na boca', 'a boca', 'por acidente', 'sem querer'],
  ],
  small: [
    ...['filho', 'filha', 'filhos', 'filhas', 'filhinho', 'filhinha', 'crianca', 'criancas', 'bebe', 'bebes', 'menino'],
    ...['menina', 'neto', 'neta', 'sobrinho', 'sobrinha', 'avo', 'pai', 'mae', 'marido', 'esposo', 'esposa', 'mulher'],
    ...['namorado', 'namorada', 'amigo', 'amiga', 'garoto', 'garota'],
  ],
  eating: ['comendo', 'come um', 'comer um', 'comer uns', 'mastigando', 'lambendo', 'chupando', 'a comer'],
  animal: [
    ...['cachorro', 'cachorra', 'cachorros', 'cachorrinho', 'cachorrinha', 'cao', 'caes', 'cadela', 'cadelas', 'gato'],
    ...[
      'gata',
      'gatos',
      'gatinho',
      'gatinha',
      'cavalo',
      'cavalos',
      'coelho',
      'coelhos',
      'cabra',
      'cabras',
      'pet',
      'pets',
    ],
  ],
  eats: ['come', 'comem', 'comer', 'comerem', 'comendo', 'comido', 'engolir', 'mastigando', 'lamber', 'lambendo'],
  ill: [
    ...['vomito', 'vomitos', 'vomita', 'vomitar', 'vomitou', 'vomitei', 'vomitando', 'vomitaram', 'vomitado'],
    ...['diarreia', 'diarreias', 'nausea', 'nauseas', 'enjoo', 'enjoos', 'enjoado', 'enjoada', 'tontura', 'tonturas'],
    ...['tonto', 'tonta', 'colica', 'colicas', 'dor de barriga', 'dores de barriga', 'dor na barriga', 'dor abdominal'],
    ...['dor de estomago', 'dores de estomago', 'dor no estomago', 'barriga doendo', 'convulsao', 'convulsoes'],
    ...['convulsionando', 'inconsciente', 'desmaiou', 'desmaiado', 'desmaiada', 'alucinando', 'babando', 'tremendo'],
    ...['ictericia', 'intoxicado', 'intoxicada', 'intoxicados', 'intoxicou', 'intoxicaram', 'envenenado', 'envenenada'],
    ...['envenenados', 'envenenou', 'passou mal', 'passei mal', 'passar mal', 'passa mal', 'passando mal'],
    ...['passaram mal', 'sentindo mal', 'sente mal', 'sinto mal', 'sentiu mal', 'senti mal', 'esta mal', 'fez mal'],
    ...[
      'fizeram mal',
      'ficou doente',
      'fiquei doente',
      'ficaram doentes',
      'esta doente',
      'doente depois',
      'doente apos',
    ],
  ],
}

/**
 * How an accident is told, whatever stands in between: somebody ate, a child is eating, an animal eats, or somebody is
 * ill, and of a mushroom. What is cooked or bought is told in other words.
 */
export const poisoningTold: readonly string[] = [en, es, pt].flatMap(
  ({ mushroom, ate, small, eating, animal, eats, ill }) => [
    rule(ate, mushroom),
    rule(small, eating, mushroom),
    rule(animal, eats, mushroom),
    rule(ill, mushroom),
  ],
)
