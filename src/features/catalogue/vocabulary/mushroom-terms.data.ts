import type { Term } from './term'

/** FLT-02: what a species is used for. */
export const types = [
  { slug: 'medicinal', label: { en: 'Medicinal', es: 'Medicinal', pt: 'Medicinal' }, icon: 'heart-pulse' },
  { slug: 'culinary', label: { en: 'Culinary', es: 'Culinario', pt: 'Culinário' }, icon: 'chef-hat' },
  { slug: 'psychoactive', label: { en: 'Psychoactive', es: 'Psicoactivo', pt: 'Psicoativo' }, icon: 'sparkles' },
] as const satisfies readonly Term[]

/** FLT-02. */
export const fragrances = [
  { slug: 'fresh', label: { en: 'Fresh', es: 'Fresco', pt: 'Fresco' }, icon: 'wind' },
  { slug: 'fungus', label: { en: 'Fungus', es: 'Fúngico', pt: 'Fúngico' }, icon: 'germ' },
  { slug: 'almond', label: { en: 'Almond', es: 'Almendra', pt: 'Amêndoa' }, icon: 'nut' },
  { slug: 'earthy', label: { en: 'Earthy', es: 'Terroso', pt: 'Terroso' }, icon: 'mountain' },
  { slug: 'musky', label: { en: 'Musky', es: 'Almizclado', pt: 'Almiscarado' }, icon: 'paw-print' },
  { slug: 'gentle', label: { en: 'Gentle', es: 'Suave', pt: 'Suave' }, icon: 'feather' },
  { slug: 'peppery', label: { en: 'Peppery', es: 'A pimienta', pt: 'Apimentado' }, icon: 'flame' },
  { slug: 'nutty', label: { en: 'Nutty', es: 'A frutos secos', pt: 'De nozes' }, icon: 'squirrel' },
] as const satisfies readonly Term[]

/** FLT-02. */
export const flavors = [
  { slug: 'meaty', label: { en: 'Meaty', es: 'Cárnico', pt: 'De carne' }, icon: 'beef' },
  { slug: 'spicy', label: { en: 'Spicy', es: 'Especiado', pt: 'Condimentado' }, icon: 'flame' },
  { slug: 'mushroomy', label: { en: 'Mushroomy', es: 'A seta', pt: 'De cogumelo' }, icon: 'umbrella' },
  { slug: 'vanilla', label: { en: 'Vanilla', es: 'Vainilla', pt: 'Baunilha' }, icon: 'ice-cream-cone' },
  { slug: 'grounded', label: { en: 'Grounded', es: 'Terroso', pt: 'Terroso' }, icon: 'mountain' },
  { slug: 'fruity', label: { en: 'Fruity', es: 'Afrutado', pt: 'Frutado' }, icon: 'cherry' },
  { slug: 'pungent', label: { en: 'Pungent', es: 'Acre', pt: 'Pungente' }, icon: 'zap' },
  { slug: 'floral', label: { en: 'Floral', es: 'Floral', pt: 'Floral' }, icon: 'flower' },
  { slug: 'minty', label: { en: 'Minty', es: 'Mentolado', pt: 'Mentolado' }, icon: 'leaf' },
  { slug: 'umami', label: { en: 'Umami', es: 'Umami', pt: 'Umami' }, icon: 'soup' },
  { slug: 'nutty', label: { en: 'Nutty', es: 'A frutos secos', pt: 'De nozes' }, icon: 'nut' },
  { slug: 'woody', label: { en: 'Woody', es: 'Amaderado', pt: 'Amadeirado' }, icon: 'logs' },
  { slug: 'bitter', label: { en: 'Bitter', es: 'Amargo', pt: 'Amargo' }, icon: 'coffee' },
  { slug: 'smoky', label: { en: 'Smoky', es: 'Ahumado', pt: 'Defumado' }, icon: 'flame-kindling' },
  { slug: 'mild', label: { en: 'Mild', es: 'Suave', pt: 'Suave' }, icon: 'feather' },
  { slug: 'sweet', label: { en: 'Sweet', es: 'Dulce', pt: 'Doce' }, icon: 'candy' },
] as const satisfies readonly Term[]

/** FLT-02. */
export const textures = [
  { slug: 'crunchy', label: { en: 'Crunchy', es: 'Crujiente', pt: 'Crocante' }, icon: 'cookie' },
  { slug: 'meaty', label: { en: 'Meaty', es: 'Cárnica', pt: 'De carne' }, icon: 'beef' },
  { slug: 'firm', label: { en: 'Firm', es: 'Firme', pt: 'Firme' }, icon: 'stone' },
  { slug: 'fleshy', label: { en: 'Fleshy', es: 'Carnosa', pt: 'Carnuda' }, icon: 'avocado' },
  { slug: 'seafood', label: { en: 'Seafood', es: 'A marisco', pt: 'De frutos do mar' }, icon: 'shrimp' },
  { slug: 'chewy', label: { en: 'Chewy', es: 'Elástica', pt: 'Elástica' }, icon: 'donut' },
] as const satisfies readonly Term[]

/** FLT-02; rendered as icon buttons (FLT-05). */
export const effects = [
  { slug: 'creativity', label: { en: 'Creativity', es: 'Creatividad', pt: 'Criatividade' }, icon: 'palette' },
  { slug: 'perceptual', label: { en: 'Perceptual', es: 'Perceptual', pt: 'Perceptual' }, icon: 'eye' },
  { slug: 'spiritual', label: { en: 'Spiritual', es: 'Espiritual', pt: 'Espiritual' }, icon: 'sun' },
  { slug: 'reflective', label: { en: 'Reflective', es: 'Reflexivo', pt: 'Reflexivo' }, icon: 'book-open' },
  { slug: 'insightful', label: { en: 'Insightful', es: 'Revelador', pt: 'Revelador' }, icon: 'lightbulb' },
  { slug: 'memory', label: { en: 'Memory', es: 'Memoria', pt: 'Memória' }, icon: 'brain' },
  { slug: 'aroused', label: { en: 'Aroused', es: 'Excitación', pt: 'Excitação' }, icon: 'zap' },
  { slug: 'visuals', label: { en: 'Visuals', es: 'Visuales', pt: 'Visuais' }, icon: 'aperture' },
  { slug: 'focus', label: { en: 'Focus', es: 'Concentración', pt: 'Foco' }, icon: 'crosshair' },
  { slug: 'content', label: { en: 'Content', es: 'Satisfacción', pt: 'Contentamento' }, icon: 'smile' },
  { slug: 'endurance', label: { en: 'Endurance', es: 'Resistencia', pt: 'Resistência' }, icon: 'timer' },
  { slug: 'calm', label: { en: 'Calm', es: 'Calma', pt: 'Calma' }, icon: 'leaf' },
  { slug: 'relaxed', label: { en: 'Relaxed', es: 'Relajado', pt: 'Relaxado' }, icon: 'waves' },
  { slug: 'euphoric', label: { en: 'Euphoric', es: 'Eufórico', pt: 'Eufórico' }, icon: 'party-popper' },
  { slug: 'energy', label: { en: 'Energy', es: 'Energía', pt: 'Energia' }, icon: 'battery-charging' },
  { slug: 'hallucinogenic', label: { en: 'Hallucinogenic', es: 'Alucinógeno', pt: 'Alucinógeno' }, icon: 'orbit' },
] as const satisfies readonly Term[]
