/**
 * The vocabulary of rules of search terms, by language: words of danger, what is said not to be eaten, and what a body
 * shows. It is made of stems and endings, so that a sentence nobody thought of is understood too.
 */

/** Every part with every ending: `envenenad` with o, a, os and as. */
export const forms = (stems: readonly string[], endings: readonly string[]): string[] =>
  stems.flatMap((stem) => endings.map((ending) => `${stem}${ending}`))

/** Every phrase of a first and a second part: `not edible`. */
const pairs = (firsts: readonly string[], seconds: readonly string[]): string[] =>
  firsts.flatMap((first) => seconds.map((second) => `${first} ${second}`))

const gendered = ['o', 'a', 'os', 'as']

export type DangerWords = {
  /** What a mushroom is called that is meant by no name. */
  readonly mushroom: readonly string[]
  /** That it harms, said of any mushroom. */
  readonly danger: readonly string[]
  /** That it is not eaten: enough without a word for mushroom. */
  readonly inedible: readonly string[]
  /** What a body shows that no remedy or recipe is searched by. */
  readonly signs: readonly string[]
  /** What is a sign only with how it is, wherever the two stand in a sentence. */
  readonly senses: readonly (readonly [of: readonly string[], how: readonly string[]])[]
  /** What a body shows, and what remedies are searched by as well: it tells something after a meal alone. */
  readonly ailments: readonly string[]
  /** What is felt after any meal: it tells something after one of mushrooms alone. */
  readonly mild: readonly string[]
  /** A meal that something followed. */
  readonly afterMeal: readonly string[]
}

