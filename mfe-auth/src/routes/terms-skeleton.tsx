import { Container, Skeleton, Stack } from '@pasar/ui';
import { termsStyle } from './terms-page.styles.ts';

const sections = [1, 2, 3, 4, 5];

export const TermsSkeleton = () => (
  <Container>
    <Stack gap={32} css={termsStyle}>
      <Skeleton shape="title" />
      {sections.map((section) => (
        <Skeleton key={section} lines={3} />
      ))}
    </Stack>
  </Container>
);
