import { css } from '@emotion/react';
import { color, duration, easing, font, imageFilter, media, palette, space } from '@pasar/design-tokens';

export const grid = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(8, minmax(0, 1fr))',
  gap: space[16],
  [media.phone]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', columnGap: space[8] },
});

export const tile = css(font.smallStrong, {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: 10,
  color: 'inherit',
  textAlign: 'center',
  textDecoration: 'none',
  lineHeight: 1.3,
  [media.phone]: { fontSize: '0.8125rem', gap: space[8] },
  '@media (max-width: 359px)': { fontSize: '0.6875rem' },
});

/** Three round corners, one tight; neighbours lean to each other, and under the pointer the petal opens. */
export const petal = css({
  '--round': '44px',
  '--tight': '10px',
  display: 'block',
  width: '100%',
  maxWidth: 120,
  aspectRatio: '1',
  overflow: 'hidden',
  borderRadius: 'var(--round) var(--round) var(--round) var(--tight)',
  filter: imageFilter,
  transition: `border-radius ${duration.calm} ${easing.out}`,
  'li:nth-of-type(even) &': { borderRadius: 'var(--round) var(--round) var(--tight) var(--round)' },
  '& img': { height: '100%', background: 'none', filter: 'none' },
  [media.hover]: { 'a:hover &': { borderRadius: 'var(--round)' } },
  [media.phone]: { '--round': '28px', '--tight': '8px' },
  [media.reducedMotion]: { transition: 'none' },
});

const grounds = ['pandan', 'nila', 'manggis', 'kunyit', 'nila', 'cabai', 'kunyit', 'pandan'] as const;

/** The soft background of the tile at this place; art, so ramps are allowed. */
export const background = (index: number) =>
  css({ background: palette[grounds[index % grounds.length] ?? 'kunyit'][100] });

export const total = css(font.caption, {
  display: 'block',
  marginTop: space[2],
  color: color.text.muted,
  [media.phone]: { display: 'none' },
});
