import { css } from '@emotion/react';
import { font, media, space } from '@pasar/design-tokens';

export const pageStyle = css({
  paddingBlock: space[64],
  [media.phone]: { paddingBlock: space[32] },
});

export const errorTitleStyle = css(font.title1, { marginBottom: space[16] });

export const bonesStyle = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
  gap: space[16],
  marginTop: space[24],
  [media.phone]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: space[8] },
});
