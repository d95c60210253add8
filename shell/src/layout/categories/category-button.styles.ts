import { css } from '@emotion/react';
import { color, duration, easing, font, media, radius, space, touch } from '@pasar/design-tokens';

/** Before the logo on a phone, within reach of the other thumb. */
export const placeStyle = css({ display: 'flex', [media.phone]: { order: -1 } });

/** A labelled button on a desktop, the three lines of a menu on a phone. */
export const buttonStyle = css(font.control, {
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[8],
  height: touch.control,
  padding: `0 ${space[16]} 0 ${space[12]}`,
  borderRadius: radius.m,
  background: color.surface.headerSoft,
  transition: `background-color ${duration.quick} ${easing.out}`,
  '&:hover, &[aria-expanded="true"]': { background: color.surface.headerSoftHover },
  '& > svg:last-of-type': { transition: `rotate ${duration.quick} ${easing.out}` },
  '&[aria-expanded="true"] > svg:last-of-type': { rotate: '180deg' },
  [media.phone]: {
    justifyContent: 'center',
    width: touch.min,
    padding: 0,
    marginInlineStart: -12,
    background: 'none',
    '& > svg': { display: 'none' },
  },
});

/** Without scripts there is no panel: a link to all products, with filters by category, replaces it. */
export const withScripts = css({ '@media (scripting: none)': { display: 'none' } });
export const withoutScripts = css({
  display: 'none',
  '@media (scripting: none)': { display: 'inline-flex' },
});

export const menuIconStyle = css({
  display: 'none',
  [media.phone]: { 'button > &, a > &': { display: 'block' } },
});

export const labelStyle = css({
  [media.phone]: { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
});
