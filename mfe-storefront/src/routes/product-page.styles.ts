import { css } from '@emotion/react';
import { color, font, layout, media, space } from '@pasar/design-tokens';

export const page = css({
  display: 'flex',
  flexDirection: 'column',
  gap: layout.sectionGapDesktop,
  paddingBlock: `${space[12]} ${space[64]}`,
  '& > nav': { marginBottom: `calc(${space[8]} - ${layout.sectionGapDesktop})` },
  [media.phone]: {
    gap: layout.sectionGapPhone,
    paddingBlock: `0 ${space[40]}`,
    '& > nav': { marginBottom: `-${layout.sectionGapPhone}` },
  },
});

export const columns = css({
  display: 'grid',
  gridTemplateColumns: '420px minmax(0, 1fr) 304px',
  gridTemplateAreas: '"pictures choice buy" "pictures seller buy" "pictures details buy"',
  gridTemplateRows: 'auto auto 1fr',
  columnGap: space[32],
  rowGap: space[24],
  alignItems: 'start',
  '@media (max-width: 1199px)': {
    gridTemplateColumns: 'minmax(0, 420px) minmax(0, 1fr)',
    gridTemplateAreas: '"pictures choice" "pictures buy" "pictures seller" "pictures details"',
    gridTemplateRows: 'auto auto auto 1fr',
    '& > :nth-of-type(3)': { position: 'relative', insetBlockStart: 0 },
  },
  [media.phone]: {
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridTemplateAreas: '"pictures" "choice" "buy" "seller" "details"',
    gridTemplateRows: 'auto',
  },
});

/** Images and the way to buy stay in sight beside a long description. */
const staying = css({
  position: 'sticky',
  insetBlockStart: space[16],
  [media.phone]: { position: 'relative', insetBlockStart: 0 },
});

export const images = css(staying, { gridArea: 'pictures', minWidth: 0 });

export const actions = css({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '1fr',
  gap: space[8],
  marginTop: space[12],
  [media.phone]: {
    position: 'absolute',
    insetInlineEnd: `-${space[8]}`,
    insetBlockStart: space[8],
    marginTop: 0,
  },
});
export const selection = css({ gridArea: 'choice', display: 'grid', gap: space[16], minWidth: 0 });
export const buy = css(staying, { gridArea: 'buy', minWidth: 0 });
export const seller = css({ gridArea: 'seller', display: 'grid', gap: space[24], minWidth: 0 });
export const details = css({ gridArea: 'details', minWidth: 0 });

export const name = css(font.title2, { textWrap: 'balance', overflowWrap: 'anywhere' });

export const facts = css(font.small, {
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  marginTop: space[8],
  color: color.text.muted,
});
