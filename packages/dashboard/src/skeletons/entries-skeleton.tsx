import { Card, type CardProps, Skeleton, Stack, type StackProps } from '@pasar/ui';
import { repeat } from './repeat.ts';

interface EntriesSkeletonProps extends Required<Pick<StackProps, 'gap'>>, Pick<CardProps, 'padding'> {
  entries: number;
  lines: number;
}

/** One card with entries below each other. */
export const EntriesSkeleton = ({ entries, lines, gap, padding = 'm' }: EntriesSkeletonProps) => (
  <Card padding={padding}>
    <Stack gap={gap}>
      {repeat(entries, (entry) => (
        <Skeleton key={entry} lines={lines} />
      ))}
    </Stack>
  </Card>
);
