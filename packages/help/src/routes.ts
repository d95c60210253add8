/** The pages of the help centre by name; links of any slice use these names (`help.home`). */
export const routes = {
  home: '/help',
  article: '/help/:slug',
  contact: '/contact',
  privacy: '/privacy',
} as const;
