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
 * What a page does before its scripts are there: the theme before the first paint and when it is chosen, the face of
 * the signed-in member, what a change of language keeps, that a form is sent once, what is shown where a script fails, and
 * a memory of what is pressed.
 */
export const EarlyScript = () => <script dangerouslySetInnerHTML={{ __html: script }} />
