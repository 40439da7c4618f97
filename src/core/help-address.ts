import { defaultLocale, locales } from './locales'
import { localizedPath, poisonPath } from './paths'

const help = new RegExp(`^(?:/(${locales.join('|')}))?${poisonPath}/?$`, 'i')

/** Whether a path is that of the poison page, in any case: visitors type it in a hurry (SAF-05). */
export const isHelp = (path: string): boolean => help.test(path)

/** The address of the poison page, for a path that writes it in another case (`/Poison`); null for every other path. */
export function canonicalPoisonPath(path: string): string | null {
  const found = help.exec(path)
  if (!found || path === path.toLowerCase()) return null
  const locale = locales.find((one) => one === found[1]?.toLowerCase()) ?? defaultLocale
  return localizedPath(locale, poisonPath)
}
