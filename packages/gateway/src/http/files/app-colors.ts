/**
 * Colors of the look that a browser paints around pages, or while there is none: [light, dark]. The gateway knows no
 * theme; a browser test compares them with the pages.
 */
export const appColors = {
  header: ['#6b1a45', '#2f091d'],
  canvas: ['#fbf9fa', '#0f0b0d'],
  text: ['#170e13', '#f6f2f4'],
  muted: ['#51454b', '#d7d0d4'],
  brand: ['#8f265e', '#b03977'],
  focus: ['#3066d1', '#afcbff'],
} as const satisfies Record<string, readonly [light: string, dark: string]>;
