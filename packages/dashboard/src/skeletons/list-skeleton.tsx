import { Card, type CardProps, Skeleton, Stack } from '@pasar/ui';
import { DashboardSkeleton, type DashboardSkeletonProps } from './dashboard-skeleton.tsx';
import { repeat } from './repeat.ts';

interface ListSkeletonProps extends DashboardSkeletonProps {
  /** Tabs and search above the list. */
  controls?: number;
  cards?: number;
  /** Whether each card has a heading. */
  titled?: boolean;
  lines: number;
  padding?: CardProps['padding'];
}

/** A page of cards below each other; `children` follow them. */
export const ListSkeleton = ({
  side,
  controls = 0,
  cards = 3,
  titled = false,
  lines,
  padding = 'm',
  children,
}: ListSkeletonProps) => (
  <DashboardSkeleton side={side}>
    {repeat(controls, (control) => (
      <Skeleton key={`control-${control}`} shape="control" />
    ))}
    {repeat(cards, (card) => (
      <Card key={card} padding={padding}>
        <Stack gap={24}>
          {titled && <Skeleton shape="title" />}
          <Skeleton lines={lines} />
        </Stack>
      </Card>
    ))}
    {children}
  </DashboardSkeleton>
);