const en: DangerWords = {
  mushroom: [
    ...['mushroom', 'mushrooms', 'mushrum', 'mushrums', 'toadstool', 'toadstools', 'shroom', 'shrooms', 'mushies'],
    ...['fungus', 'fungi', 'funguses'],
  ],
  danger: [
    ...['dangerous', 'danger', 'dangers', 'risky', 'perilous', 'hazardous', 'harmful', 'unsafe', 'not safe', 'noxious'],
    ...pairs(['malign', 'malignant'], ['mushroom', 'mushrooms', 'fungus', 'fungi']),
    ...['deadly', 'deadliest', 'lethal', 'fatal', 'mortal', 'murderous', 'murderer', 'assassin'],
    ...['kill', 'kills', 'killed', 'killing', 'die', 'dies', 'died', 'death', 'deaths', 'poison', 'poisons'],
    ...['poisonous', 'poisoning', 'venomous', 'venom', 'toxic', 'toxicity', 'toxin', 'toxins', 'should avoid'],
    ...[
      'leathal',
      'lethel',
      'harmfull',
      'posion',
      'poisen',
      'poision',
      'toxik',
      'toxick',
      'must avoid',
      'avoid eating',
    ],
    ...pairs(['killer'], ['mushroom', 'mushrooms', 'fungus', 'fungi', 'shroom', 'shrooms']),
    ...pairs(['mushroom', 'mushrooms', 'toadstools', 'fungi', 'shrooms', 'species', 'ones'], ['to avoid']),
    ...pairs(['bad for'], ['you', 'me', 'us', 'dogs', 'my dog', 'cats', 'my cat', 'pets', 'kids', 'humans', 'people']),
    ...pairs(['not to', 'never', 'should not', 'shouldnt', 'must not', 'mustnt', 'you cant', 'you cannot'], ['eat']),
  ],
  inedible: [
    ...['inedible', 'unedible', 'nonedible', 'uneatable', 'ineatable'],
    ...pairs(['not', 'non', 'isnt', 'arent', 'never', 'no longer', 'not always'], ['edible', 'eatable', 'edibles']),
    ...pairs(['not safe to', 'unsafe to', 'dangerous to', 'not good to', 'is not to', 'are not to'], ['eat']),
    ...pairs(['not be', 'cannot be', 'cant be', 'never be', 'shouldnt be'], ['eaten']),
  ],
  signs: [
    ...pairs(['tingling'], ['lips', 'mouth', 'tongue', 'fingers', 'hands', 'skin', 'in']),
    ...pairs(['lips', 'mouth', 'tongue', 'fingers', 'hands', 'skin', 'and', 'is', 'are'], ['tingling']),
    ...['allergic reaction', 'anaphylaxis', 'activated charcoal', 'panic attack on'],
    ...['bloody stool', 'bloody stools', 'blood in stool', 'blindness', 'hallucination', 'hallucinations'],
    ...['hallucinate', 'hallucinates', 'delirium', 'gasping', 'suffocating', 'blue lips', 'lips blue', 'coma'],
    ...pairs(['cant', 'cannot', 'can not', 'unable to', 'not able to', 'struggling to'], ['walk', 'move', 'speak']),
    ...forms(['convuls', 'salivat', 'twitch', 'stagger', 'shiver', 'chok', 'seiz'], ['ing']),
    ...pairs(['is', 'are', 'keeps', 'started', 'and', 'im'], ['fainting']),
    ...[
      'fainting after',
      'fainting from',
      'fainting mushroom',
      'fainting mushrooms',
      'blind after',
      'went blind',
      'going blind',
      'faints',
      'convulsion',
      'convulses',
      'spasm',
    ],
    ...['spasms', 'drools', 'passing out', 'blacked out', 'lost consciousness', 'loss of consciousness'],
    ...['unresponsive', 'paralysis', 'paralyzed', 'paralysed', 'palpitations', 'tachycardia', 'bradycardia'],
    ...pairs(['racing', 'fast', 'slow', 'irregular', 'pounding'], ['heart', 'heartbeat', 'pulse', 'heart rate']),
    ...['heart is racing', 'heart racing', 'disoriented', 'dilated pupils', 'pupils dilated', 'pinpoint pupils'],
    ...[
      'small pupils',
      'big pupils',
      'tremors',
      'jaundiced',
      'queasy',
      'gastroenteritis',
      'kidney pain',
      'kidneys hurt',
    ],
    ...['liver pain', 'heart beating', 'heart is beating', 'heart beats', 'cold sweat', 'cold sweats', 'all blurry'],
    ...['everything is blurry', 'everything blurry', 'couldnt breathe', 'could not breathe', 'not able to breathe'],
    ...['cant breathe', 'cannot breathe', 'can not breathe', 'not breathing', 'doesnt breathe'],
    ...pairs(
      ['throat', 'tongue', 'lips', 'lip', 'face', 'mouth'],
      ['swelling', 'swollen', 'swelled', 'swells', 'is swelling', 'is swollen', 'are swollen', 'closing', 'is closing'],
    ),
    ...pairs(['swollen', 'swelling'], ['throat', 'tongue', 'lips', 'face']),
    ...pairs(
      ['he', 'she', 'dog', 'cat', 'puppy', 'child', 'son', 'daughter', 'husband', 'wife', 'friend'],
      ['collapse', 'collapses', 'collapsing', 'is collapsing'],
    ),
  ],
  senses: [
    [
      ['urine', 'pee', 'my piss', 'his piss', 'her piss', 'pissing', 'urinating', 'peeing'],
      ['dark', 'darker', 'brown', 'red', 'black', 'bloody', 'blood', 'pink', 'orange', 'cola', 'no', 'not', 'cant'],
    ],
    [
      ['vision', 'sight', 'eyesight', 'seeing', 'see', 'eyes'],
      ['blurry', 'blurred', 'blury', 'blur', 'double', 'cloudy', 'foggy', 'lost', 'loss', 'losing'],
    ],
    [
      ['breathe', 'breath', 'breathing', 'breathes', 'breaths'],
      [
        ...['cant', 'cannot', 'hard', 'unable', 'trouble', 'difficulty', 'difficulties', 'problem', 'problems'],
        ...['labored', 'shallow', 'stopped', 'short', 'shortness', 'struggling', 'struggles', 'barely', 'heavy'],
      ],
    ],
  ],
  ailments: [
    ...['headache', 'head hurts', 'fever', 'chills', 'sweating', 'sweats', 'sweaty', 'tingling', 'numb', 'numbness'],
    ...['weakness', 'drowsy', 'confused', 'confusion', 'dizziness', 'rash', 'itching', 'itchy'],
    ...['hives', 'swelling', 'swollen', 'pain', 'pains', 'shaking', 'shaky', 'bloated', 'allergic reaction'],
    ...['flushed', 'red face', 'burning mouth', 'watery eyes', 'muscle aches', 'faint', 'fainting', 'blurry'],
    ...['collapse', 'collapses', 'collapsing', 'cant see', 'cannot see'],
    ...pairs(['is', 'am', 'im', 'got', 'feel', 'feels', 'feeling', 'severely', 'so', 'very'], ['dehydrated', 'weak']),
    ...pairs(['dehydrated', 'dehydration'], ['after eating', 'from eating', 'after i ate', 'since', 'after dinner']),
    ...pairs(['dehydrated', 'dehydration', 'weak'], ['after mushrooms', 'after mushroom']),
  ],
  mild: ['weak', 'sleepy', 'tired', 'thirsty'],
  afterMeal: [
    ...pairs(
      ['after', 'since', 'after the', 'after some', 'after wild', 'after those', 'after these', 'after magic'],
      ['mushroom', 'mushrooms', 'shrooms', 'fungi'],
    ),
    ...pairs(
      ['after', 'since', 'from'],
      ['eating', 'dinner', 'lunch', 'foraging', 'tasting', 'ingesting', 'swallowing'],
    ),
    ...[
      'after i ate',
      'after he ate',
      'after she ate',
      'after we ate',
      'after they ate',
      'after a meal',
      'after the meal',
    ],
    ...['since i ate'],
  ],
}

