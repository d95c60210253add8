import { css } from '@emotion/react';
import { color, font, imageFilter, media, radius, shadow, space, touch } from '@pasar/design-tokens';

export const rootButtonStyle = css(font.smallStrong, {
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  width: '100%',
  minHeight: touch.min,
  paddingInline: space[12],
  borderRadius: 10,
  textAlign: 'start',
  '&[aria-expanded="true"]': {
    background: color.surface.raised,
    color: color.brand.text,
    fontWeight: 700,
    boxShadow: shadow[1],
  },
  '& > svg:last-of-type': { marginInlineStart: 'auto' },
  [media.desktop]: { '& > svg:last-of-type': { rotate: '-90deg' } },
  [media.phone]: { '&[aria-expanded="true"] > svg:last-of-type': { rotate: '180deg' } },
});

/** Beside the roots on a desktop, right below its own root on a phone. */
export const branchesStyle = css(font.small, {
  [media.desktop]: {
    position: 'absolute',
    inset: '0 0 0 248px',
    overflow: 'auto',
    display: 'grid',
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr)) minmax(0, 220px)',
    alignContent: 'start',
    gap: `${space[16]} ${space[24]}`,
    padding: `${space[16]} ${space[24]}`,
  },
  [media.phone]: { padding: `0 0 ${space[12]} 42px` },
  '& li a': {
    display: 'flex',
    alignItems: 'center',
    minHeight: 36,
    color: color.text.muted,
    borderRadius: radius.s,
    [media.phone]: { minHeight: touch.min },
  },
  '& a:hover': { color: color.brand.text, textDecoration: 'underline', textUnderlineOffset: 3 },
});

export const branchTitleStyle = css(font.smallStrong, {
  display: 'flex',
  alignItems: 'center',
  minHeight: 36,
  fontWeight: 700,
  [media.phone]: { minHeight: touch.min },
});

export const allStyle = css(branchTitleStyle, {
  color: color.text.link,
  [media.desktop]: { gridColumn: '1 / 4' },
});

/** Its own column beside the branches; a line below them on a phone. */
export const bannerStyle = css({
  overflow: 'hidden',
  borderRadius: radius.l,
  background: color.surface.brandSoft,
  [media.desktop]: { gridColumn: '4', gridRow: '1 / span 8', alignSelf: 'start' },
  [media.phone]: { display: 'flex', alignItems: 'center', marginBlock: space[8], marginInlineEnd: space[16] },
});

export const bannerImageStyle = css({
  display: 'block',
  width: '100%',
  height: 'auto',
  aspectRatio: '4 / 3',
  objectFit: 'cover',
  filter: imageFilter,
  [media.phone]: { width: 88, aspectRatio: '1' },
});

export const bannerTitleStyle = css(font.smallStrong, {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[8],
  padding: space[12],
  fontWeight: 700,
  color: color.brand.text,
  '& > svg': { flex: 'none' },
});
