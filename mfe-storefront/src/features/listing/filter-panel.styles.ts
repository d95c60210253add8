import { css } from '@emotion/react';
import { color, font, space } from '@pasar/design-tokens';

export const groups = css({ display: 'flex', flexDirection: 'column' });

export const group = css({
  paddingBlock: space[12],
  '& + &': { borderBlockStart: `1px solid ${color.border.default}` },
  '& legend': { ...font.smallStrong, fontSize: '0.9375rem', fontWeight: 700, paddingBottom: space[4] },
});

export const branch = css({ paddingInlineStart: space[8] });
export const further = css({ paddingInlineStart: space[24] });
export const branchName = css({ display: 'flex', flex: 1, justifyContent: 'space-between', gap: space[8] });
export const branchHits = css(font.caption, { color: color.text.muted, alignSelf: 'center' });
export const bounds = css(font.caption, { marginTop: space[8], color: color.text.muted });

/** Nothing can be looked up without scripts. */
export const search = css({ marginBottom: space[8], '@media (scripting: none)': { display: 'none' } });
export const longList = css({ maxHeight: 320, overflow: 'auto', overscrollBehavior: 'contain' });
