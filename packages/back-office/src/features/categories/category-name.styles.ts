import { css } from '@emotion/react';
import { media, space } from '@pasar/design-tokens';

const below = (padding: string) =>
  css({ display: 'block', paddingInlineStart: padding, [media.phone]: { paddingInlineStart: 0 } });

/** One for each level of the tree. */
export const depthStyles = [below('0'), below(space[24]), below(space[48])];
