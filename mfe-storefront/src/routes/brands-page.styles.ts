import { css } from '@emotion/react';
import { color, duration, easing, font, media, space } from '@pasar/design-tokens';

export const page = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[16],
  paddingBlock: `${space[12]} ${space[64]}`,
  [media.phone]: { paddingBottom: space[40] },
});

export const title = css(font.title1, { overflowWrap: 'anywhere', outline: 'none' });
export const count = css(font.small, { color: color.text.muted });

export const tools = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[12],
});

export const categories = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[12],
  '& > div': { minWidth: 0 },
  [media.phone]: { display: 'block' },
});

export const results = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[32] });

/** Delayed: a response that arrives very soon must not flicker. */
export const dimmed = css({
  opacity: 0.5,
  transition: `opacity ${duration.base} ${easing.out} 220ms`,
  [media.reducedMotion]: { transition: 'none' },
});
