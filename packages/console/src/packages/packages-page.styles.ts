import { css } from '@emotion/react';
import { color, font, media, radius, space } from '@pasar/design-tokens';

export const formStyle = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 420px) auto',
  justifyContent: 'start',
  alignItems: 'center',
  gap: space[16],
  [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' },
});

/** On a phone each row is a block of lines with their headings. */
export const tableStyle = css(font.small, {
  width: '100%',
  borderCollapse: 'collapse',
  background: color.surface.card,
  borderRadius: radius.l,
  '& caption': { paddingBlock: space[8], textAlign: 'start', fontWeight: 700 },
  '& th, & td': {
    padding: `${space[8]} ${space[12]}`,
    borderBottom: `1px solid ${color.border.default}`,
    textAlign: 'start',
    verticalAlign: 'top',
    overflowWrap: 'anywhere',
  },
  '& thead th': { color: color.text.muted, fontWeight: 600 },
  [media.phone]: {
    '& thead': { display: 'none' },
    '& tr, & td, & tbody th': { display: 'block' },
    '& tr': { paddingBlock: space[8], borderBottom: `1px solid ${color.border.default}` },
    '& tbody th, & td': { padding: `${space[4]} ${space[12]}`, borderBottom: 0 },
    '& td::before': { content: 'attr(data-label) ": "', color: color.text.muted },
  },
});
