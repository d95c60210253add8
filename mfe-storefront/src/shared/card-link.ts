import { css } from '@emotion/react';

/** The link of a card reaches over all of it; the card itself shows the focus. */
export const cardLink = css({
  color: 'inherit',
  textDecoration: 'none',
  '&:focus-visible': { outline: 'none' },
  '&::after': { content: '""', position: 'absolute', inset: 0 },
});
