import { Container, Stack } from '@pasar/ui';
import type { ReactNode } from 'react';
import { frameStyle, leadStyle, titleStyle } from './seller-frame.styles.ts';

interface SellerFrameProps {
  title: string;
  lead: string;
  children: ReactNode;
}

/** The head of every page of the seller's dashboard. */
export const SellerFrame = ({ title, lead, children }: SellerFrameProps) => (
  <Container>
    <Stack gap={24} css={frameStyle}>
      <Stack gap={4}>
        <h1 css={titleStyle} tabIndex={-1}>
          {title}
        </h1>
        <p css={leadStyle}>{lead}</p>
      </Stack>
      {children}
    </Stack>
  </Container>
);
