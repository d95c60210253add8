import { css } from '@emotion/react';
import { color, font, media, palette, radius, space } from '@pasar/design-tokens';

export type CouponCardTone = 'manggis' | 'kunyit' | 'pandan' | 'nila';

const notch = (side: string) =>
  `radial-gradient(circle 9px at ${side} 0, #0000 97%, #000) top / 100% 51% no-repeat, radial-gradient(circle 9px at ${side} 100%, #0000 97%, #000) bottom / 100% 51% no-repeat`;

export const couponCardStyle = css({
  display: 'flex',
  minHeight: 116,
  minWidth: 0,
  filter: `drop-shadow(0 0 0.6px ${color.border.strong}) drop-shadow(0 1px 2px rgb(44 8 30 / 0.08))`,
});

export const stubStyle = css(font.label, {
  flex: 'none',
  width: 112,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[2],
  padding: space[8],
  borderRadius: `${radius.l} 0 0 ${radius.l}`,
  textAlign: 'center',
  fontWeight: 800,
  WebkitMask: notch('100%'),
  mask: notch('100%'),
  [media.phone]: { width: 96 },
});

export const stubTones: Record<CouponCardTone, ReturnType<typeof css>> = {
  manggis: css({ background: palette.manggis[800], color: palette.putih }),
  kunyit: css({ background: palette.kunyit[400], color: palette.manggis[950] }),
  pandan: css({ background: palette.pandan[700], color: palette.putih }),
  nila: css({ background: palette.nila[900], color: palette.putih }),
};

export const amountStyle = css({ fontSize: '1.625rem', lineHeight: 1.1, letterSpacing: '-0.03em' });

export const bodyStyle = css({
  flex: 1,
  minWidth: 0,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  alignContent: 'center',
  gap: `${space[8]} ${space[12]}`,
  padding: `14px ${space[16]} 14px ${space[20]}`,
  borderRadius: `0 ${radius.l} ${radius.l} 0`,
  backgroundColor: color.surface.card,
  backgroundImage: `linear-gradient(${color.border.strong} 55%, #0000 0)`,
  backgroundSize: '2px 9px',
  backgroundRepeat: 'repeat-y',
  backgroundPosition: '0 14px',
  WebkitMask: notch('0'),
  mask: notch('0'),
});

/** On the narrowest screens the action moves below the text rather than squeeze it. */
export const contentStyle = css({ flex: '1 1 132px', minWidth: 0, display: 'grid', gap: space[2] });
export const titleStyle = css(font.smallStrong, { fontWeight: 700, color: color.text.default });
export const noteStyle = css(font.caption, { color: color.text.muted });
export const footerStyle = css({ paddingTop: space[8] });
