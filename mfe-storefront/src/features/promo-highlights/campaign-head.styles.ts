import { css } from '@emotion/react';
import { font, media, space } from '@pasar/design-tokens';

export const hero = css({
  minHeight: 288,
  paddingBlock: space[32],
  [media.phone]: { minHeight: 340, paddingBottom: 150 },
});

export const image = css({
  width: 'min(340px, 44%)',
  [media.phone]: { width: 'min(220px, 54vw)' },
});

export const left = css(font.smallStrong, {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[8],
  marginTop: space[16],
});
