import { label } from '@/cms/labels'
import type { Term } from './term'

/** FLT-02: what a species is used for. */
export const types = [
  { slug: 'medicinal', label: label('Medicinal', 'Medicinal', 'Medicinal'), icon: 'heart-pulse' },
  { slug: 'culinary', label: label('Culinary', 'Culinario', 'Culinário'), icon: 'chef-hat' },
  { slug: 'psychoactive', label: label('Psychoactive', 'Psicoactivo', 'Psicoativo'), icon: 'sparkles' },
] as const satisfies readonly Term[]

/** How it smells (FLT-02). */
export const fragrances = [
  { slug: 'fresh', label: label('Fresh', 'Fresco', 'Fresco'), icon: 'wind' },
  { slug: 'fungus', label: label('Fungus', 'Fúngico', 'Fúngico'), icon: 'germ' },
  { slug: 'almond', label: label('Almond', 'Almendra', 'Amêndoa'), icon: 'nut' },
  { slug: 'earthy', label: label('Earthy', 'Terroso', 'Terroso'), icon: 'mountain' },
  { slug: 'musky', label: label('Musky', 'Almizclado', 'Almiscarado'), icon: 'paw-print' },
  { slug: 'gentle', label: label('Gentle', 'Suave', 'Suave'), icon: 'feather' },
  { slug: 'peppery', label: label('Peppery', 'A pimienta', 'Apimentado'), icon: 'flame' },
  { slug: 'nutty', label: label('Nutty', 'A frutos secos', 'De nozes'), icon: 'squirrel' },
] as const satisfies readonly Term[]

/** How it tastes (FLT-02). */
export const flavors = [
  { slug: 'meaty', label: label('Meaty', 'Cárnico', 'De carne'), icon: 'beef' },
  { slug: 'spicy', label: label('Spicy', 'Especiado', 'Condimentado'), icon: 'flame' },
  { slug: 'mushroomy', label: label('Mushroomy', 'A seta', 'De cogumelo'), icon: 'umbrella' },
  { slug: 'vanilla', label: label('Vanilla', 'Vainilla', 'Baunilha'), icon: 'ice-cream-cone' },
  { slug: 'grounded', label: label('Grounded', 'Terroso', 'Terroso'), icon: 'mountain' },
  { slug: 'fruity', label: label('Fruity', 'Afrutado', 'Frutado'), icon: 'cherry' },
  { slug: 'pungent', label: label('Pungent', 'Acre', 'Pungente'), icon: 'zap' },
  { slug: 'floral', label: label('Floral', 'Floral', 'Floral'), icon: 'flower' },
  { slug: 'minty', label: label('Minty', 'Mentolado', 'Mentolado'), icon: 'leaf' },
  { slug: 'umami', label: label('Umami', 'Umami', 'Umami'), icon: 'soup' },
  { slug: 'nutty', label: label('Nutty', 'A frutos secos', 'De nozes'), icon: 'nut' },
  { slug: 'woody', label: label('Woody', 'Amaderado', 'Amadeirado'), icon: 'logs' },
  { slug: 'bitter', label: label('Bitter', 'Amargo', 'Amargo'), icon: 'coffee' },
  { slug: 'smoky', label: label('Smoky', 'Ahumado', 'Defumado'), icon: 'flame-kindling' },
  { slug: 'mild', label: label('Mild', 'Suave', 'Suave'), icon: 'feather' },
  { slug: 'sweet', label: label('Sweet', 'Dulce', 'Doce'), icon: 'candy' },
] as const satisfies readonly Term[]

/** How it feels to the bite (FLT-02). */
export const textures = [
  { slug: 'crunchy', label: label('Crunchy', 'Crujiente', 'Crocante'), icon: 'cookie' },
  { slug: 'meaty', label: label('Meaty', 'Cárnica', 'De carne'), icon: 'beef' },
  { slug: 'firm', label: label('Firm', 'Firme', 'Firme'), icon: 'stone' },
  { slug: 'fleshy', label: label('Fleshy', 'Carnosa', 'Carnuda'), icon: 'avocado' },
  { slug: 'seafood', label: label('Seafood', 'A marisco', 'De frutos do mar'), icon: 'shrimp' },
  { slug: 'chewy', label: label('Chewy', 'Elástica', 'Elástica'), icon: 'donut' },
] as const satisfies readonly Term[]

/** FLT-02; rendered as icon buttons (FLT-05). */
export const effects = [
  { slug: 'creativity', label: label('Creativity', 'Creatividad', 'Criatividade'), icon: 'palette' },
  { slug: 'perceptual', label: label('Perceptual', 'Perceptual', 'Perceptual'), icon: 'eye' },
  { slug: 'spiritual', label: label('Spiritual', 'Espiritual', 'Espiritual'), icon: 'sun' },
  { slug: 'reflective', label: label('Reflective', 'Reflexivo', 'Reflexivo'), icon: 'book-open' },
  { slug: 'insightful', label: label('Insightful', 'Revelador', 'Revelador'), icon: 'lightbulb' },
  { slug: 'memory', label: label('Memory', 'Memoria', 'Memória'), icon: 'brain' },
  { slug: 'aroused', label: label('Aroused', 'Excitación', 'Excitação'), icon: 'zap' },
  { slug: 'visuals', label: label('Visuals', 'Visuales', 'Visuais'), icon: 'aperture' },
  { slug: 'focus', label: label('Focus', 'Concentración', 'Foco'), icon: 'crosshair' },
  { slug: 'content', label: label('Content', 'Satisfacción', 'Contentamento'), icon: 'smile' },
  { slug: 'endurance', label: label('Endurance', 'Resistencia', 'Resistência'), icon: 'timer' },
  { slug: 'calm', label: label('Calm', 'Calma', 'Calma'), icon: 'leaf' },
  { slug: 'relaxed', label: label('Relaxed', 'Relajado', 'Relaxado'), icon: 'waves' },
  { slug: 'euphoric', label: label('Euphoric', 'Eufórico', 'Eufórico'), icon: 'party-popper' },
  { slug: 'energy', label: label('Energy', 'Energía', 'Energia'), icon: 'battery-charging' },
  { slug: 'hallucinogenic', label: label('Hallucinogenic', 'Alucinógeno', 'Alucinógeno'), icon: 'orbit' },
] as const satisfies readonly Term[]
