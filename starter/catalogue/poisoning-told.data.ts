import { dangerWords, forms, type DangerWords } from './danger-words.data'

/** A rule of search terms: `+` between words that a question must all have, `/` between words of which one is enough. */
const rule = (...parts: readonly (readonly string[])[]): string => parts.map((words) => words.join(' / ')).join(' + ')

const genera = [
  ...['amanita', 'amanitas', 'galerina', 'gyromitra', 'lepiota', 'cortinarius', 'boletus', 'russula', 'psilocybe'],
  ...['morchella', 'conocybe', 'lbm'],
]

const en = {
  mushroom: [
    ...['mushroom', 'mushrooms', 'mushrum', 'mushrums', 'toadstool', 'toadstools', 'shroom', 'shrooms', 'mushies'],
    ...['fungus', 'fungi', 'puffball', 'puffballs', 'death cap', 'death caps', 'deathcap', 'deathcaps', 'webcap'],
    ...['destroying angel', 'fly agaric', 'false morel', 'false morels', 'bolete', 'boletes', 'morel', 'morels'],
    ...['inkcap', 'inkcaps', 'ink cap', 'ink caps', 'liberty caps', 'chanterelle', 'chanterelles', 'porcini', 'agaric'],
    ...['milkcap', 'milkcaps', 'parasol', 'parasols', 'earthball', 'earthballs', 'puffballs', 'webcaps', ...genera],
  ],
  ate: [
    ...[
      'ate',
      'aet',
      'atr',
      'atee',
      'ated',
      'eated',
      'has eaten',
      'have eaten',
      'had eaten',
      'having eaten',
      'may have eat',
      'ive eaten',
      'hes eaten',
    ],
    ...['shes eaten', 'weve eaten', 'theyve eaten', 'just eaten', 'been eaten by', 'eaten a', 'eaten an', 'eaten one'],
    ...['eaten some', 'eaten wild', 'eaten part', 'did eat', 'didnt eat', 'accidentally', 'swallowed', 'swallowing'],
    ...['ingested', 'ingestion', 'has consumed', 'have consumed', 'consumed a', 'consumed some', 'bit a', 'bit into'],
    ...['bit off', 'bitten', 'took a bite', 'taken a bite', 'had a bite', 'a bite of', 'chewed', 'nibbled', 'licked'],
    ...['eating unknown', 'eating an unknown', 'eating a wild', 'eating poisonous', 'eating toxic', 'eaten the wrong'],
    ...[
      'ate the wrong',
      'after eating',
      'son eat',
      'daughter eat',
      'child eat',
      'kid eat',
      'baby eat',
      'toddler eat',
      'boy eat',
    ],
    ...[
      'girl eat',
      'husband eat',
      'wife eat',
      'gobbled',
      'munched',
      'tasted a',
      'tasted some',
      'in mouth',
      'in my mouth',
      'in his mouth',
      'in her mouth',
    ],
    ...['in its mouth', 'in their mouth', 'into his mouth', 'into her mouth', 'into its mouth', 'into their mouth'],
  ],
  small: [
    ...['child', 'children', 'childs', 'kid', 'kids', 'baby', 'babies', 'toddler', 'toddlers', 'infant', 'son'],
    ...[
      'babys',
      'toddlers',
      'kiddo',
      'little one',
      'sons',
      'daughters',
      'daughter',
      'boy',
      'girl',
      'grandson',
      'granddaughter',
      'grandchild',
      'nephew',
      'niece',
      'year old',
    ],
    ...['month old', 'mother', 'father', 'mom', 'mum', 'dad', 'husband', 'wife', 'boyfriend', 'girlfriend', 'friend'],
  ],
  eating: [
    ...['eating', 'eats', 'eat a', 'eat some', 'eat one', 'chewing', 'licking', 'tasted', 'tried', 'consumed'],
    ...['mouth'],
  ],
  animal: [
    ...['dog', 'dogs', 'puppy', 'puppies', 'pup', 'cat', 'cats', 'kitten', 'kittens', 'horse', 'horses', 'rabbit'],
    ...['rabbits', 'goat', 'goats', 'pet', 'pets'],
  ],
  eats: ['eat', 'eats', 'eating', 'eaten', 'chew', 'chews', 'chewing', 'lick', 'licks', 'licking', 'swallow', 'mouth'],
  ill: [
    ...['vomit', 'vomits', 'vomited', 'vomiting', 'throw up', 'throws up', 'threw up', 'thrown up', 'throwing up'],
    ...['puke', 'puked', 'puking', 'diarrhea', 'diarrhoea', 'diarhea', 'nausea', 'nauseous', 'nauseated', 'cramp'],
    ...['cramps', 'cramping', 'stomach ache', 'stomachache', 'stomach pain', 'stomach pains', 'stomach hurts'],
    ...['upset stomach', 'belly ache', 'bellyache', 'belly pain', 'belly hurts', 'tummy ache', 'tummy hurts'],
    ...['abdominal pain', 'dizzy', 'hallucinating', 'seizure', 'seizures', 'convulsions', 'unconscious', 'fainted'],
    ...['passed out', 'collapsed', 'drooling', 'foaming', 'trembling', 'jaundice', 'poisoned', 'unwell', 'feel ill'],
    ...['feels ill', 'felt ill', 'feeling ill', 'fell ill', 'got ill', 'is ill', 'sick from', 'sick after', 'got sick'],
    ...['get sick', 'feel sick', 'feels sick', 'felt sick', 'feeling sick', 'made me sick', 'made us sick', 'is sick'],
    ...['sick', 'wont wake up', 'heart racing', 'cant breathe', 'yellow eyes', 'yellow skin', 'overdose', 'bad trip'],
    ...['made me ill', 'made us ill', 'made him ill', 'made her ill', 'liver damage', 'liver failure', 'kidney damage'],
    ...['kidney failure', 'on the floor', 'in a coma', 'intoxication', 'hospital'],
  ],
}

