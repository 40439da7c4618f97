/** Control characters: a line of text has none, a header of a mail or of a file ends at some, no page may hold others. */
export const controls = /[\u0000-\u001f\u007f]/

/** The same for a text of several lines. */
export const controlsButBreaks = /[\u0000-\u0009\u000b-\u001f\u007f]/

/** The same for what editors write: line breaks and tabs stand in it, and PostgreSQL takes no NUL at all. */
export const controlsButBlanks = /[\u0000-\u0008\u000b-\u001f\u007f]/

/** Half a character: no text that anybody typed. */
export const halves = /\p{Cs}/u

/** A text on one line: control characters part its words as a space does, and none turns around what stands after it. */
export const onOneLine = (text: string): string =>
  text.replace(/\p{Cc}+/gu, ' ').replace(/[\u202a-\u202e\u2066-\u2069]/g, '')

/** The name of a file, as a header may have it. */
export const withoutControls = (name: string): string => name.replaceAll(new RegExp(controls, 'g'), '')
