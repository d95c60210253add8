import { css, keyframes } from '@emotion/react';
import {
  color,
  duration,
  easing,
  font,
  media,
  radius,
  shadow,
  space,
  touch,
  zIndex,
} from '@pasar/design-tokens';

export type MenuAlign = 'start' | 'end';

const appear = keyframes({ from: { opacity: 0, translate: '0 -4px' } });

export const menuPlaceStyle = css({ position: 'relative', display: 'inline-flex' });

const edges: Record<MenuAlign, ReturnType<typeof css>> = {
  start: css({ insetInlineStart: 0 }),
  end: css({ insetInlineEnd: 0 }),
};

export const menuPanelStyle = (align: MenuAlign) =>
  css(edges[align], {
    position: 'absolute',
    zIndex: zIndex.menu,
    insetBlockStart: `calc(100% + ${space[8]})`,
    width: 'max-content',
    minWidth: 220,
    maxWidth: 'min(320px, 100vw - 32px)',
    maxHeight: 'min(480px, 80dvh)',
    overflowY: 'auto',
    padding: space[8],
    borderRadius: radius.l,
    background: color.surface.raised,
    color: color.text.default,
    boxShadow: `${shadow[3]}, 0 0 0 1px ${color.border.default}`,
    animation: `${appear} ${duration.quick} ${easing.out}`,
  });

export const menuItemStyle = css(font.smallStrong, {
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  width: '100%',
  minHeight: touch.min,
  paddingInline: space[12],
  borderRadius: 10,
  color: color.text.default,
  textAlign: 'start',
  cursor: 'pointer',
  '&:focus': { background: color.surface.hover },
  '&:focus-visible': { outlineOffset: -3 },
  '&[aria-disabled="true"]': { color: color.text.disabled, cursor: 'not-allowed' },
  [media.hover]: { '&:hover:not([aria-disabled="true"])': { background: color.surface.hover } },
});

export const dangerItemStyle = css({ color: color.danger.text });

export const menuLineStyle = css({
  height: 0,
  margin: `${space[8]} 0`,
  border: 0,
  borderTop: `1px solid ${color.border.default}`,
});

export const menuHeadStyle = css({ padding: `${space[8]} ${space[12]}` });
