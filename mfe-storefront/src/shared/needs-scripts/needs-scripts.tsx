import { Notice } from '@pasar/ui';
import type { ReactNode } from 'react';
import { withoutScripts } from '../with-scripts.ts';

/** Without scripts: what this page cannot do then, and what helps. With them it is not there. */
export const NeedsScripts = ({ children }: { children: ReactNode }) => (
  <div css={withoutScripts}>
    <Notice>{children}</Notice>
  </div>
);
