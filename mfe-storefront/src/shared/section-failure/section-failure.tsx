import { CallFailure, errorText } from '@pasar/api-client';
import { withoutLocale } from '@pasar/contract';
import { LocalLink, toast, useLocale, useOnline } from '@pasar/slice-kit';
import { ButtonLink, FailurePanel } from '@pasar/ui';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useRevalidator } from 'react-router';

const noConnection = new CallFailure('', { kind: 'network' });

/**
 * Stands where one section did not load, in the words of the error catalogue (SPEC 8). The retry is a link to this
 * very page: the router then loads it again, and without scripts the browser does. A connection that is back loads it, too.
 */
export const SectionFailure = ({ section }: { section: string }) => {
  const { t } = useTranslation('storefront');
  const locale = useLocale();
  const { pathname, search } = useLocation();
  const { revalidate } = useRevalidator();
  useOnline(() => void revalidate());
  const { text } = errorText(noConnection, { locale, section });
  // The toast is the page's own voice: it must also speak for a failure that came with the server's markup.
  useEffect(() => toast.info(text), [text]);
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
