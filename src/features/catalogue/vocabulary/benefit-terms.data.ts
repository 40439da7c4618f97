import { label } from '@/cms/labels'
import type { Term } from './term'

/** FLT-02: conditions a species is said or studied to help with; never a promise. */
export const benefits = [
  { slug: 'anxiety', label: label('Anxiety', 'Ansiedad', 'Ansiedade'), icon: 'wind' },
  { slug: 'depression', label: label('Depression', 'Depresión', 'Depressão'), icon: 'cloud-sun' },
  {
    slug: 'immune-system',
    label: label('Immune system', 'Sistema inmunitario', 'Sistema imunológico'),
    icon: 'shield',
  },
  { slug: 'sleep', label: label('Sleep', 'Sueño', 'Sono'), icon: 'moon' },
  { slug: 'inflammation', label: label('Inflammation', 'Inflamación', 'Inflamação'), icon: 'flame' },
  { slug: 'cancer', label: label('Cancer', 'Cáncer', 'Câncer'), icon: 'ribbon' },
  { slug: 'stress', label: label('Stress', 'Estrés', 'Estresse'), icon: 'gauge' },
  { slug: 'fatigue', label: label('Fatigue', 'Fatiga', 'Fadiga'), icon: 'battery-low' },
  {
    slug: 'memory-loss',
    label: label('Memory loss', 'Pérdida de memoria', 'Perda de memória'),
    icon: 'brain',
  },
  {
    slug: 'cognitive-decline',
    label: label('Cognitive decline', 'Deterioro cognitivo', 'Declínio cognitivo'),
    icon: 'trending-down',
  },
  {
    slug: 'alzheimers-disease',
    label: label('Alzheimer’s disease', 'Enfermedad de Alzheimer', 'Doença de Alzheimer'),
    icon: 'puzzle',
  },
  {
    slug: 'parkinsons-disease',
    label: label('Parkinson’s disease', 'Enfermedad de Parkinson', 'Doença de Parkinson'),
    icon: 'activity',
  },
  {
    slug: 'nerve-damage',
    label: label('Nerve damage', 'Daño nervioso', 'Lesão nervosa'),
    icon: 'network',
  },
  {
    slug: 'poor-concentration',
    label: label('Poor concentration', 'Falta de concentración', 'Falta de concentração'),
    icon: 'crosshair',
  },
  {
    slug: 'exercise-tolerance',
    label: label('Exercise tolerance', 'Tolerancia al ejercicio', 'Tolerância ao exercício'),
    icon: 'dumbbell',
  },
  {
    slug: 'ocd',
    label: label('Obsessive-compulsive disorder', 'Trastorno obsesivo-compulsivo', 'Transtorno obsessivo-compulsivo'),
    icon: 'repeat',
  },
  {
    slug: 'end-of-life-distress',
    label: label('End-of-life distress', 'Angustia al final de la vida', 'Angústia no fim da vida'),
    icon: 'sunset',
  },
  {
    slug: 'alcohol-dependence',
    label: label('Alcohol dependence', 'Dependencia del alcohol', 'Dependência do álcool'),
    icon: 'wine-off',
  },
  {
    slug: 'tobacco-dependence',
    label: label('Tobacco dependence', 'Dependencia del tabaco', 'Dependência do tabaco'),
    icon: 'cigarette-off',
  },
  { slug: 'migraine', label: label('Migraine', 'Migraña', 'Enxaqueca'), icon: 'zap' },
  {
    slug: 'cluster-headache',
    label: label('Cluster headache', 'Cefalea en racimos', 'Cefaleia em salvas'),
    icon: 'cloud-lightning',
  },
  { slug: 'chronic-pain', label: label('Chronic pain', 'Dolor crónico', 'Dor crônica'), icon: 'infinity' },
  {
    slug: 'high-cholesterol',
    label: label('High cholesterol', 'Colesterol alto', 'Colesterol alto'),
    icon: 'egg-fried',
  },
  {
    slug: 'high-blood-pressure',
    label: label('High blood pressure', 'Hipertensión arterial', 'Pressão alta'),
    icon: 'heart-pulse',
  },
  {
    slug: 'heart-health',
    label: label('Heart health', 'Salud cardíaca', 'Saúde cardíaca'),
    icon: 'heart',
  },
  {
    slug: 'blood-circulation',
    label: label('Blood circulation', 'Circulación sanguínea', 'Circulação sanguínea'),
    icon: 'droplets',
  },
  { slug: 'diabetes', label: label('Diabetes', 'Diabetes', 'Diabetes'), icon: 'candy-off' },
  { slug: 'obesity', label: label('Obesity', 'Obesidad', 'Obesidade'), icon: 'weight' },
  {
    slug: 'liver-health',
    label: label('Liver health', 'Salud hepática', 'Saúde do fígado'),
    icon: 'funnel',
  },
  { slug: 'kidney-health', label: label('Kidney health', 'Salud renal', 'Saúde renal'), icon: 'bean' },
  { slug: 'digestion', label: label('Digestion', 'Digestión', 'Digestão'), icon: 'utensils' },
  {
    slug: 'gut-microbiome',
    label: label('Gut microbiome', 'Microbiota intestinal', 'Microbiota intestinal'),
    icon: 'germ',
  },
  {
    slug: 'constipation',
    label: label('Constipation', 'Estreñimiento', 'Prisão de ventre'),
    icon: 'hourglass',
  },
  {
    slug: 'gastric-ulcer',
    label: label('Gastric ulcer', 'Úlcera gástrica', 'Úlcera gástrica'),
    icon: 'circle-dot',
  },
  {
    slug: 'bacterial-infection',
    label: label('Bacterial infection', 'Infección bacteriana', 'Infecção bacteriana'),
    icon: 'biohazard',
  },
  {
    slug: 'viral-infection',
    label: label('Viral infection', 'Infección vírica', 'Infecção viral'),
    icon: 'virus',
  },
  {
    slug: 'intestinal-parasites',
    label: label('Intestinal parasites', 'Parásitos intestinales', 'Parasitas intestinais'),
    icon: 'worm',
  },
  {
    slug: 'cold-and-flu',
    label: label('Cold and flu', 'Resfriado y gripe', 'Resfriado e gripe'),
    icon: 'thermometer-snowflake',
  },
  { slug: 'cough', label: label('Cough', 'Tos', 'Tosse'), icon: 'speech' },
  {
    slug: 'respiratory-health',
    label: label('Respiratory health', 'Salud respiratoria', 'Saúde respiratória'),
    icon: 'fan',
  },
  { slug: 'allergies', label: label('Allergies', 'Alergias', 'Alergias'), icon: 'flower' },
  {
    slug: 'sore-throat',
    label: label('Sore throat', 'Dolor de garganta', 'Dor de garganta'),
    icon: 'mic-off',
  },
  { slug: 'arthritis', label: label('Arthritis', 'Artritis', 'Artrite'), icon: 'hand' },
  { slug: 'bone-health', label: label('Bone health', 'Salud ósea', 'Saúde óssea'), icon: 'bone' },
  { slug: 'anemia', label: label('Anemia', 'Anemia', 'Anemia'), icon: 'droplet-off' },
  {
    slug: 'wound-healing',
    label: label('Wound healing', 'Cicatrización de heridas', 'Cicatrização de feridas'),
    icon: 'bandage',
  },
  {
    slug: 'skin-health',
    label: label('Skin health', 'Salud de la piel', 'Saúde da pele'),
    icon: 'tube-lotion',
  },
  {
    slug: 'oxidative-stress',
    label: label('Oxidative stress', 'Estrés oxidativo', 'Estresse oxidativo'),
    icon: 'atom',
  },
  { slug: 'low-libido', label: label('Low libido', 'Libido baja', 'Libido baixa'), icon: 'venus-and-mars' },
  {
    slug: 'chemotherapy-side-effects',
    label: label(
      'Chemotherapy side effects',
      'Efectos secundarios de la quimioterapia',
      'Efeitos colaterais da quimioterapia',
    ),
    icon: 'iv-bag',
  },
] as const satisfies readonly Term[]
