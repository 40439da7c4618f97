import { dictionary } from '@zxcvbn-ts/language-common'
import type { Refusal } from '@/cms/guards/refusals'
import { limits } from '@/core/limits'
import { fold } from '@/core/slugs'
import { leakedWords } from './leaked.data'

/** Digits and signs that people write instead of letters. */
const letters: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
}

/** Leaked passwords, folded: the fifty thousand most common ones of zxcvbn, and our own list. */
const leaked: ReadonlySet<string> = new Set([...dictionary['passwords-common'].map(fold), ...leakedWords])

/** Words of our own list count from three letters on; of fifty thousand, words that short match nearly any text. */
const short = new Set(leakedWords)
const shortest = { ours: 3, theirs: 4 }

const longest = Math.max(...[...leaked].map((word) => word.length))

/** Up to `most` more characters do not make a leaked password of at least `behind` characters another one. */
const tail = { most: 4, behind: 8 }

const read = (text: string): string => fold(text).replace(/[0134571@$!]/g, (sign) => letters[sign] ?? sign)

const isSequence = (text: string): boolean => {
  const steps = new Set([...text].slice(1).map((sign, at) => (sign.codePointAt(0) ?? 0) - (text.codePointAt(at) ?? 0)))
  return steps.size === 1 && ['-1', '0', '1'].includes(String([...steps][0]))
}

/** Repetitions such as `abcabcabcabc` and `111111111111`, and of any text that alone would be too short. */
const repetitions = [/^(.{1,5}?)\1+.?$/su, new RegExp(`^(.{1,${limits.password.min - 1}}?)\\1+$`, 'su')]

const isRepeated = (text: string): boolean => repetitions.some((repetition) => repetition.test(text))

/** Whether a text is made of at most `left` leaked words or words of the member's own, and nothing else. */
function isMadeOf(text: string, own: ReadonlySet<string>, left = 2): boolean {
  if (text === '') return true
  if (left === 0) return false
  // The member's own address may be longer than any leaked word, so the loop below would miss it.
  if (own.has(text)) return true
  for (let length = Math.min(longest, text.length); length >= shortest.ours; length -= 1) {
    const word = text.slice(0, length)
    const isKnown = own.has(word) || (length < shortest.theirs ? short.has(word) : leaked.has(word))
    if (isKnown && isMadeOf(text.slice(length), own, left - 1)) return true
  }
  return false
}

/** Whether a text, digits included, is made of leaked words, or is one with a few more characters. */
const isLeakedWhole = (text: string, own: ReadonlySet<string>): boolean =>
  Array.from({ length: tail.most + 1 }, (_, more) => text.slice(0, text.length - more)).some(
    (part, more) => part.length >= tail.behind && isMadeOf(part, own, more === 0 ? 2 : 1),
  )

const onlyLetters = (text: string): string => text.replace(/[^\p{L}]/gu, '')

/** The letters of a password: as typed, and with digits and signs read as letters, with and without its ends' signs. */
const cores = (password: string): string[] => {
  const plain = fold(password)
  const bare = plain.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '')
  return [...new Set([onlyLetters(plain), onlyLetters(read(bare)), onlyLetters(read(plain))])]
}

/** True of a password that is on lists of leaked ones, or as easily guessed. */
function isLeaked(password: string, own: readonly string[]): boolean {
  const typed = fold(password)
  if (isRepeated(typed) || isSequence(typed) || new Set(typed).size < 5) return true
  const names = new Set(own.map((word) => onlyLetters(read(word))).filter((word) => word.length >= 3))
  const bare = typed.replace(/[^\p{L}\p{N}]/gu, '')
  return (
    leaked.has(typed) ||
    isLeakedWhole(bare, names) ||
    cores(password).some((core) => core.length < 3 || isMadeOf(core, names))
  )
}

/** Long passwords of digits alone are dates and telephone numbers. */
const isNumber = (password: string): boolean => /^[\d\s./+-]+$/.test(password)

type About = { readonly email?: unknown; readonly name?: unknown }

const ownWords = ({ email, name }: About): string[] =>
  [email, name].flatMap((value) => (typeof value === 'string' ? [value, ...value.split(/[^\p{L}\p{N}]+/u)] : []))

/** Why a password cannot be set, or null (T-1I). */
export function passwordProblem(password: unknown, about: About = {}): Refusal | null {
  const length = typeof password === 'string' ? [...password].length : 0
  if (typeof password !== 'string' || length < limits.password.min || length > limits.password.max)
    return 'refusals.passwordLength'
  return isNumber(password) || isLeaked(password, ownWords(about)) ? 'refusals.passwordLeaked' : null
}
