import { css } from '@emotion/react';
import { color, font, media, radius, space } from '@pasar/design-tokens';

export const viewerStyle = css({ display: 'grid', gap: space[8], minInlineSize: 0 });
export const headStyle = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[8],
  alignItems: 'center',
  justifyContent: 'space-between',
});
export const titleStyle = css(font.bodyStrong, { overflowWrap: 'anywhere' });
export const toolsStyle = css({ display: 'flex', alignItems: 'center' });
export const scaleStyle = css(font.caption, {
  minInlineSize: 44,
  textAlign: 'center',
  color: color.text.muted,
  fontVariantNumeric: 'tabular-nums',
});
export const boxStyle = css({
  position: 'relative',
  overflow: 'hidden',
  blockSize: 420,
  borderRadius: radius.m,
  background: color.surface.sunken,
  touchAction: 'none',
  cursor: 'grab',
  '&:active': { cursor: 'grabbing' },
  [media.phone]: { blockSize: 320 },
});
export const imageStyle = css({
  display: 'block',
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'contain',
  transformOrigin: 'center',
  userSelect: 'none',
});
export const coverStyle = css({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: space[12],
  padding: space[16],
  textAlign: 'center',
  cursor: 'auto',
});
