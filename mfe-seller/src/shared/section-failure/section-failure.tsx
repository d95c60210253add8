import { CallFailure, errorText } from '@pasar/api-client';
import { withoutLocale } from '@pasar/contract';
import { LocalLink, useLocale } from '@pasar/slice-kit';
import { ButtonLink, FailurePanel } from '@pasar/ui';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';

const noConnection = new CallFailure('', { kind: 'network' });

/** Stands where one section did not load (SPEC 8). The retry is a link to this very page: it also works without scripts. */
export const SectionFailure = ({ section }: { section: string }) => {
  const { t } = useTranslation('seller');
  const { pathname, search } = useLocation();
  const { text } = errorText(noConnection, { locale: useLocale(), section });
  return (
    <FailurePanel
      title={text}
      text={t('failure.rest')}
      action={
        <ButtonLink
          as={LocalLink}
          variant="secondary"
          size="s"
          to={withoutLocale(pathname) + search}
          replace
          preventScrollReset
        >
          {t('failure.retry')}
        </ButtonLink>
      }
    />
  );
};
