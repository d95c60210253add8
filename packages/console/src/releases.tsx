import { css } from '@emotion/react';
import type { OpsStatus } from '@pasar/contract';
import { space } from '@pasar/design-tokens';
import { Button, FailurePanel, Skeleton, VisuallyHidden } from '@pasar/ui';
import { use } from 'react';
import { AppCard } from './app-card.tsx';
import { ChangeLog } from './change-log.tsx';
import { useLanguage } from './language.ts';

const gridStyle = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 220px), 1fr))',
  gap: space[16],
});
const boneStyle = css({ minHeight: '220px' });

/** What stands there until the first answer. */
export const ReleasesSkeleton = () => {
  const { t } = useLanguage();
  return (
    <div css={gridStyle} role="status">
      <VisuallyHidden>{t.loading}</VisuallyHidden>
      {['shell', 'storefront', 'buyer', 'seller', 'auth'].map((app) => (
        <Skeleton key={app} shape="picture" css={boneStyle} />
      ))}
    </div>
  );
};

export interface ReleasesProps {
  status: Promise<OpsStatus | null>;
  busy: boolean;
  onRetry(): void;
}

/** All apps and the log, or what to do when they cannot be read. */
export const Releases = ({ status, busy, onRetry }: ReleasesProps) => {
  const { t } = useLanguage();
  const now = use(status);
  if (!now) {
    const retry = (
      <Button variant="secondary" busy={busy} onClick={onRetry}>
        {t.retry}
      </Button>
    );
    return <FailurePanel title={t.failed} text={t.failedText} action={retry} />;
  }
  return (
    <>
      <div css={gridStyle}>
        {now.apps.map((app) => (
          <AppCard key={app.app} {...app} />
        ))}
      </div>
      <ChangeLog revision={now.revision} events={now.events} />
    </>
  );
};
