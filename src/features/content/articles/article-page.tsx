import type { ReactNode } from 'react'
import { langOf } from '@/cms/fallbacks'
import type { Locale } from '@/core/locales'
import type { Post } from '@/payload-types'
import { captionLang } from '@/platform/media/caption-lang'
import { toPicture } from '@/platform/media/picture'
import { headingsOf } from '@/platform/rich-text/headings'
import { BreadcrumbBar } from '@/platform/breadcrumbs/breadcrumb-bar'
import type { Citations } from '@/platform/references/citations'
import { RichText, type RenderBlock } from '@/platform/rich-text/rich-text'
import { Image } from '@/ui/patterns/image'
import { namedText } from '@/ui/patterns/named-text'
import { PageHeader } from '@/ui/patterns/page-header'
import { Contents } from './contents'

type Article = Pick<Post, 'title' | 'lead' | 'image' | 'content'>

type ArticlePageProps = {
  article: Article
  /** Its address without a locale. */
  path: string
  locale: Locale
  over?: ReactNode
  /** Below the head, before everything else. */
  warning?: ReactNode
  actions?: ReactNode
  before?: ReactNode
  after?: ReactNode
  /** The scientific names that captions have in italics. */
  names: ReadonlySet<string>
  /** The numbers of the references that its text cites. */
  citations?: Citations
  renderBlock: RenderBlock
}

/** What guides, posts, projects and pages share: head, picture, text; then what the route adds. */
export function ArticlePage(props: ArticlePageProps) {
  const { article, path, locale, over, warning, actions, before, after, names, citations, renderBlock } = props
  const picture = toPicture(article.image)
  return (
    <article className="shell">
      <div className="pt-6 print:hidden">
        <BreadcrumbBar path={path} title={article.title} lang={langOf(article, 'title')} locale={locale} />
      </div>
      <PageHeader
        title={article.title}
        lead={article.lead}
        over={over}
        lang={{ title: langOf(article, 'title'), lead: langOf(article, 'lead') }}
      />
      {warning}
      {actions ? <div className="-mt-2 mb-8 flex flex-col gap-4">{actions}</div> : null}
      {picture ? (
        <figure className="mb-10">
          <Image
            picture={picture}
            sizes="(min-width: 1280px) 1200px, 100vw"
            className="rounded-card border-line aspect-video w-full border object-cover"
            priority
          />
          {picture.caption ? (
            <figcaption lang={captionLang(article.image)} className="text-muted mt-2 text-sm">
              {namedText(picture.caption, names)}
            </figcaption>
          ) : null}
        </figure>
      ) : null}
      {before}
      <div className="lg:grid lg:grid-cols-[minmax(0,1fr)_16rem] lg:gap-12">
        <RichText
          value={article.content}
          locale={locale}
          lang={langOf(article, 'content')}
          anchors
          citations={citations}
          renderBlock={renderBlock}
        />
        <Contents
          headings={[...headingsOf(article.content).values()]}
          lang={langOf(article, 'content')}
          locale={locale}
        />
      </div>
      {after}
    </article>
  )
}
