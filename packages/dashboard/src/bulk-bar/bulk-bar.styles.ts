import { css } from '@emotion/react';
import { color, font, media, radius, shadow, space, zIndex } from '@pasar/design-tokens';

export const barStyle = css({
  order: 1,
  position: 'sticky',
  insetBlockEnd: space[16],
  zIndex: zIndex.sticky,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[8],
  padding: `${space[8]} ${space[12]}`,
  borderRadius: radius.l,
  background: color.surface.raised,
  boxShadow: shadow[3],
  [media.phone]: {
    position: 'fixed',
    insetInline: 0,
    insetBlockEnd: 0,
    padding: `${space[4]} ${space[8]} max(${space[8]}, env(safe-area-inset-bottom))`,
    borderRadius: `${radius.l} ${radius.l} 0 0`,
    borderBlockStart: `1px solid ${color.border.default}`,
  },
});
export const countStyle = css(font.smallStrong, { display: 'flex', alignItems: 'center', gap: space[4] });
export const buttonsStyle = css({
  display: 'flex',
  gap: space[8],
  flexWrap: 'wrap',
  [media.phone]: { flex: '1 1 auto', '& > *': { flex: '1 1 auto' } },
});
export const tightStyle = css({ [media.phone]: { '& > *': { flex: '1 1 auto', paddingInline: 8 } } });
