import { css } from '@emotion/react';
import { color, font, media, radius, space } from '@pasar/design-tokens';

export const itemLineStyle = css({
  display: 'grid',
  gridTemplateColumns: '64px minmax(0, 1fr) auto',
  columnGap: space[16],
  alignItems: 'center',
  [media.phone]: { gridTemplateColumns: '56px minmax(0, 1fr) auto', columnGap: space[12] },
});

const picture = {
  display: 'grid',
  placeItems: 'center',
  width: '100%',
  aspectRatio: '1',
  borderRadius: radius.s,
  background: color.surface.sunken,
} as const;

export const itemImageStyle = css(picture);
export const noImageStyle = css(picture, { color: color.text.subtle });

export const itemContentStyle = css({ display: 'grid', gap: space[2], minWidth: 0 });

export const itemNameStyle = css(font.small, {
  color: color.text.default,
  fontWeight: 500,
  overflowWrap: 'anywhere',
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  '& a': { color: 'inherit', textDecoration: 'none' },
  '& a:hover': { textDecoration: 'underline' },
});

export const itemDetailsStyle = css(font.caption, { color: color.text.muted, overflowWrap: 'anywhere' });

export const itemAmountStyle = css(font.small, {
  alignSelf: 'start',
  paddingBlockStart: space[2],
  color: color.text.default,
  textAlign: 'end',
});
