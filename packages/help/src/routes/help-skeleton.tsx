import { Container, Skeleton, Stack } from '@pasar/ui';
import { pageStyle } from '../shared/help.styles.ts';

export const HelpSkeleton = () => (
  <Container>
    <Stack gap={32} css={pageStyle}>
      <Skeleton shape="title" />
      <Skeleton lines={3} />
      <Skeleton lines={3} />
    </Stack>
  </Container>
);
