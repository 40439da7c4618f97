import type { Localized } from '@/core/locales'

/** The error page runs where messages are not loaded, so its few words travel with it. */
export const errorTexts: Localized<{ title: string; text: string; retry: string }> = {
  en: {
    title: 'Something broke here',
    text: 'The fault is ours, and nothing of yours is lost. Try again; if it stays, come back a little later.',
    retry: 'Try again',
  },
  es: {
    title: 'Algo se ha roto aquí',
    text: 'El fallo es nuestro y no has perdido nada. Inténtalo de nuevo; si sigue igual, vuelve un poco más tarde.',
    retry: 'Reintentar',
  },
  pt: {
    title: 'Algo quebrou aqui',
    text: 'A falha é nossa e nada seu se perdeu. Tente de novo; se continuar, volte um pouco mais tarde.',
    retry: 'Tentar de novo',
  },
}
