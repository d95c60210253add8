import { Container, Skeleton, Stack } from '@pasar/ui';
import { formColumnStyle, layoutStyle, promiseStyle } from './auth-layout.styles.ts';

/** The layout of the login pages while one of them loads. */
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
