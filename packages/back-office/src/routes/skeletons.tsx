import { repeat } from '@pasar/dashboard';
import { Card, Skeleton, Stack } from '@pasar/ui';
import { layoutStyle, mainStyle, sideStyle } from '../shared/layout/layout.styles.ts';

const ListSkeleton = () => (
  <div css={layoutStyle} data-action-bar>
    <div css={sideStyle}>
      {repeat(6, (item) => (
        <Skeleton key={item} shape="control" />
      ))}
    </div>
    <div css={mainStyle}>
      <Skeleton shape="title" />
      <Skeleton shape="control" />
      <Card padding="m">
        <Stack gap={16}>
          {repeat(8, (row) => (
            <Skeleton key={row} lines={1} />
          ))}
        </Stack>
      </Card>
    </div>
  </div>
);

/** The skeletons of the pages: one file for all, which only a document without its content fetches. */
export const skeletons = { list: ListSkeleton };
