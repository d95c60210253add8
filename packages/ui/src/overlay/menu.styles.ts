import { css } from '@emotion/react';
import { color, duration, easing, font, radius, shadow, space, touch, zIndex } from '@pasar/design-tokens';

export const menuPlaceStyle = css({ zIndex: zIndex.menu, outline: 0 });

export const menuStyle = css({
  minWidth: 220,
  maxWidth: 'min(320px, 100vw - 16px)',
  maxHeight: 'var(--available-height)',
  overflowY: 'auto',
  padding: space[8],
  borderRadius: radius.l,
  background: color.surface.raised,
  color: color.text.default,
  boxShadow: `${shadow[3]}, 0 0 0 1px ${color.border.default}`,
  outline: 0,
  transformOrigin: 'var(--transform-origin)',
  transition: `opacity ${duration.quick} ${easing.out}, scale ${duration.quick} ${easing.out}`,
  '&[data-starting-style], &[data-ending-style]': { opacity: 0, scale: '0.97' },
});

export const menuItemStyle = css(font.smallStrong, {
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  width: '100%',
  minHeight: touch.min,
  paddingInline: space[12],
  borderRadius: 10,
  color: 'inherit',
  cursor: 'pointer',
  userSelect: 'none',
  outline: 0,
  '&[data-highlighted]': { background: color.surface.hover },
  '&[data-highlighted]:focus-visible': { boxShadow: `inset 0 0 0 2px ${color.focus.ring}` },
  '&[data-disabled]': { color: color.text.disabled, cursor: 'not-allowed' },
});

export const dangerItemStyle = css({ color: color.danger.text });

export const menuLineStyle = css({ height: 1, background: color.border.default, marginBlock: space[8] });
export const menuHeadStyle = css({ padding: `${space[8]} ${space[12]}` });
