import { css } from '@emotion/react';
import { color, font, media, space } from '@pasar/design-tokens';

export const barStyle = css({
  background: color.surface.card,
  borderBlockEnd: `1px solid ${color.border.default}`,
});

export const rowStyle = css(font.small, {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[16],
  paddingBlock: space[12],
  [media.phone]: { flexDirection: 'column', alignItems: 'stretch', gap: space[8] },
});
