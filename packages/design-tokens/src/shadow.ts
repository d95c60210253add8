const plum = (alpha: number) => `rgb(44 8 30 / ${alpha})`;

/** Depth as [light, dark]. In the dark theme a line says what a shadow says in the light one. */
export const shadowDecisions = {
  1: [`0 1px 2px 0 ${plum(0.06)},0 1px 3px 0 ${plum(0.06)}`, '0 0 0 1px var(--border-default)'],
  2: [`0 2px 4px -1px ${plum(0.06)},0 6px 16px -2px ${plum(0.1)}`, '0 0 0 1px var(--border-strong)'],
  3: [
    `0 8px 16px -6px ${plum(0.1)},0 20px 40px -8px ${plum(0.18)}`,
    '0 0 0 1px var(--border-strong),0 20px 40px -8px rgb(0 0 0 / 0.6)',
  ],
} as const;

/** Shadows of the theme: 1 rests, 2 lifts on hover, 3 floats. */
export const shadow = { 1: 'var(--shadow-1)', 2: 'var(--shadow-2)', 3: 'var(--shadow-3)' } as const;

/** The filter that product pictures carry; it dims them to 88 % in the dark theme. */
export const imageFilter = 'var(--picture-filter)';
