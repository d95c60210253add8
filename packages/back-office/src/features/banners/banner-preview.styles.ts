import { css } from '@emotion/react';
import { color, font, radius, space } from '@pasar/design-tokens';

export const previewStyle = css({
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  overflow: 'hidden',
  borderRadius: radius.l,
  background: color.surface.card,
  boxShadow: `0 0 0 1px ${color.border.default}`,
});

export const titleStyle = css(font.bodyStrong, {
  flex: '1 1 0',
  minWidth: 0,
  paddingInline: space[16],
  overflowWrap: 'anywhere',
});

export const imageStyle = css({ flex: 'none', inlineSize: '50%', blockSize: 96, objectFit: 'cover' });
