import SearchableMap from 'minisearch/SearchableMap'
import { SlotSet } from './slot-set'

/** A text that documents share, such as the name of a category or a vendor, with the slots of those that have it. */
export type Phrase = { readonly text: string; readonly slots: SlotSet }
/** A word, the slots of the documents that have it in their names, and the phrases it occurs in. */
export type Posting = { readonly word: string; readonly names: SlotSet; readonly about: Phrase[] }

/** Postings by word, for exact, prefix and fuzzy look-up. */
export function createPostings() {
  const tree = new SearchableMap<Posting>()
  /** The same postings as in the tree, quicker to reach. */
  const postings = new Map<string, Posting>()

  return {
    get: (word: string): Posting | undefined => postings.get(word),
    /** The posting of a word, made where there is none. */
    of: (word: string): Posting => {
      let posting = postings.get(word)
      if (!posting) {
        posting = { word, names: new SlotSet(), about: [] }
        postings.set(word, posting)
        tree.set(word, posting)
      }
      return posting
    },
    /** Deletes a posting, unless a document still has its word. */
    forget: (posting: Posting): void => {
      if (posting.about.length > 0 || !posting.names.isEmpty() || postings.get(posting.word) !== posting) return
      postings.delete(posting.word)
      tree.delete(posting.word)
    },
    /** Postings of longer words that begin with this one, at most `most`. */
    completing: (word: string, most: number): Posting[] => {
      const completed: Posting[] = []
      for (const [other, posting] of tree.atPrefix(word)) {
        if (completed.length === most) break
        if (other !== word) completed.push(posting)
      }
      return completed
    },
    /** Postings of other words within an edit distance of `errors`. */
    near: (word: string, errors: number): Posting[] =>
      [...tree.fuzzyGet(word, errors)].flatMap(([other, [posting]]) => (other === word ? [] : [posting])),
  }
}
