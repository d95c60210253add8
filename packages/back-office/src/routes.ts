/** The pages of the back office by name; links of any slice use these names (`back-office.home`). */
export const routes = {
  home: '/admin',
} as const;
