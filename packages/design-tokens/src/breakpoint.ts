/** Widths in px. A phone reaches to 922 (SPEC 9). */
export const breakpoint = {
  phoneMax: 922,
  wide: 1280,
} as const;

const phone = `(max-width: ${breakpoint.phoneMax}px)`;

/** Media queries as keys of emotion style objects. */
export const media = {
  phone: `@media ${phone}`,
  // No separate lower bound: a zoomed window may be 922.4 px wide, which would be neither.
  desktop: `@media not all and ${phone}`,
  wide: `@media (min-width: ${breakpoint.wide}px)`,
  hover: '@media (hover: hover)',
  reducedMotion: '@media (prefers-reduced-motion: reduce)',
  print: '@media print',
} as const;
