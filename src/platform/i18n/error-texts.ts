import type { Localized } from '@/core/locales'
import texts from './error-texts.json'

/**
 * The error pages appear where messages are not loaded, so their few words travel with them; server.mjs reads the same
 * file (scripts/lib/plain-pages.mjs).
 */
export const errorTexts: Localized<{ title: string; text: string; retry: string; home: string }> = texts
