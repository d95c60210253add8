import { css } from '@emotion/react';
import { color, space } from '@pasar/design-tokens';

export const listStyle = css({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' });

export const rowStyle = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[12],
  minBlockSize: 52,
  paddingBlock: space[4],
  '& + &': { borderBlockStart: `1px solid ${color.border.default}` },
});

export const buttonsStyle = css({ display: 'flex', flex: 'none', gap: space[4] });