const es = {
  mushroom: [
    ...['seta', 'setas', 'ceta', 'cetas', 'hongo', 'hongos', 'ongo', 'ongos', 'honguito', 'honguitos', 'champinon'],
    ...['champinones', 'champis', 'callampa', 'callampas', 'oronja', 'boleto', 'boletos', 'cicuta verde', 'hongito'],
    ...['hongitos', 'onguito', 'onguitos', 'setita', 'setitas', 'niscalo', 'niscalos', 'robellon', 'robellones'],
    ...['rebozuelo', 'rebozuelos', 'colmenilla', 'colmenillas', 'morilla', 'morillas', 'matamoscas', ...genera],
  ],
  ate: [
    ...['comio', 'comi', 'comieron', 'comimos', 'comiste', 'comiera', 'ha comido', 'han comido', 'he comido'],
    ...['hemos comido', 'has comido', 'haya comido', 'hayan comido', 'habia comido', 'habian comido', 'haber comido'],
    ...[
      'a comido',
      'an comido',
      'e comido',
      'emos comido',
      'abia comido',
      'despues de comer',
      'tras comer',
      'comido un',
      'comido una',
      'comido unas',
      'comido unos',
      'haberse comido',
      'trago',
      'tragaron',
      'ha tragado',
    ],
    ...['han tragado', 'tragado un', 'tragado una', 'ingirio', 'ingirieron', 'ingerido', 'ingeri', 'ingestion'],
    ...['mordio', 'ha mordido', 'mordido un', 'mordido una', 'mordisqueo', 'mordisqueado', 'chupo', 'ha chupado'],
    ...['chupado un', 'chupado una', 'lamio', 'ha lamido', 'probo un', 'probo una', 'ha probado un', 'zampo'],
    ...['ha probado una', 'en la boca', 'a la boca', 'por accidente', 'sin querer'],
  ],
  small: [
    ...['hijo', 'hija', 'hijos', 'nino', 'nina', 'ninos', 'ninas', 'bebe', 'bebes', 'nene', 'nena', 'chico', 'chica'],
    ...['nieto', 'nieta', 'sobrino', 'sobrina', 'peque', 'pequeno', 'pequena', 'abuelo', 'abuela', 'padre', 'madre'],
    ...['papa', 'mama', 'marido', 'esposo', 'esposa', 'mujer', 'novio', 'novia', 'amigo', 'amiga', 'hijito', 'hijita'],
    ...['chiquito', 'chiquita', 'guagua', 'chamaco', 'chamaca', 'bebito', 'hermano', 'hermana', 'hermanito'],
  ],
  eating: [
    'comiendo',
    'comiendose',
    'boca',
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
    ...[
      'duele todo',
      'me duele',
      'le duele',
      'nos duele',
      'alucina',
      'encuentra bien',
      'encuentro bien',
      'no despierta',
    ],
    ...[
      'ojos amarillos',
      'piel amarilla',
      'enferme',
      'se enfermo',
      'sentado fatal',
      'sento fatal',
      'sentaron fatal',
      'siento fatal',
      'encuentro fatal',
      'sobredosis',
      'mal viaje',
      'estoy malo',
      'estoy mala',
      'fallo hepatico',
      'dano hepatico',
      'fallo renal',
      'enfermo por',
      'esta enfermo',
      'enfermos por',
      'enfermaron',
    ],
  ],
}

