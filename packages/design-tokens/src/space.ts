/** Distances on the 4 px base; `space[16] === '16px'`. */
export const space = {
  0: '0px',
  2: '2px',
  4: '4px',
  8: '8px',
  12: '12px',
  16: '16px',
  20: '20px',
  24: '24px',
  32: '32px',
  40: '40px',
  48: '48px',
  64: '64px',
  80: '80px',
  96: '96px',
} as const;

export type Space = keyof typeof space;

/** Round corners: control `m`, card `l`, panel `xl`; `petal` is the large corner of the petal shape. */
export const radius = {
  xs: '4px',
  s: '8px',
  m: '12px',
  l: '16px',
  xl: '24px',
  petal: '28px',
  full: '999px',
} as const;

/** Least sizes of things a finger must hit. */
export const touch = {
  min: '44px',
  control: '48px',
  compact: '40px',
} as const;

/** The page frame: content width, side gutters, card gaps and the distance between sections. */
export const layout = {
  container: '1200px',
  gutterPhone: '16px',
  gutterDesktop: '40px',
  gridGapPhone: '8px',
  gridGapDesktop: '16px',
  sectionGapPhone: '32px',
  sectionGapDesktop: '48px',
} as const;

/** Stacking order of the page's floors. */
export const zIndex = {
  base: 0,
  raised: 10,
  sticky: 100,
  header: 200,
  menu: 300,
  scrim: 400,
  dialog: 500,
  toast: 600,
} as const;
