import { css } from '@emotion/react';
import { space } from '@pasar/design-tokens';

export const formStyle = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: space[8],
  alignItems: 'end',
});
