/** What is in a page's head until the fonts are cut. */
export const fontsPlaceholder = '/fonts/fonts.json'
