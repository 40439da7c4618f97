import { defaultLocale, locales } from './locales'
import { localizedPath, poisonPath } from './paths'

const help = new RegExp(`^(?:/(${locales.join('|')}))?${poisonPath}/?$`, 'i')

/** Whether a path is that of the help after a poisoning, in whatever letters: somebody types it in a hurry (SAF-05). */
export const isHelp = (path: string): boolean => help.test(path)

/** The address of the help where a path writes it in other letters (`/Poison`); null for every other path. */
export function helpInItsLetters(path: string): string | null {
  const found = help.exec(path)
  if (!found || path === path.toLowerCase()) return null
  const locale = locales.find((one) => one === found[1]?.toLowerCase()) ?? defaultLocale
  return localizedPath(locale, poisonPath)
}
