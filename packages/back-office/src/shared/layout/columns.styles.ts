import { css } from '@emotion/react';
import { media, space } from '@pasar/design-tokens';

/** What is read beside what is known and decided; on phones below each other. */
export const columnsStyle = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(300px, 380px)',
  gap: space[16],
  alignItems: 'start',
  [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' },
});
export const columnStyle = css({ display: 'grid', gap: space[16], minInlineSize: 0 });
