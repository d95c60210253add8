import { css } from '@emotion/react';

/**
 * On a page that can only be read without scripts: what would do nothing is not there, and of a choice only what is
 * selected. A GET form works.
 */
export const withoutDeadControls = css({
  '@media (scripting: none)': {
    '& button:not(form[method="get"] *), & label:has(input[type="checkbox"])': { display: 'none' },
    '& label:has(input[type="radio"]:not(:checked)), & input[type="radio"]': { display: 'none' },
  },
});
