import { css } from '@emotion/react';
import type { Locale, OpsStatus } from '@pasar/contract';
import { color, font, media, space } from '@pasar/design-tokens';
import { Button, Container, Inline, SkipLink, Stack } from '@pasar/ui';
import { RefreshCw } from 'lucide-react';
import { Suspense, useState, useTransition } from 'react';
import { ConsoleHeader } from './console-header.tsx';
import { LanguageProvider, useLanguage } from './language.ts';
import { Releases, ReleasesSkeleton } from './releases.tsx';

export interface ConsoleProps {
  locale: Locale;
  /** Asks anew; never rejects. */
  readStatus(): Promise<OpsStatus | null>;
  /** Begun before the page was rendered. */
  firstStatus: Promise<OpsStatus | null>;
}

const mainStyle = css({ paddingBlock: space[32], [media.phone]: { paddingBlock: space[20] } });
const titleStyle = css(font.title1);
const leadStyle = css(font.body, { color: color.text.muted });

const Main = ({ readStatus, firstStatus }: Omit<ConsoleProps, 'locale'>) => {
  const { t } = useLanguage();
  const [status, setStatus] = useState(firstStatus);
  const [busy, startRefresh] = useTransition();
  const refresh = () => startRefresh(() => setStatus(readStatus()));
  return (
    <Container as="main" id="content" css={mainStyle}>
      <Stack gap={24}>
        <Inline justify="between" gap={16}>
          <div>
            <h1 css={titleStyle}>{t.title}</h1>
            <p css={leadStyle}>{t.lead}</p>
          </div>
          <Button
            variant="secondary"
            busy={busy}
            onClick={refresh}
            icon={<RefreshCw size={20} strokeWidth={1.9} aria-hidden="true" />}
          >
            {t.refresh}
          </Button>
        </Inline>
        <Suspense fallback={<ReleasesSkeleton />}>
          <Releases status={status} busy={busy} onRetry={refresh} />
        </Suspense>
      </Stack>
    </Container>
  );
};

/** The console of operations: what is live, and every change that led there. */
export const ConsolePage = ({ locale, ...rest }: ConsoleProps) => (
  <LanguageProvider value={locale}>
    <SkipToContent />
    <ConsoleHeader />
    <Main {...rest} />
  </LanguageProvider>
);

const SkipToContent = () => <SkipLink href="#content">{useLanguage().t.skip}</SkipLink>;
