import { Search } from 'lucide-react'
import { getTranslations } from 'next-intl/server'
import { limits } from '@/core/limits'
import type { Locale } from '@/core/locales'
import { localizedPath, searchPath } from '@/core/paths'

/** A plain form to the search page, without the suggestions that the search box of the header has. */
export async function SearchForm({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'search' })
  return (
    <form
      role="search"
      aria-label={t('title')}
      action={localizedPath(locale, searchPath())}
      className="relative mt-6 max-w-md"
    >
      <input
        type="search"
        name="q"
        aria-label={t('title')}
        autoComplete="off"
        enterKeyHint="search"
        maxLength={limits.search.characters}
        placeholder={t('placeholder')}
        className="field bg-raised min-h-13 w-full rounded-full ps-5 pe-14"
      />
      <button
        type="submit"
        aria-label={t('submit')}
        className="bg-lichen text-on-lichen absolute end-1 top-1 grid size-11 place-items-center rounded-full transition-opacity hover:opacity-85"
      >
        <Search aria-hidden size={18} />
      </button>
    </form>
  )
}
