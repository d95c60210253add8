import { css } from '@emotion/react';

/** One store per line on a phone; a large one, or a tablet, has space for two. */
export const wideHand = css({
  '@media (min-width: 560px) and (max-width: 922px)': {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  },
});
