import { Container, Skeleton, Stack } from '@pasar/ui';
import type { ReactNode } from 'react';
import { boneTitleStyle, layoutStyle, navBoneStyle } from './dashboard-layout.styles.ts';

const rooms = [1, 2, 3, 4, 5, 6];

/** The layout of the store's pages while one of them loads. */
export const DashboardSkeleton = ({ children }: { children: ReactNode }) => (
  <Container>
    <div css={layoutStyle}>
      <Stack gap={8}>
        {rooms.map((room) => (
          <Skeleton key={room} shape="control" css={navBoneStyle} />
        ))}
      </Stack>
      <Stack gap={24}>
        <Skeleton shape="title" css={boneTitleStyle} />
        {children}
      </Stack>
    </div>
  </Container>
);
