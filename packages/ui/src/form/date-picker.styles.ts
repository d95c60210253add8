import { css } from '@emotion/react';
import { color, media, radius, shadow, space, touch, zIndex } from '@pasar/design-tokens';

export const placeStyle = css({ position: 'relative' });

export const openerStyle = css({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: touch.min,
  height: touch.min,
  marginInlineEnd: -12,
  borderRadius: radius.s,
  color: color.text.muted,
  // The ring must stay inside the field's border.
  '&:focus-visible': { outlineOffset: -4 },
  '@media (scripting: none)': { display: 'none' },
  [media.hover]: { '&:hover': { color: color.text.default } },
});

/** Below the field; on a phone above the bottom edge, where two fields share a line. */
export const calendarStyle = css({
  position: 'absolute',
  zIndex: zIndex.menu,
  insetBlockStart: `calc(100% + ${space[8]})`,
  insetInlineStart: 0,
  boxSizing: 'border-box',
  width: 328,
  minHeight: 340,
  padding: space[12],
  borderRadius: radius.l,
  background: color.surface.raised,
  color: color.text.default,
  boxShadow: `${shadow[3]}, 0 0 0 1px ${color.border.default}`,
  '&[hidden]': { display: 'none' },
  [media.phone]: {
    position: 'fixed',
    inset: 'auto 0 0',
    width: 'auto',
    borderEndStartRadius: 0,
    borderEndEndRadius: 0,
    paddingBlockEnd: `calc(${space[16]} + env(safe-area-inset-bottom))`,
  },
});
