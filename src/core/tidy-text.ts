/** A text in NFC, with Windows line ends as `\n`. */
export const tidyLines = (value: string): string => value.normalize('NFC').replace(/\r\n?/g, '\n')

/** The same without outer blanks, and with the tabs of copied tables as spaces. */
export const tidyText = (value: string): string => tidyLines(value).replaceAll('\t', ' ').trim()

/** The same on one line: line breaks become spaces. */
export const tidyLine = (value: string): string => {
  const lines = tidyLines(value).split('\n')
  return lines.length === 1 ? (lines[0] ?? '') : lines.flatMap((line) => line.trim() || []).join(' ')
}

/**
 * Characters that change the direction or the look of those around them, or are invisible, among them the empty letters
 * of Hangul and the empty cell of Braille. The two joiners that scripts and emojis need are not among them.
 */
const unseen = String.raw`[\u0000-\u001f\u007f-\u009f\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180e\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\u2800\u3164\ufeff\uffa0\ufff0-\ufffb\p{Cs}\p{Co}]`

export const unseenSign = new RegExp(unseen, 'u')

const seenSign = new RegExp(String.raw`(?!${unseen})[\p{L}\p{N}\p{P}\p{S}]`, 'u')

/** Whether a text has a visible character: blanks and empty letters do not count. */
export const isSeen = (text: string): boolean => seenSign.test(text)
