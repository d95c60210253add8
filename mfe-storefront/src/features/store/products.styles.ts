import { css } from '@emotion/react';
import { color, font, space } from '@pasar/design-tokens';

export const title = css(font.title2, { overflowWrap: 'anywhere', outline: 'none' });
export const count = css(font.small, { color: color.text.muted });

export const categories = css({ minWidth: 0 });

/** The placeholder repeats the label; the label is for screen readers. */
export const search = css({
  display: 'block',
  minWidth: 0,
  '& label': { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
});

export const glass = css({ marginInlineEnd: `-${space[12]}` });
