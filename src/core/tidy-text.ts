/** NFC, with Windows line ends folded and outer blanks dropped. */
export const tidyText = (value: string): string => value.normalize('NFC').replace(/\r\n?/g, '\n').trim()
