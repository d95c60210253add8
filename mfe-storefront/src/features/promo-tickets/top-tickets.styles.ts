import { css } from '@emotion/react';
import { color } from '@pasar/design-tokens';

/** The whole ticket is the link's target; the line around it shows the focus. */
export const ticket = css({
  position: 'relative',
  '&:has(a:focus-visible)': { outline: `3px solid ${color.focus.ring}`, outlineOffset: 2 },
});

export const link = css({
  color: 'inherit',
  textDecoration: 'none',
  '&:focus-visible': { outline: 'none' },
  '&::after': { content: '""', position: 'absolute', inset: 0 },
});
