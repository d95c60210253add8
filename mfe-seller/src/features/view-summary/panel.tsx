import { Card } from '@pasar/ui';
import { type ReactNode, useId } from 'react';
import * as style from './panel.styles.ts';

/** A card of the summary under its own heading. */
export const Panel = ({
  title,
  action,
  children,
}: {
  title: string;
  action?: ReactNode;
  children: ReactNode;
}) => {
  const heading = useId();
  return (
    <Card as="section" aria-labelledby={heading} css={style.panel}>
      <div css={style.head}>
        <h2 id={heading} css={style.title}>
          {title}
        </h2>
        {action}
      </div>
      {children}
    </Card>
  );
};
