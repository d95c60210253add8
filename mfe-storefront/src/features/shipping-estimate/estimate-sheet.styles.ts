import { css } from '@emotion/react';
import { color, duration, easing, font, media, radius, space, touch } from '@pasar/design-tokens';

export const muted = css(font.small, { color: color.text.muted });
export const name = css(font.smallStrong, { fontWeight: 700 });

export const destination = css(font.small, {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[12],
  padding: space[12],
  borderRadius: radius.m,
  background: color.surface.sunken,
  '& > svg': { flex: 'none', color: color.brand.text },
  '& > p': { flex: '1 1 140px', minWidth: 0, '& > *': { display: 'block' } },
});

export const coming = css({ opacity: 0.5, transition: `opacity ${duration.quick} ${easing.out}` });
export const about = css(font.caption, { marginBottom: space[12], color: color.text.muted });
export const free = css({ marginBottom: space[12] });

export const couriers = css({ display: 'grid', gap: space[12] });
export const courier = css({
  padding: `${space[12]} ${space[16]}`,
  borderRadius: radius.m,
  border: `1px solid ${color.border.default}`,
});
export const service = css(font.small, {
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'flex-start',
  gap: space[16],
  paddingTop: space[8],
});
export const days = css(font.caption, { display: 'block', color: color.text.muted });

export const addresses = css({ display: 'grid', gap: space[8] });
export const address = css({
  display: 'grid',
  gap: space[2],
  width: '100%',
  minHeight: touch.min,
  padding: `${space[8]} ${space[16]}`,
  borderRadius: radius.m,
  border: `1.5px solid ${color.border.strong}`,
  background: color.surface.card,
  color: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  [media.hover]: { '&:hover': { background: color.surface.hover } },
});
