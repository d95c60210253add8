import { css } from '@emotion/react';
import { media, space } from '@pasar/design-tokens';

export const page = css({
  paddingBlock: `${space[12]} ${space[64]}`,
  [media.phone]: { paddingBottom: space[40] },
});

/** Without a trail the heading comes first. */
export const untrailed = css({ [media.desktop]: { paddingTop: space[24] } });
