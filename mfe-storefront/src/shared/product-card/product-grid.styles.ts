import { css } from '@emotion/react';

const columnsOf = (count: number) => ({ gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` });

/** Two cards on a phone; a large one, or a tablet, has space for more. */
export const wideHand = css({
  '@media (min-width: 560px) and (max-width: 922px)': columnsOf(3),
  '@media (min-width: 740px) and (max-width: 922px)': columnsOf(4),
});
