import { Pagination, type PaginationProps } from '@pasar/ui';
import { useTranslation } from 'react-i18next';
import { localLink } from './local-link.tsx';

interface PageLinksProps extends Omit<PaginationProps, 'texts'> {
  /** What is turned, where a page has several lists. */
  label?: string;
}

/** The pages of a list as links, with the storefront's labels. */
export const PageLinks = ({ label, renderLink = localLink, ...rest }: PageLinksProps) => {
  const { t } = useTranslation('storefront');
  return (
    <Pagination
      {...rest}
      renderLink={renderLink}
      texts={{
        label: label ?? t('paging.label'),
        previous: t('paging.previous'),
        next: t('paging.next'),
        page: (n) => t('paging.page', { n }),
      }}
    />
  );
};
