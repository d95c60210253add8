import { css } from '@emotion/react';
import { color, font, media, radius, space } from '@pasar/design-tokens';

export const line = css({
  display: 'grid',
  gridTemplateColumns: 'auto 96px minmax(0, 1fr) auto',
  columnGap: space[12],
  padding: `${space[16]} ${space[24]}`,
  '& + li': { borderTop: `1px solid ${color.border.default}` },
  '&:focus-visible': { outlineOffset: -3 },
  [media.phone]: {
    gridTemplateColumns: 'auto 80px minmax(0, 1fr) auto',
    padding: `${space[12]} ${space[16]}`,
  },
});

export const check = css({ marginTop: -4, '& label': { minWidth: 34 } });

export const image = css({
  width: 96,
  aspectRatio: '1',
  overflow: 'hidden',
  borderRadius: radius.m,
  background: color.surface.sunken,
  '& img': { height: '100%' },
  [media.phone]: { width: 80 },
});
export const faded = css({ filter: 'grayscale(1)', opacity: 0.6 });

export const text = css({
  display: 'grid',
  gap: space[4],
  alignContent: 'start',
  minWidth: 0,
  [media.phone]: { gridColumn: '3 / -1' },
});

export const name = css(font.small, {
  fontWeight: 500,
  overflowWrap: 'anywhere',
  '& a': { color: 'inherit', textDecoration: 'none', borderRadius: radius.xs },
  [media.hover]: { '& a:hover': { textDecoration: 'underline', textUnderlineOffset: '3px' } },
});
export const variant = css(font.caption, { color: color.text.muted });
export const price = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[4]} ${space[8]}`,
});

export const actions = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  alignSelf: 'start',
  gap: space[4],
  // On a phone they need their own line: beside them a name would be squeezed.
  [media.phone]: { gridColumn: '2 / -1', marginTop: space[8] },
});