const pt = {
  mushroom: [
    ...[
      'cogomelo',
      'cogomelos',
      'cogumelo',
      'cogumelos',
      'cogumelinho',
      'cogumelinhos',
      'fungo',
      'fungos',
      'tortulho',
      'tortulhos',
    ],
    ...['champignon', 'champignons', 'champinhon', 'miscaro', 'miscaros', 'chapeu de cobra', 'boleto', 'boletos'],
    ...['cantarelo', 'cantarelos', 'sancha', 'sanchas', 'mata moscas', ...genera],
  ],
  ate: [
    ...[
      'comeu',
      'comi',
      'comeram',
      'comemos',
      'comeste',
      'depois de comer',
      'apos comer',
      'tinha comido',
      'ter comido',
      'tenha comido',
      'comido um',
    ],
    ...['comido uns', 'comido alguns', 'engoliu', 'engoli', 'engoliram', 'engolido', 'ingeriu', 'ingeri', 'ingeriram'],
    ...['ingerido', 'ingestao', 'mordeu', 'morderam', 'mordi um', 'mordido um', 'mordiscou', 'mastigou', 'mastigaram'],
    ...['lambeu', 'chupou', 'provou um', 'provou uns', 'provei um', 'na boca', 'a boca', 'por acidente', 'sem querer'],
  ],
  small: [
    ...['filho', 'filha', 'filhos', 'filhas', 'filhinho', 'filhinha', 'crianca', 'criancas', 'bebe', 'bebes', 'menino'],
    ...['menina', 'neto', 'neta', 'sobrinho', 'sobrinha', 'avo', 'pai', 'mae', 'marido', 'esposo', 'esposa', 'mulher'],
    ...['namorado', 'namorada', 'amigo', 'amiga', 'garoto', 'garota', 'nenem', 'guri', 'moleque', 'miudo', 'miuda'],
    ...['irmao', 'irma', 'irmaozinho', 'irmazinha'],
  ],
  eating: ['comendo', 'boca', 'come um', 'comer um', 'comer uns', 'mastigando', 'lambendo', 'chupando', 'a comer'],
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
    ...[
      'dor de estomago',
      'dores de estomago',
      'dor no estomago',
      'barriga doendo',
      'barriga doi',
      'doi a barriga',
      'estou mal',
    ],
    ...['to mal', 'nao acorda', 'olhos amarelos', 'pele amarela', 'convulsao', 'convulsoes'],
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
      'overdose',
      'bad trip',
      'viagem ruim',
      'falencia hepatica',
      'falencia renal',
    ],
  ],
}

/**
 * What tells of a poisoning or calls for help though nothing is said of a mushroom: a verb in whatever person, who is
 * poisoned, what the body does, whom one calls. Each is enough, wherever it stands in a question.
 */
