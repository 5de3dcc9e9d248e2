/** The specification's long articles, by their addresses (section 2). Staff may add others. */
export const longArticles = [
  '/digital-transformation',
  '/manufacturing-industry',
  '/population-decline',
  '/esg-investment',
]
