import { css } from '@emotion/react';
import { font, media, palette, radius, space } from '@pasar/design-tokens';

export const group = css({
  '& > div': {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});

export const method = css({ display: 'flex', alignItems: 'center', gap: space[12], fontWeight: 600 });

export const mark = css(font.label, {
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: 72,
  minHeight: 24,
  paddingInline: space[4],
  borderRadius: radius.xs,
  background: palette.nila[800],
  color: palette.putih,
  fontWeight: 800,
});
