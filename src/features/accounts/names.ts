import type { Refusal } from '@/cms/guards/refusals'
import { foldForms } from '@/core/slugs'

/**
 * Signs that change the direction or the look of what stands around them, or are not seen at all. The two joiners that
 * scripts and emojis need stay allowed.
 */
const unseen =
  /[\u0000-\u001f\u007f-\u009f\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180e\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\u3164\ufeff\uffa0\ufff0-\ufffb\p{Cs}\p{Co}]/u

/** Towers of marks that reach into the lines above. */
const stacked = /\p{M}{4,}/u

/** Letters of other scripts that look like Latin ones, as they stand in the words below. */
const lookalikes: Readonly<Record<string, string>> = {
  а: 'a',
  в: 'b',
  е: 'e',
  і: 'i',
  к: 'k',
  м: 'm',
  н: 'h',
  о: 'o',
  р: 'p',
  с: 'c',
  т: 't',
  у: 'y',
  х: 'x',
  ѕ: 's',
  ј: 'j',
  ԁ: 'd',
  ո: 'n',
  α: 'a',
  ε: 'e',
  ι: 'i',
  κ: 'k',
  μ: 'm',
  ν: 'v',
  ο: 'o',
  ρ: 'p',
  τ: 't',
  υ: 'u',
  χ: 'x',
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
  '|': 'i',
  ı: 'i',
}

/** A name as it is read at a glance. */
const glance = (name: string): string =>
  [...foldForms(name)]
    .map((sign) => lookalikes[sign] ?? sign)
    .join('')
    .replace(/[^\p{L}\p{N}]/gu, '')

/** A member with such a name seems to speak for the site (L9). */
const official =
  /^(the|el|la|o|a|site|sitio|our|team|equipo|equipe)?(sporeprint.*|admin(istra(tor|dora?|cion|cao))?|moderat(or|ors|ion)|moderador(a|es)?|moderac(ion|ao)|webmaster|system|sistema|support|soporte|suporte|staff|official|oficial|formermember|antiguomiembro|exmembro|anonymous|anonim[oa]|root|postmaster|noreply)((of|de|do|da|del)?(thesite|site|sitio|team|staff|equipo|equipe|account|cuenta|conta|support|soporte|suporte))?\d*$|sporeprint|^official|officiala?d?m?i?n?$/

/** Why a name or alias cannot be shown, or null. Admins may be called what they are. */
export function nameProblem(name: string, { isAdmin = false } = {}): Refusal | null {
  if (unseen.test(name) || stacked.test(name.normalize('NFD')) || !/[\p{L}\p{N}]/u.test(name))
    return 'refusals.unusable'
  return !isAdmin && official.test(glance(name)) ? 'refusals.officialName' : null
}