const said = {
  en: [
    ...['poisons', 'poisonings', 'intoxicated by', 'antivenom', 'antivenin'],
    ...['overdose', 'overdosed', 'overdoses', 'overdosing', 'over dose', 'over dosed', 'od on', 'oded', 'oding'],
    ...[
      'bad trip',
      'bad trips',
      'badtrip',
      'tripping badly',
      'tripping too hard',
      'freaking out on',
      'cant stop tripping',
    ],
    ...['vomit', 'vomits', 'vomited', 'vomiting', 'vomitting', 'vomitted', 'throwing up', 'threw up', 'throws up'],
    ...[
      'puking',
      'puked',
      'diarrhea',
      'diarrhoea',
      'diarhea',
      'diarrea',
      'diarrhoa',
      'diarreah',
      'call 911',
      'call 112',
    ],
    ...['call 999', 'call an ambulance', 'ambulance', 'paramedic', 'paramedics', 'call emergency', 'emergency room'],
    ...['emergency call', 'emergency help', 'medical emergency', 'life threatening', 'am i going to die', 'will i die'],
    ...['going to die', 'he is dying', 'she is dying', 'im dying', 'i am dying', 'not breathing'],
    ...['stopped breathing', 'stomach pump', 'liver failure', 'kidney failure', 'toxicologist'],
  ],
  es: [
    ...[
      'veneno',
      'venenos',
      'antiveneno',
      'antivenenos',
      'antitoxico',
      'sobredosis',
      'sobre dosis',
      'socorro',
      'auxilio',
    ],
    ...forms(['envenenad', 'intoxicad'], ['o', 'a', 'os', 'as']),
    ...forms(['envenen'], ['e', 'o', 'amos', 'aron', 'aste', 'asteis', 'a', 'an', 'ando', 'andose']),
    ...forms(['envenen'], ['ar', 'arse', 'arme', 'arnos', 'arte', 'aria', 'ara', 'aba', 'aban', 'emos', 'en']),
    ...forms(['intoxi'], ['que', 'co', 'camos', 'caron', 'caste', 'casteis', 'ca', 'can', 'cando', 'candose']),
    ...forms(['intoxic'], ['ar', 'arse', 'arme', 'arnos', 'arte', 'aria', 'ara', 'aba', 'aban', 'acion', 'aciones']),
    ...['intosique', 'intosico', 'intosicado', 'intosicada', 'embenenado', 'embenenada', 'embenene', 'embeneno'],
    ...[
      'mal viaje',
      'malviaje',
      'malviajado',
      'malviajada',
      'mal viaja',
      'me malviaje',
      'pasado de setas',
      'mal viajes',
    ],
    ...[
      'vomito',
      'vomitos',
      'vomite',
      'vomita',
      'vomitan',
      'vomitar',
      'vomitando',
      'vomitado',
      'vomitaron',
      'bomitando',
    ],
    ...['bomito', 'bomitos', 'diarrea', 'diarreas', 'llamar 112', 'llamar al 112', 'llamar 911', 'llamar al 911'],
    ...['llamar al 061', 'ambulancia', 'voy a morir', 'va a morir', 'me muero'],
    ...['me estoy muriendo', 'no respira', 'lavado de estomago', 'lavado gastrico', 'fallo hepatico', 'cituc'],
  ],
  pt: [
    ...[
      'veneno',
      'venenos',
      'antiveneno',
      'antidoto',
      'overdose',
      'overdoses',
      'sobredose',
      'sobredosagem',
      'superdosagem',
    ],
    ...[
      'superdose',
      'socorro',
      'acudam',
      'pronto socorro',
      'bad trip',
      'badtrip',
      'bad viagem',
      'viagem ruim',
      'ma viagem',
    ],
    ...forms(['envenenad', 'intoxicad'], ['o', 'a', 'os', 'as']),
    ...forms(['envenen'], ['ei', 'ou', 'amos', 'aram', 'aste', 'a', 'am', 'ando', 'ar', 'arme', 'arse', 'ava', 'ado']),
    ...forms(
      ['intoxi'],
      ['quei', 'cou', 'camos', 'caram', 'caste', 'ca', 'cam', 'cando', 'car', 'carse', 'cava', 'quem'],
    ),
    ...['intoxicacao', 'intoxicacoes', 'envenenamento', 'envenenamentos', 'intossicado', 'intosiquei', 'intoxiqei'],
    ...[
      'vomito',
      'vomitos',
      'vomita',
      'vomitam',
      'vomitar',
      'vomitou',
      'vomitei',
      'vomitando',
      'vomitaram',
      'a vomitar',
    ],
    ...[
      'diarreia',
      'diarreias',
      'diarea',
      'ligar ciav',
      'ciav',
      'ciatox',
      'samu',
      'ligar 112',
      'ligar 192',
      'ligar 193',
    ],
    ...['ligar para o 112', 'chamar o 112', 'chamar ambulancia', 'ambulancia', 'vou morrer', 'vai morrer'],
    ...['estou morrendo', 'nao respira', 'lavagem estomacal', 'lavagem ao estomago', 'falencia hepatica'],
  ],
  elsewhere: [
    // German
    ...[
      'vergiftet',
      'vergiftete',
      'vergifteten',
      'vergiftung',
      'vergiftungen',
      'vergiftungssymptome',
      'lebensmittelvergiftung',
    ],
    ...[
      'erbrechen',
      'erbricht',
      'erbrochen',
      'ubergeben mussen',
      'durchfall',
      'uberdosis',
      'notruf',
      'notarzt',
      'rettungswagen',
    ],
    ...['notfall', 'krankenwagen', 'giftinformationszentrum', 'giftnotrufzentrale', 'horrortrip'],
    // French
    ...forms(['empoisonn', 'intoxiqu'], ['e', 'ee', 'es', 'ees', 'er']),
    ...[
      'empoisonnement',
      'empoisonnements',
      'vomissement',
      'vomissements',
      'vomir',
      'diarrhee',
      'diarrhees',
      'surdose',
    ],
    ...['urgences', 'appeler le 15', 'antipoison', 'au secours', 'secours', 'appeler le samu', 'mauvais trip'],
    // Italian
    ...forms(['avvelenat', 'intossicat'], ['o', 'a', 'i', 'e']),
    ...[
      'avvelenamento',
      'intossicazione',
      'veleno',
      'veleni',
      'vomitando',
      'vomitato',
      'pronto soccorso',
      'antiveleni',
    ],
    ...['soccorso', 'emergenza', 'ambulanza', 'non commestibile', 'non commestibili', 'non comestible'],
    ...['non comestibles', 'immangeable', 'nicht essbar', 'ungenießbar', 'ungeniessbar'],
    // Catalan and Galician
    ...forms(['enverina', 'intoxica'], ['t', 'da', 'ts', 'des']),
    ...['enverinament', 'intoxicacio', 'veri', 'emergencies', 'envelenado', 'envelenada'],
    // Dutch
    ...[
      'vergiftigd',
      'vergiftiging',
      'voedselvergiftiging',
      'overgeven',
      'diarree',
      'noodgeval',
      'overdosis',
      'antigif',
    ],
    // Polish
    ...[
      'zatrucie',
      'zatrucia',
      'zatruł',
      'zatruła',
      'zatrułem',
      'zatrułam',
      'zatruty',
      'zatruta',
      'wymioty',
      'wymiotuje',
    ],
    ...['biegunka', 'trucizna', 'pogotowie'],
    // Romanian
    ...['otravit', 'otravita', 'otravire', 'otrava', 'intoxicatie', 'varsaturi', 'diaree', 'urgenta', 'ambulanta'],
    // Russian and Ukrainian
    ...[
      'отравился',
      'отравилась',
      'отравились',
      'отравление',
      'отравлен',
      'отравлена',
      'яд',
      'рвота',
      'понос',
      'скорая',
    ],
    ...['передозировка', 'отруєння', 'отруївся', 'отруїлася', 'отрута', 'блювання', 'швидка допомога'],
  ],
}

