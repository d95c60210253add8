import { css } from '@emotion/react';
import { media, space } from '@pasar/design-tokens';

export const tablePlaceStyle = css({
  paddingInline: space[24],
  [media.phone]: { paddingInline: space[16] },
});
