import { inlineSource } from '@/core/inline-source'
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
  `(${inlineSource(followTheme)})(${JSON.stringify(themeKey)},${JSON.stringify(themeColors)})`,
  `(${inlineSource(markVisitor)})(${JSON.stringify(visitorKey)})`,
  `(${inlineSource(keepAddress)})(${JSON.stringify(keptKeys)},${JSON.stringify(locale)},${JSON.stringify(accountScreens.source)})`,
  `(${inlineSource(sendOnce)})()`,
  `(${inlineSource(showWithoutScripts)})()`,
  `(${inlineSource(rememberInput)})(${JSON.stringify(rememberedKey)},${inlineSource(stateOf)})`,
].join(';')

/**
 * What a page does before its scripts have loaded: sets the theme, shows the signed-in member, keeps input for a change
 * of locale, sends a form only once, shows the no-script content if a script fails, and remembers input.
 */
export const EarlyScript = () => <script dangerouslySetInnerHTML={{ __html: script }} />
