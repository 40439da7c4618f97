/** Control characters: a line of text has none, some end a header of a mail or file, and no page may hold others. */
export const controls = /[\u0000-\u001f\u007f]/

/** The same for a text of several lines. */
export const controlsButBreaks = /[\u0000-\u0009\u000b-\u001f\u007f]/

/** The same for editors' texts, which may have line breaks and tabs; PostgreSQL rejects NUL. */
export const controlsButBlanks = /[\u0000-\u0008\u000b-\u001f\u007f]/

/** A lone surrogate, which no keyboard types. */
export const loneSurrogate = /\p{Cs}/u

/** A text on one line: control characters become spaces, characters that change the text direction are removed. */
export const onOneLine = (text: string): string =>
  text.replace(/\p{Cc}+/gu, ' ').replace(/[\u202a-\u202e\u2066-\u2069]/g, '')

/** A file name without control characters, for a header. */
export const withoutControls = (name: string): string => name.replaceAll(new RegExp(controls, 'g'), '')
