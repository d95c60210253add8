import { css } from '@emotion/react';
import { font, space } from '@pasar/design-tokens';

export const panel = css({ display: 'grid', gap: space[12], alignContent: 'start' });
export const head = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[8],
});
export const title = css(font.title3);
