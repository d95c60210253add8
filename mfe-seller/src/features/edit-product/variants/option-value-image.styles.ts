import { css } from '@emotion/react';
import { color, media, radius, space, touch } from '@pasar/design-tokens';

export const button = css({
  position: 'relative',
  display: 'grid',
  placeContent: 'center',
  inlineSize: touch.min,
  blockSize: touch.min,
  padding: 0,
  border: 0,
  borderInlineEnd: `1px solid ${color.border.default}`,
  borderStartStartRadius: radius.s,
  borderEndStartRadius: radius.s,
  background: 'none',
  color: color.brand.text,
  cursor: 'pointer',
  overflow: 'hidden',
  '&:focus-visible': { outlineOffset: -3 },
  '&[data-wrong="true"]': { color: color.danger.text },
  '& > img': { inlineSize: touch.min, blockSize: touch.min, objectFit: 'cover' },
  [media.hover]: { '&:hover': { background: color.surface.brandSoft } },
});
export const way = css({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeContent: 'center',
  padding: space[4],
  background: `color-mix(in oklab, ${color.surface.card} 72%, transparent)`,
});
