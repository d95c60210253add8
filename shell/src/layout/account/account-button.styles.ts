import { css } from '@emotion/react';
import { color, font, media, radius, space, touch } from '@pasar/design-tokens';

export const placeStyle = css({ position: 'relative', display: 'flex' });

export const accountButtonStyle = css({
  display: 'inline-grid',
  placeItems: 'center',
  width: touch.min,
  height: touch.min,
  borderRadius: radius.full,
  '&:hover': { background: color.surface.headerSoft },
});

/** On a phone the login links are in the bottom navigation. */
export const visitorStyle = css({
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  [media.phone]: { display: 'none' },
});

const wayStyle = css(font.control, {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: touch.control,
  paddingInline: space[16],
  borderRadius: radius.m,
  whiteSpace: 'nowrap',
});

export const logInStyle = css(wayStyle, {
  background: color.surface.headerSoft,
  '&:hover': { background: color.surface.headerSoftHover },
});

export const registerStyle = css(wayStyle, {
  background: color.accent.default,
  color: color.text.onAccent,
  '&:hover': { background: color.accent.hover },
});
