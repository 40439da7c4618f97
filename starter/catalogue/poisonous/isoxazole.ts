import type { DangerSeed } from '../shapes'

/** Poisoning by ibotenic acid and muscimol, which fly agaric and panther cap share. */
export const isoxazolePoisoning: Omit<DangerSeed, 'fatality' | 'regions'> = {
  syndrome: 'isoxazole',
  onsetHours: [0.5, 3],
  toxins: [
    {
      name: { en: 'Ibotenic acid', es: 'Ácido iboténico', pt: 'Ácido ibotênico' },
      note: {
        en: 'Excites nerve cells; drying turns much of it into muscimol.',
        es: 'Excita las células nerviosas; al secarse, gran parte se vuelve muscimol.',
        pt: 'Excita as células nervosas; ao secar, boa parte vira muscimol.',
      },
    },
    {
      name: { en: 'Muscimol', es: 'Muscimol', pt: 'Muscimol' },
      note: {
        en: 'Acts on the receptors that alcohol and sedatives act on, and adds to them.',
        es: 'Actúa sobre los receptores del alcohol y los sedantes, y se suma a ellos.',
        pt: 'Age sobre os receptores do álcool e dos sedativos, e soma-se a eles.',
      },
    },
  ],
  course: {
    en: 'Half an hour to three hours after the meal come drowsiness, dizziness and unsteady steps, sometimes vomiting; then confusion, agitation and delirium alternate with deep sleep. Muscles twitch; seizures and coma are possible, above all in children. Most people recover within a day, but breathing must be watched.',
    es: 'De media hora a tres horas después de comer llegan somnolencia, mareo y pasos inseguros, a veces vómitos; luego la confusión, la agitación y el delirio alternan con un sueño profundo. Hay sacudidas musculares; son posibles convulsiones y coma, sobre todo en niños. La mayoría se recupera en un día, pero hay que vigilar la respiración.',
    pt: 'De meia hora a três horas depois da refeição vêm sonolência, tontura e passos inseguros, às vezes vômitos; depois confusão, agitação e delírio se alternam com sono profundo. Há abalos musculares; convulsões e coma são possíveis, sobretudo em crianças. A maioria se recupera em um dia, mas é preciso vigiar a respiração.',
  },
  firstAid: {
    en: 'Call your poison center or the emergency number at once. Keep leftovers and a whole specimen, base included; note the hour of the meal. Lay a drowsy person on the side and never leave them alone. No alcohol, no sedatives, no home remedies, and do not make anyone vomit. Vomiting or diarrhea that starts six hours or more after the meal points to another, deadly mushroom in the same dish: go to a hospital.',
    es: 'Llame de inmediato al centro de toxicología o al número de emergencias. Guarde restos y un ejemplar entero, con su base; anote la hora de la comida. Acueste de lado a quien tenga sueño y no lo deje solo. Ni alcohol, ni sedantes, ni remedios caseros, y no provoque el vómito. Vómitos o diarrea que empiezan seis horas o más después de comer apuntan a otra seta, mortal, en la misma comida: vaya al hospital.',
    pt: 'Ligue imediatamente para o centro de intoxicações ou para a emergência. Guarde sobras e um exemplar inteiro, com a base; anote a hora da refeição. Deite de lado quem estiver sonolento e nunca o deixe sozinho. Nada de álcool, sedativos ou remédios caseiros, e não provoque o vômito. Vômitos ou diarreia que começam seis horas ou mais depois da refeição apontam para outro cogumelo, mortal, na mesma refeição: vá ao hospital.',
  },
}
