import { css } from '@emotion/react';
import { color, font, media, radius, space } from '@pasar/design-tokens';

export const page = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[24],
  paddingBlock: `${space[12]} ${space[64]}`,
  [media.phone]: { gap: space[16], paddingBottom: space[40] },
});

export const voucher = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[16] });

export const voucherHead = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space[8]} ${space[24]}`,
});

export const title = css(font.title1);
export const left = css(font.smallStrong, {
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  minHeight: 36,
});

export const columns = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
  gap: space[16],
  [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' },
});

export const terms = css({
  padding: `${space[16]} ${space[24]}`,
  borderRadius: radius.l,
  border: `1px solid ${color.border.default}`,
  background: color.surface.card,
  [media.phone]: { padding: space[16] },
});
export const termsTitle = css(font.title3, { marginBottom: space[4] });
