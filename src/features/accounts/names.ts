import type { Refusal } from '@/cms/guards/refusals'
import { foldForms } from '@/core/slugs'
import { unseenSign } from '@/core/tidy-text'

/** Stacked combining marks, which reach into the lines above. */
const stacked = /\p{M}{4,}/u

/** Look-alikes of Latin letters that occur in the words below: each string, and the letters it is read as. */
const lookalikes: Readonly<Record<string, string>> = Object.fromEntries(
  [
    ['авеікмнорстухѕјԁոӏ', 'abeikmhopctyxsjdnl'], // Cyrillic and Armenian
    ['αβδεικμνορτυχ', 'abdeikmvoptux'], // Greek
    ['ꭺꭰꮇꭵꮪꮲꮎꭱꭼꮯꮋꭲꮢꮶ', 'admispoeechtrk'], // Cherokee
    ['ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢɑɡı', 'abcdefghijklmnoprstuvwyzagi'], // small capitals and phonetic letters
    ['@$!|', 'asii'],
  ].flatMap(([seen = '', read = '']) => [...seen].map((sign, at) => [sign, read[at] ?? sign])),
)

/** Digits that are read as letters within a word. */
const digits: Readonly<Record<string, string>> = { '0': 'o', '1': 'i', '3': 'e', '4': 'a', '5': 's', '7': 't' }

/** How a name looks at a glance: with its digits read as letters, and with its digits as they are. */
function glances(name: string): string[] {
  const seen = [...foldForms(name)].map((sign) => lookalikes[sign] ?? sign).join('')
  return [seen.replace(/[013457]/g, (sign) => digits[sign] ?? sign), seen]
}

const inOneWord = (seen: string): string => seen.replace(/[^\p{L}\p{N}]/gu, '')

/** Names by which a member seems to speak for the site (L9). */
const official =
  /^(the|el|la|o|a|site|sitio|our|team|equipo|equipe)?(sporeprint.*|admin(istra(tor|dora?|cion|cao))?|moderat(or|ors|ion)|moderador(a|es)?|moderac(ion|ao)|webmaster|system|sistema|support|soporte|suporte|staff|official|oficial|formermember|antiguomiembro|exmembro|anonymous|anonim[oa]|root|postmaster|noreply)((of|de|do|da|del)?(thesite|site|sitio|team|staff|equipo|equipe|account|cuenta|conta|support|soporte|suporte))?\d*$|sporeprint|^official|officiala?d?m?i?n?$/

/** Titles by which a member seems to do so even as one word of a longer name, as in “Ana (admin)”. */
const title = /^(admin(istra(tor|dora?))?|moderat(or|ors)|moderador(a|es)?|webmaster)\d*$/

/** Whether a name seems to speak for the site. */
const isOfficial = (name: string): boolean =>
  glances(name).some(
    (seen) => official.test(inOneWord(seen)) || seen.split(/[^\p{L}\p{N}]+/u).some((word) => title.test(word)),
  )

/** Why a name or alias cannot be shown, or null. Admins may be called what they are. */
export function nameProblem(name: string, { isAdmin = false } = {}): Refusal | null {
  if (unseenSign.test(name) || stacked.test(name.normalize('NFD')) || !/[\p{L}\p{N}]/u.test(name))
    return 'refusals.unusable'
  return !isAdmin && isOfficial(name) ? 'refusals.officialName' : null
}
