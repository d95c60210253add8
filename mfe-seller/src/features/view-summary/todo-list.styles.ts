import { css } from '@emotion/react';
import { color, font, media, radius, space, touch } from '@pasar/design-tokens';

/** On phones the tasks are tiles, so that the figures are near. */
export const list = css({
  [media.desktop]: { '& > li + li': { borderBlockStart: `1px solid ${color.border.default}` } },
  [media.phone]: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(140px, 1fr))',
    gap: `${space[4]} ${space[12]}`,
  },
});
export const task = css({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: `minmax(${touch.min}, auto) minmax(0, 1fr) auto`,
  alignItems: 'center',
  gap: space[12],
  paddingBlock: space[12],
  color: color.text.default,
  textDecoration: 'none',
  [media.phone]: {
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: space[8],
    paddingBlock: space[4],
    '& > svg': { display: 'none' },
  },
  [media.hover]: { '&:hover strong': { color: color.brand.text } },
});
/** The petal corner: three round corners, one tight. */
export const count = css(font.bodyStrong, {
  display: 'grid',
  placeItems: 'center',
  minInlineSize: touch.min,
  minBlockSize: touch.min,
  paddingInline: space[8],
  borderRadius: `${radius.l} ${radius.l} ${radius.l} ${radius.xs}`,
  fontWeight: 700,
  fontVariantNumeric: 'tabular-nums',
});
export const tones = {
  danger: css({ background: color.danger.soft, color: color.danger.text }),
  warning: css({ background: color.warning.soft, color: color.warning.text }),
  info: css({ background: color.info.soft, color: color.info.text }),
};
export const textBlock = css(font.caption, {
  display: 'grid',
  color: color.text.muted,
  '& > strong': { ...font.smallStrong, color: color.text.default },
  [media.phone]: {
    '& > span': { position: 'absolute', clipPath: 'inset(50%)', inlineSize: 1, overflow: 'hidden' },
  },
});
export const done = css(font.small, {
  display: 'flex',
  gap: space[8],
  color: color.success.text,
  '& > svg': { flex: 'none' },
});
