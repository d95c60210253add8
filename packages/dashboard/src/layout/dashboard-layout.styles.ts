import { css } from '@emotion/react';
import { color, font, media, space } from '@pasar/design-tokens';
import type { Side } from '../messages/side.ts';

/** A seller's tables need more of the page. */
const navigationSizes: Record<Side, string> = { buyer: '240px', seller: '208px' };

export const layoutStyle = (side: Side) =>
  css({
    display: 'grid',
    gridTemplateColumns: `${navigationSizes[side]} minmax(0, 1fr)`,
    gap: space[32],
    alignItems: 'start',
    paddingBlock: space[32],
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
