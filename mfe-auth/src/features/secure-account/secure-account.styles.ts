import { css } from '@emotion/react';
import { space } from '@pasar/design-tokens';

export const effects = css({
  display: 'grid',
  gap: space[8],
  paddingInlineStart: space[20],
  listStyle: 'disc',
});
