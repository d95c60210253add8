import { Card, Stack } from '@pasar/ui';
import { type ReactNode, useId } from 'react';
import { titleStyle } from './part.styles.ts';

interface PartProps {
  title: string;
  /** For links that lead to it. */
  id?: string;
  children: ReactNode;
}

/** One card of an order's page, with its heading. */
export const Part = ({ title, id, children }: PartProps) => {
  const heading = useId();
  return (
    <Card as="section" id={id} aria-labelledby={heading}>
      <Stack gap={16}>
        <h2 id={heading} css={titleStyle}>
          {title}
        </h2>
        {children}
      </Stack>
    </Card>
  );
};
