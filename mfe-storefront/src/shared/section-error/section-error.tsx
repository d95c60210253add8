import { LocalLink, useOnline, useSectionError } from '@pasar/slice-kit';
import { ButtonLink, ErrorState } from '@pasar/ui';
import { useTranslation } from 'react-i18next';
import { useRevalidator } from 'react-router';

/**
 * Replaces one section that did not load, with the message of the error catalog (SPEC 8). The retry is a
 * link to this very page: the router then loads it again, and without scripts the browser does. A restored
 * connection loads it, too.
 */
export const SectionError = ({ section }: { section: string }) => {
  const { t } = useTranslation('storefront');
  const { revalidate } = useRevalidator();
  const { text, again } = useSectionError(section);
  useOnline(() => void revalidate());
  return (
    <ErrorState
      title={text}
      text={t('error.rest')}
      action={
        <ButtonLink as={LocalLink} variant="secondary" size="s" to={again} replace preventScrollReset>
          {t('error.retry')}
        </ButtonLink>
      }
    />
  );
};
