import { LocalLink } from '@pasar/slice-kit';
import { Pagination } from '@pasar/ui';
import { useTranslation } from 'react-i18next';

interface ListPagesProps {
  label: string;
  page: number;
  lastPage: number;
  pathFor: (page: number) => string;
}

/** The pages of a list as links. */
export const ListPages = ({ label, page, lastPage, pathFor }: ListPagesProps) => {
  const { t } = useTranslation('seller');
  return (
    <Pagination
      page={page}
      lastPage={lastPage}
      texts={{
        label,
        previous: t('pages.previous'),
        next: t('pages.next'),
        page: (number) => t('pages.page', { page: number }),
      }}
      hrefFor={pathFor}
      renderLink={({ href, ...link }) => <LocalLink {...link} to={href} />}
    />
  );
};
