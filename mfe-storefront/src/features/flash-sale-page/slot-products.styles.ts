import { css } from '@emotion/react';
import { color, duration, easing, font } from '@pasar/design-tokens';

export const dimmed = css({ opacity: 0.5, transition: `opacity ${duration.quick} ${easing.out}` });

export const count = css(font.small, { color: color.text.muted });

const columnsOf = (count: number) => ({ gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` });

/** Two cards on a phone; a large one, or a tablet, has space for more. */
export const wideHand = css({
  '@media (min-width: 560px) and (max-width: 922px)': columnsOf(3),
  '@media (min-width: 740px) and (max-width: 922px)': columnsOf(4),
});
