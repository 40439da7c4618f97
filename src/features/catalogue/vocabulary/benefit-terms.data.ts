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
  { slug: 'stress', label: { en: 'Stress', es: 'Estrés', pt: 'Estresse' }, icon: 'gauge' },
  { slug: 'fatigue', label: { en: 'Fatigue', es: 'Fatiga', pt: 'Fadiga' }, icon: 'battery-low' },
  {
    slug: 'memory-loss',
    label: { en: 'Memory Loss', es: 'Pérdida de memoria', pt: 'Perda de memória' },
    icon: 'brain',
  },
  {
    slug: 'cognitive-decline',
    label: { en: 'Cognitive Decline', es: 'Deterioro cognitivo', pt: 'Declínio cognitivo' },
    icon: 'trending-down',
  },
  {
    slug: 'alzheimers-disease',
    label: { en: "Alzheimer's Disease", es: 'Enfermedad de Alzheimer', pt: 'Doença de Alzheimer' },
    icon: 'puzzle',
  },
  {
    slug: 'parkinsons-disease',
    label: { en: "Parkinson's Disease", es: 'Enfermedad de Parkinson', pt: 'Doença de Parkinson' },
    icon: 'activity',
  },
  {
    slug: 'nerve-damage',
    label: { en: 'Nerve Damage', es: 'Daño nervioso', pt: 'Lesão nervosa' },
    icon: 'network',
  },
  {
    slug: 'poor-concentration',
    label: { en: 'Poor Concentration', es: 'Falta de concentración', pt: 'Falta de concentração' },
    icon: 'crosshair',
  },
  {
    slug: 'exercise-tolerance',
    label: { en: 'Exercise Tolerance', es: 'Tolerancia al ejercicio', pt: 'Tolerância ao exercício' },
    icon: 'dumbbell',
  },
  {
    slug: 'ocd',
    label: {
      en: 'Obsessive-Compulsive Disorder',
      es: 'Trastorno obsesivo-compulsivo',
      pt: 'Transtorno obsessivo-compulsivo',
    },
    icon: 'repeat',
  },
  {
    slug: 'end-of-life-distress',
    label: { en: 'End-of-Life Distress', es: 'Angustia al final de la vida', pt: 'Angústia no fim da vida' },
    icon: 'sunset',
  },
  {
    slug: 'alcohol-dependence',
    label: { en: 'Alcohol Dependence', es: 'Dependencia del alcohol', pt: 'Dependência do álcool' },
    icon: 'wine-off',
  },
  {
    slug: 'tobacco-dependence',
    label: { en: 'Tobacco Dependence', es: 'Dependencia del tabaco', pt: 'Dependência do tabaco' },
    icon: 'cigarette-off',
  },
  { slug: 'migraine', label: { en: 'Migraine', es: 'Migraña', pt: 'Enxaqueca' }, icon: 'zap' },
  {
    slug: 'cluster-headache',
    label: { en: 'Cluster Headache', es: 'Cefalea en racimos', pt: 'Cefaleia em salvas' },
    icon: 'cloud-lightning',
  },
  { slug: 'chronic-pain', label: { en: 'Chronic Pain', es: 'Dolor crónico', pt: 'Dor crônica' }, icon: 'infinity' },
  {
    slug: 'high-cholesterol',
    label: { en: 'High Cholesterol', es: 'Colesterol alto', pt: 'Colesterol alto' },
    icon: 'egg-fried',
  },
  {
    slug: 'high-blood-pressure',
    label: { en: 'High Blood Pressure', es: 'Hipertensión arterial', pt: 'Pressão alta' },
    icon: 'heart-pulse',
  },
  {
    slug: 'heart-health',
    label: { en: 'Heart Health', es: 'Salud cardíaca', pt: 'Saúde cardíaca' },
    icon: 'heart',
  },
  {
    slug: 'blood-circulation',
    label: { en: 'Blood Circulation', es: 'Circulación sanguínea', pt: 'Circulação sanguínea' },
    icon: 'droplets',
  },
  { slug: 'diabetes', label: { en: 'Diabetes', es: 'Diabetes', pt: 'Diabetes' }, icon: 'candy-off' },
  { slug: 'obesity', label: { en: 'Obesity', es: 'Obesidad', pt: 'Obesidade' }, icon: 'weight' },
  {
    slug: 'liver-health',
    label: { en: 'Liver Health', es: 'Salud hepática', pt: 'Saúde do fígado' },
    icon: 'funnel',
  },
  { slug: 'kidney-health', label: { en: 'Kidney Health', es: 'Salud renal', pt: 'Saúde renal' }, icon: 'bean' },
  { slug: 'digestion', label: { en: 'Digestion', es: 'Digestión', pt: 'Digestão' }, icon: 'utensils' },
  {
    slug: 'gut-microbiome',
    label: { en: 'Gut Microbiome', es: 'Microbiota intestinal', pt: 'Microbiota intestinal' },
    icon: 'germ',
  },
  {
    slug: 'constipation',
    label: { en: 'Constipation', es: 'Estreñimiento', pt: 'Prisão de ventre' },
    icon: 'hourglass',
  },
  {
    slug: 'gastric-ulcer',
    label: { en: 'Gastric Ulcer', es: 'Úlcera gástrica', pt: 'Úlcera gástrica' },
    icon: 'circle-dot',
  },
  {
    slug: 'bacterial-infection',
    label: { en: 'Bacterial Infection', es: 'Infección bacteriana', pt: 'Infecção bacteriana' },
    icon: 'biohazard',
  },
  {
    slug: 'viral-infection',
    label: { en: 'Viral Infection', es: 'Infección vírica', pt: 'Infecção viral' },
    icon: 'virus',
  },
  {
    slug: 'intestinal-parasites',
    label: { en: 'Intestinal Parasites', es: 'Parásitos intestinales', pt: 'Parasitas intestinais' },
    icon: 'worm',
  },
  {
    slug: 'cold-and-flu',
    label: { en: 'Cold and Flu', es: 'Resfriado y gripe', pt: 'Resfriado e gripe' },
    icon: 'thermometer-snowflake',
  },
  { slug: 'cough', label: { en: 'Cough', es: 'Tos', pt: 'Tosse' }, icon: 'speech' },
  {
    slug: 'respiratory-health',
    label: { en: 'Respiratory Health', es: 'Salud respiratoria', pt: 'Saúde respiratória' },
    icon: 'fan',
  },
  { slug: 'allergies', label: { en: 'Allergies', es: 'Alergias', pt: 'Alergias' }, icon: 'flower' },
  {
    slug: 'sore-throat',
    label: { en: 'Sore Throat', es: 'Dolor de garganta', pt: 'Dor de garganta' },
    icon: 'mic-off',
  },
  { slug: 'arthritis', label: { en: 'Arthritis', es: 'Artritis', pt: 'Artrite' }, icon: 'hand' },
  { slug: 'bone-health', label: { en: 'Bone Health', es: 'Salud ósea', pt: 'Saúde óssea' }, icon: 'bone' },
  { slug: 'anemia', label: { en: 'Anemia', es: 'Anemia', pt: 'Anemia' }, icon: 'droplet-off' },
  {
    slug: 'wound-healing',
    label: { en: 'Wound Healing', es: 'Cicatrización de heridas', pt: 'Cicatrização de feridas' },
    icon: 'bandage',
  },
  {
    slug: 'skin-health',
    label: { en: 'Skin Health', es: 'Salud de la piel', pt: 'Saúde da pele' },
    icon: 'tube-lotion',
  },
  {
    slug: 'oxidative-stress',
    label: { en: 'Oxidative Stress', es: 'Estrés oxidativo', pt: 'Estresse oxidativo' },
    icon: 'atom',
  },
  { slug: 'low-libido', label: { en: 'Low Libido', es: 'Libido baja', pt: 'Libido baixa' }, icon: 'venus-and-mars' },
  {
    slug: 'chemotherapy-side-effects',
    label: {
      en: 'Chemotherapy Side Effects',
      es: 'Efectos secundarios de la quimioterapia',
      pt: 'Efeitos colaterais da quimioterapia',
    },
    icon: 'iv-bag',
  },
] as const satisfies readonly Term[]
