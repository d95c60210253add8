import { inLocale, type Meta } from '@pasar/contract';
import { FilterChips, ListPages, SavedViews, SearchBox, SectionError } from '@pasar/dashboard';
import { LocalLink, type SectionResult, useLocale, useLocalNavigate } from '@pasar/slice-kit';
import { ButtonLink, Card, EmptyState, Stack } from '@pasar/ui';
import { type FormEvent, type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { headStyle, lineStyle } from './list-section.styles.ts';

interface ListSectionProps<Row> {
  /** The name of the list, for screen readers and where it does not load. */
  title: string;
  chips: { key: string; label: string; to: string; chosen: boolean }[];
  /** What is searched now, and what can be searched for; absent where the list has no search. */
  search?: {
    value: string;
    label: string;
    /** Further fields of its form, which start anew with `key`. */
    more?: { key: string; fields: ReactNode };
    pathFor: (search: string, fields: URLSearchParams) => string;
  };
  list: SectionResult<{ data: readonly Row[]; meta?: Meta }>;
  /** Absent where the list has no numbered pages. */
  pathFor?: (page: number) => string;
  /** The list without filters, where it has any now. */
  cleared?: string | undefined;
  children: (rows: readonly Row[]) => ReactNode;
}

/** A list that lives in its address: its filters and search, its rows or why there are none, its pages. */
export const ListSection = <Row,>({
  title,
  chips,
  search,
  list,
  pathFor,
  cleared,
  children,
}: ListSectionProps<Row>) => {
  const { t } = useTranslation('back-office');
  const locale = useLocale();
  const navigate = useLocalNavigate();
  const find = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = [...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value).trim()]);
    const fields = new URLSearchParams(typed);
    if (search) {
      void navigate(search.pathFor(fields.get('search') ?? '', fields), { preventScrollReset: true });
    }
  };
  return (
    <Stack gap={12}>
      {/* The rows are hydrated first: they answer keys, and chips are links. */}
      <Suspense>
        <div css={headStyle}>
          {chips.length > 0 && <FilterChips label={t('list.filters')} chips={chips} />}
          {/* A list without filters has but one view. */}
          {(chips.length > 0 || search) && <SavedViews />}
        </div>
        {search && (
          <form
            key={`${search.value} ${search.more?.key}`}
            method="get"
            action={inLocale(search.pathFor('', new URLSearchParams()), locale)}
            css={lineStyle}
            onSubmit={find}
            aria-label={title}
          >
            {search.more?.fields}
            <SearchBox label={search.label} hint={search.label} search={search.value} />
          </form>
        )}
      </Suspense>
      {!list.ok ? (
        <SectionError section={title} />
      ) : list.value.data.length > 0 ? (
        <>
          {children(list.value.data)}
          {list.value.meta && pathFor && (
            <ListPages
              label={title}
              page={list.value.meta.current_page}
              lastPage={list.value.meta.last_page}
              pathFor={pathFor}
            />
          )}
        </>
      ) : (
        <Card>
          <EmptyState
            title={t(cleared ? 'list.noMatch' : 'list.empty')}
            text={t(cleared ? 'list.noMatchText' : 'list.emptyText')}
            action={
              cleared && (
                <ButtonLink as={LocalLink} variant="secondary" to={cleared}>
                  {t('list.clear')}
                </ButtonLink>
              )
            }
          />
        </Card>
      )}
    </Stack>
  );
};