const es: DangerWords = {
  mushroom: [
    ...['seta', 'setas', 'ceta', 'cetas', 'hongo', 'hongos', 'ongo', 'ongos', 'honguito', 'honguitos', 'hongito'],
    ...['hongitos', 'setita', 'setitas', 'callampa', 'callampas'],
  ],
  danger: [
    ...forms(['peligros', 'peligrosisim', 'asesin', 'nociv', 'dañin', 'daños', 'mortifer', 'ponzoños'], gendered),
    ...forms(['venenos', 'venenosisim', 'benenos', 'toxic', 'toxiquisim', 'homicid'], gendered),
    ...['peligro', 'peligros', 'mortal', 'mortales', 'letal', 'letales', 'fatal', 'fatales', 'perjudicial'],
    ...['perjudiciales', 'matador', 'matadora', 'matadores', 'inseguro', 'insegura', 'toxicidad', 'toxina', 'toxinas'],
    ...['mata', 'matan', 'mato', 'mataron', 'morir', 'morirse', 'morirme', 'muere', 'mueren', 'murio', 'murieron'],
    ...['muerte', 'muertes', 'hace daño', 'hacen daño', 'hace mal', 'hacen mal', 'hacer mal', 'toxiko', 'toxika'],
    ...pairs(['puede', 'pueden', 'podria', 'podrian'], ['matar', 'matarte', 'matarme', 'matarnos', 'intoxicar']),
    ...['hay que evitar', 'debo evitar', 'debemos evitar'],
    ...pairs(
      ['seta', 'setas', 'hongo', 'hongos'],
      ['mala', 'malas', 'malo', 'malos', 'a evitar', 'que evitar', ...forms(['malign'], gendered)],
    ),
    ...pairs(['no', 'nunca', 'jamas'], ['comer', 'se come', 'se comen', 'hay que comer', 'debo comer', 'puedo comer']),
    ...pairs(['no se puede', 'no se pueden', 'no se debe', 'no se deben', 'no debe', 'no deben'], ['comer', 'comerse']),
  ],
  inedible: [
    ...forms(['incomestib', 'incomib'], ['le', 'les']),
    ...pairs(
      [
        'no',
        'non',
        'no es',
        'no son',
        'no sea',
        'no sean',
        'no era',
        'no eran',
        'no muy',
        'nada',
        'nunca',
        'ni',
        'poco',
      ],
      [
        ...forms(['comestib', 'comib', 'comestiv', 'comestivl'], ['le', 'les']),
        'apto para comer',
        'apta para comer',
        'aptas para comer',
      ],
    ),
    ...pairs(['no'], pairs(forms(['apt'], gendered), ['para consumo', 'para el consumo', 'para consumir'])),
  ],
  signs: [
    ...['carbon activado', 'reaccion alergica'],
    ...['sangre en las heces', 'heces con sangre', 'ceguera', 'vision borroza', 'me ahogo', 'se ahoga', 'ahogo'],
    ...['asfixia', 'se asfixia'],
    ...pairs(
      ['no puedo', 'no puede', 'no consigo', 'no consigue'],
      ['caminar', 'andar', 'moverme', 'moverse', 'hablar'],
    ),
    ...pairs(['dificultad para', 'dificultad al'], ['caminar', 'andar', 'hablar', 'tragar']),
    ...forms(['calambre', 'espasmo'], ['', 's']),
    ...forms(['temblor', 'palpitacion', 'alucinacion', 'convulsion'], ['', 'es']),
    ...forms(
      ['desmay'],
      ['o', 'os', 'e', 'a', 'an', 'aron', 'ar', 'arse', 'arme', 'ando', 'ado', 'ada', 'ados', 'adas'],
    ),
    ...forms(['convulsion', 'alucin', 'delir', 'vomit'], ['a', 'an', 'o', 'ar', 'aba', 'aban', 'aron', 'ando']),
    ...['tiembla', 'tiemblan', 'tiemblo', 'temblaba', 'delirio', 'delirios', 'babea', 'babean', 'babeo', 'salivacion'],
    ...['taquicardia', 'taquicardias', 'bradicardia', 'arritmia', 'arritmias', 'corazon acelerado'],
    ...['corazon muy rapido', 'pulso acelerado', 'perdio el conocimiento', 'perdio la conciencia'],
    ...['perdida de conocimiento', 'perdida de conciencia', 'sin conocimiento', 'en coma', 'paralisis', 'paralizado'],
    ...['paralizada', 'desorientado', 'desorientada', 'pupilas dilatadas', 'pupilas pequeñas', 'hormigueo'],
    ...['cagalera', 'cagaleras', 'gastroenteritis', 'retortijon', 'retorcijones', 'duele el higado', 'dolor de higado'],
    ...['dolor de riñones', 'indispuesto', 'indispuesta', 'sudor frio', 'sudores frios', 'sudando frio', 'sudo frio'],
    ...['no veo bien', 'no ve bien', 'no veo nada', 'no puedo ver', 'no puede ver', 'veo mal', 've mal'],
    ...['falta el aire', 'falta aire', 'tengo falta de aire', 'con falta de aire', 'siento falta de aire'],
    ...['falta de aire setas', 'falta de aire hongos', 'setas falta de aire', 'hongos falta de aire'],
    ...pairs(['garganta', 'lengua', 'cara', 'boca'], ['hinchada', 'inflamada', 'cerrada', 'se cierra', 'se hincha']),
    ...pairs(['se me', 'se le'], ['cierra la garganta', 'cerro la garganta', 'hincha', 'hincho', 'hinchan']),
    ...['labios hinchados', 'corazon muy acelerado', 'corazon late rapido', 'corazon me late'],
  ],
  senses: [
    [
      ['orina', 'orines', 'pis', 'pipi', 'meada', 'meo', 'mea', 'orino', 'orinar', 'orinando', 'meando'],
      [
        ...[
          'oscura',
          'oscuro',
          'oscuras',
          'marron',
          'negra',
          'negro',
          'roja',
          'rojo',
          'sangre',
          'cafe',
          'rosada',
          'cola',
        ],
        ...['naranja', 'no', 'poco'],
      ],
    ],
    [
      ['vision', 'vista', 'veo', 've', 'ver', 'viendo', 'vemos', 'ojos'],
      [
        ...['borrosa', 'borroso', 'borrosos', 'doble', 'nublada', 'nublado', 'turbia', 'perdida', 'perdido', 'pierdo'],
        ...['pierde', 'nubla', 'nublo', 'nublan'],
      ],
    ],
    [
      ['respirar', 'respira', 'respiro', 'respiran', 'respiracion', 'respirando'],
      [
        ...['no', 'cuesta', 'dificultad', 'dificultades', 'problemas', 'falta', 'faltaba', 'mal', 'apenas', 'dificil'],
        ...['agitada', 'dificulta'],
      ],
    ],
  ],
  ailments: [
    ...['dolor de cabeza', 'duele la cabeza', 'fiebre', 'escalofrios', 'sudor', 'sudores', 'sudo', 'suda', 'sudando'],
    ...['sudoracion', 'debil', 'debilidad', 'somnolencia', 'confuso', 'confusa', 'confundido', 'confundida'],
    ...['confusion', 'sarpullido', 'ronchas', 'picor', 'picores', 'urticaria', 'hinchado', 'hinchada', 'hinchazon'],
    ...[
      'cansancio',
      'cansado',
      'cansada',
      'dolor',
      'dolores',
      'lagrimeo',
      'ardor',
      'mucha sed',
      'alergia',
      'enrojecimiento',
    ],
    ...['cara roja', 'entumecido', 'entumecida', 'adormecido', 'adormecida', 'mal cuerpo', 'malestar'],
    ...['falta de aire'],
    ...pairs(['esta', 'estoy', 'estan', 'muy', 'quede', 'quedo', 'siento'], ['deshidratado', 'deshidratada']),
    ...pairs(['deshidratado', 'deshidratada', 'deshidratacion'], ['despues', 'tras', 'luego', 'por', 'al', 'desde']),
  ],
  mild: ['sueño', 'sed', 'sediento', 'sedienta'],
  afterMeal: [
    ...pairs(
      ['despues de', 'despues de las', 'despues de los', 'despues de unas', 'despues de unos', 'tras', 'tras las'],
      ['seta', 'setas', 'hongo', 'hongos'],
    ),
    ...pairs(
      ['despues de', 'tras', 'luego de', 'por', 'al'],
      [
        ...['comer', 'comerme', 'comerlo', 'comerla', 'comerlas', 'comerlos', 'cenar', 'almorzar', 'ingerir', 'probar'],
        ...['haber comido', 'haber cenado', 'la cena', 'la comida', 'tragar'],
      ],
    ),
    ...['desde que comi', 'desde que comio'],
  ],
}

