/** NFC, with Windows line ends folded. */
export const tidyLines = (value: string): string => value.normalize('NFC').replace(/\r\n?/g, '\n')

/** The same with outer blanks dropped, and the tabs of what was copied out of a table as blanks. */
export const tidyText = (value: string): string => tidyLines(value).replaceAll('\t', ' ').trim()

/** The same as one line: where it was broken stands a blank. */
export const tidyLine = (value: string): string => {
  const lines = tidyLines(value).split('\n')
  return lines.length === 1 ? (lines[0] ?? '') : lines.flatMap((line) => line.trim() || []).join(' ')
}

/**
 * Signs that change the direction or the look of what stands around them, or are not seen at all, among them the empty
 * letters of Hangul and the empty cell of Braille. The two joiners that scripts and emojis need stay out.
 */
const unseen = String.raw`[\u0000-\u001f\u007f-\u009f\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180e\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\u2800\u3164\ufeff\uffa0\ufff0-\ufffb\p{Cs}\p{Co}]`

export const unseenSign = new RegExp(unseen, 'u')

const seenSign = new RegExp(String.raw`(?!${unseen})[\p{L}\p{N}\p{P}\p{S}]`, 'u')

/** Whether anything is seen of a text: blanks and empty letters alone are nothing. */
export const isSeen = (text: string): boolean => seenSign.test(text)
