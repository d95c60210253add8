import { css } from '@emotion/react';
import { space } from '@pasar/design-tokens';

export const gridStyle = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 340px), 1fr))',
  gap: space[16],
});
