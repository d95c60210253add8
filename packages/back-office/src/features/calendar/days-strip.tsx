import { css } from '@emotion/react';
import { color, radius } from '@pasar/design-tokens';
import type { getDays } from './get-days.ts';

const stripStyle = css({
  display: 'grid',
  inlineSize: '100%',
  minInlineSize: 160,
  blockSize: 12,
  borderRadius: radius.s,
  background: color.surface.sunken,
});
const barStyle = css({ borderRadius: radius.s, background: color.brand.text });

/** The days of a month on which something runs, as a bar; the same is beside it in words. */
export const DaysStrip = ({ from, to, of }: ReturnType<typeof getDays>) => (
  <span css={[stripStyle, css({ gridTemplateColumns: `repeat(${of}, 1fr)` })]} aria-hidden="true">
    <span css={[barStyle, css({ gridColumn: `${from} / ${to + 1}` })]} />
  </span>
);
