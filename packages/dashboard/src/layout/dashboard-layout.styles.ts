import { css } from '@emotion/react';
import { color, font, media, space } from '@pasar/design-tokens';
import type { Side } from '../messages/side.ts';

/** A seller's tables need more of the page. */
const navigationSizes: Record<Side, string> = { buyer: '240px', seller: '200px' };

/** Beside a store's lists there is no empty space on a wide screen. */
const wideStyle = css({
  maxWidth: 1680,
  paddingInline: space[24],
  [media.phone]: { paddingInline: space[16] },
});
export const containerStyles: Record<Side, typeof wideStyle | undefined> = {
  buyer: undefined,
  seller: wideStyle,
};

export const layoutStyle = (side: Side) =>
  css({
    display: 'grid',
    gridTemplateColumns: `${navigationSizes[side]} minmax(0, 1fr)`,
    gap: side === 'seller' ? space[24] : space[32],
    alignItems: 'start',
    paddingBlock: space[32],
    // No footer follows: the end of a page can be scrolled above a message at the bottom.
    ...(side === 'seller' && { paddingBlockEnd: 160 }),
    [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space[16], paddingBlock: space[16] },
  });

export const headStyle = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: `${space[12]} ${space[24]}`,
});
/** A title without a lead is where every other title is, however high the button beside it. */
export const bareStyle = css({
  [media.desktop]: { alignItems: 'center', '& > * + *': { marginBlock: `-${space[8]}` } },
});
export const titleStyle = css(font.title1, { overflowWrap: 'anywhere' });
export const leadStyle = css(font.body, { color: color.text.muted });
