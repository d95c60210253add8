import { css } from '@emotion/react';
import { color, font, media, space } from '@pasar/design-tokens';

export const layoutStyle = css({
  display: 'grid',
  gridTemplateColumns: '240px minmax(0, 1fr)',
  gap: space[32],
  alignItems: 'start',
  paddingBlock: space[32],
  [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space[16], paddingBlock: space[16] },
});

export const titleStyle = css(font.title1, { overflowWrap: 'anywhere' });
export const leadStyle = css(font.body, { color: color.text.muted });

export const navBoneStyle = css({ [media.phone]: { flex: 'none', inlineSize: '140px' } });
export const navBonesStyle = css({
  display: 'grid',
  gap: space[8],
  [media.phone]: { gridAutoFlow: 'column', overflow: 'hidden' },
});
export const boneTitleStyle = css({ blockSize: '36px', maxInlineSize: '240px' });
