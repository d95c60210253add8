import { css } from '@emotion/react';
import { color, duration, easing, font, radius, space, touch } from '@pasar/design-tokens';

export const group = css({
  display: 'grid',
  gap: space[8],
  minInlineSize: 0,
  border: 0,
  padding: 0,
  margin: 0,
});
export const legend = css(font.smallStrong, { padding: 0, marginBlockEnd: space[8] });
export const line = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[4]} ${space[12]}`,
});
export const stars = css({ display: 'inline-flex', marginInlineStart: `-${space[4]}` });

const fill = (paint: string) => ({ '& path': { fill: paint, stroke: 'transparent' } });

/** The line around an empty star is what makes it visible on white. */
export const star = css({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  inlineSize: touch.control,
  blockSize: touch.control,
  borderRadius: radius.m,
  cursor: 'pointer',
  '& path': {
    fill: color.surface.card,
    stroke: color.border.control,
    strokeWidth: 1.4,
    strokeLinejoin: 'round',
    transition: `fill ${duration.quick} ${easing.out}`,
  },
  '@media (hover: hover)': { '&:hover, &:has(~ label:hover)': fill(color.rating.star) },
  '&:has(:focus-visible)': { outline: `2px solid ${color.focus.ring}`, outlineOffset: -2 },
});
export const filled = css(fill(color.rating.star), {
  '@media (forced-colors: active)': { '& path': { fill: 'Highlight' } },
});

export const input = css({
  position: 'absolute',
  inset: 0,
  margin: 0,
  inlineSize: '100%',
  blockSize: '100%',
  opacity: 0,
  cursor: 'inherit',
});
export const meaning = css(font.smallStrong, { color: color.text.muted });
