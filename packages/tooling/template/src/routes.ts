/** The pages of this slice by name; links of any slice use these names (`__SLICE__.home`). */
export const routes = {
  home: '/__PREFIX__',
} as const;
