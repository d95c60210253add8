import { inLocale } from '@pasar/contract';
import { actionsStyle, filterStyle, lineStyle, SearchBox } from '@pasar/dashboard';
import { LocalLink, useLocale, useLocalNavigate } from '@pasar/slice-kit';
import { TextLink } from '@pasar/ui';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';

interface ListSearchProps {
  label: string;
  hint: string;
  search: string;
  /** Fields that no input shows, e.g. the tab. */
  keep?: Record<string, string | undefined>;
  pathFor: (search: string) => string;
}

/** Finds in a list by its address. Works before any script runs. */
export const ListSearch = ({ label, hint, search, keep = {}, pathFor }: ListSearchProps) => {
  const { t } = useTranslation('seller');
  const locale = useLocale();
  const navigate = useLocalNavigate();
  const apply = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get('search');
    void navigate(pathFor(String(typed ?? '').trim()), { preventScrollReset: true });
  };
  return (
    <form
      key={search}
      method="get"
      action={inLocale(pathFor('').split('?')[0] ?? '', locale)}
      css={filterStyle}
      aria-label={label}
      onSubmit={apply}
    >
      {Object.entries(keep).map(
        ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
      )}
      <div css={lineStyle}>
        <SearchBox label={label} hint={hint} search={search} />
      </div>
      {search && (
        <div css={actionsStyle}>
          <TextLink as={LocalLink} standalone prefetch="none" preventScrollReset to={pathFor('')}>
            {t('filter.clear')}
          </TextLink>
        </div>
      )}
    </form>
  );
};
