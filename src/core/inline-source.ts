/**
 * The source of a function for an inline script, without its comments, which every visitor of every page would be sent.
 * Only comments on lines of their own are removed: anything else may be part of a string.
 */
export const inlineSource = (script: (...given: never[]) => unknown): string =>
  script.toString().replace(/^[ \t]*(?:\/\/.*|\/\*[^]*?\*\/[ \t]*)\n/gm, '')
