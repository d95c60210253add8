import { LocalLink } from '@pasar/slice-kit';
import { Pagination } from '@pasar/ui';
import { useMessages } from '../messages/use-messages.ts';

interface ListPagesProps {
  label: string;
  page: number;
  lastPage: number;
  pathFor: (page: number) => string;
}

/** The pages of a list as links. */
export const ListPages = ({ label, page, lastPage, pathFor }: ListPagesProps) => {
  const words = useMessages();
  return (
    <Pagination
      page={page}
      lastPage={lastPage}
      texts={{
        label,
        previous: words.pages.previous,
        next: words.pages.next,
        page: words.pages.page,
      }}
      hrefFor={pathFor}
      renderLink={({ href, ...link }) => <LocalLink {...link} to={href} />}
    />
  );
};
