import { css } from '@emotion/react';
import { color } from '@pasar/design-tokens';

export const dividerStyle = css({
  width: '100%',
  height: 0,
  margin: 0,
  border: 0,
  borderTop: `1px solid ${color.border.default}`,
});
