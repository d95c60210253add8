import { Container, Skeleton, Stack } from '@pasar/ui';
import type { ReactNode } from 'react';
import { boneTitleStyle, layoutStyle, navBoneStyle, navBonesStyle } from './dashboard-layout.styles.ts';

const rooms = [1, 2, 3, 4, 5, 6];

/** The layout of the account while one of its pages loads. */
export const DashboardSkeleton = ({ children }: { children: ReactNode }) => (
  <Container>
    <div css={layoutStyle}>
      <div css={navBonesStyle}>
        {rooms.map((room) => (
          <Skeleton key={room} shape="control" css={navBoneStyle} />
        ))}
      </div>
      <Stack gap={24}>
        <Skeleton shape="title" css={boneTitleStyle} />
        {children}
      </Stack>
    </div>
  </Container>
);
