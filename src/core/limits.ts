/** The numbers of the two parts, each with its section. Those of the community’s lists wait for their pages. */
export const limits = {
  /** P1 §9: cards on an archive page. */
  archivePageSize: 20,
  /** P1 §9: placeholders while filters load. */
  skeletonCount: 9,
  /** P1 §9: relations are resolved at most this deep. */
  fetchDepth: 2,
  /** P2 §9: categories and likes fetched at once. */
  fetchLimit: 100,
  /** Decision 6, security.md 1.C: documents in an unpaged filter answer. */
  filterFullList: 1000,
  /** Bytes of its cards, which leaves room for what stands around them in an answer of 1 MB. */
  filterFullListBytes: 980_000,
  /** security.md 1.Q: characters of a slug. */
  slug: 120,
  /** security.md 1.C: sections and values of a filter call, and characters (code points) of a value. */
  filter: { sections: 10, values: 20, characters: 64 },
  /** Options of a section above which it has a search box of its own. */
  filterSearchAbove: 8,
  /** Options at most of a section made of what documents hold. */
  filterEntries: 200,
  /** Options of a section that are drawn at once; more come as one scrolls, so that a tick stays quick. */
  filterOptionsDrawn: 60,
  /** Characters of a search, and suggestions of each kind. */
  search: { characters: 100, suggestions: 4 },
  /** security.md G2: highest page a call may ask for. */
  maxPage: 10_000,
  /** P2 §5: code points of comments, impressions and reviews. */
  communityText: { min: 3, max: 500 },
  /** security.md 1.E: code points of a headline, and of the other short texts. */
  headline: { min: 1, max: 120 },
  shortText: 100,
  /** P2 §9: rating scale. */
  rating: { min: 1, max: 5 },
  /** P2 §9: what an unrated item draws, decision 4. */
  unrated: { averageRating: 5, bestRating: 5, reviewCount: 1 },
  /** P2 §2: lists that open step by step. */
  comments: { collapsed: 3 },
  impressions: { first: 5, step: 5 },
  reviews: { collapsed: 3, window: 5, step: 5 },
  references: { step: 10, controlAbove: 9 },
  /** P2 §9: plain characters above which an expander collapses. */
  expanderThreshold: 1000,
  /** P2 §2: fewer species cards than this stand in one column. */
  speciesTwoColumnsFrom: 3,
  /** Species on the page of a use or a compound, and on the calendar; the archive has them all. */
  speciesOfPage: 48,
  speciesOfCalendar: 1000,
  /** Cards of a list on a page: at most, and where nobody says how many. */
  cardList: { max: 12, usual: 3 },
  /** security.md 1.I. */
  password: { min: 12, max: 128 },
  /** security.md G1: bytes of a JSON body, and its depth. */
  body: { bytes: 256 * 1024, depth: 12 },
  /** security.md 1.J: a GraphQL query. */
  query: { characters: 4096, depth: 6, aliases: 5 },
  /** security.md 1.L: bytes and pixels of an upload. */
  upload: { bytes: 10 * 1024 * 1024, pixels: 40_000_000 },
} as const
