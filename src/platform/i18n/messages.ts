import en from '@messages/en.json'
import es from '@messages/es.json'
import pt from '@messages/pt.json'

/** All texts of the interface, by language. */
export const messages = { en, es, pt } as const
