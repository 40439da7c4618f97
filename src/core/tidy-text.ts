/** NFC, with Windows line ends folded. */
export const tidyLines = (value: string): string => value.normalize('NFC').replace(/\r\n?/g, '\n')

/** The same with outer blanks dropped. */
export const tidyText = (value: string): string => tidyLines(value).trim()

/** Whether anything is seen of a text: blanks of no width alone are nothing. */
export const isSeen = (text: string): boolean => /[\p{L}\p{N}\p{P}\p{S}]/u.test(text)
