import en from '@messages/en.json'
import es from '@messages/es.json'
import pt from '@messages/pt.json'

/** All messages of the interface, by locale. */
export const messages = { en, es, pt } as const
