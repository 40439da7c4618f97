import { bestRating, fetchLimit, searchCharacters } from './script-limits'

/** The product’s numbers, each with its id. */
export const limits = {
  /** ARC-03: cards on an archive page. */
  archivePageSize: 20,
  /** ARC-04: placeholders while filters load. */
  skeletonCount: 9,
  /** ARC-03: relations are resolved at most this deep. */
  fetchDepth: 2,
  /** NUM-02: categories and likes fetched at once. */
  fetchLimit,
  /** M2: documents at once by how deep their relations are fetched, so that no call keeps the others waiting. */
  fetchLimitAtDepth: [100, 50, 10],
  /** D-06, T-1C: documents in an unpaged response of the filter. */
  filterFullList: 1000,
  /** Bytes of its cards, which leaves room for the rest of a response of 1 MB. */
  filterFullListBytes: 980_000,
  /** T-1Q: characters of a slug. */
  slug: 120,
  /** T-1C: sections and values of a filter call, and characters (code points) of a value. */
  filter: { sections: 10, values: 20, characters: 64 },
  /** Options of a section above which it has a search box of its own. */
  filterSearchAbove: 8,
  /** Options at most of a section of kind `entries`, whose options are values that documents hold. */
  filterEntries: 200,
  /** Options of a section that are rendered at once; more come as one scrolls, so that a tick stays quick. */
  filterOptionsRendered: 60,
  /** Characters of a search, suggestions of each kind, and characters of the terms of one entry. */
  search: { characters: searchCharacters, suggestions: 4, terms: 20_000 },
  /** G2: highest page a call may request. */
  maxPage: 10_000,
  /** COM-05: code points of comments, impressions and reviews. */
  communityText: { min: 3, max: 500 },
  /** T-1E: code points of a headline, and of the other short texts. */
  headline: { min: 1, max: 120 },
  shortText: 100,
  /** G6: comments, impressions or reviews that one list shows at once. */
  shownEntries: 500,
  /** NUM-01: rating scale. */
  rating: { min: 1, max: bestRating },
  /** D-04: what an unrated item renders. */
  unrated: { averageRating: 5, bestRating: 5, reviewCount: 1 },
  /** BLK-10: the list of references opens step by step. */
  references: { step: 10, controlAbove: 9 },
  /**
   * CRT-03: days after which an unused cart is deleted, lines up to which products are added to a cart, lines of a
   * member's cart once a visitor's was merged into it, and pieces of a line.
   */
  cart: { days: 90, lines: 100, joinedLines: 200, pieces: 999 },
  /** T-1H: fields of a form, characters of the name of one, and code points of what is filled in. */
  form: { fields: 50, name: 100, value: 2000 },
  /** SHP-03: bytes and rows of a table of products. */
  table: { bytes: 4 * 1024 * 1024, rows: 5000 },
  /** BLK-06: plain characters above which an expander collapses. */
  expanderThreshold: 1000,
  /** SPC-02: fewer species cards than this stand in one column. */
  speciesTwoColumnsFrom: 3,
  /** Species on the page of a type or a compound, and on the calendar; the archive has them all. */
  speciesOfPage: 48,
  speciesOfCalendar: 1000,
  /** D-32: related products on the page of a product. */
  relatedProducts: 3,
  /** Cards of a list on a page: at most, and by default. */
  cardList: { max: 12, usual: 3 },
  /** T-1I. */
  password: { min: 12, max: 128 },
  /** L9: wrong passwords for one account from one address, and the seconds for which no more are compared then. */
  signIn: { attempts: 5, seconds: 600 },
  /** Characters of a member's name, and of the alias shown in its place. */
  member: { name: 80, alias: 40 },
  /** How long the links in mails are valid, and the maximum characters of the path that they return to. */
  mailLinks: { confirmHours: 24, resetMinutes: 60, returnPath: 1000 },
  /** H3: the largest absolute value of a number: drivers cannot read numbers that JavaScript cannot hold exactly. */
  number: 999_999_999_999,
  /** G1: bytes of a JSON body, and its depth. */
  body: { bytes: 256 * 1024, depth: 12 },
  /** T-1J: a GraphQL query. */
  query: { characters: 4096, depth: 6, aliases: 5, fragments: 10 },
  /**
   * T-1L: bytes of an upload, pixels of all its frames together, and pixels of its longer side: a long strip would be
   * decoded whole for each size.
   */
  upload: { bytes: 10 * 1024 * 1024, pixels: 40_000_000, side: 12_000 },
} as const
