import { css } from '@emotion/react';
import { color, duration, easing, font, media, radius, space, touch } from '@pasar/design-tokens';

/** The full line is the target: 44 px high at least. */
export const selectionControlStyle = css(font.small, {
  display: 'flex',
  alignItems: 'flex-start',
  gap: 10,
  minHeight: touch.min,
  paddingBlock: 10,
  color: color.text.default,
  fontWeight: 500,
  cursor: 'pointer',
  '&:has(:disabled)': { color: color.text.subtle, cursor: 'not-allowed' },
});

export const selectionControlContentStyle = css({
  flex: 1,
  minWidth: 0,
  paddingTop: 2,
  display: 'grid',
  gap: space[2],
});
export const selectionControlHintStyle = css(font.caption, { color: color.text.muted });
export const selectionControlAsideStyle = css(font.caption, { color: color.text.muted, paddingTop: 4 });

const mark = css({
  appearance: 'none',
  flex: 'none',
  display: 'grid',
  placeContent: 'center',
  width: 24,
  height: 24,
  border: `2px solid ${color.border.control}`,
  background: color.surface.card,
  cursor: 'inherit',
  transition: `background-color ${duration.quick} ${easing.out}, border-color ${duration.quick} ${easing.out}`,
  [media.hover]: { 'label:hover &:enabled': { borderColor: color.brand.text } },
  '&:disabled': { borderStyle: 'dashed', background: color.surface.sunken },
  '&[aria-invalid="true"]': { borderColor: color.danger.solid },
});

const tick = 'polygon(14% 48%, 26% 36%, 41% 51%, 74% 18%, 86% 30%, 41% 75%)';

export const checkboxStyle = css(mark, {
  borderRadius: 7,
  '&::before': {
    content: '""',
    width: 18,
    height: 18,
    clipPath: tick,
    scale: '0',
    background: color.text.onBrand,
    transition: `scale ${duration.quick} ${easing.out}`,
  },
  '&:checked, &:indeterminate': { background: color.brand.default, borderColor: color.brand.default },
  '&:checked::before, &:indeterminate::before': { scale: '1' },
  '&:indeterminate::before': { clipPath: 'inset(40% 10%)' },
  '@media (forced-colors: active)': { appearance: 'auto' },
});

export const radioStyle = css(mark, {
  borderRadius: radius.full,
  '&:checked': { border: `7px solid ${color.brand.default}` },
  '@media (forced-colors: active)': { appearance: 'auto' },
});

export const switchStyle = css({
  appearance: 'none',
  position: 'relative',
  flex: 'none',
  width: 48,
  height: 28,
  // Taller than the line of text beside it.
  marginBlock: -2,
  borderRadius: radius.full,
  background: color.border.control,
  cursor: 'inherit',
  transition: `background-color ${duration.quick} ${easing.out}`,
  '&::after': {
    content: '""',
    position: 'absolute',
    insetBlockStart: 3,
    insetInlineStart: 3,
    width: 22,
    height: 22,
    borderRadius: radius.full,
    background: color.text.onBrand,
    transition: `translate ${duration.quick} ${easing.out}`,
  },
  '&:checked': { background: color.brand.default },
  '&:checked::after': { translate: '20px 0' },
  '&:disabled': { opacity: 0.5 },
  '@media (forced-colors: active)': { appearance: 'auto' },
});

export const groupStyle = css({ display: 'flex', flexDirection: 'column', gap: space[4], minWidth: 0 });
export const legendStyle = css(font.smallStrong, { color: color.text.default, paddingBottom: 6 });

export const optionsStyle = {
  stack: css({ display: 'flex', flexDirection: 'column' }),
  inline: css({ display: 'flex', flexWrap: 'wrap', columnGap: space[24] }),
  tiles: css({
    display: 'grid',
    gap: space[8],
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 200px), 1fr))',
  }),
} as const;

export const tileStyle = css({
  minHeight: 64,
  padding: `${space[16]}`,
  borderRadius: radius.m,
  border: `1.5px solid ${color.border.strong}`,
  background: color.surface.card,
  '&:has(:checked)': { borderColor: color.brand.text, background: color.surface.brandSoft },
});
