import { keepAddress } from '../i18n/keep-address'
import { scrollKey } from '../i18n/scroll-key'
import { followTheme, themeKey } from '../theme/follow-theme'
import { markVisitor, visitorKey } from '../visitor/mark-visitor'
import { rememberedKey, rememberInput, stateOf } from './remember-input'

const script = [
  `(${followTheme.toString()})(${JSON.stringify(themeKey)})`,
  `(${markVisitor.toString()})(${JSON.stringify(visitorKey)})`,
  `(${keepAddress.toString()})(${JSON.stringify(scrollKey)})`,
  `(${rememberInput.toString()})(${JSON.stringify(rememberedKey)},${stateOf.toString()})`,
].join(';')

/**
 * What a page does before its scripts are there: the theme before the first paint and when it is chosen, the face of
 * the signed-in member, the address that a change of language keeps, and a memory of what is pressed.
 */
export const EarlyScript = () => <script dangerouslySetInnerHTML={{ __html: script }} />
