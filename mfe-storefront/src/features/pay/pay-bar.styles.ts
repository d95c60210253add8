import { css } from '@emotion/react';
import { color, font, layout, media, shadow, space, zIndex } from '@pasar/design-tokens';

export const bar = css({
  display: 'none',
  [media.phone]: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space[16],
    position: 'fixed',
    insetInline: 0,
    insetBlockEnd: 0,
    zIndex: zIndex.sticky,
    padding: `${space[8]} ${layout.gutterPhone} max(${space[8]}, env(safe-area-inset-bottom))`,
    borderBlockStart: `1px solid ${color.border.default}`,
    background: color.surface.raised,
    boxShadow: shadow[3],
  },
});
export const text = css({ display: 'grid', minWidth: 0 });
export const method = css(font.caption, {
  color: color.text.muted,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
