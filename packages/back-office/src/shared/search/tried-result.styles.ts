import { css } from '@emotion/react';
import { font, space } from '@pasar/design-tokens';

export const pairStyle = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 260px), 1fr))',
  gap: space[16],
});
export const headStyle = css(font.smallStrong, { overflowWrap: 'anywhere' });
