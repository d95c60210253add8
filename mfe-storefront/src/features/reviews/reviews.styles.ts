import { css } from '@emotion/react';
import { color, duration, easing, font, space } from '@pasar/design-tokens';

export const panel = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[16],
  minWidth: 0,
  scrollMarginTop: space[16],
});
export const title = css(font.title2);
export const nothing = css(font.small, { color: color.text.muted });
export const list = css({ display: 'grid', gap: space[24] });
export const coming = css({ opacity: 0.5, transition: `opacity ${duration.quick} ${easing.out}` });

export const controls = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: space[16],
  '& > div': { minWidth: 0 },
});

export const order = css({
  display: 'flex',
  alignItems: 'flex-end',
  gap: space[8],
  '& > div': { width: 200 },
});
/** Where scripts run a selection is enough. */
export const send = css({ '@media (scripting: enabled)': { display: 'none' } });
