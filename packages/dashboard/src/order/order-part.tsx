import { Card, Stack } from '@pasar/ui';
import { type ReactNode, useId } from 'react';
import { titleStyle } from './order-part.styles.ts';

interface OrderPartProps {
  title: string;
  /** For links that lead to it. */
  id?: string;
  children: ReactNode;
}

/** One card of an order's page, with its heading. */
export const OrderPart = ({ title, id, children }: OrderPartProps) => {
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
