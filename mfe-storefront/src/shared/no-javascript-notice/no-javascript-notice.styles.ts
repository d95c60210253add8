import { css } from '@emotion/react';

/**
 * On a page without scripts: controls that would do nothing are hidden, and of a selection only the
 * selected option shows. A GET form works.
 */
export const withoutDeadControls = css({
  '@media (scripting: none)': {
    '& button:not(form[method="get"] *), & label:has(input[type="checkbox"])': { display: 'none' },
    '& label:has(input[type="radio"]:not(:checked)), & input[type="radio"]': { display: 'none' },
  },
});
