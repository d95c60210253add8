import { Container, Skeleton, Stack } from '@pasar/ui';
import { formColumnStyle, layoutStyle, promiseStyle } from './auth-layout.styles.ts';

/** The frame of the way in while a page of it loads. */
export const AuthSkeleton = () => (
  <Container>
    <div css={layoutStyle}>
      <div css={promiseStyle} />
      <div css={formColumnStyle}>
        <Stack gap={24}>
          <Skeleton shape="title" />
          <Skeleton shape="control" />
          <Skeleton shape="control" />
          <Skeleton shape="control" />
        </Stack>
      </div>
    </div>
  </Container>
);
