import { Container, Stack } from '@pasar/ui';
import type { ReactNode } from 'react';
import { RoomList, RoomMenu } from './room-links.tsx';
import { bareStyle, frameStyle, headStyle, leadStyle, titleStyle } from './seller-frame.styles.ts';

interface SellerFrameProps {
  title: string;
  lead?: string;
  /** Above the title: the way back from a page inside a room. */
  above?: ReactNode;
  /** Beside the title: what the page is there for. */
  action?: ReactNode;
  children: ReactNode;
}

/** The rooms of the store at the side (above, on phones), and one of them. */
export const SellerFrame = ({ title, lead, above, action, children }: SellerFrameProps) => (
  <Container>
    <div css={frameStyle}>
      <RoomList />
      <RoomMenu />
      <Stack gap={24}>
        <div css={[headStyle, !lead && !above && bareStyle]}>
          <Stack gap={4} align="start">
            {above}
            <h1 css={titleStyle} tabIndex={-1}>
              {title}
            </h1>
            {lead && <p css={leadStyle}>{lead}</p>}
          </Stack>
          {action}
        </div>
        {children}
      </Stack>
    </div>
  </Container>
);
