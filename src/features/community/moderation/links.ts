/** Patterns of web and mail addresses, including those disguised to pass filters. */
const links = [
  /\b(?:https?|hxxps?|ftp|tg|whatsapp):/i,
  /\bwww\d?\s*[.,]/i,
  // `mail@example.org`
  /[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+\.\p{L}/u,
  // `t.me/x`
  /\b[a-z0-9-]+\.[a-z]{2,}\/\S/i,
  // `example[.]org`, `example (dot) org`
  /[[({]\s*(?:\.|dot|punto|ponto)\s*[\])}]\s*\p{L}/iu,
  /\b[a-z0-9-]+ (?:dot|punto|ponto) (?:com|net|org)\b/i,
  // All lower or all upper case: a sentence without a space after its full stop goes on with one capital letter.
  /\b[a-z0-9-]+\.(?:com|net|org|info|io|ru|shop|store|xyz|site|online|biz|club|app|dev|gg|eu|mx|br|uk)\b/,
  /\b[A-Z0-9-]+\.(?:COM|NET|ORG|INFO|IO|RU|SHOP|STORE|XYZ|SITE|ONLINE|BIZ)\b/,
]

/** Whether a text contains a link: the desk has a view of such entries (T-1E). */
export const hasLink = (text: string): boolean => {
  const plain = text.normalize('NFKC').replace(/\p{Cf}/gu, '')
  return links.some((link) => link.test(plain))
}