const pt: DangerWords = {
  mushroom: [
    ...['cogumelo', 'cogumelos', 'cogomelo', 'cogomelos', 'cogumelinho', 'cogumelinhos'],
    ...['fungo', 'fungos', 'tortulho', 'tortulhos'],
  ],
  danger: [
    ...forms(['perigos', 'perigosissim', 'assassin', 'nociv', 'danos', 'mortifer', 'peçonhent', 'venenos'], gendered),
    ...forms(['venenosissim', 'toxic', 'homicid'], gendered),
    ...['perigo', 'perigos', 'mortal', 'mortais', 'letal', 'letais', 'fatal', 'fatais', 'prejudicial', 'prejudiciais'],
    ...['matador', 'matadora', 'matadores', 'inseguro', 'insegura', 'toxicidade', 'toxina', 'toxinas', 'que mata'],
    ...['te mata', 'me mata', 'mata gente', 'mata pessoas', 'mata cachorro', 'matam', 'matou', 'mataram', 'fazem mal'],
    ...['faz mal', 'fazer mal', 'morrer', 'morre', 'morrem', 'morreu', 'morreram', 'morte', 'mortes', 'toxiko'],
    ...pairs(['pode', 'podem', 'poderia', 'poderiam'], ['matar', 'te matar', 'me matar', 'intoxicar']),
    ...['devo evitar', 'devemos evitar', 'evite comer', 'evite cogumelos', 'evite estes cogumelos'],
    ...pairs(
      ['cogumelo', 'cogumelos', 'fungo', 'fungos'],
      ['mau', 'maus', 'ruim', 'ruins', 'a evitar', 'que evitar', 'mata', 'maligno', 'malignos'],
    ),
    ...pairs(
      ['nao', 'nunca', 'jamais'],
      [...['comer', 'se come', 'se comem', 'devo comer', 'posso comer', 'pode comer', 'podem comer', 'devem comer']],
    ),
    ...pairs(['nao se pode', 'nao se podem', 'nao se deve', 'nao se devem'], ['comer']),
    ...pairs(
      ['nao pode ser', 'nao podem ser', 'nao deve ser', 'nao devem ser'],
      [...['comido', 'comidos', 'consumido', 'consumidos', 'ingerido', 'ingeridos']],
    ),
  ],
  inedible: [
    ...['incomestivel', 'incomestiveis', 'incomivel', 'incomiveis', 'improprio para consumo'],
    ...['improprios para consumo'],
    ...pairs(
      ['nao', 'nao e', 'nao sao', 'nao seja', 'nao sejam', 'nao era', 'nao eram', 'nada', 'nunca', 'nem', 'pouco'],
      [
        ...['comestivel', 'comestiveis', 'comivel', 'comiveis', 'comestive', 'apto para consumo', 'aptos para consumo'],
        ...['proprio para consumo', 'proprios para consumo'],
      ],
    ),
  ],
  signs: [
    ...['carvao ativado', 'reacao alergica'],
    ...['sangue nas fezes', 'fezes com sangue', 'cegueira', 'nao enxergo', 'nao enxerga', 'falta de ar', 'sufocando'],
    ...['asfixia', 'dificuldade respiratoria'],
    ...pairs(
      ['nao consigo', 'nao consegue', 'nao conseguem', 'dificuldade em', 'dificuldade para'],
      ['andar', 'caminhar', 'me mexer', 'se mexer', 'falar', 'engolir', 'enxergar'],
    ),
    ...['caibra', 'caibras', 'caimbra', 'caimbras', 'cambra', 'cambras', 'espasmo', 'espasmos', 'tremor', 'tremores'],
    ...['tremedeira', 'palpitacao', 'palpitacoes', 'alucinacao', 'alucinacoes', 'convulsiona', 'convulsionou'],
    ...forms(['desmai'], ['o', 'os', 'a', 'am', 'ei', 'ou', 'aram', 'ar', 'ando', 'ado', 'ada', 'ados', 'adas']),
    ...forms(['alucin', 'delir', 'convulsion'], ['a', 'am', 'o', 'ei', 'ou', 'ando', 'aram', 'ar']),
    ...['delirio', 'delirios', 'treme', 'tremem', 'tremia', 'salivacao', 'salivando', 'espumando', 'taquicardia'],
    ...['bradicardia', 'arritmia', 'arritmias', 'coracao acelerado', 'coracao disparado', 'pulso acelerado'],
    ...['perdeu a consciencia', 'perdeu os sentidos', 'perda de consciencia', 'sem sentidos', 'em coma', 'paralisia'],
    ...['paralisado', 'paralisada', 'desorientado', 'desorientada', 'pupilas dilatadas', 'formigamento'],
    ...['caganeira', 'gastroenterite', 'ansia de vomito', 'vontade de vomitar', 'dor no figado', 'doi o figado'],
    ...['dor nos rins', 'mal disposto', 'mal disposta', 'indisposto'],
    ...['indisposta', 'indisposicao', 'ma disposicao', 'suando frio', 'suor frio', 'suores frios', 'suar frio'],
    ...['nao vejo bem', 'nao ve bem', 'vejo mal', 'nao consigo ver', 'nao consegue ver', 'coraçao acelerado'],
    ...pairs(['garganta', 'lingua', 'cara', 'boca'], ['inchada', 'inflamada', 'fechada', 'fechando', 'a fechar']),
    ...['labios inchados', 'rosto inchado', 'inchou a garganta', 'coraçao disparado', 'coraçao batendo rapido'],
  ],
  senses: [
    [
      ['urina', 'xixi', 'urinar', 'urinando', 'mijar', 'urino'],
      [
        ...['escura', 'escuro', 'castanha', 'castanho', 'marrom', 'preta', 'preto', 'vermelha', 'vermelho', 'sangue'],
        ...['rosa', 'cola', 'cafe', 'laranja', 'nao', 'pouco'],
      ],
    ],
    [
      ['visao', 'vista', 'vejo', 've', 'ver', 'vendo', 'olhos', 'enxergar', 'enxergando'],
      [
        ...[
          'turva',
          'turvo',
          'dupla',
          'duplo',
          'dobrado',
          'dobrar',
          'dobro',
          'embaçada',
          'embaçado',
          'borrada',
          'borrado',
          'desfocada',
        ],
        ...['desfocado', 'nublada', 'perda', 'perdi', 'perdeu'],
      ],
    ],
    [
      ['respirar', 'respira', 'respiro', 'respiram', 'respiracao', 'respirando'],
      ['nao', 'custa', 'dificuldade', 'dificuldades', 'problemas', 'falta', 'mal', 'dificil', 'ofegante'],
    ],
  ],
  ailments: [
    ...[
      'dor de cabeça',
      'dores de cabeça',
      'doi a cabeça',
      'febre',
      'calafrios',
      'suor',
      'suores',
      'suando',
      'sudorese',
    ],
    ...['transpirando', 'a transpirar', 'a suar', 'fraqueza', 'fraco', 'fraca', 'sonolencia', 'confuso'],
    ...['confusa', 'confusao', 'dormencia', 'dormente', 'coceira', 'comichao', 'urticaria', 'inchado', 'inchada'],
    ...['inchaço', 'cansaço', 'cansado', 'cansada', 'dor', 'dores', 'ardor', 'muita sede', 'alergia', 'vermelhidao'],
    ...['rosto vermelho', 'lacrimejando', 'mal estar'],
    ...pairs(['esta', 'estou', 'ta', 'estao', 'muito', 'fiquei', 'ficou'], ['desidratado', 'desidratada']),
    ...pairs(['desidratado', 'desidratada', 'desidratacao'], ['depois', 'apos', 'por', 'ao', 'desde']),
  ],
  mild: ['sono', 'sede'],
  afterMeal: [
    ...pairs(
      ['depois de', 'depois dos', 'depois de uns', 'depois do', 'apos', 'apos os', 'apos uns'],
      ['cogumelo', 'cogumelos', 'fungos'],
    ),
    ...pairs(
      ['depois de', 'apos', 'por', 'ao'],
      [...['comer', 'jantar', 'almoçar', 'ingerir', 'provar', 'ter comido', 'engolir']],
    ),
    ...['depois do jantar', 'depois do almoço', 'apos o jantar', 'apos o almoço', 'apos a refeiçao', 'desde que comi'],
  ],
}

export const dangerWords = { en, es, pt }