/** Whoever took too much of what acts on the mind; of what is eaten, too much is a question of the kitchen. */
const tooMuch = rule(
  [
    ...[
      'too much',
      'too many',
      'to much',
      'to many',
      'high dose',
      'demasiado',
      'demasiada',
      'demasiados',
      'demasiadas',
    ],
    ...[
      'mucha',
      'muchas',
      'muchos',
      'mucho',
      'demais',
      'muito',
      'muita',
      'muitos',
      'muitas',
      'zu viel',
      'zu viele',
      'trop',
    ],
  ],
  [
    ...['psilocybe', 'psilocybes', 'psilocybin', 'psilocin', 'psilocibina', 'psilocibe', 'psylocibin', 'psilocybine'],
    ...[
      'cubensis',
      'psylocybin',
      'psilocibin',
      'psilocina',
      'muscimol',
      'magic mushroom',
      'magic mushrooms',
      'shrooms',
    ],
    ...[
      'shroom',
      'magic truffles',
      'liberty caps',
      'setas magicas',
      'hongos magicos',
      'hongos alucinogenos',
      'monguis',
    ],
    ...['setas alucinogenas', 'cogumelos magicos', 'cogumelos alucinogenos', 'zauberpilze', 'muscaria', 'amanita'],
  ],
)

