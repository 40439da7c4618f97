import type { Metadata } from 'next'
import type { TypedCollection } from 'payload'
import type { ReactNode } from 'react'
import { citedIn, textsIn } from '@/blocks/cited'
import { renderInnerBlock } from '@/blocks/inner-blocks'
import { RenderBlocks } from '@/blocks/render-blocks'
import { publicFindBySlug } from '@/cms/public-find'
import type { ArticleCollection } from '@/core/collections'
import { eatenSpecies, withdraws } from '@/core/eaten-species'
import type { Locale } from '@/core/locales'
import { documentPath } from '@/core/paths'
import { scientificNames } from '@/features/catalogue/server'
import { CommunitySections } from '@/features/community/ui'
import { ArticlePage } from '@/features/content/ui'
import { HarmWarning } from '@/finder/of-species/harm-warning'
import { RelatedSpecies } from '@/finder/of-species/related-species'
import { localeAndSlugOf } from '@/platform/i18n/params'
import { translatorOf, type Translator } from '@/platform/i18n/translator'
import { PageActions } from '@/platform/marks/page-actions'
import { movedOrNotFound } from '@/platform/redirects/moved'
import { documentMetadata, markdownFormat } from '@/platform/seo/metadata'
import { harmfulAmong } from '@/read-model/lists'
import { ArticleData } from '@/syndication/structured-data/article-data'
import { metaWithHarmWarning } from './meta-with-harm-warning'

type PageProps = { params: Promise<{ locale: string; slug: string }> }
/** @param harms whether a species that the document cooks or grows is known to harm */
type Part<D> = (doc: D, locale: Locale, harms: boolean) => ReactNode | Promise<ReactNode>

type ArticleRoute<C extends ArticleCollection, D> = {
  readonly collection: C
  /** Message key of the heading above the cards of its species. */
  readonly speciesTitle: Parameters<Translator>[0] & `${string}.species`
  /** The line above the title. */
  readonly over: (doc: D, locale: Locale) => Promise<string | null>
  /** Structured data in place of `ArticleData`, for documents that are no articles. */
  readonly data?: Part<D>
  /** Whether its text is served as markdown too. */
  readonly hasMarkdown: boolean
  /** Rendered beside the heart and the share link. */
  readonly actions?: Part<D>
  readonly before?: Part<D>
  readonly after?: Part<D>
  /** Renders the species below the blocks, for documents whose content is their blocks. */
  readonly speciesBelowBlocks?: boolean
}

/** The route of a document that is read from top to bottom: header, text, blocks, species, and what members wrote. */
export function articleRoute<C extends ArticleCollection>(route: ArticleRoute<C, TypedCollection[C]>) {
  const { collection, hasMarkdown, speciesBelowBlocks = false } = route
  const isWithdrawable = withdraws(collection)
  /** Leaves out the blocks where a document is not withdrawn as a whole: a recipe block shows its own warning. */
  const namingSpecies = (doc: TypedCollection[C]) => (isWithdrawable ? doc : { species: doc.species })

  async function load({ params }: PageProps) {
    const { locale, slug } = await localeAndSlugOf(params)
    const doc = await publicFindBySlug(collection, slug, locale)
    if (!doc) return movedOrNotFound(locale, documentPath(collection, slug))
    return { locale, doc }
  }

  async function generateMetadata(props: PageProps): Promise<Metadata> {
    const { locale, doc } = await load(props)
    const { title, slug } = doc
    const path = documentPath(collection, slug)
    const formats = hasMarkdown ? markdownFormat(locale, path) : undefined
    const described = await metaWithHarmWarning(collection, namingSpecies(doc), { ...doc, texts: textsIn(doc) }, locale)
    return documentMetadata({ locale, path, title, ...described, formats })
  }

  async function Page(props: PageProps) {
    const { locale, doc } = await load(props)
    const citations = citedIn(doc)
    const harmful = await harmfulAmong(eatenSpecies(collection, namingSpecies(doc)), locale)
    const harms = harmful.length > 0
    const species = (
      <RelatedSpecies
        title={translatorOf(locale)(route.speciesTitle)}
        species={doc.species}
        locale={locale}
        eaten={isWithdrawable}
      />
    )
    return (
      <>
        {route.data ? await route.data(doc, locale, harms) : <ArticleData of={collection} doc={doc} locale={locale} />}
        <ArticlePage
          article={doc}
          path={documentPath(collection, doc.slug)}
          locale={locale}
          names={await scientificNames()}
          citations={citations}
          renderBlock={renderInnerBlock}
          over={await route.over(doc, locale)}
          warning={<HarmWarning harmful={harmful} locale={locale} />}
          actions={
            <>
              {await route.actions?.(doc, locale, harms)}
              <PageActions collection={collection} doc={doc} title={doc.title} locale={locale} />
            </>
          }
          before={await route.before?.(doc, locale, harms)}
          after={
            speciesBelowBlocks ? null : (
              <div className="mt-10">
                {await route.after?.(doc, locale, harms)}
                {species}
              </div>
            )
          }
        />
        <RenderBlocks blocks={doc.layout} locale={locale} citations={citations} warned={isWithdrawable} />
        <div className={speciesBelowBlocks ? 'shell mt-10' : 'shell'}>
          {speciesBelowBlocks ? species : null}
          <CommunitySections collection={collection} doc={doc} locale={locale} rated={!harms} />
        </div>
      </>
    )
  }

  return { generateMetadata, Page }
}
