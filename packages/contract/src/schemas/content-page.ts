/** The articles of the help centre by group, each in the order in which people need them. */
export const articleGroups = {
  buying: ['buying', 'paying', 'delivery', 'returns'],
  account: ['wallet', 'security'],
  selling: ['selling', 'fees'],
} as const;
export type ArticleGroup = keyof typeof articleGroups;
export type ArticleSlug = (typeof articleGroups)[ArticleGroup][number];

/** Every page whose text staff write (people W68). */
export const contentSlugs = [
  ...articleGroups.buying,
  ...articleGroups.account,
  ...articleGroups.selling,
  'contact',
  'privacy',
  'terms',
] as const;
export type ContentSlug = (typeof contentSlugs)[number];

/** How long a text may be. */
export const contentLimits = { title: 80, summary: 200, body: 20_000 } as const;
