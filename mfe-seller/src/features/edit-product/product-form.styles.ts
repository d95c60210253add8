import { css } from '@emotion/react';
import { color, font, media, radius, shadow, space, zIndex } from '@pasar/design-tokens';

export const titleStyle = css(font.title3);
export const leadStyle = css(font.small, { color: color.text.muted });

export const pairStyle = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: `${space[20]} ${space[16]}`,
  alignItems: 'start',
  [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' },
});
export const threeStyle = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: space[12],
  alignItems: 'start',
});
export const attributeStyle = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr) auto',
  gap: space[12],
  alignItems: 'end',
  [media.phone]: {
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gap: space[8],
    '& > :first-child': { gridColumn: '1 / -1' },
  },
});

/** In reach all the way down; it takes the place of the phone's bottom navigation. */
export const saveBarStyle = css({
  position: 'sticky',
  insetBlockEnd: space[16],
  zIndex: zIndex.sticky,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space[4]} ${space[16]}`,
  padding: `${space[8]} ${space[16]}`,
  borderRadius: radius.l,
  background: color.surface.raised,
  boxShadow: shadow[3],
  [media.phone]: {
    position: 'fixed',
    insetInline: 0,
    insetBlockEnd: 0,
    padding: `${space[4]} ${space[16]} max(${space[8]}, env(safe-area-inset-bottom))`,
    borderRadius: `${radius.l} ${radius.l} 0 0`,
    borderBlockStart: `1px solid ${color.border.default}`,
  },
});
export const wrongStyle = css(font.smallStrong, {
  color: color.danger.text,
  [media.phone]: { order: -1, flex: '1 0 100%', paddingBlockStart: space[4] },
});
export const saveStyle = css({ marginInlineStart: 'auto' });

/** Sticky and fixed bars must not cover the field that has the focus (WCAG 2.4.11). */
export const formStyle = css({
  '& :is(input, textarea, select, button)': { scrollMarginBlock: '160px 120px' },
});

/** As high as a row of images with their buttons. */
export const imagePlaceholderStyle = css({ blockSize: 192, inlineSize: 148 });
