import { locales } from '@/core/locales'
import { accountScreens } from '@/core/paths'
import { keepAddress } from '../i18n/keep-address'
import { keptKeys } from '../i18n/kept-keys'
import { followTheme, themeColors, themeKey } from '../theme/follow-theme'
import { markVisitor, visitorKey } from '../visitor/mark-visitor'
import { rememberedKey, rememberInput, stateOf } from './remember-input'
import { sendOnce } from './send-once'
import { showWithoutScripts } from './show-without-scripts'

const locale = `^/(?:${locales.join('|')})(?=/|$)`

const script = [
  `(${followTheme.toString()})(${JSON.stringify(themeKey)},${JSON.stringify(themeColors)})`,
  `(${markVisitor.toString()})(${JSON.stringify(visitorKey)})`,
  `(${keepAddress.toString()})(${JSON.stringify(keptKeys)},${JSON.stringify(locale)},${JSON.stringify(accountScreens.source)})`,
  `(${sendOnce.toString()})()`,
  `(${showWithoutScripts.toString()})()`,
  `(${rememberInput.toString()})(${JSON.stringify(rememberedKey)},${stateOf.toString()})`,
].join(';')

/**
 * What a page does before its scripts have loaded: sets the theme, shows the signed-in member, keeps input for a change
 * of locale, sends a form only once, shows the no-script content if a script fails, and remembers input.
 */
export const EarlyScript = () => <script dangerouslySetInnerHTML={{ __html: script }} />
