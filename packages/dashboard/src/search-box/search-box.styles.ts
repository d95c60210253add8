import { css } from '@emotion/react';
import { touch } from '@pasar/design-tokens';

/** The placeholder and the icon explain it visually; the label is for screen readers. */
export const fieldStyle = css({
  '& > :first-of-type': {
    position: 'absolute',
    inlineSize: 1,
    blockSize: 1,
    overflow: 'hidden',
    clipPath: 'inset(50%)',
  },
});
export const buttonStyle = css({ inlineSize: touch.control, blockSize: touch.control });
