import { Card, Container, Skeleton, Stack } from '@pasar/ui';
import { columnsStyle } from '../features/edit-store/store-form.styles.ts';
import { boneTitleStyle, frameStyle } from '../shared/seller-frame/seller-frame.styles.ts';

export const StoreSkeleton = () => (
  <Container>
    <Stack gap={24} css={frameStyle}>
      <Skeleton shape="title" css={boneTitleStyle} />
      <div css={columnsStyle}>
        <Card padding="l">
          <Stack gap={24}>
            <Skeleton shape="block" />
            <Skeleton shape="control" />
            <Skeleton shape="block" />
          </Stack>
        </Card>
        <Card padding="l">
          <Skeleton lines={4} />
        </Card>
      </div>
    </Stack>
  </Container>
);
