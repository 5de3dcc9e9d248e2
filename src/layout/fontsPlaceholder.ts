/** Replaced in the page's head once the build has cut the fonts. */
export const fontsPlaceholder = '/fonts/fonts.json'