/**
 * How an accident is told, whatever stands in between: somebody ate, a child is eating, an animal eats, or somebody is
 * ill, and of a mushroom. What is cooked or bought is told in other words. Where a rule has three parts, a short word
 * may hold a typing error, so that the first is said again of a child and of an animal.
 */
const rulesOf = ({ mushroom, ate, small, eating, animal, eats, ill }: typeof en): readonly string[] => [
  rule(ate, mushroom),
  rule(small, [...ate, ...eating], mushroom),
  rule(animal, [...ate, ...eats], mushroom),
  rule(ill, mushroom),
]

/** What a body shows, told of a mushroom. */
const signRulesOf = ({ mushroom }: typeof en, { signs, senses, afterMeal }: DangerWords): readonly string[] => [
  rule(signs, mushroom),
  ...senses.map(([of, how]) => rule(of, how, [...mushroom, ...afterMeal])),
]

/** What is told of an illness after a meal; apart from the signs, as a field holds so many letters. */
const mealRulesOf = (
  { mushroom, ill }: typeof en,
  { signs, ailments, mild, afterMeal }: DangerWords,
): readonly string[] => [
  rule([...ill, ...signs], afterMeal),
  rule(ailments, afterMeal),
  rule(mild, afterMeal, mushroom),
]

/** That some mushroom is dangerous or not eaten; a species is found by its name, of which danger may be a part. */
const dangerRulesOf = ({ danger, inedible, mushroom }: DangerWords): readonly string[] => [
  rule(danger, mushroom),
  rule(inedible),
]

