import { css } from '@emotion/react';
import { color, font, space, touch } from '@pasar/design-tokens';

export const name = css({
  color: 'inherit',
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline' },
});

/** What cannot be had any more steps back. */
export const over = css({ '& > :first-of-type': { filter: 'grayscale(1)' } });

export const full = css({ whiteSpace: 'nowrap' });
export const line = css({ display: 'block', overflowWrap: 'anywhere' });

export const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space[8]} ${space[12]}`,
  minHeight: touch.min,
  // With large text a date takes two lines.
  '& > span': { whiteSpace: 'normal' },
});

export const quota = css(font.caption, {
  flex: '1 1 96px',
  maxWidth: 160,
  display: 'grid',
  gap: space[4],
  color: color.text.muted,
});

export const saved = css({ display: 'inline-flex', alignItems: 'center', gap: space[12] });

export const rejection = css(font.caption, { color: color.danger.text, fontWeight: 600 });
