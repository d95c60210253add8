/** Widths in px. A phone reaches to 922 (SPEC 9). */
export const breakpoint = {
  phoneMax: 922,
  desktopMin: 923,
  wide: 1280,
} as const;

/** Media queries as keys of emotion style objects. */
export const media = {
  phone: `@media (max-width: ${breakpoint.phoneMax}px)`,
  desktop: `@media (min-width: ${breakpoint.desktopMin}px)`,
  wide: `@media (min-width: ${breakpoint.wide}px)`,
  hover: '@media (hover: hover)',
  reducedMotion: '@media (prefers-reduced-motion: reduce)',
  print: '@media print',
} as const;
