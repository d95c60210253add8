import { css } from '@emotion/react';
import { space } from '@pasar/design-tokens';

export const placeStyle = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 104px',
  alignItems: 'start',
  gap: space[8],
});
