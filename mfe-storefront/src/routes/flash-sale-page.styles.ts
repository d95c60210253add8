import { css } from '@emotion/react';
import { media, space } from '@pasar/design-tokens';

export const page = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[24],
  paddingBlock: `${space[24]} ${space[64]}`,
  [media.phone]: { gap: space[16], paddingBlock: `0 ${space[40]}` },
});
