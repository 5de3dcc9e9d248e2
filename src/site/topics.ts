/** What an article can be about; each topic has its name in content/data/insights.yaml and its tint. */
export const topics = ['dx', 'manufacturing', 'population', 'esg'] as const

export type Topic = (typeof topics)[number]
