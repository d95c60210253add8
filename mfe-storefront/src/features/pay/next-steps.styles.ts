import { css } from '@emotion/react';
import { color, font, media, radius, space } from '@pasar/design-tokens';

export const heading = css(font.title3);

export const steps = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: space[20],
  marginBlockStart: space[16],
  [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space[16] },
});
export const step = css({ display: 'flex', alignItems: 'flex-start', gap: space[12] });

/** The petal corner. */
export const mark = css({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: 40,
  height: 40,
  borderRadius: `${radius.m} ${radius.m} ${radius.m} ${radius.xs}`,
  background: color.surface.brandSoft,
  color: color.brand.text,
});
export const name = css(font.smallStrong, { display: 'block', fontWeight: 700 });
export const text = css(font.small, { display: 'block', color: color.text.muted });
