import type { Term } from './term'

/** P1 §3: conditions a species is said or studied to help with; never a promise. */
export const benefits = [
  { slug: 'anxiety', label: { en: 'Anxiety', es: 'Ansiedad', pt: 'Ansiedade' }, icon: 'wind' },
  { slug: 'depression', label: { en: 'Depression', es: 'Depresión', pt: 'Depressão' }, icon: 'cloud-sun' },
  {
    slug: 'immune-system',
    label: { en: 'Immune System', es: 'Sistema inmunitario', pt: 'Sistema imunológico' },
    icon: 'shield',
  },
  { slug: 'sleep', label: { en: 'Sleep', es: 'Sueño', pt: 'Sono' }, icon: 'moon' },
  { slug: 'inflammation', label: { en: 'Inflammation', es: 'Inflamación', pt: 'Inflamação' }, icon: 'flame' },
  { slug: 'cancer', label: { en: 'Cancer', es: 'Cáncer', pt: 'Câncer' }, icon: 'ribbon' },
  { slug: 'stress', label: { en: 'Stress', es: 'Estrés', pt: 'Estresse' }, icon: 'heart-pulse' },
  { slug: 'fatigue', label: { en: 'Fatigue', es: 'Fatiga', pt: 'Fadiga' }, icon: 'heart-pulse' },
  {
    slug: 'memory-loss',
    label: { en: 'Memory Loss', es: 'Pérdida de memoria', pt: 'Perda de memória' },
    icon: 'heart-pulse',
  },
  {
    slug: 'cognitive-decline',
    label: { en: 'Cognitive Decline', es: 'Deterioro cognitivo', pt: 'Declínio cognitivo' },
    icon: 'heart-pulse',
  },
  {
    slug: 'alzheimers-disease',
    label: { en: "Alzheimer's Disease", es: 'Enfermedad de Alzheimer', pt: 'Doença de Alzheimer' },
    icon: 'heart-pulse',
  },
  {
    slug: 'parkinsons-disease',
    label: { en: "Parkinson's Disease", es: 'Enfermedad de Parkinson', pt: 'Doença de Parkinson' },
    icon: 'heart-pulse',
  },
  {
    slug: 'nerve-damage',
    label: { en: 'Nerve Damage', es: 'Daño nervioso', pt: 'Lesão nervosa' },
    icon: 'heart-pulse',
  },
  {
    slug: 'poor-concentration',
    label: { en: 'Poor Concentration', es: 'Falta de concentración', pt: 'Falta de concentração' },
    icon: 'heart-pulse',
  },
  {
    slug: 'exercise-tolerance',
    label: { en: 'Exercise Tolerance', es: 'Tolerancia al ejercicio', pt: 'Tolerância ao exercício' },
    icon: 'heart-pulse',
  },
  {
    slug: 'ocd',
    label: {
      en: 'Obsessive-Compulsive Disorder',
      es: 'Trastorno obsesivo-compulsivo',
      pt: 'Transtorno obsessivo-compulsivo',
    },
    icon: 'heart-pulse',
  },
  {
    slug: 'end-of-life-distress',
    label: { en: 'End-of-Life Distress', es: 'Angustia al final de la vida', pt: 'Angústia no fim da vida' },
    icon: 'heart-pulse',
  },
  {
    slug: 'alcohol-dependence',
    label: { en: 'Alcohol Dependence', es: 'Dependencia del alcohol', pt: 'Dependência do álcool' },
    icon: 'heart-pulse',
  },
  {
    slug: 'tobacco-dependence',
    label: { en: 'Tobacco Dependence', es: 'Dependencia del tabaco', pt: 'Dependência do tabaco' },
    icon: 'heart-pulse',
  },
  { slug: 'migraine', label: { en: 'Migraine', es: 'Migraña', pt: 'Enxaqueca' }, icon: 'heart-pulse' },
  {
    slug: 'cluster-headache',
    label: { en: 'Cluster Headache', es: 'Cefalea en racimos', pt: 'Cefaleia em salvas' },
    icon: 'heart-pulse',
  },
  { slug: 'chronic-pain', label: { en: 'Chronic Pain', es: 'Dolor crónico', pt: 'Dor crônica' }, icon: 'heart-pulse' },
  {
    slug: 'high-cholesterol',
    label: { en: 'High Cholesterol', es: 'Colesterol alto', pt: 'Colesterol alto' },
    icon: 'heart-pulse',
  },
  {
    slug: 'high-blood-pressure',
    label: { en: 'High Blood Pressure', es: 'Hipertensión arterial', pt: 'Pressão alta' },
    icon: 'heart-pulse',
  },
  {
    slug: 'heart-health',
    label: { en: 'Heart Health', es: 'Salud cardíaca', pt: 'Saúde cardíaca' },
    icon: 'heart-pulse',
  },
  {
    slug: 'blood-circulation',
    label: { en: 'Blood Circulation', es: 'Circulación sanguínea', pt: 'Circulação sanguínea' },
    icon: 'heart-pulse',
  },
  { slug: 'diabetes', label: { en: 'Diabetes', es: 'Diabetes', pt: 'Diabetes' }, icon: 'heart-pulse' },
  { slug: 'obesity', label: { en: 'Obesity', es: 'Obesidad', pt: 'Obesidade' }, icon: 'heart-pulse' },
  {
    slug: 'liver-health',
    label: { en: 'Liver Health', es: 'Salud hepática', pt: 'Saúde do fígado' },
    icon: 'heart-pulse',
  },
  { slug: 'kidney-health', label: { en: 'Kidney Health', es: 'Salud renal', pt: 'Saúde renal' }, icon: 'heart-pulse' },
  { slug: 'digestion', label: { en: 'Digestion', es: 'Digestión', pt: 'Digestão' }, icon: 'heart-pulse' },
  {
    slug: 'gut-microbiome',
    label: { en: 'Gut Microbiome', es: 'Microbiota intestinal', pt: 'Microbiota intestinal' },
    icon: 'heart-pulse',
  },
  {
    slug: 'constipation',
    label: { en: 'Constipation', es: 'Estreñimiento', pt: 'Prisão de ventre' },
    icon: 'heart-pulse',
  },
  {
    slug: 'gastric-ulcer',
    label: { en: 'Gastric Ulcer', es: 'Úlcera gástrica', pt: 'Úlcera gástrica' },
    icon: 'heart-pulse',
  },
  {
    slug: 'bacterial-infection',
    label: { en: 'Bacterial Infection', es: 'Infección bacteriana', pt: 'Infecção bacteriana' },
    icon: 'heart-pulse',
  },
  {
    slug: 'viral-infection',
    label: { en: 'Viral Infection', es: 'Infección vírica', pt: 'Infecção viral' },
    icon: 'heart-pulse',
  },
  {
    slug: 'intestinal-parasites',
    label: { en: 'Intestinal Parasites', es: 'Parásitos intestinales', pt: 'Parasitas intestinais' },
    icon: 'heart-pulse',
  },
  {
    slug: 'cold-and-flu',
    label: { en: 'Cold and Flu', es: 'Resfriado y gripe', pt: 'Resfriado e gripe' },
    icon: 'heart-pulse',
  },
  { slug: 'cough', label: { en: 'Cough', es: 'Tos', pt: 'Tosse' }, icon: 'heart-pulse' },
  {
    slug: 'respiratory-health',
    label: { en: 'Respiratory Health', es: 'Salud respiratoria', pt: 'Saúde respiratória' },
    icon: 'heart-pulse',
  },
  { slug: 'allergies', label: { en: 'Allergies', es: 'Alergias', pt: 'Alergias' }, icon: 'heart-pulse' },
  {
    slug: 'sore-throat',
    label: { en: 'Sore Throat', es: 'Dolor de garganta', pt: 'Dor de garganta' },
    icon: 'heart-pulse',
  },
  { slug: 'arthritis', label: { en: 'Arthritis', es: 'Artritis', pt: 'Artrite' }, icon: 'heart-pulse' },
  { slug: 'bone-health', label: { en: 'Bone Health', es: 'Salud ósea', pt: 'Saúde óssea' }, icon: 'heart-pulse' },
  { slug: 'anemia', label: { en: 'Anemia', es: 'Anemia', pt: 'Anemia' }, icon: 'heart-pulse' },
  {
    slug: 'wound-healing',
    label: { en: 'Wound Healing', es: 'Cicatrización de heridas', pt: 'Cicatrização de feridas' },
    icon: 'heart-pulse',
  },
  {
    slug: 'skin-health',
    label: { en: 'Skin Health', es: 'Salud de la piel', pt: 'Saúde da pele' },
    icon: 'heart-pulse',
  },
  {
    slug: 'oxidative-stress',
    label: { en: 'Oxidative Stress', es: 'Estrés oxidativo', pt: 'Estresse oxidativo' },
    icon: 'heart-pulse',
  },
  { slug: 'low-libido', label: { en: 'Low Libido', es: 'Libido baja', pt: 'Libido baixa' }, icon: 'heart-pulse' },
  {
    slug: 'chemotherapy-side-effects',
    label: {
      en: 'Chemotherapy Side Effects',
      es: 'Efectos secundarios de la quimioterapia',
      pt: 'Efeitos colaterais da quimioterapia',
    },
    icon: 'heart-pulse',
  },
] as const satisfies readonly Term[]
