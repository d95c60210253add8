import { css } from '@emotion/react';
import { radius } from '@pasar/design-tokens';

export const imageStyle = css({
  inlineSize: '100%',
  maxInlineSize: 400,
  blockSize: 'auto',
  borderRadius: radius.m,
});
