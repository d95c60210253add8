import { css } from '@emotion/react';
import { media, space } from '@pasar/design-tokens';

export const page = css({
  display: 'grid',
  gap: space[24],
  paddingBlock: space[32],
  [media.phone]: { gap: space[16], paddingBlock: space[20] },
});
export const title = css({ inlineSize: 320, maxInlineSize: '100%' });
export const form = css({ maxInlineSize: 836 });
