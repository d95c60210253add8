import { css } from '@emotion/react';
import { space } from '@pasar/design-tokens';

export const documentsStyle = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 320px), 1fr))',
  gap: space[16],
});
