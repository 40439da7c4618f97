/** Countries by the time zones their people's clocks are set to; zones that several share name the one with more of us. */
const byZone: readonly (readonly [RegExp, string])[] = [
  [
    /^America\/(New_York|Chicago|Denver|Los_Angeles|Phoenix|Anchorage|Detroit|Boise|Indiana|Kentucky|Adak)|^Pacific\/Honolulu|^US\//,
    'US',
  ],
  [/^America\/(Toronto|Vancouver|Montreal|Halifax|Winnipeg|Edmonton|Regina|St_Johns|Moncton)|^Canada\//, 'CA'],
  [/^America\/(Mexico_City|Tijuana|Monterrey|Cancun|Merida|Hermosillo|Mazatlan|Chihuahua|Ciudad_Juarez)/, 'MX'],
  [
    /^America\/(Sao_Paulo|Bahia|Fortaleza|Recife|Belem|Manaus|Cuiaba|Campo_Grande|Porto_Velho|Maceio|Araguaina|Boa_Vista|Rio_Branco|Noronha|Santarem)|^Brazil\//,
    'BR',
  ],
  [/^America\/(Argentina|Buenos_Aires)/, 'AR'],
  [/^America\/(Santiago|Punta_Arenas|Coyhaique)/, 'CL'],
  [/^America\/Bogota/, 'CO'],
  [/^America\/Lima/, 'PE'],
  [/^America\/Montevideo/, 'UY'],
  [/^America\/Guayaquil/, 'EC'],
  [/^America\/Costa_Rica/, 'CR'],
  [/^Europe\/(Madrid)|^Atlantic\/Canary|^Africa\/Ceuta/, 'ES'],
  [/^Europe\/Lisbon|^Atlantic\/(Madeira|Azores)/, 'PT'],
  [/^Europe\/(London|Belfast|Jersey|Guernsey|Isle_of_Man)/, 'GB'],
  [/^Europe\/Dublin/, 'IE'],
  [/^Europe\/Paris/, 'FR'],
  [/^Europe\/(Berlin|Busingen)/, 'DE'],
  [/^Europe\/(Rome|Vatican|San_Marino)/, 'IT'],
  [/^Europe\/Zurich/, 'CH'],
  [/^Australia\//, 'AU'],
  [/^Pacific\/(Auckland|Chatham)/, 'NZ'],
]

/** Where somebody is, by the clock of the device, or else by the region of its language; null where neither says. */
export function guessCountry(timeZone: string, language: string): string | null {
  const zone = byZone.find(([pattern]) => pattern.test(timeZone))
  if (zone) return zone[1]
  return /^[a-z]{2,3}-(?:[A-Z][a-z]{3}-)?([A-Z]{2})\b/.exec(language)?.[1] ?? null
}
