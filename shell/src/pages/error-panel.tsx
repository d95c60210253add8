import { useOnline } from '@pasar/slice-kit';
import { Button, Container, ErrorState, Inline } from '@pasar/ui';
import { RotateCw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { errorTitleStyle, pageStyle } from './pages.styles.ts';

interface FaultPanelProps {
  title: string;
  text?: string;
  /** Shows the version before in its place; what is typed elsewhere on the page gets lost. */
  offer?: () => void;
}

/**
 * Replaces a page. The button, or a restored connection, opens the same page again, without a new document.
 */
export const ErrorPanel = ({ title, text, offer }: FaultPanelProps) => {
  const { t } = useTranslation('shell');
  const navigate = useNavigate();
  const location = useLocation();
  const retry = () => void navigate(location, { replace: true });
  useOnline(retry);
  return (
    <Container css={pageStyle}>
      <h1 css={errorTitleStyle}>{title}</h1>
      <ErrorState
        title={text ?? t('fault.title')}
        text={offer ? t('fault.unsaved') : t('fault.text')}
        action={
          <Inline gap={8} justify="center">
            {offer && (
              <Button size="s" onClick={offer}>
                {t('fault.before')}
              </Button>
            )}
            <Button
              variant="secondary"
              size="s"
              icon={<RotateCw size={16} strokeWidth={1.9} aria-hidden="true" />}
              onClick={retry}
            >
              {t('fault.retry')}
            </Button>
          </Inline>
        }
      />
    </Container>
  );
};
