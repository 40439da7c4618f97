'use client'

import { Flag, ThumbsUp } from 'lucide-react'
import type { ReactNode, SubmitEvent } from 'react'
import { cut } from '@/core/cut'
import { fill } from '@/core/fill'
import { bestRating } from '@/core/script-limits'
import { Stars } from '@/ui/patterns/stars'
import type { ContributionKind } from '../model'
import { Clamped } from './clamped.client'
import type { EntryLabels } from './labels'
import type { EntryNote } from './marks'
import type { AuthorView, EntryView } from './view'

/** An author without a name has deleted their account. */
function Author({ author, labels }: { author: AuthorView | null; labels: EntryLabels }) {
  const name = author ? author.alias || author.name || labels.former : labels.anonymous
  const initial = author ? ([...name][0] ?? '').toUpperCase() : ''
  return (
    <span className="flex items-center gap-2">
      <span aria-hidden className="face">
        {author?.picture ? (
          <img src={author.picture} alt="" width={32} height={32} className="size-full object-cover" />
        ) : (
          initial
        )}
      </span>
      <bdi className="font-medium">{name}</bdi>
    </span>
  )
}

type EntryProps = {
  entry: EntryView
  labels: EntryLabels
  author?: string | undefined
  note?: ReactNode
  children?: ReactNode
}

/** One contribution of a member. */
export function Entry({ entry, labels, author, note, children }: EntryProps) {
  const { headline, text, rating, date, iso, lang, tags } = entry
  const shown = author ? { name: author, alias: null, picture: null } : entry.author
  return (
    <article className="border-line flex flex-col items-start gap-2 border-t py-5">
      {note}
      <p className="text-muted flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
        <Author author={shown} labels={labels} />
        <time dateTime={iso}>{date}</time>
        {rating === null ? null : (
          <Stars value={rating} best={bestRating} label={fill(labels.rated, { stars: rating })} />
        )}
      </p>
      {headline ? (
        <h3 lang={lang ?? undefined} dir="auto" className="text-lg">
          {headline}
        </h3>
      ) : null}
      <Clamped text={text} lang={lang} labels={labels} />
      {tags.length > 0 ? <p className="text-muted text-sm">{tags.join(' · ')}</p> : null}
      {children}
    </article>
  )
}

type ActionsProps = {
  kind: ContributionKind
  entry: EntryView
  labels: EntryLabels
  /** Comments are not marked helpful. */
  helpful: { count: number; marked: boolean; onMark: () => void } | null
  reported: boolean
  onReport: () => void
  /** The message after the last press, where that was on this entry. */
  note: EntryNote | null
}

type MarkFormProps = { name: 'helpful' | 'report'; item: string; onPress: () => void; children: ReactNode }

/** A form whose submission scripts handle; without them it posts to the page form of its name. */
function MarkForm({ name, item, onPress, children }: MarkFormProps) {
  const press = (event: SubmitEvent): void => {
    event.preventDefault()
    onPress()
  }
  return (
    <form method="post" action={`/api/page-forms/${name}`} onSubmit={press}>
      <input type="hidden" name="item" value={item} />
      {children}
    </form>
  )
}

/** The confirmation of a mark without scripts, shown by the fragment of the address (`:target`). */
function MarkedNote({ id, children }: { id: string; children: string }) {
  return (
    <p id={id} className="text-lichen hidden w-full text-sm font-medium target:block">
      {children}
    </p>
  )
}

const button =
  'inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-full text-sm aria-disabled:cursor-default'

/** What others do with an entry: find it helpful, report it. */
export function EntryActions({ kind, entry, labels, helpful, reported, onReport, note }: ActionsProps) {
  const about = entry.headline ?? cut(entry.text, 40)
  const item = `${kind}:${entry.id}`
  return (
    <div className="flex flex-wrap items-center gap-x-5">
      {helpful ? (
        <MarkForm name="helpful" item={item} onPress={helpful.onMark}>
          <button
            type="submit"
            aria-pressed={helpful.marked}
            aria-label={fill(labels.helpfulOf, { title: about, count: helpful.count })}
            className={`border-line hover:border-lichen tabular border px-4 ${button} ${helpful.marked ? 'text-lichen' : ''}`}
          >
            <ThumbsUp aria-hidden size={16} fill={helpful.marked ? 'currentColor' : 'none'} />
            {labels.helpful} {helpful.count > 0 ? `(${helpful.count})` : ''}
          </button>
        </MarkForm>
      ) : null}
      <MarkForm name="report" item={item} onPress={onReport}>
        <button
          type="submit"
          aria-disabled={reported || undefined}
          aria-label={reported ? undefined : fill(labels.reportOf, { title: about })}
          className={`text-muted hover:text-ink ${button}`}
        >
          <Flag aria-hidden size={14} /> {reported ? labels.reported : labels.report}
        </button>
      </MarkForm>
      <p role="status" className={`w-full text-sm ${note?.isRefused ? 'text-amanita font-medium' : 'text-muted'}`}>
        {note?.text}
      </p>
      {helpful ? <MarkedNote id={`helpful-${kind}-${entry.id}`}>{labels.helpfulDone}</MarkedNote> : null}
      <MarkedNote id={`reported-${kind}-${entry.id}`}>{labels.reportDone}</MarkedNote>
    </div>
  )
}
