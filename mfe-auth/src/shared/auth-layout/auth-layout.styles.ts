import { css } from '@emotion/react';
import { color, font, media, palette, radius, space } from '@pasar/design-tokens';

export const layoutStyle = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  gap: space[40],
  alignItems: 'stretch',
  paddingBlock: space[40],
  [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', paddingBlock: space[24] },
});

export const promiseStyle = css({
  position: 'relative',
  overflow: 'hidden',
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'flex-end',
  gap: space[12],
  minHeight: '520px',
  padding: space[40],
  borderRadius: radius.xl,
  // Campaign art: the plum has the same depth in both themes.
  background: palette.manggis[900],
  color: color.text.onBrand,
  [media.phone]: { display: 'none' },
});

export const petalsStyle = css({
  position: 'absolute',
  insetBlockStart: '-120px',
  insetInlineEnd: '-120px',
  inlineSize: '460px',
  blockSize: '460px',
  color: palette.manggis[700],
});

export const promiseTitleStyle = css(font.display, {
  position: 'relative',
  maxInlineSize: '13ch',
  textWrap: 'balance',
});
export const promiseTextStyle = css(font.body, { position: 'relative', maxInlineSize: '36ch' });

export const formColumnStyle = css({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  maxInlineSize: '460px',
  inlineSize: '100%',
  marginInline: 'auto',
});
export const titleStyle = css(font.title1);
export const leadStyle = css(font.body, { color: color.text.muted });
