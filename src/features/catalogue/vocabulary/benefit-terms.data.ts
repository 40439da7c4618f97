import type { Term } from './term'

/** FLT-02: conditions a species is said or studied to help with; never a promise. */
export const benefits = [
  { slug: 'anxiety', label: { en: 'Anxiety', es: 'Ansiedad', pt: 'Ansiedade' }, icon: 'wind' },
  { slug: 'depression', label: { en: 'Depression', es: 'Depresión', pt: 'Depressão' }, icon: 'cloud-sun' },
  {
    slug: 'immune-system',
    label: { en: 'Immune system', es: 'Sistema inmunitario', pt: 'Sistema imunológico' },
    icon: 'shield',
  },
  { slug: 'sleep', label: { en: 'Sleep', es: 'Sueño', pt: 'Sono' }, icon: 'moon' },
  { slug: 'inflammation', label: { en: 'Inflammation', es: 'Inflamación', pt: 'Inflamação' }, icon: 'flame' },
  { slug: 'cancer', label: { en: 'Cancer', es: 'Cáncer', pt: 'Câncer' }, icon: 'ribbon' },
  { slug: 'stress', label: { en: 'Stress', es: 'Estrés', pt: 'Estresse' }, icon: 'gauge' },
  { slug: 'fatigue', label: { en: 'Fatigue', es: 'Fatiga', pt: 'Fadiga' }, icon: 'battery-low' },
  {
    slug: 'memory-loss',
    label: { en: 'Memory loss', es: 'Pérdida de memoria', pt: 'Perda de memória' },
    icon: 'brain',
  },
  {
    slug: 'cognitive-decline',
    label: { en: 'Cognitive decline', es: 'Deterioro cognitivo', pt: 'Declínio cognitivo' },
    icon: 'trending-down',
  },
  {
    slug: 'alzheimers-disease',
    label: { en: 'Alzheimer’s disease', es: 'Enfermedad de Alzheimer', pt: 'Doença de Alzheimer' },
    icon: 'puzzle',
  },
  {
    slug: 'parkinsons-disease',
    label: { en: 'Parkinson’s disease', es: 'Enfermedad de Parkinson', pt: 'Doença de Parkinson' },
    icon: 'activity',
  },
  {
    slug: 'nerve-damage',
    label: { en: 'Nerve damage', es: 'Daño nervioso', pt: 'Lesão nervosa' },
    icon: 'network',
  },
  {
    slug: 'poor-concentration',
    label: { en: 'Poor concentration', es: 'Falta de concentración', pt: 'Falta de concentração' },
    icon: 'crosshair',
  },
  {
    slug: 'exercise-tolerance',
    label: { en: 'Exercise tolerance', es: 'Tolerancia al ejercicio', pt: 'Tolerância ao exercício' },
    icon: 'dumbbell',
  },
  {
    slug: 'ocd',
    label: {
      en: 'Obsessive-compulsive disorder',
      es: 'Trastorno obsesivo-compulsivo',
      pt: 'Transtorno obsessivo-compulsivo',
    },
    icon: 'repeat',
  },
  {
    slug: 'end-of-life-distress',
    label: { en: 'End-of-life distress', es: 'Angustia al final de la vida', pt: 'Angústia no fim da vida' },
    icon: 'sunset',
  },
  {
    slug: 'alcohol-dependence',
    label: { en: 'Alcohol dependence', es: 'Dependencia del alcohol', pt: 'Dependência do álcool' },
    icon: 'wine-off',
  },
  {
    slug: 'tobacco-dependence',
    label: { en: 'Tobacco dependence', es: 'Dependencia del tabaco', pt: 'Dependência do tabaco' },
    icon: 'cigarette-off',
  },
  { slug: 'migraine', label: { en: 'Migraine', es: 'Migraña', pt: 'Enxaqueca' }, icon: 'zap' },
  {
    slug: 'cluster-headache',
    label: { en: 'Cluster headache', es: 'Cefalea en racimos', pt: 'Cefaleia em salvas' },
    icon: 'cloud-lightning',
  },
  { slug: 'chronic-pain', label: { en: 'Chronic pain', es: 'Dolor crónico', pt: 'Dor crônica' }, icon: 'infinity' },
  {
    slug: 'high-cholesterol',
    label: { en: 'High cholesterol', es: 'Colesterol alto', pt: 'Colesterol alto' },
    icon: 'egg-fried',
  },
  {
    slug: 'high-blood-pressure',
    label: { en: 'High blood pressure', es: 'Hipertensión arterial', pt: 'Pressão alta' },
    icon: 'heart-pulse',
  },
  {
    slug: 'heart-health',
    label: { en: 'Heart health', es: 'Salud cardíaca', pt: 'Saúde cardíaca' },
    icon: 'heart',
  },
  {
    slug: 'blood-circulation',
    label: { en: 'Blood circulation', es: 'Circulación sanguínea', pt: 'Circulação sanguínea' },
    icon: 'droplets',
  },
  { slug: 'diabetes', label: { en: 'Diabetes', es: 'Diabetes', pt: 'Diabetes' }, icon: 'candy-off' },
  { slug: 'obesity', label: { en: 'Obesity', es: 'Obesidad', pt: 'Obesidade' }, icon: 'weight' },
  {
    slug: 'liver-health',
    label: { en: 'Liver health', es: 'Salud hepática', pt: 'Saúde do fígado' },
    icon: 'funnel',
  },
  { slug: 'kidney-health', label: { en: 'Kidney health', es: 'Salud renal', pt: 'Saúde renal' }, icon: 'bean' },
  { slug: 'digestion', label: { en: 'Digestion', es: 'Digestión', pt: 'Digestão' }, icon: 'utensils' },
  {
    slug: 'gut-microbiome',
    label: { en: 'Gut microbiome', es: 'Microbiota intestinal', pt: 'Microbiota intestinal' },
    icon: 'germ',
  },
  {
    slug: 'constipation',
    label: { en: 'Constipation', es: 'Estreñimiento', pt: 'Prisão de ventre' },
    icon: 'hourglass',
  },
  {
    slug: 'gastric-ulcer',
    label: { en: 'Gastric ulcer', es: 'Úlcera gástrica', pt: 'Úlcera gástrica' },
    icon: 'circle-dot',
  },
  {
    slug: 'bacterial-infection',
    label: { en: 'Bacterial infection', es: 'Infección bacteriana', pt: 'Infecção bacteriana' },
    icon: 'biohazard',
  },
  {
    slug: 'viral-infection',
    label: { en: 'Viral infection', es: 'Infección vírica', pt: 'Infecção viral' },
    icon: 'virus',
  },
  {
    slug: 'intestinal-parasites',
    label: { en: 'Intestinal parasites', es: 'Parásitos intestinales', pt: 'Parasitas intestinais' },
    icon: 'worm',
  },
  {
    slug: 'cold-and-flu',
    label: { en: 'Cold and flu', es: 'Resfriado y gripe', pt: 'Resfriado e gripe' },
    icon: 'thermometer-snowflake',
  },
  { slug: 'cough', label: { en: 'Cough', es: 'Tos', pt: 'Tosse' }, icon: 'speech' },
  {
    slug: 'respiratory-health',
    label: { en: 'Respiratory health', es: 'Salud respiratoria', pt: 'Saúde respiratória' },
    icon: 'fan',
  },
  { slug: 'allergies', label: { en: 'Allergies', es: 'Alergias', pt: 'Alergias' }, icon: 'flower' },
  {
    slug: 'sore-throat',
    label: { en: 'Sore throat', es: 'Dolor de garganta', pt: 'Dor de garganta' },
    icon: 'mic-off',
  },
  { slug: 'arthritis', label: { en: 'Arthritis', es: 'Artritis', pt: 'Artrite' }, icon: 'hand' },
  { slug: 'bone-health', label: { en: 'Bone health', es: 'Salud ósea', pt: 'Saúde óssea' }, icon: 'bone' },
  { slug: 'anemia', label: { en: 'Anemia', es: 'Anemia', pt: 'Anemia' }, icon: 'droplet-off' },
  {
    slug: 'wound-healing',
    label: { en: 'Wound healing', es: 'Cicatrización de heridas', pt: 'Cicatrização de feridas' },
    icon: 'bandage',
  },
  {
    slug: 'skin-health',
    label: { en: 'Skin health', es: 'Salud de la piel', pt: 'Saúde da pele' },
    icon: 'tube-lotion',
  },
  {
    slug: 'oxidative-stress',
    label: { en: 'Oxidative stress', es: 'Estrés oxidativo', pt: 'Estresse oxidativo' },
    icon: 'atom',
  },
  { slug: 'low-libido', label: { en: 'Low libido', es: 'Libido baja', pt: 'Libido baixa' }, icon: 'venus-and-mars' },
  {
    slug: 'chemotherapy-side-effects',
    label: {
      en: 'Chemotherapy side effects',
      es: 'Efectos secundarios de la quimioterapia',
      pt: 'Efeitos colaterais da quimioterapia',
    },
    icon: 'iv-bag',
  },
] as const satisfies readonly Term[]
