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

export type ToastTone = 'info' | 'success' | 'error';

export const regionStyle = css({
  position: 'fixed',
  zIndex: zIndex.toast,
  insetInlineEnd: space[24],
  insetBlockEnd: space[24],
  width: 'min(400px, 100vw - 32px)',
  display: 'grid',
  gap: 10,
  pointerEvents: 'none',
  // A sheet comes from that side, and the text is about its button; in a workspace the buttons of the rows are there.
  'body:has([role="dialog"], [data-layout="workspace"]) &': {
    [media.desktop]: { insetInline: `${space[24]} auto` },
  },
  [media.phone]: {
    // The bottom belongs to navigation and action bars, which show feedback where the press was made.
    inset: `calc(${space[8]} + env(safe-area-inset-top)) ${space[16]} auto`,
    width: 'auto',
  },
});

export const listStyle = css({ display: 'grid', gap: 10 });

const rise = keyframes({ from: { opacity: 0, translate: '0 16px' } });
const drop = keyframes({ from: { opacity: 0, translate: '0 -16px' } });

export const toastStyle = css(font.smallStrong, {
  pointerEvents: 'auto',
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  minHeight: 56,
  padding: `${space[4]} ${space[4]} ${space[4]} ${space[16]}`,
  borderRadius: radius.m,
  boxShadow: shadow[3],
  animation: `${rise} ${duration.calm} ${easing.out}`,
  [media.phone]: { animationName: drop },
  '& > svg': { flex: 'none' },
  '& :focus-visible': { outlineColor: 'currentColor', outlineOffset: -3 },
});

export const toastTones: Record<ToastTone, ReturnType<typeof css>> = {
  info: css({ background: color.surface.inverse, color: color.text.onInverse }),
  success: css({ background: color.surface.inverse, color: color.text.onInverse }),
  error: css({ background: color.danger.solid, color: color.danger.onSolid }),
};

export const toastContentStyle = css({
  flex: 1,
  minWidth: 0,
  paddingBlock: space[8],
  overflowWrap: 'anywhere',
});

const press = css(font.smallStrong, {
  flex: 'none',
  display: 'inline-grid',
  placeItems: 'center',
  minWidth: touch.min,
  minHeight: touch.min,
  borderRadius: radius.s,
  fontWeight: 800,
});

export const toastActionStyle = css(press, { paddingInline: space[8] });
export const toastActionTones: Record<ToastTone, ReturnType<typeof css>> = {
  info: css({ color: color.text.onInverseAction }),
  success: css({ color: color.text.onInverseAction }),
  error: css({ textDecoration: 'underline', textUnderlineOffset: '3px' }),
};
export const toastDismissStyle = press;
