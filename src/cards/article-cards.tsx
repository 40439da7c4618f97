import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { documentPath, localizedPath } from '@/core/paths'
import type { Growingguide, Post, Project } from '@/payload-types'
import { formatDay } from '@/platform/i18n/format'
import { toPicture } from '@/platform/media/picture'
import { populated } from '@/platform/populated'
import { CardFrame } from '@/ui/patterns/card-frame'
import { Chip } from '@/ui/patterns/chip'
import { Image } from '@/ui/patterns/image'
import type { CardProps } from './card'

type Article = Pick<Post, 'slug' | 'title' | 'lead' | 'image' | 'categories'>

type ArticleCardProps = CardProps<Article> & {
  collection: 'growingguides' | 'posts' | 'projects'
  over: ReactNode
  extra?: ReactNode
}

function ArticleCard({ item, locale, priority = false, collection, over, extra }: ArticleCardProps) {
  return (
    <CardFrame
      href={localizedPath(locale, documentPath(collection, item.slug))}
      picture={
        <Image
          picture={toPicture(item.image)}
          sizes="(min-width: 1024px) 400px, (min-width: 640px) 50vw, 100vw"
          className="size-full object-cover"
          priority={priority}
          alt=""
        />
      }
      over={over}
      title={item.title}
    >
      {item.lead ? <p className="text-muted line-clamp-3">{item.lead}</p> : null}
      <div className="mt-auto flex flex-wrap gap-1.5 pt-1">
        {populated(item.categories).map((category) => (
          <Chip key={category.id}>{category.title}</Chip>
        ))}
        {extra}
      </div>
    </CardFrame>
  )
}

export async function GuideCard(props: CardProps<Article & Pick<Growingguide, 'difficulty'>>) {
  const t = await getTranslations({ locale: props.locale, namespace: 'guide' })
  const { difficulty } = props.item
  return (
    <ArticleCard
      {...props}
      collection="growingguides"
      over={difficulty ? t('difficulty', { value: difficulty }) : null}
    />
  )
}

export function PostCard(props: CardProps<Article & Pick<Post, 'publishedAt' | 'createdAt'>>) {
  const { publishedAt, createdAt } = props.item
  return <ArticleCard {...props} collection="posts" over={formatDay(publishedAt ?? createdAt, props.locale)} />
}

export async function ProjectCard(props: CardProps<Article & Pick<Project, 'stage' | 'place'>>) {
  const t = await getTranslations({ locale: props.locale, namespace: 'project' })
  const { stage, place } = props.item
  return (
    <ArticleCard
      {...props}
      collection="projects"
      over={place}
      extra={stage ? <Chip tone="lichen">{t(stage)}</Chip> : null}
    />
  )
}
