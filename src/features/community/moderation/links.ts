/** What people write that leads elsewhere, also where they hide it from filters. */
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
  // Small or capital throughout: who forgets the blank after a sentence goes on with one capital letter.
  /\b[a-z0-9-]+\.(?:com|net|org|info|io|ru|shop|store|xyz|site|online|biz|club|app|dev|gg|eu|mx|br|uk)\b/,
  /\b[A-Z0-9-]+\.(?:COM|NET|ORG|INFO|IO|RU|SHOP|STORE|XYZ|SITE|ONLINE|BIZ)\b/,
]

/** Whether a text leads elsewhere: such entries stand apart (T-1E). */
export const hasLink = (text: string): boolean => {
  const plain = text.normalize('NFKC').replace(/\p{Cf}/gu, '')
  return links.some((link) => link.test(plain))
}
