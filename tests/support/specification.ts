/** Paths of the specification's long articles (section 2). Staff may add others. */
export const longArticles = [
  '/digital-transformation',
  '/manufacturing-industry',
  '/population-decline',
  '/esg-investment',
]
