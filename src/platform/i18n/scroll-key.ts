/** Where the place of a visitor who changes the language is kept for the next page (I18-02). */
export const scrollKey = 'sporeprint:scroll'
