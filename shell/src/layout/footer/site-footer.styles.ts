import { css } from '@emotion/react';
import { color, font, media, space, touch } from '@pasar/design-tokens';
import { aroundForm } from '../layout.styles.ts';

export const footerStyle = css(font.small, {
  marginTop: space[64],
  padding: `${space[48]} 0 ${space[24]}`,
  background: color.surface.footer,
  color: color.text.onHeaderMuted,
  [media.phone]: { marginTop: space[40], paddingTop: space[32] },
  [aroundForm]: { paddingTop: space[16] },
  [media.print]: { display: 'none' },
});

export const columnsStyle = css({
  display: 'grid',
  gridTemplateColumns: '1.6fr',
  gridAutoFlow: 'column',
  gridAutoColumns: '1fr',
  gap: space[24],
  // Two columns that fill each other, however long each list is.
  [media.phone]: {
    display: 'block',
    columns: 2,
    columnGap: space[16],
    '& > *': { breakInside: 'avoid', paddingBottom: space[24] },
  },
  '& li a': {
    display: 'flex',
    alignItems: 'center',
    minHeight: 36,
    paddingBlock: space[4],
    [media.phone]: { minHeight: touch.min },
  },
  '& a:hover': { color: color.text.onHeader },
  // Help, contact and privacy alone, in one row.
  [aroundForm]: {
    display: 'block',
    columns: 'auto',
    '& > :not(:last-child), & h2': { display: 'none' },
    '& ul': { display: 'flex', flexWrap: 'wrap', columnGap: space[24] },
  },
});

export const aboutStyle = css({
  [media.phone]: { columnSpan: 'all' },
  '& p': { maxWidth: 300, marginTop: space[12] },
});

export const headingStyle = css(font.smallStrong, {
  marginBottom: space[8],
  fontWeight: 700,
  color: color.text.onHeader,
});

export const endStyle = css(font.caption, {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[16],
  marginTop: space[40],
  paddingTop: space[20],
  borderTop: `1px solid ${color.surface.headerSoft}`,
  [media.phone]: { flexDirection: 'column', alignItems: 'flex-start', marginTop: 0 },
  [aroundForm]: { marginTop: 0, borderTop: 0 },
});

export const creditsStyle = css({
  display: 'grid',
  gap: space[4],
  '& a': { textDecoration: 'underline', textUnderlineOffset: 3 },
});
