import { css } from '@emotion/react';
import { font, media, radius, space, touch } from '@pasar/design-tokens';
import { art, clipped } from './campaign.styles.ts';

export const hero = css(clipped, {
  height: '100%',
  display: 'flex',
  alignItems: 'center',
  minHeight: 352,
  padding: `${space[40]} ${space[48]}`,
  [media.phone]: {
    alignItems: 'flex-start',
    minHeight: 420,
    // The art is below the text, however long it is.
    padding: `${space[24]} ${space[20]} 172px`,
    borderRadius: 20,
  },
  '@media (min-width: 560px) and (max-width: 922px)': { minHeight: 320, paddingBottom: space[48] },
});

export const petals = css({
  position: 'absolute',
  insetInlineEnd: -104,
  insetBlockStart: -112,
  [media.phone]: {
    width: 430,
    height: 430,
    insetInlineEnd: -130,
    insetBlockStart: 'auto',
    insetBlockEnd: -120,
  },
});

export const image = css(art, {
  insetInlineEnd: 12,
  insetBlockEnd: -10,
  width: 'min(412px, 52%)',
  [media.phone]: { width: 'min(292px, 66vw)', insetInlineEnd: -14, insetBlockEnd: -10 },
});

export const content = css({
  position: 'relative',
  maxWidth: 'min(390px, 54%)',
  [media.phone]: { maxWidth: 290 },
});

export const tag = css(font.label, {
  display: 'inline-flex',
  padding: '5px 10px',
  borderRadius: radius.s,
});

export const title = css(font.display, {
  margin: `${space[12]} 0 10px`,
  fontSize: 'clamp(2rem, 3.3vw, 2.625rem)',
  lineHeight: 1.1,
  letterSpacing: '-0.028em',
  textWrap: 'balance',
  [media.phone]: { fontSize: '1.875rem', lineHeight: 1.14 },
});

export const text = css(font.body, {
  maxWidth: 340,
  fontWeight: 500,
  textWrap: 'pretty',
  [media.phone]: { maxWidth: 262, fontSize: '0.9375rem' },
});

export const action = css(font.control, {
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[8],
  minHeight: touch.control,
  marginTop: 22,
  paddingInline: space[20],
  borderRadius: radius.m,
  textDecoration: 'none',
  [media.phone]: { marginTop: space[16] },
});
