import { css } from '@emotion/react';
import { media, space } from '@pasar/design-tokens';

export const page = css({
  display: 'grid',
  gap: space[20],
  alignContent: 'start',
  paddingBlock: `${space[32]} ${space[64]}`,
  [media.phone]: { gap: space[16], paddingBlock: `${space[20]} ${space[40]}` },
});
