import { label } from '@/cms/labels'
import type { Localized } from '@/core/locales'

export type Syndrome = {
  readonly slug: string
  readonly label: Localized
  /** What a doctor looks for, in one sentence. */
  readonly signs: Localized
  /** Hours after the meal between which it usually shows; of coprine, after alcohol. */
  readonly onsetHours: readonly [number, number] | null
}

/** Poisoning syndromes as doctors treat them, in the order of their onset. */
export const syndromes = [
  {
    slug: 'coprine',
    label: label('Coprine, with alcohol', 'Coprínico, con alcohol', 'Coprínica, com álcool'),
    signs: label(
      'Flushing, racing heart and low blood pressure after alcohol, up to days after the meal.',
      'Rubor, taquicardia e hipotensión al beber alcohol, hasta días después de comer.',
      'Rubor, taquicardia e hipotensão ao beber álcool, até dias depois da refeição.',
    ),
    onsetHours: [0.1, 2],
  },
  {
    slug: 'muscarine',
    label: label('Muscarine', 'Muscarínico', 'Muscarínica'),
    signs: label(
      'Sweating, salivation, tears, pinpoint pupils, slow heart; atropine is the antidote.',
      'Sudor, salivación, lagrimeo, pupilas puntiformes y pulso lento; el antídoto es la atropina.',
      'Suor, salivação, lacrimejamento, pupilas puntiformes e pulso lento; o antídoto é a atropina.',
    ),
    onsetHours: [0.25, 2],
  },
  {
    slug: 'isoxazole',
    label: label('Ibotenic acid and muscimol', 'Ácido iboténico y muscimol', 'Ácido ibotênico e muscimol'),
    signs: label(
      'Drowsiness and agitation by turns, delirium, twitching, seizures or coma.',
      'Somnolencia y agitación alternas, delirio, sacudidas musculares, convulsiones o coma.',
      'Sonolência e agitação alternadas, delírio, abalos musculares, convulsões ou coma.',
    ),
    onsetHours: [0.5, 3],
  },
  {
    slug: 'psilocybin',
    label: label('Psilocybin', 'Psilocibina', 'Psilocibina'),
    signs: label(
      'Altered perception, anxiety, wide pupils, fast heart; seizures and fever in small children.',
      'Percepción alterada, ansiedad, pupilas dilatadas, taquicardia; convulsiones y fiebre en niños pequeños.',
      'Percepção alterada, ansiedade, pupilas dilatadas, taquicardia; convulsões e febre em crianças pequenas.',
    ),
    onsetHours: [0.3, 2],
  },
  {
    slug: 'gastrointestinal',
    label: label('Stomach and gut', 'Gastrointestinal', 'Gastrointestinal'),
    signs: label(
      'Vomiting, cramps and diarrhea, mostly within four hours; from six on, treat as amatoxins until ruled out, and an early start does not rule them out in a mixed meal.',
      'Vómitos, cólicos y diarrea, casi siempre antes de cuatro horas; desde las seis, trátese como amatoxinas hasta descartarlas, y un comienzo temprano no las descarta si se comieron varias especies.',
      'Vômitos, cólicas e diarreia, quase sempre antes de quatro horas; a partir de seis, trate como amatoxinas até descartá-las, e um início precoce não as descarta numa refeição com várias espécies.',
    ),
    onsetHours: [0.2, 12],
  },
  {
    slug: 'paxillus',
    label: label('Immune hemolysis', 'Hemólisis inmune', 'Hemólise imune'),
    signs: label(
      'Gut upset, then blood cells burst: back pain, dark urine, anemia, kidney failure.',
      'Malestar digestivo y luego destrucción de glóbulos rojos: dolor lumbar, orina oscura, anemia, fallo renal.',
      'Mal-estar digestivo e depois destruição de glóbulos vermelhos: dor lombar, urina escura, anemia, falência renal.',
    ),
    onsetHours: [0.5, 4],
  },
  {
    slug: 'trichothecene',
    label: label('Trichothecenes', 'Tricotecenos', 'Tricotecenos'),
    signs: label(
      'Vomiting and fever, then falling blood counts, peeling skin, organ failure.',
      'Vómitos y fiebre, luego caída de las células sanguíneas, descamación de la piel y fallo de órganos.',
      'Vômitos e febre, depois queda das células do sangue, descamação da pele e falência de órgãos.',
    ),
    onsetHours: [0.5, 24],
  },
  {
    slug: 'rhabdomyolysis',
    label: label('Muscle breakdown', 'Rabdomiólisis', 'Rabdomiólise'),
    signs: label(
      'Muscle pain and weakness, dark urine, very high creatine kinase.',
      'Dolor y debilidad muscular, orina oscura, creatina quinasa muy alta.',
      'Dor e fraqueza muscular, urina escura, creatinoquinase muito alta.',
    ),
    onsetHours: [0.5, 72],
  },
  {
    slug: 'allenic-norleucine',
    label: label('Early kidney failure', 'Fallo renal temprano', 'Falência renal precoce'),
    signs: label(
      'Vomiting within a day, kidney failure one to six days later.',
      'Vómitos en el primer día y fallo renal entre uno y seis días después.',
      'Vômitos no primeiro dia e falência renal entre um e seis dias depois.',
    ),
    onsetHours: [0.3, 24],
  },
  {
    slug: 'gyromitrin',
    label: label('Gyromitrin', 'Giromitrínico', 'Giromitrínica'),
    signs: label(
      'Vomiting, headache, then liver damage, seizures and burst blood cells; pyridoxine for seizures.',
      'Vómitos, dolor de cabeza y luego daño hepático, convulsiones y hemólisis; piridoxina para las convulsiones.',
      'Vômitos, dor de cabeça e depois dano hepático, convulsões e hemólise; piridoxina para as convulsões.',
    ),
    onsetHours: [2, 24],
  },
  {
    slug: 'amatoxin',
    label: label('Amatoxins', 'Faloidiano, por amatoxinas', 'Faloidiana, por amatoxinas'),
    signs: label(
      'Violent vomiting and diarrhea six hours or more after the meal, a false recovery, then liver failure.',
      'Vómitos y diarrea violentos seis horas o más después de comer, falsa mejoría y luego fallo hepático.',
      'Vômitos e diarreia violentos seis horas ou mais depois da refeição, falsa melhora e depois falência hepática.',
    ),
    onsetHours: [6, 24],
  },
  {
    slug: 'acromelic',
    label: label('Acromelic acids', 'Eritromelalgia acromélica', 'Eritromelalgia acromélica'),
    signs: label(
      'Burning, red and swollen fingers and toes for weeks or months.',
      'Dedos de manos y pies ardientes, rojos e hinchados durante semanas o meses.',
      'Dedos das mãos e dos pés ardentes, vermelhos e inchados durante semanas ou meses.',
    ),
    onsetHours: [24, 168],
  },
  {
    slug: 'orellanine',
    label: label('Orellanine', 'Orellánico', 'Orelânica'),
    signs: label(
      'Thirst, flank pain and kidney failure one day to three weeks after the meal, mostly 2 to 14 days.',
      'Sed, dolor en los costados y fallo renal de un día a tres semanas después de comer, casi siempre de 2 a 14 días.',
      'Sede, dor nos flancos e falência renal de um dia a três semanas depois da refeição, quase sempre de 2 a 14 dias.',
    ),
    onsetHours: [24, 480],
  },
  {
    slug: 'encephalopathy',
    label: label('Brain damage', 'Encefalopatía', 'Encefalopatia'),
    signs: label(
      'Tremor, slurred speech, seizures and coma, mostly one to three weeks after the meal, rarely after a day or two or a month, above all in kidney disease.',
      'Temblor, habla pastosa, convulsiones y coma, casi siempre de una a tres semanas después de comer, rara vez al cabo de uno o dos días o de un mes, sobre todo con enfermedad renal.',
      'Tremor, fala arrastada, convulsões e coma, quase sempre de uma a três semanas depois da refeição, raramente após um ou dois dias ou um mês, sobretudo com doença renal.',
    ),
    onsetHours: [24, 744],
  },
  {
    slug: 'other',
    label: label('Not known', 'Desconocido', 'Desconhecida'),
    signs: label(
      'Too little is known: treat as the most dangerous neighbor.',
      'Se sabe demasiado poco: trátese como la especie vecina más peligrosa.',
      'Sabe-se pouco demais: trate como a espécie vizinha mais perigosa.',
    ),
    onsetHours: null,
  },
] as const satisfies readonly Syndrome[]

export type SyndromeSlug = (typeof syndromes)[number]['slug']
