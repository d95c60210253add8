import { Notice } from '@pasar/ui';
import type { ReactNode } from 'react';
import { withoutScripts } from '../with-scripts.ts';

/** Without scripts: what this page cannot do then, and what helps. With them it is not there. */
export const NoJavascriptNotice = ({ children, className }: { children: ReactNode; className?: string }) => (
  <div css={withoutScripts} className={className}>
    <Notice>{children}</Notice>
  </div>
);
