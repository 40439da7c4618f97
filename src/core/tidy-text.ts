/** NFC, with Windows line ends folded. */
export const tidyLines = (value: string): string => value.normalize('NFC').replace(/\r\n?/g, '\n')

/** The same with outer blanks dropped. */
export const tidyText = (value: string): string => tidyLines(value).trim()