/** How the same is told in the languages that visitors bring along: somebody ate or is ill, and of a mushroom. */
const elsewhere: readonly { readonly ate: readonly string[]; readonly mushroom: readonly string[] }[] = [
  // German
  {
    ate: [
      ...['gegessen', 'gefressen', 'verschluckt', 'abgebissen', 'geschluckt', 'gekaut', 'abgeleckt', 'erbricht'],
      ...[
        'erbrechen',
        'ubelkeit',
        'durchfall',
        'bauchschmerzen',
        'bauchweh',
        'vergiftet',
        'vergiftung',
        'schlecht nach',
        'im mund',
        'in den mund',
      ],
    ],
    mushroom: [
      ...['pilz', 'pilze', 'pilzen', 'giftpilz', 'giftpilze', 'schwammerl', 'champignon', 'champignons', 'steinpilz'],
      ...['steinpilze', 'pfifferling', 'pfifferlinge', 'fliegenpilz', 'knollenblatterpilz', 'morcheln', 'pilzsuppe'],
      ...['pilzgericht', 'pilzpfanne'],
    ],
  },
  // French
  {
    ate: [
      ...['jai mange', 'a mange', 'ai mange', 'ont mange', 'avons mange', 'sest mange', 'avoir mange', 'avale'],
      ...['a avale', 'ingere', 'a croque', 'a leche', 'a goute', 'vomis', 'vomit', 'vomissements', 'vomir', 'diarrhee'],
      ...['nausees', 'mal au ventre', 'malade', 'empoisonne', 'empoisonnement', 'intoxique', 'intoxication'],
    ],
    mushroom: [
      ...['champignon', 'champignons', 'cepe', 'cepes', 'girolle', 'girolles', 'morille', 'morilles', 'amanite'],
      ...['bolet', 'bolets'],
    ],
  },
  // Italian
  {
    ate: [
      ...['mangiato', 'ha mangiato', 'ingerito', 'ingoiato', 'leccato', 'vomita', 'vomito', 'vomitando', 'diarrea'],
      ...['mal di pancia', 'nausea', 'avvelenato', 'avvelenata', 'avvelenamento', 'intossicato', 'intossicata'],
      ...['intossicazione', 'sto male', 'sta male'],
    ],
    mushroom: ['fungo', 'funghi', 'porcino', 'porcini', 'chiodini', 'ovolo', 'ovoli', 'tignosa'],
  },
  // Catalan
  {
    ate: ['menjat', 'empassat', 'vomita', 'vomitant', 'mal de panxa', 'intoxicat', 'intoxicada', 'intoxicacio'],
    mushroom: ['bolet', 'bolets', 'cogomella', 'rovello', 'rovellons', 'farinera'],
  },
  // Dutch
  {
    ate: [
      'gegeten',
      'ingeslikt',
      'opgegeten',
      'overgeven',
      'braakt',
      'diarree',
      'misselijk',
      'vergiftigd',
      'vergiftiging',
    ],
    mushroom: ['paddenstoel', 'paddenstoelen', 'paddestoel', 'paddestoelen', 'vliegenzwam'],
  },
  // Polish
  {
    ate: [
      'zjadł',
      'zjadła',
      'zjadło',
      'zjedli',
      'zjadl',
      'zjadla',
      'zjadlo',
      'połknął',
      'wymiotuje',
      'zatrucie',
      'zatruł',
      'zatruła',
    ],
    mushroom: ['grzyb', 'grzyba', 'grzyby', 'grzybów', 'grzybami', 'muchomor', 'muchomora'],
  },
  // Romanian
  {
    ate: [
      'mancat',
      'inghitit',
      'vomita',
      'varsat',
      'otravit',
      'otravita',
      'otravire',
      'otrava',
      'otravitoare',
      'intoxicatie',
    ],
    mushroom: ['ciuperca', 'ciuperci', 'ciupercile'],
  },
  // Swedish, Danish and Norwegian; `åt` alone, without its ring, is a word of Danish
  {
    ate: [
      ...['atit', 'spist', 'spiste', 'svalt', 'slukt', 'kraks', 'kraktes'],
      ...['kaster op', 'kaster opp', 'giftig', 'giftiga', 'giftige', 'forgiftad', 'forgiftet', 'forgiftning'],
    ],
    mushroom: [
      'svamp',
      'svampen',
      'svampar',
      'svampe',
      'sopp',
      'soppen',
      'sopper',
      'flugsvamp',
      'fluesopp',
      'fluesvamp',
    ],
  },
  // Finnish
  {
    ate: ['soi', 'syonyt', 'nielaisi', 'oksentaa', 'myrkytys', 'myrkytyksen', 'myrkyllinen'],
    mushroom: ['sieni', 'sienen', 'sienta', 'sienia', 'karpassieni', 'karpassienen'],
  },
  // Czech and Slovak
  {
    ate: [
      ...['snedl', 'snedla', 'snedlo', 'snedli', 'zjedol', 'zjedla', 'zjedlo', 'zjedli', 'spolkl', 'zvraci', 'otrava'],
      ...['otravy', 'otravil', 'otravila', 'otravili', 'jedovata', 'jedovate', 'jedovaty'],
    ],
    mushroom: [
      ...['houba', 'houbu', 'houby', 'hub', 'houbami', 'huba', 'hubu', 'huby', 'hubami', 'muchomurka', 'muchomurku'],
      ...['muchotravka', 'muchotravku'],
    ],
  },
  // Hungarian
  {
    ate: ['megette', 'evett', 'ettem', 'ettunk', 'ettek', 'lenyelte', 'mergezes', 'mergezett', 'mergezo'],
    mushroom: ['gomba', 'gombat', 'gombatol', 'gombaval', 'galoca', 'galocat'],
  },
  // Slovene, Croatian and Serbian
  {
    ate: [
      ...['pojeo', 'pojela', 'pojelo', 'pojeli', 'pojedel', 'pojedla', 'progutao', 'povraca', 'trovanje', 'otrovao'],
      ...[
        'otrovala',
        'zastrupitev',
        'zastrupil',
        'zastrupila',
        'otrovna',
        'otrovne',
        'strupena',
        'појео',
        'појела',
        'појело',
        'тровање',
        'отровао',
      ],
    ],
    mushroom: [
      ...[
        'gljiva',
        'gljivu',
        'gljive',
        'gljivama',
        'pecurka',
        'pecurku',
        'pecurke',
        'pecurkama',
        'goba',
        'gobo',
        'gobe',
      ],
      ...['gobami', 'печурка', 'печурку', 'печурке', 'печуркама', 'гљива', 'гљиву', 'гљиве', 'гљивама'],
    ],
  },
  // Bulgarian
  {
    ate: ['изял', 'изяла', 'изяде', 'изядох', 'погълна', 'отравяне', 'натравяне', 'повръща', 'отровна', 'отровни'],
    mushroom: ['гъба', 'гъби', 'гъбата', 'мухоморка'],
  },
  // Greek
  {
    ate: [
      'εφαγε',
      'εφαγα',
      'εφαγαν',
      'φαγαμε',
      'καταπιε',
      'δηλητηριαση',
      'δηλητηριαστηκε',
      'εμετο',
      'δηλητηριωδη',
      'δηλητηριωδες',
    ],
    mushroom: ['μανιταρι', 'μανιταρια'],
  },
  // Turkish
  {
    ate: ['yedi', 'yedim', 'yedik', 'yuttu', 'kusuyor', 'zehirlendi', 'zehirlenme', 'zehirlenmesi', 'zehirli'],
    mushroom: ['mantar', 'mantari', 'mantarlar', 'mantardan'],
  },
  // Indonesian and Malay
  { ate: ['keracunan', 'beracun', 'makan', 'termakan', 'tertelan', 'muntah'], mushroom: ['jamur', 'cendawan'] },
  // Russian and Ukrainian
  {
    ate: [
      ...['съел', 'съела', 'съели', 'проглотил', 'проглотила', 'отравился', 'отравилась', 'отравились', 'отравление'],
      ...['рвота', 'тошнит', 'понос', 'зїв', 'зїла', 'зїли', 'отруєння', 'отруївся', 'отруїлася'],
    ],
    mushroom: ['гриб', 'гриба', 'грибы', 'грибов', 'грибами', 'гриби', 'грибів', 'мухомор', 'поганка', 'поганку'],
  },
]

