import { css } from '@emotion/react';
import { color, font, media, space, touch } from '@pasar/design-tokens';

export const trailStyle = css(font.caption, {
  display: 'flex',
  alignItems: 'center',
  gap: 2,
  minHeight: touch.min,
  overflow: 'hidden',
  color: color.text.muted,
  whiteSpace: 'nowrap',
});

export const crumbStyle = css({
  display: 'flex',
  alignItems: 'center',
  gap: 6,
  minWidth: 0,
  '& > svg': { flex: 'none' },
  // On phones only the way back to the parent remains.
  [media.phone]: {
    display: 'none',
    '&:nth-last-of-type(2)': { display: 'flex', flexDirection: 'row-reverse' },
  },
});

export const arrowStyle = css({ [media.phone]: { rotate: '180deg' } });

export const crumbLinkStyle = css({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minWidth: touch.min,
  minHeight: touch.min,
  paddingInline: space[2],
  [media.hover]: {
    '&:hover': { color: color.text.default, textDecoration: 'underline', textUnderlineOffset: '3px' },
  },
});

export const currentCrumbStyle = css({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  color: color.text.default,
  fontWeight: 700,
});