/** Those of each language, with what editors see them under. */
export const poisoningTold: Readonly<Record<string, { title: string; rules: readonly string[] }>> = {
  'poisoning-told-en': {
    title: 'Poisoning, told in English',
    rules: [...rulesOf(en), rule(said.en), tooMuch],
  },
  'poisoning-told-es': { title: 'Poisoning, told in Spanish', rules: [...rulesOf(es), rule(said.es)] },
  'poisoning-told-pt': {
    title: 'Poisoning, told in Portuguese',
    rules: [...rulesOf(pt), rule(said.pt)],
  },
  'signs-told-en': { title: 'Signs of a poisoning, told in English', rules: signRulesOf(en, dangerWords.en) },
  'meal-told-en': { title: 'Ill after a meal, told in English', rules: mealRulesOf(en, dangerWords.en) },
  'danger-told-en': { title: 'Dangerous or inedible, told in English', rules: dangerRulesOf(dangerWords.en) },
  'signs-told-es': { title: 'Signs of a poisoning, told in Spanish', rules: signRulesOf(es, dangerWords.es) },
  'meal-told-es': { title: 'Ill after a meal, told in Spanish', rules: mealRulesOf(es, dangerWords.es) },
  'danger-told-es': { title: 'Dangerous or inedible, told in Spanish', rules: dangerRulesOf(dangerWords.es) },
  'signs-told-pt': { title: 'Signs of a poisoning, told in Portuguese', rules: signRulesOf(pt, dangerWords.pt) },
  'meal-told-pt': { title: 'Ill after a meal, told in Portuguese', rules: mealRulesOf(pt, dangerWords.pt) },
  'danger-told-pt': { title: 'Dangerous or inedible, told in Portuguese', rules: dangerRulesOf(dangerWords.pt) },
  'poisoning-told-elsewhere': {
    title: 'Poisoning, told in other languages',
    rules: [...elsewhere.map(({ ate, mushroom }) => rule(ate, mushroom)), rule(said.elsewhere)],
  },
}
